internal import ArgumentParser
internal import LetterpressEngine
internal import LetterpressSolver

/// How rare words may be.
struct RarityOptions: ParsableArguments {
  @Flag(
    help: ArgumentHelp(
      """
      Only words that most people know: those with a rarity up to \(Lexicon.knownRarities.upperBound). Words of \
      unknown rarity are left out.
      """))
  var known = false

  @Option(
    name: .customLong("max-rarity"),
    help: ArgumentHelp(
      """
      Only words up to this rarity: 10 for the most common words, 35 for words most people know, 60 for words a \
      spelling checker knows, 95 for all. Words of unknown rarity are kept.
      """, valueName: "n"))
  var limit: Int?

  func validate() throws { try NumberRange.rarities.check(limit, of: "--max-rarity") }

  /// How rare a word may be.
  var rarities: RarityLimit { RarityLimit(maximum: limit, isKnown: known) }
}
