internal import ArgumentParser
internal import LetterpressEngine
internal import LetterpressSolver

/// Which words to look for, in which list.
struct WordOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp("Only words with all these letters; repeat a letter to require it twice.", valueName: "letters"))
  var containing: Letters?

  @Option(help: ArgumentHelp("Only words that begin with these letters.", valueName: "letters"))
  var starting: Letters?

  @Option(help: ArgumentHelp("Only words that end with these letters.", valueName: "letters"))
  var ending: Letters?

  @Option(
    help: ArgumentHelp("Only words of at least this many letters.", valueName: "n"),
    transform: NumberRange.lengths.number)
  var minLength: Int?

  @Option(
    help: ArgumentHelp("Only words of at most this many letters.", valueName: "n"),
    transform: NumberRange.lengths.number)
  var maxLength: Int?

  @OptionGroup
  var rarity: RarityOptions

  @Option(
    help: ArgumentHelp(
      """
      How many words to print, longest first, or all. (default: all; for text on a terminal, \(Limit.onTerminal), or \
      one screen for a single picture)
      """,
      valueName: "n"), transform: Limit.init(parsing:))
  var limit: Limit?

  @OptionGroup
  var list: LexiconOptions

  /// One or more letters A–Z.
  struct Letters: ExpressibleByArgument {
    let letters: [Letter]

    init?(argument: String) {
      let letters = argument.compactMap { Letter($0) }
      guard !letters.isEmpty, letters.count == argument.count else { return nil }
      self.letters = letters
    }

    /// - Parameter option: its name, with both dashes.
    /// - Throws: `ValidationError` if no word is that long.
    static func check(_ value: Letters?, of option: String) throws {
      guard let count = value?.letters.count, count > Lexicon.validLengths.upperBound else { return }
      throw ValidationError(
        "\(option) has \(count) letters, but no word has more than \(Lexicon.validLengths.upperBound).")
    }
  }

  enum Limit {
    case all
    case first(Int)

    /// - Throws: `ValidationError` if it is neither `all` nor a number from 1 on.
    init(parsing text: String) throws {
      if text == "all" {
        self = .all
      } else if let count = Int(text), count > 0 {
        self = .first(count)
      } else {
        throw ValidationError("give a number of at least 1, or all.")
      }
    }

    /// A few screens: the longest words are printed first and should not scroll away.
    static let onTerminal = 100
  }

  func validate() throws {
    for (name, letters) in [("--containing", containing), ("--starting", starting), ("--ending", ending)] {
      try Letters.check(letters, of: name)
    }
    if let minLength, let maxLength, Limits.lengths(from: minLength, to: maxLength) == nil {
      throw ValidationError("--min-length \(minLength) is more than --max-length \(maxLength): no word fits.")
    }
  }

  var filter: WordFilter {
    WordFilter(
      containing: LetterCounts(containing?.letters ?? []), prefix: starting?.letters ?? [],
      suffix: ending?.letters ?? [], lengths: Limits.lengths(from: minLength, to: maxLength) ?? 1...Int.max,
      maximumRarity: rarity.rarities.maximum, requiresRarity: rarity.rarities.isRequired)
  }

  /// How many words to print; JSON is for programs and has all of them unless `--limit` says otherwise.
  func printedCount(in format: OutputOptions.Format) -> Int {
    switch limit {
    case .all: .max
    case .first(let count): count
    case nil: format == .text && StandardStreams.outputIsTerminal ? Limit.onTerminal : .max
    }
  }

  /// The lexicon to use; a note on standard error says which words of a text list were left out.
  ///
  /// - Throws: ``FileError``, ``LexiconStoreError``, or ``CommandFailure`` if the file is not a word list.
  func lexicon() throws -> Lexicon { try list.lexicon() }
}

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
