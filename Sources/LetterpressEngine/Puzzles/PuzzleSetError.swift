package import LetterpressSolver

/// Why a text is not a set of puzzles.
package enum PuzzleSetError: Error, Equatable, Sendable {
  /// A line, counted from 1, and what is wrong with it.
  case line(Int, Fault)

  /// What is wrong with a line.
  package enum Fault: Error, Equatable, Sendable {
    /// Not a number, or not higher than the one before.
    case invalidNumber(String)
    /// Another number of fields after the first than four.
    case wrongFieldCount(Int)
    case unknownKind(String)
    case invalidLevel(String)
    case invalidPosition(PositionError)
    /// A position in which the game is over, or after a pass.
    case notToMove
    case noSolution
    /// A solution that is not tiles, `=` and words.
    case invalidSolution(String)
    /// A word that may not be played, or not so that exactly its tiles change hands.
    case illegalSolution(String)
    /// A word that wins at once where the puzzle asks for something else, or does not where it asks for that.
    case wrongSolution(String)
  }
}

extension PuzzleSetError: CustomStringConvertible {
  /// What happened.
  package var description: String {
    switch self {
    case .line(let number, let fault): "line \(number): \(fault.description)"
    }
  }
}

extension PuzzleSetError.Fault: CustomStringConvertible {
  /// What is wrong with the line.
  package var description: String {
    switch self {
    case .invalidNumber(let text): "\(text) is not a number higher than the one before"
    case .wrongFieldCount(let count): "\(counted(count, "field")) after the number, not 4"
    case .unknownKind(let text): "\(text) is not a kind of puzzle"
    case .invalidLevel(let text): "\(text) is not a level from 1 to 5"
    case .invalidPosition(let error): error.description
    case .notToMove: "nobody is to move, or the last move was a pass"
    case .noSolution: "there is no solution"
    case .invalidSolution(let text): "\(text) is not tiles, an equals sign and words"
    case .illegalSolution(let word): "\(word) cannot be played on these tiles"
    case .wrongSolution(let word): "\(word) does not do what the puzzle asks for"
    }
  }
}
