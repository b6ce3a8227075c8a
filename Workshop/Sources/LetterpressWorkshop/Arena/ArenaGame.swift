internal import LetterpressCLI
internal import LetterpressEngine
internal import LetterpressSolver

/// A game that two players have played.
struct ArenaGame: Sendable {
  /// The positions before each move, in order.
  private(set) var positions: [Position] = []
  /// Who made each move, and its assessment of it; nil if it did not search.
  private var movers: [(player: ComputerPlayer, best: RankedMove?)] = []
  /// How long each move took, in milliseconds.
  private(set) var times: [Double] = []
  /// How it ended; nil if it was cut off.
  private(set) var outcome: Outcome?

  /// The size of each side's transposition table, in bytes.
  private static let tableSize = 16 << 20

  /// Plays a game.
  ///
  /// - Parameters:
  ///   - players: the one who moves first, then the other.
  ///   - limits: those of each player.
  /// - Throws: ``CommandFailure`` if a player makes an illegal move, or claims a proven win that does not come true.
  init(
    from opening: Position, on board: PreparedBoard, players: [ComputerPlayer], limits: [SearchLimits]
  ) throws(CommandFailure) {
    let sides = zip(players, limits).map { player, limits in
      ComputerSide(player, on: board, limits: limits, tableSize: ArenaGame.tableSize)
    }
    var position = opening
    var claims: [ArenaClaim] = []
    while position.outcome == nil, positions.count < GameRecord.maximumPlyCount {
      let side = sides[positions.count % 2]
      let start = MonotonicClock.now
      let (move, best) = side.choice(in: position)
      times.append((MonotonicClock.now - start) / .milliseconds(1))
      if let best, let claim = ArenaClaim(best.verdict, in: position, after: positions.count) { claims.append(claim) }
      positions.append(position)
      movers.append((side.player, best))
      do {
        try position.play(move, in: board.lexicon)
      } catch {
        throw CommandFailure(
          "\(side.player) made the illegal move \(move): \(error)\nthe position was \(position)",
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

  /// The points of the player who moved first: 1, ½ or 0. A game that was cut off counts as a draw.
  var points: GamePoints {
    guard let winner = outcome?.winner, let first = positions.first?.turn else { return .half }
    return winner == first ? .one : .none
  }

  /// The times of the moves of the player who moved first, or of the other, in milliseconds.
  func times(ofFirst isFirst: Bool) -> [Double] {
    stride(from: isFirst ? 0 : 1, to: times.count, by: 2).map { times[$0] }
  }

  /// One line per position, separated by tabs: its text form, the final points of the player to move, the number of
  /// plies to the end, the player, and its assessment of its move: the verdict and the chance to win.
  var record: String {
    positions.indices.map { place in
      let points = place.isMultiple(of: 2) ? points : points.ofOpponent
      let (player, best) = movers[place]
      let thought = best.map { "\(VerdictText.keyword($0.verdict))\t\(Decimals.fixed($0.chance, count: 4))" } ?? "\t"
      return "\(positions[place])\t\(points)\t\(positions.count - place)\t\(player)\t\(thought)\n"
    }.joined()
  }

  /// Whether a file that begins with these bytes is a record.
  static func isRecord(_ beginning: [UInt8]) -> Bool {
    let fields = beginning.prefix { $0 != UInt8(ascii: "\n") }.split(
      separator: UInt8(ascii: "\t"), omittingEmptySubsequences: false)
    return fields.count == 6 && (try? Position(parsing: String(decoding: fields[0], as: UTF8.self))) != nil
  }
}
