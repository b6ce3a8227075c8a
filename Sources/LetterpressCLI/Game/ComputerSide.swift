internal import LetterpressEngine
package import LetterpressSolver

/// A computer player at a board.
package struct ComputerSide: Sendable {
  package let player: ComputerPlayer
  private let mover: Mover

  /// One that can be asked for moves.
  private enum Mover: Sendable {
    case level(LevelPlayer)
    case engine(PreparedBoard, SearchLimits, TranspositionTable)
  }

  /// - Parameters:
  ///   - limits: those of the engine.
  ///   - tableSize: the size of the engine's transposition table in bytes.
  ///   - seed: decides which words come to a level's mind.
  package init(
    _ player: ComputerPlayer, on board: PreparedBoard, limits: SearchLimits,
    tableSize: Int = TranspositionTable.defaultSize, seed: UInt64 = 0
  ) {
    self.player = player
    mover =
      if let level = player.level {
        .level(LevelPlayer(level, on: board, seed: seed))
      } else {
        .engine(board, limits, TranspositionTable(size: tableSize))
      }
  }

  /// Its move.
  ///
  /// - Precondition: the game is not over.
  func move(in position: Position) -> Move { choice(in: position).move }

  /// Its move and, if it is the engine, what it found out about that move.
  ///
  /// - Precondition: the game is not over.
  package func choice(in position: Position) -> (move: Move, best: RankedMove?) {
    switch mover {
    case .level(let player): return (player.move(in: position) ?? .pass, nil)
    case .engine(let board, let limits, let table):
      let search = Search(of: position, on: board, limits: limits, table: table)
      let best = search.run(threads: player.threadCount).moves.first
      return (best?.move ?? .pass, best)
    }
  }
}
