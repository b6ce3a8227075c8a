package import LetterpressSolver

/// Reads from colours and scores who owns what, whose turn it is, and the theme.
struct PlayersReader {
  private let scoreReader: ScoreReader
  private let triangles: LooseTriangleFinder

  init(scores: ScoreReader, triangles: LooseTriangleFinder) {
    scoreReader = scores
    self.triangles = triangles
  }

  /// - Parameter tiles: all 25, row by row.
  func read(tiles: [TileBinarizer.Tile], header: Header) -> PlayersReading {
    let tileColors = tiles.map { $0.color }
    let clusters = ColorCluster.clusters(of: tileColors)
    // If only flawed tiles have a certain colour, it may be the colour of what covers them. A triangle without an avatar
    // then proves too little to say whose it is.
    let isMisleading =
      header.isTriangleAlone && clusters.contains { $0.tiles.indices.allSatisfy { tiles[$0].flaw != nil } }
    let header = isMisleading ? Header(background: header.background) : header
    let reading = read(
      clusters: clusters, colors: tileColors, header: header,
      leftScore: header.left.flatMap { scoreReader.score(of: $0) },
      rightScore: header.right.flatMap { scoreReader.score(of: $0) })
    // Letters on a plain ground count as free tiles only if something shows that there are tiles, and a board is untouched only if no
    // tile has a colour of its own.
    let light = reading.lit?.light ?? Light(gain: 1)
    guard reading.owners?.complete?.unclaimed == .all, !PlayersReader.areCheckered(tileColors, in: light),
      header.left == nil && header.right == nil || !PlayersReader.areAlike(tileColors, in: light)
    else { return reading }
    return PlayersReading(left: reading.left, warnings: [.unknownOwners(.all)])
  }

  /// How many tiles of an untouched board may deviate, as something may lie on them.
  private static let mostDeviating = 3

  /// Whether the shades of neighbouring tiles alternate slightly, as free tiles' do. A tile that differs much more is a player's.
  ///
  /// - Parameter light: in which they are seen.
  static func areCheckered(_ tileColors: [RGBColor], in light: Light = Light(gain: 1)) -> Bool {
    let sums = tileColors.enumerated().map { tile, color in
      let drawn = light.drawn(Light.channels(color), on: tile)
      return drawn.red + drawn.green + drawn.blue
    }
    let (even, odd) = (sums.indices.filter { $0 % 2 == 0 }, sums.indices.filter { $0 % 2 != 0 })
    func median(_ tiles: [Int]) -> Float { tiles.map { sums[$0] }.sorted()[tiles.count / 2] }
    let (evenShade, oddShade) = (median(even), median(odd))
    let difference = abs(evenShade - oddShade)
    guard difference >= 2 else { return false }
    func isNearer(_ tile: Int, to shade: Float, than other: Float) -> Bool {
      abs(sums[tile] - shade) < min(abs(sums[tile] - other), 2 * difference)
    }
    return even.count { isNearer($0, to: evenShade, than: oddShade) }
      + odd.count { isNearer($0, to: oddShade, than: evenShade) } >= Board.tileCount - mostDeviating
  }

  /// How far tiles of one kind are at most from their median, as they are seen.
  private static let mostUnlike: Float = 4

  /// Whether all tiles have nearly the same colour.
  ///
  /// - Parameter light: in which they are seen.
  private static func areAlike(_ tileColors: [RGBColor], in light: Light) -> Bool {
    let drawn = tileColors.enumerated().map { light.drawn(Light.channels($1), on: $0) }
    func median(_ channels: [Float]) -> Float { channels.sorted()[channels.count / 2] }
    let usual = (
      red: median(drawn.map { $0.red }), green: median(drawn.map { $0.green }), blue: median(drawn.map { $0.blue })
    )
    return tileColors.enumerated().count { tile, color in
      Light.distance(Light.channels(color), light.seen(usual, on: tile)) <= mostUnlike
    } >= Board.tileCount - mostDeviating
  }

  func read(
    clusters: [ColorCluster], colors: [RGBColor], header: Header, leftScore: Int?, rightScore: Int?
  ) -> PlayersReading {
    let left = Side(header: header.left, score: leftScore)
    let right = Side(header: header.right, score: rightScore)
    // Either player may be on the left.
    let assignments = [SideAssignment(red: left, blue: right), SideAssignment(red: right, blue: left)]
    let owners = OwnerReader(clusters: clusters)
    let readings = assignments.map { owners.read($0.evidence(background: header.background)) }
    // Red is taken to be on the left unless the other way fits a known theme clearly better. If red is on the right of a
    // known theme, the other way costs less by 1.7 or more, even in the colours of other screens; with colours of no known
    // theme, this happens by chance in one of sixty.
    let isRedRight = (readings[1]?.cost ?? .infinity) < (readings[0]?.cost ?? .infinity) - 1.5
    let onTheLeft: Player? = header.left == nil && header.right == nil ? nil : isRedRight ? .blue : .red
    let certain = readings[isRedRight ? 1 : 0].flatMap { $0.isCertain ? $0 : nil }
    let seen = certain.map { outcome($0, assignments[isRedRight ? 1 : 0], left: onTheLeft, header: header) }
    let isInUnknownTheme = seen.map { ($0.fallback?.theme ?? $0.theme) == nil } ?? true
    let isWashedOut = isInUnknownTheme && clusters.contains { $0.color.isWhite }
    if isInUnknownTheme || PlayersReader.areMixed(clusters, colors) {
      let rings = LitOwnerReader.Rings(left: header.left?.color, right: header.right?.color)
      // What is known of all tiles says more than what is open for some.
      if let lit = LitOwnerReader(colors, rings: rings).read(), lit.open.isEmpty || certain == nil || isWashedOut {
        return outcome(lit, isUndone: false, header: header, leftScore: leftScore, rightScore: rightScore)
      }
    }
    guard let reading = certain, let seen, !isWashedOut else {
      // Then it is equally uncertain which player is red, and so whose the turn and the scores are.
      return PlayersReading(left: onTheLeft, warnings: [.unknownOwners(.all)])
    }
    // Only a theme says who is red. In an unknown one, red is the player on the left, whatever the colours resemble.
    guard isRedRight, (seen.fallback?.theme ?? seen.theme) == nil else { return seen }
    return outcome(reading.exchangingPlayers, assignments[0], left: .red, header: header)
  }

  /// Reads whose turn it is in a picture whose light has been undone.
  func read(_ lit: LitOwnerReader.Reading, header: Header) -> PlayersReading {
    outcome(
      lit, isUndone: true, header: header, leftScore: header.left.flatMap { scoreReader.score(of: $0) },
      rightScore: header.right.flatMap { scoreReader.score(of: $0) })
  }

  private func outcome(
    _ lit: LitOwnerReader.Reading, isUndone: Bool, header: Header, leftScore: Int?, rightScore: Int?
  ) -> PlayersReading {
    let left = Side(header: header.left, score: leftScore)
    let right = Side(header: header.right, score: rightScore)
    let rings = LitOwnerReader.Rings(left: header.left?.color, right: header.right?.color)
    let isRedRight = lit.owners.theme.map { rings.areExchanged(in: $0, isUndone ? Light(gain: 1) : lit.light) } ?? false
    let hasSides = header.left != nil || header.right != nil
    var reading = outcome(
      lit.owners, open: lit.open,
      isRedRight ? SideAssignment(red: right, blue: left) : SideAssignment(red: left, blue: right),
      left: hasSides ? (isRedRight ? .blue : .red) : nil, header: header)
    reading.lit = lit
    return reading
  }

  /// Tiles of one kind hardly differ, unless the light is not the same everywhere.
  private static let mostSpread = 6

  /// Whether tiles that were taken for one kind may be of several, which look alike in dim light.
  private static func areMixed(_ clusters: [ColorCluster], _ colors: [RGBColor]) -> Bool {
    clusters.contains { cluster in
      cluster.tiles.indices.contains { colors[$0].distance(to: cluster.color) > mostSpread }
    }
  }

  /// What is seen of the player on one side.
  private struct Side {
    var header: PlayerHeader?
    var score: Int?
  }

  /// Who is on which side, and what the header says under that assumption.
  private struct SideAssignment {
    var red: Side
    var blue: Side

    var turn: Player? {
      switch (red.header?.hasTriangle ?? false, blue.header?.hasTriangle ?? false) {
      case (true, false): .red
      case (false, true): .blue
      default: nil
      }
    }

    var scores: Scores? {
      guard let red = red.score, let blue = blue.score, red + blue <= Board.tileCount else { return nil }
      return Scores(red: red, blue: blue)
    }

    func evidence(background: RGBColor?) -> OwnerReader.Evidence {
      OwnerReader.Evidence(background: background, red: red.header?.color, blue: blue.header?.color, scores: scores)
    }
  }

  /// - Parameter open: the tiles whose owners are open in the reading.
  private func outcome(
    _ reading: OwnerReading, open: TileSet = TileSet(), _ sides: SideAssignment, left: Player?, header: Header
  ) -> PlayersReading {
    let seen = SeenOwners(reading.owners, open: open)
    let fallback = fallback(reading, seen, sides, header: header)
    var warnings: [ReadingWarning] = []
    let settled = sides.scores.map { seen.settled(by: $0) } ?? seen
    if settled == nil, let scores = sides.scores {
      let counted = Scores(red: seen.owners.red.count, blue: seen.owners.blue.count)
      warnings.append(.scoresDisagree(scores: scores, counted: counted))
    }
    let doubtful = (settled ?? seen).owners.defended.symmetricDifference(reading.coloredDefended)
      .subtracting(open).subtracting(open.neighbours)
    if !doubtful.isEmpty { warnings.append(.defenceDisagrees(doubtful)) }
    // Scores that disagree with the tiles are nearly always right, since a digit is read correctly or not at all, except
    // for one in thousands that is partly covered. So some tile was given a wrong owner, and nothing says which.
    guard let owners = settled else {
      return PlayersReading(left: left, warnings: [.unknownOwners(.all)] + warnings, fallback: fallback)
    }
    if !owners.open.isEmpty { warnings.insert(.unknownOwners(owners.open), at: 0) }
    return PlayersReading(
      left: left, owners: owners, turn: fallback.turn, scores: fallback.scores,
      theme: fallback.theme, warnings: warnings)
  }

  /// Returns what colours and header say, whether or not they agree.
  private func fallback(
    _ reading: OwnerReading, _ seen: SeenOwners, _ sides: SideAssignment, header: Header
  ) -> PlayersReading.Fallback {
    PlayersReading.Fallback(
      owners: seen,
      turn: sides.turn ?? looseTurn(reading, header: header),
      scores: sides.scores,
      theme: reading.theme ?? Theme.nearest(to: reading.parts, evidence: sides.evidence(background: header.background)))
  }

  /// Returns the player whose colour a triangle has if no avatar can be seen; nil unless it is exactly one player's.
  private func looseTurn(_ reading: OwnerReading, header: Header) -> Player? {
    // In another light than the game's it would have another colour.
    guard header.left == nil, header.right == nil, reading.theme == nil else { return nil }
    let turns = Player.allCases.filter { player in
      reading.fullColor(of: player, background: header.background).map { triangles.sees($0) } ?? false
    }
    return turns.count == 1 ? turns[0] : nil
  }
}

extension RGBColor {
  /// Whether it is as bright as can be, so that it may have been brighter.
  var isWhite: Bool { min(red, green, blue) >= 253 }
}

/// What colours and the header say about the players.
package struct PlayersReading: Equatable, Sendable {
  /// The player on the left; nil if the picture shows neither avatar.
  package var left: Player?
  /// Nil if unknown.
  package var owners: SeenOwners?
  /// Nil if the game is over or the triangle cannot be seen.
  package var turn: Player?
  /// Nil if they cannot be read.
  package var scores: Scores?
  /// Nil if unknown.
  package var theme: Theme?
  package var warnings: [ReadingWarning] = []
  /// What the colours show if the scores contradict them; otherwise nil.
  package var fallback: Fallback?
  /// What the owners are based on if the light of the picture is not the game's; otherwise nil.
  var lit: LitOwnerReader.Reading?

  /// Whether all tiles have an owner, which ends a game.
  var isOver: Bool { owners?.complete?.unclaimed.isEmpty ?? false }

  /// The owners and what depends on them, possibly wrong because of one misread tile.
  package struct Fallback: Equatable, Sendable {
    package var owners: SeenOwners
    package var turn: Player?
    package var scores: Scores?
    package var theme: Theme?
  }
}
