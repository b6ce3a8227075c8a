/// Reads from colours and scores who owns what, whose turn it is, and in which theme.
struct PlayersReader {
  private let scoreReader: ScoreReader
  private let triangles: LooseTriangleFinder

  init(scores: ScoreReader, triangles: LooseTriangleFinder) {
    scoreReader = scores
    self.triangles = triangles
  }

  struct Outcome: Equatable {
    /// Whether the left avatar is red's.
    var isRedLeft: Bool
    /// Of the 25 tiles, row by row; nil where it cannot be told.
    var ownerships: [Ownership]?
    var turn: Player?
    var scores: Scores?
    var theme: String?
    var warnings: [ReadingWarning] = []
  }

  /// - Parameter tileColors: the 25 tiles', row by row.
  func read(tileColors: [RGBColor], header: Header) -> Outcome {
    // Either player may stand on the left.
    let seatings = [true, false].map { isRedLeft in
      let seating = self.seating(of: header, isRedLeft: isRedLeft)
      return (seating: seating, reading: OwnerReader(colors: tileColors, evidence: seating.evidence).read())
    }
    // Red sits left unless the other way fits a known theme clearly better.
    let isRedRight = (seatings[1].reading?.cost ?? .infinity) < (seatings[0].reading?.cost ?? .infinity) - 0.5
    let (seating, reading) = seatings[isRedRight ? 1 : 0]
    guard let reading, reading.isCertain else {
      // Then it is as uncertain which of the two is red, and so whose the turn and the scores are.
      return Outcome(isRedLeft: !isRedRight, warnings: [.unknownOwners])
    }
    return outcome(reading, seating, isRedLeft: !isRedRight, tileColors: tileColors, header: header)
  }

  /// Who sits where, and what the header says under that assumption.
  private struct Seating {
    var evidence: OwnerReader.Evidence
    var turn: Player?
  }

  private func seating(of header: Header, isRedLeft: Bool) -> Seating {
    let (red, blue) = isRedLeft ? (header.left, header.right) : (header.right, header.left)
    var scores: Scores?
    if let redScore = red.flatMap(scoreReader.score), let blueScore = blue.flatMap(scoreReader.score),
      redScore + blueScore <= TileGrid.side * TileGrid.side
    {
      scores = Scores(red: redScore, blue: blueScore)
    }
    let turn: Player? =
      switch (red?.hasTriangle ?? false, blue?.hasTriangle ?? false) {
      case (true, false): .red
      case (false, true): .blue
      default: nil
      }
    return Seating(
      evidence: OwnerReader.Evidence(
        background: header.background, red: red?.color, blue: blue?.color, scores: scores),
      turn: turn)
  }

  private func outcome(
    _ reading: OwnerReader.Outcome, _ seating: Seating, isRedLeft: Bool, tileColors: [RGBColor], header: Header
  ) -> Outcome {
    let owners = reading.owners
    let isDefended = Defence.defended(owners)
    var warnings: [ReadingWarning] = []
    let counted = Scores(red: owners.count { $0 == .red }, blue: owners.count { $0 == .blue })
    if let scores = seating.evidence.scores, scores != counted {
      warnings.append(.scoresDisagree(scores: scores, counted: counted))
    }
    let doubtful = owners.indices.filter { reading.kinds[$0].isDefended != isDefended[$0] }
    if !doubtful.isEmpty { warnings.append(.defenceDisagrees(doubtful)) }
    return Outcome(
      isRedLeft: isRedLeft,
      ownerships: zip(owners, isDefended).map { owner, isDefended in
        owner.map { Ownership.owned(by: $0, isDefended: isDefended) } ?? .unclaimed
      },
      turn: seating.turn ?? looseTurn(reading, tileColors: tileColors, header: header),
      // A digit that is half covered may look like another: the tiles themselves are the better count.
      scores: seating.evidence.scores == counted ? counted : nil,
      theme: Theme.name(tileColors: zip(reading.kinds, tileColors).map { ($0, $1) }, evidence: seating.evidence),
      warnings: warnings)
  }

  /// Whose colour a triangle has where no avatar can be seen; nil where it is nobody's.
  private func looseTurn(_ reading: OwnerReader.Outcome, tileColors: [RGBColor], header: Header) -> Player? {
    guard header.left == nil, header.right == nil else { return nil }
    let turns = Player.allCases.filter { player in
      PlayersReader.color(of: player, reading, tileColors: tileColors, background: header.background)
        .map(triangles.sees) ?? false
    }
    return turns.count == 1 ? turns[0] : nil
  }

  /// A player's full colour by the tiles: that of a defended one, or as far again from the background as
  /// that of any other.
  private static func color(
    of player: Player, _ reading: OwnerReader.Outcome, tileColors: [RGBColor], background: RGBColor?
  ) -> RGBColor? {
    func colors(isDefended: Bool) -> [RGBColor] {
      reading.kinds.indices.filter { reading.kinds[$0].owner == player && reading.kinds[$0].isDefended == isDefended }
        .map { tileColors[$0] }
    }
    let (defended, plain) = (colors(isDefended: true), colors(isDefended: false))
    if !defended.isEmpty { return .median(of: defended) }
    guard !plain.isEmpty, let background else { return nil }
    return RGBColor.median(of: plain).reflected(from: background)
  }
}
