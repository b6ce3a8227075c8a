internal import ArgumentParser
internal import LetterpressSolver

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

/// Which words there are.
struct LexiconOptions: ParsableArguments {
  @Option(
    name: .customLong("words"),
    help: ArgumentHelp(
      "A word list in place of the built-in one: text, one word a line, with its rarity behind it if it has one, or compiled with `lexicon build`.",
      valueName: "file"),
    completion: .file())
  var file: String?

  /// The lexicon that was asked for; what a text list leaves out is said on standard error.
  ///
  /// - Parameter needingRarities: whether a list that says of no word how rare it is will not do.
  /// - Throws: ``FileError``, or ``CommandFailure`` for a file that is no word list, or that lacks the rarities.
  func lexicon(needingRarities: Bool = false) throws -> Lexicon {
    guard let file else { return .english }
    let lexicon = try LexiconFile.load(file)
    guard !needingRarities || lexicon.hasRarities else {
      throw CommandFailure(
        "says of no word how rare it is: write it behind each word, after a tab, or leave out --max-rarity",
        file: file, status: .dataError)
    }
    return lexicon
  }
}
