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

  /// Returns the lengths of words between two limits, each of them nil for none.
  ///
  /// - Returns: nil if the first is more than the second.
  package static func lengths(from shortest: Int?, to longest: Int?) -> ClosedRange<Int>? {
    let (shortest, longest) = (shortest ?? 1, longest ?? .max)
    return shortest <= longest ? shortest...longest : nil
  }
}
