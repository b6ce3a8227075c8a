internal import ArgumentParser
internal import LetterpressEngine
internal import LetterpressSolver

/// How rare words may be.
struct RarityOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      Only words that you would think of: everyday (rarity up to \(Lexicon.everydayRarities.upperBound)), familiar (up \
      to \(Lexicon.knownRarities.upperBound), which most people know) or anything. The first two leave out words of \
      unknown rarity. (default: anything)
      """, valueName: "words"))
  var vocabulary: Vocabulary?

  @Flag(help: "Only words that most people know: short for --vocabulary familiar.")
  var known = false

  @Option(
    name: .customLong("max-rarity"),
    help: ArgumentHelp(
      """
      Only words up to this rarity: 10 for the most common words, 35 for words most people know, 60 for words a \
      spelling checker knows, 95 for all. Words of unknown rarity are kept.
      """, valueName: "n"), transform: NumberRange.rarities.number)
  var limit: Int?

  func validate() throws {
    if known, vocabulary != nil { throw ValidationError("Give either --known or --vocabulary, not both.") }
  }

  /// How rare a word may be.
  var rarities: RarityLimit {
    RarityLimit(maximum: limit, vocabulary: vocabulary ?? (known ? .familiar : .anything))
  }
}
