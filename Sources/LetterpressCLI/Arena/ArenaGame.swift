internal import LetterpressSolver

/// A game that two players have played.
struct ArenaGame: Sendable {
  /// The positions in which somebody moved, in order.
  private(set) var positions: [Position] = []
  /// How long each move took, in milliseconds.
  private(set) var times: [Double] = []
  /// How it ended; nil where it was broken off.
  private(set) var outcome: Outcome?

  /// Longer games are broken off.
  static let maximumPlyCount = 200
  /// The bytes of each side's table.
  private static let tableSize = 16 << 20

  /// Has a game played.
  ///
  /// - Parameters:
  ///   - players: the one who moves first, then the other.
  ///   - limits: of each of them.
  /// - Throws: ``CommandFailure`` where a player makes a move that the rules forbid, or says of a win that it is proven
  ///   which does not come true.
  init(
    from opening: Position, on board: GameBoard, players: [ComputerPlayer], limits: [SearchLimits]
  ) throws(CommandFailure) {
    let seats = zip(players, limits).map { player, limits in
      ComputerSeat(player, on: board, limits: limits, tableSize: ArenaGame.tableSize)
    }
    var position = opening
    var claims: [ArenaClaim] = []
    while position.outcome == nil, positions.count < ArenaGame.maximumPlyCount {
      let seat = seats[positions.count % 2]
      let start = MonotonicClock.now
      let (move, verdict) = seat.choice(in: position)
      times.append((MonotonicClock.now - start) / .milliseconds(1))
      if let verdict, let claim = ArenaClaim(verdict, in: position, after: positions.count) { claims.append(claim) }
      positions.append(position)
      do {
        try position.play(move, in: board.lexicon)
      } catch {
        throw CommandFailure(
          "\(seat.player) plays \(move), which is against the rules: \(error)\nthe position was \(position)",
          status: .dataError)
      }
    }
    outcome = position.outcome
    for claim in claims where claim.isRefuted(outcome: outcome, plyCount: positions.count) {
      throw CommandFailure(
        "that \(claim.winner) wins was called proven, and is not so\nthe position was \(claim.position)",
        status: .dataError)
    }
  }

  /// What the player who moved first has won: 1, ½ or 0. Games that were broken off count as a draw.
  var points: GamePoints {
    guard let winner = outcome?.winner, let first = positions.first?.turn else { return .half }
    return winner == first ? .one : .none
  }

  /// The times of the moves of the player who moved first, or of the other, in milliseconds.
  func times(ofFirst isFirst: Bool) -> [Double] {
    stride(from: isFirst ? 0 : 1, to: times.count, by: 2).map { times[$0] }
  }

  /// A line for each position: its text form, what the player to move has won in the end, and how many plies that was
  /// away, with tabs between.
  var record: String {
    positions.enumerated().map { place, position in
      let points = place.isMultiple(of: 2) ? points : points.ofOpponent
      return "\(position)\t\(points)\t\(positions.count - place)\n"
    }.joined()
  }
}

/// That somebody has won by a certain ply, as a player said that it had proven in a game.
struct ArenaClaim: Sendable {
  let winner: Player
  /// By how many plies of the game, at the latest.
  let plyCount: Int
  /// The position in which it was said.
  let position: Position

  /// A longer win takes another proof on the way, for which there may not be the time.
  static let longestWin = 3

  /// What a verdict on a player's best move claims; nil where it claims nothing that has to come true in every game.
  ///
  /// - Parameter plyCount: how many plies there were before the move.
  init?(_ verdict: Verdict, in position: Position, after plyCount: Int) {
    switch verdict {
    case .wins(let plies) where plies <= ArenaClaim.longestWin:
      (winner, self.plyCount) = (position.turn, plyCount + plies)
    // Every player finishes where a word does.
    case .loses(let plies) where plies < ArenaClaim.longestWin:
      (winner, self.plyCount) = (position.turn.opponent, plyCount + plies)
    case .wins, .loses, .draws, .seemsToWin, .seemsToLose, .lead: return nil
    }
    self.position = position
  }

  /// Whether a game of this many plies has proven it false; a game that was broken off earlier proves nothing.
  func isRefuted(outcome: Outcome?, plyCount: Int) -> Bool {
    guard let outcome else { return plyCount >= self.plyCount }
    return outcome.winner != winner || plyCount > self.plyCount
  }
}
