internal import LetterpressEngine
package import LetterpressSolver

/// A computer player at a board.
package struct ComputerSide: Sendable {
  package let player: ComputerPlayer
  private let mover: Mover

  /// One that can be asked for moves.
  private enum Mover: Sendable {
    case level(LevelPlayer)
    case style(Opponent)
  }

  /// - Parameters:
  ///   - tableSize: the size of its transposition table in bytes, if it searches.
  ///   - seed: decides which words come to its mind, if it plays as a person does.
  package init(
    _ player: ComputerPlayer, on board: PreparedBoard, limits: SearchLimits,
    tableSize: Int = TranspositionTable.defaultSize, seed: UInt64 = 0
  ) {
    self.player = player
    mover =
      switch player.kind {
      case .level(let level): .level(LevelPlayer(level, on: board, seed: seed))
      case .style(let style): .style(Opponent(style, on: board, limits: limits, tableSize: tableSize))
      }
  }

  /// Its move.
  ///
  /// - Precondition: the game is not over.
  func move(in position: Position) -> Move { choice(in: position).move }

  /// Its move and, if it searches, what it found out about that move.
  ///
  /// - Precondition: the game is not over.
  package func choice(in position: Position) -> (move: Move, best: RankedMove?) {
    switch mover {
    case .level(let player): return (player.move(in: position), nil)
    case .style(let opponent):
      guard opponent.style.searches else { return (opponent.move(in: position), nil) }
      let best = opponent.search(in: position).run(threads: player.threadCount).moves.first
      return (best?.move ?? .pass, best)
    }
  }
}
