package import LetterpressSolver

/// A move of a game, compared with the best that could have been played.
package struct ReviewedMove: Sendable {
  /// A move with what it is worth and the best answer to it.
  package struct Choice: Sendable {
    package let move: Move
    package let after: Position
    package let value: MoveValue
    /// Nil if the game is over, or none was searched for.
    package let answer: RankedMove?
    /// Whether most people know the word; true for a pass.
    package let isKnown: Bool
    /// The rarity of the word; nil for a pass, and if it is unknown.
    package let rarity: Int?
    /// The word with which the opponent could have won at once after it; nil if there was none.
    package let threat: String?
  }

  package let before: Position
  /// What was played.
  package let played: Choice
  /// The best move; what was played, if nothing better was found.
  package let best: Choice
  /// The best move with a known word; nil if none was found.
  package let known: Choice?
  /// The next best word, if what was played is the best; nil if it was not looked for.
  package let other: Choice?
  /// The word with which the opponent threatened to win at once; nil if there was none.
  let threat: String?

  /// Who made the move.
  package var player: Player { before.turn }

  /// Whether nothing better was found than what was played.
  package var isBest: Bool { best.move == played.move }

  /// How many points of the chance to win it lost, 0 to 100.
  package var lost: Int { max(best.value.percent - played.value.percent, 0) }

  /// The best move with a known word, if the best has another, and if it is better than what was played.
  var betterKnown: Choice? {
    guard !best.isKnown, let known, known.move != best.move, known.move != played.move,
      known.value.percent - played.value.percent >= MoveGrade.leastLoss
    else { return nil }
    return known
  }

  /// The better move that ``why(_:)`` explains: the best, or the best with a known word, if more is to be learnt from that.
  package var explained: Choice {
    guard let known = betterKnown, known.value.isWon || !best.value.isWon,
      (known.value.percent - played.value.percent) * 2 >= lost
    else { return best }
    return known
  }

  /// Whether nothing was left to lose: no move is a good one then, nor a bad one.
  var isHopeless: Bool { best.value.isLost || best.value.percent < VerdictText.exactPercents.lowerBound }

  package var grade: MoveGrade {
    if isHopeless { return .alreadyLost }
    let grade = MoveGrade(lost: lost)
    guard grade == .best else { return grade }
    if let other, !played.value.isLost,
      played.value.percent - other.value.percent >= MoveGrade.leastLossOfOthers
    {
      return .onlyMove
    }
    // What is sure is better than what is likely, even if not by a point.
    return !isBest && best.value.isWon && !played.value.isWon ? .good : .best
  }

  /// How exact the move was, 0 to 100: each point lost leaves 95.5% of it, so 10 points leave 63, and 50 points 10.
  package var accuracy: Double {
    var accuracy = 100.0
    for _ in 0..<lost { accuracy *= ReviewedMove.partLeftByPoint }
    return accuracy
  }

  private static let partLeftByPoint = 0.955
}

extension ReviewedMove {
  /// Why it got its grade: in a sentence, and another if few people know the best word.
  package func why(_ wording: Wording = .terminal) -> String { ReviewReason(self, wording).text }

  /// The chance of its player before and after it, as a sentence.
  package func chances(_ wording: Wording = .terminal) -> String {
    "\(wording.names.possessive(of: player).asciiCapitalized) chance: \(VerdictText.chance(of: best.value)) with the best move, "
      + "\(VerdictText.chance(of: played.value)) as played."
  }
}

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
  /// Every move loses, or is as good as lost.
  case alreadyLost = "already lost"
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
