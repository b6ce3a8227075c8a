package import LetterpressSolver

/// How rare words may be.
package struct RarityLimit: Equatable, Sendable {
  /// Nil for any rarity.
  package let maximum: Int?
  /// Whether words of unknown rarity are left out.
  package let isRequired: Bool

  /// - Parameters:
  ///   - maximum: nil for none.
  ///   - vocabulary: if it is not all words, also those of unknown rarity are left out.
  package init(maximum: Int?, vocabulary: Vocabulary = .anything) {
    self.maximum = vocabulary.rarities.map { min(maximum ?? .max, $0.upperBound) } ?? maximum
    isRequired = vocabulary.rarities != nil
  }
}
