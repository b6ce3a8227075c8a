internal import LetterpressSolver

/// The values that options of the program and members of the page's requests may have, and what counts without them.
///
/// The schema, docs/letterpress.schema.json, repeats them for the page.
package enum Limits {
  /// Moves to look ahead, both players' counted.
  package static let depths = 1...64
  /// Moves between two pictures of a game.
  package static let movesBetween = 1...4
  /// How rare words may be.
  package static var rarities: ClosedRange<Int> { Lexicon.validRarities }
  /// The number of moves to list.
  package static let usualMoveCount = 10

  // How long searches take if nobody says it. Those of the page: `firstTime` in `Page/store/analysis.js`, `wholeTime` in
  // `Page/model/review.js`, `searchTime` in `Page/store/spelling.js`.

  /// For a move of `play`, and of the engine and for a hint in `game`.
  package static let timePerMove = Duration.seconds(1)
  /// The same in `game` if a depth is given.
  package static let timeWithDepth = Duration.seconds(60)
  /// For the move that `solve` names beside the words.
  package static let timeBesideWords = Duration.milliseconds(280)
  /// For the review of a game in the program.
  package static let reviewTime = Duration.seconds(9)
  /// The most of it for each move, in the page too.
  static let reviewTimePerMove = Duration.seconds(3)

  /// Returns the lengths of words between two limits, each of them nil for none.
  ///
  /// - Returns: nil if the first is more than the second.
  package static func lengths(from shortest: Int?, to longest: Int?) -> ClosedRange<Int>? {
    let (shortest, longest) = (shortest ?? 1, longest ?? .max)
    return shortest <= longest ? shortest...longest : nil
  }
}
