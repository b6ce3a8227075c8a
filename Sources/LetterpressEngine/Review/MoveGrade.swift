/// How good a move was, in one word.
package enum MoveGrade: String, CaseIterable, Sendable {
  /// The best move, where every other word would have lost much.
  case onlyMove = "only move"
  /// No better move was found, or none that is better by more than a search can tell.
  case best
  case good
  case inaccuracy
  case mistake
  case blunder
}

extension MoveGrade {
  /// Creates the grade of a move by what it lost.
  ///
  /// Looking one move further changes a chance by 2 to 4 points in the median, so less than 2 points are no loss, and only
  /// a multiple of that is called a mistake. `docs/playing.md` says how many of them stand when searched ten times as long.
  ///
  /// - Parameter lost: how many points of the chance to win, 0 to 100.
  init(lost: Int) {
    self =
      switch lost {
      case MoveGrade.leastBlunder...: .blunder
      case MoveGrade.leastMistake...: .mistake
      case MoveGrade.leastInaccuracy...: .inaccuracy
      case MoveGrade.leastLoss...: .good
      default: .best
      }
  }

  /// The fewest points whose loss is a loss at all.
  static let leastLoss = 2
  package static let leastInaccuracy = 8
  static let leastMistake = 24
  static let leastBlunder = 35
  /// A move is the only one if the next best word would have lost at least as much.
  static let leastLossOfOthers = 20

  /// Whether the move lost so much that one can learn from it.
  package var isError: Bool { self == .mistake || self == .blunder }
}
