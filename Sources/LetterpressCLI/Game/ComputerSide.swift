internal import LetterpressEngine
package import LetterpressSolver

/// A computer player at a board.
package struct ComputerSide: Sendable {
  package let player: ComputerPlayer
  private let opponent: Opponent

  /// - Parameter tableSize: the size of its transposition table in bytes, if it searches.
  package init(
    _ player: ComputerPlayer, on board: PreparedBoard, limits: SearchLimits,
    tableSize: Int = TranspositionTable.defaultSize
  ) {
    self.player = player
    opponent = Opponent(player.style, on: board, limits: limits, tableSize: tableSize)
  }

  /// Its move.
  ///
  /// - Precondition: the game is not over.
  func move(in position: Position) -> Move { choice(in: position).move }

  /// Its move and, if it searches, what it found out about that move.
  ///
  /// - Precondition: the game is not over.
  package func choice(in position: Position) -> (move: Move, best: RankedMove?) {
    guard player.style.searches else { return (opponent.move(in: position), nil) }
    let best = report(in: position).moves.first
    return (best?.move ?? .pass, best)
  }

  /// The result of a search on all its threads, which have ended by then.
  ///
  /// - Precondition: its style searches.
  func report(in position: Position) -> SearchReport {
    opponent.search(in: position).run(threads: player.threadCount)
  }
}
