internal import LetterpressSolver

/// A computer's player at a board.
struct ComputerSeat: Sendable {
  let player: ComputerPlayer
  private let opponent: Opponent

  /// - Parameter tableSize: the bytes that it may remember positions in, where it searches.
  init(
    _ player: ComputerPlayer, on board: GameBoard, limits: SearchLimits,
    tableSize: Int = TranspositionTable.defaultSize
  ) {
    self.player = player
    opponent = Opponent(player.style, on: board, limits: limits, tableSize: tableSize)
  }

  /// Its move.
  ///
  /// - Precondition: the game is not over.
  func move(in position: Position) -> Move { choice(in: position).move }

  /// Its move, and where it searches what it thinks of that.
  ///
  /// - Precondition: the game is not over.
  func choice(in position: Position) -> (move: Move, verdict: Verdict?) {
    guard player.style.searches else { return (opponent.move(in: position), nil) }
    let best = report(in: position).moves.first
    return (best?.move ?? .pass, best?.verdict)
  }

  /// What it has found out by a search on all its threads, which have ended by then.
  ///
  /// - Precondition: its style is one that searches.
  func report(in position: Position) -> SearchReport {
    opponent.search(in: position).run(threads: player.threadCount)
  }
}
