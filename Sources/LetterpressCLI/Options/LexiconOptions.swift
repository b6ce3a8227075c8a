internal import ArgumentParser
internal import LetterpressSolver

/// How rare words may be.
struct RarityOptions: ParsableArguments {
  @Option(
    name: .customLong("max-rarity"),
    help: ArgumentHelp(
      """
      Only words up to this rarity: 10 for the most common words, 35 for words most people know, 60 for words a \
      spelling checker knows, 95 for all.
      """, valueName: "n"))
  var maximum: Int?

  func validate() throws { try NumberRange.rarities.check(maximum, of: "--max-rarity") }
}

/// The word list to use.
struct LexiconOptions: ParsableArguments {
  @Option(
    name: .customLong("words"),
    help: ArgumentHelp(
      """
      Use this word list instead of the built-in one: a text file with one word per line, each optionally followed by \
      its rarity, or a file compiled with `lexicon build`.
      """, valueName: "file"),
    completion: .file())
  var file: String?

  /// The lexicon to use; a note on standard error says which words of a text list were left out.
  ///
  /// - Parameter needingRarities: whether to refuse a list without rarities.
  /// - Throws: ``FileError``, or ``CommandFailure`` if the file is not a word list or lacks the rarities.
  func lexicon(needingRarities: Bool = false) throws -> Lexicon {
    guard let file else { return .english }
    let lexicon = try LexiconFile.load(file)
    guard !needingRarities || lexicon.hasRarities else {
      throw CommandFailure(
        "has no rarities: add one after each word, separated by a tab, or leave out --max-rarity",
        file: file, status: .dataError)
    }
    return lexicon
  }
}
