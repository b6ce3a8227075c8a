package import LetterpressSolver

/// A puzzle from a game in which something else was played.
package struct MissedChance {
  package let puzzle: Puzzle
  /// The number of the move, from 1.
  package let number: Int
  /// What was played instead.
  package let played: PlayedMove

  /// Returns the puzzles of a game whose answers were not played, in order.
  ///
  /// - Parameter nodeLimit: how many positions to look at for each move.
  package static func all(in moves: [PlayedMove], on board: PreparedBoard, nodeLimit: Int) -> [MissedChance] {
    let finder = PuzzleFinder(on: board, nodeLimit: nodeLimit, standard: .ownGame)
    return moves.enumerated().compactMap { index, move in
      guard let puzzle = finder.puzzle(in: move.before), !puzzle.isSolved(by: move) else { return nil }
      return MissedChance(puzzle: puzzle, number: index + 1, played: move)
    }
  }
}
