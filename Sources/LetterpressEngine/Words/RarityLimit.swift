internal import LetterpressSolver

/// How rare words may be.
package struct RarityLimit: Equatable, Sendable {
  /// Nil for any rarity.
  package let maximum: Int?
  /// Whether words of unknown rarity are left out.
  package let isRequired: Bool

  /// - Parameters:
  ///   - maximum: nil for none.
  ///   - isKnown: whether to leave out words that few people know, and those of which it is not known.
  package init(maximum: Int?, isKnown: Bool) {
    self.maximum = isKnown ? min(maximum ?? .max, Lexicon.knownRarities.upperBound) : maximum
    isRequired = isKnown
  }
}
