internal import ArgumentParser

/// How rare words may be.
struct RarityOptions: ParsableArguments {
  @Option(
    name: .customLong("max-rarity"),
    help: ArgumentHelp(
      "Only words that are not rarer than this: 10 leaves the commonest, 35 those most people know, 60 those of a spelling checker, 95 all.",
      valueName: "n"))
  var maximum: Int?

  func validate() throws { try NumberRange.rarities.check(maximum, of: "--max-rarity") }
}
