internal import LetterpressCLI
internal import LetterpressEngine
internal import LetterpressSolver

/// A game that two players have played.
struct ArenaGame: Sendable {
  /// The positions before each move, in order.
  private(set) var positions: [Position] = []
  /// Who made each move, and its assessment of it; nil if it gave none.
  private var movers: [(player: ArenaPlayer, best: ArenaAssessment?)] = []
  /// How long each move took, in milliseconds.
  private(set) var times: [Double] = []
  /// How it ended; nil if it was cut off.
  private(set) var outcome: Outcome?

  /// The size of each side's transposition table, in bytes.
  private static let tableSize = 16 << 20

  /// One that can be asked for moves.
  private enum Side {
    case computer(ComputerSide)
    case style(PlayingStyle, PreparedBoard)
    case program(ArenaProgram)
  }

  /// Plays a game.
  ///
  /// - Parameters:
  ///   - players: the one who moves first, then the other.
  ///   - programs: where to find other programs.
  /// - Throws: ``CommandFailure`` if a player makes an illegal move, or claims a proven win that does not come true, or if
  ///   another program fails.
  init(
    from opening: Position, on board: PreparedBoard, players: [ArenaPlayer], settings: ArenaSettings,
    programs: ArenaPrograms
  ) throws(CommandFailure) {
    self = try ArenaGame.withSides(players, settings, board, programs) { sides throws(CommandFailure) in
      try ArenaGame(from: opening, on: board, players: players, sides: sides, budgets: players.map(settings.budget))
    }
  }

  /// Calls a function with the players at a board.
  private static func withSides(
    _ players: [ArenaPlayer], _ settings: ArenaSettings, _ board: PreparedBoard, _ programs: ArenaPrograms,
    _ sides: [Side] = [], _ body: ([Side]) throws(CommandFailure) -> ArenaGame
  ) throws(CommandFailure) -> ArenaGame {
    guard sides.count < players.count else { return try body(sides) }
    let player = players[sides.count]
    switch player {
    case .computer(let computer):
      let side = ComputerSide(computer, on: board, limits: settings.budget(of: player).limits, tableSize: tableSize)
      return try withSides(players, settings, board, programs, sides + [.computer(side)], body)
    case .style(let style):
      return try withSides(players, settings, board, programs, sides + [.style(style, board)], body)
    case .program(let command):
      return try programs.with(command) { program throws(CommandFailure) in
        try program.beginGame()
        return try withSides(players, settings, board, programs, sides + [.program(program)], body)
      }
    }
  }

  private init(
    from opening: Position, on board: PreparedBoard, players: [ArenaPlayer], sides: [Side], budgets: [ArenaBudget]
  ) throws(CommandFailure) {
    var position = opening
    var claims: [ArenaClaim] = []
    while position.outcome == nil, positions.count < GameRecord.maximumPlyCount {
      let index = positions.count % 2
      let start = MonotonicClock.now
      let (move, best) = try ArenaGame.choice(of: sides[index], in: position, budget: budgets[index])
      times.append((MonotonicClock.now - start) / .milliseconds(1))
      if let best, let claim = ArenaClaim(best.verdict, in: position, after: positions.count) { claims.append(claim) }
      positions.append(position)
      movers.append((players[index], best))
      do {
        try position.play(move, in: board.lexicon)
      } catch {
        throw CommandFailure(
          "\(players[index]) made the illegal move \(move): \(error)\nthe position was \(position)",
          status: .dataError)
      }
    }
    outcome = position.outcome
    for claim in claims where claim.isRefuted(outcome: outcome, plyCount: positions.count) {
      throw CommandFailure(
        "a win for \(claim.winner) was called proven but did not come true\nthe position was \(claim.position)",
        status: .dataError)
    }
  }

  private static func choice(
    of side: Side, in position: Position, budget: ArenaBudget
  ) throws(CommandFailure) -> (move: Move, best: ArenaAssessment?) {
    switch side {
    case .computer(let computer):
      let (move, best) = computer.choice(in: position)
      return (move, best.map { ArenaAssessment(verdict: $0.verdict, chance: $0.chance) })
    case .style(let style, let board): return (style.move(in: position, on: board), nil)
    case .program(let program):
      let (move, assessment) = try program.choice(in: position, budget: budget)
      return (move, assessment)
    }
  }

  /// The points of the player who moved first: 1, ½ or 0. A game that was cut off counts as a draw.
  var points: GamePoints {
    guard let winner = outcome?.winner, let first = positions.first?.turn else { return .half }
    return winner == first ? .one : .none
  }

  /// The times of the moves of the player who moved first, or of the other, in milliseconds.
  func times(ofFirst isFirst: Bool) -> [Double] {
    stride(from: isFirst ? 0 : 1, to: times.count, by: 2).map { times[$0] }
  }

  /// One line with a JSON object for each position. It has the position's text form, the final points of the player to move,
  /// the number of plies to the end, the number of free tiles, and the player. It also has what the player thought of its move,
  /// which is the verdict and the chance to win; both are null if it gave none.
  var record: String {
    positions.indices.map { place in
      let points = place.isMultiple(of: 2) ? points : points.ofOpponent
      let (player, best) = movers[place]
      return JSONValue.object([
        ("position", .string(positions[place].description)),
        ("points", .number(points.value)),
        ("pliesToEnd", .integer(positions.count - place)),
        ("unfinished", .boolean(outcome == nil)),
        ("free", .integer(positions[place].owners.unclaimed.count)),
        ("player", .string(player.description)),
        ("verdict", JSONValue(best.map { VerdictText.keyword($0.verdict) })),
        ("chance", best.map { .number($0.chance) } ?? .null),
      ]).line
    }.joined()
  }

  /// Whether a file that begins with these bytes is a record.
  static func isRecord(_ beginning: [UInt8]) -> Bool {
    String(decoding: beginning, as: UTF8.self).hasPrefix(recordStart)
  }

  private static let recordStart = "{\"position\":\""
}
