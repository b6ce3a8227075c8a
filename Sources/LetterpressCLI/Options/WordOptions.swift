internal import ArgumentParser
internal import LetterpressSolver

/// Which words are wanted, from which list.
struct WordOptions: ParsableArguments {
  @Option(help: ArgumentHelp("Only words with all these letters, as often as given.", valueName: "letters"))
  var containing: Letters?

  @Option(help: ArgumentHelp("Only words that begin so.", valueName: "letters"))
  var starting: Letters?

  @Option(help: ArgumentHelp("Only words that end so.", valueName: "letters"))
  var ending: Letters?

  @Option(help: ArgumentHelp("Only words of at least so many letters.", valueName: "n"))
  var minLength: Int?

  @Option(help: ArgumentHelp("Only words of at most so many letters.", valueName: "n"))
  var maxLength: Int?

  @OptionGroup
  var rarity: RarityOptions

  @Option(
    help: ArgumentHelp(
      "How many words to print, the longest first, or all. (default: all; as text on a terminal \(Limit.onTerminal))",
      valueName: "n"))
  var limit: Limit?

  @OptionGroup
  var list: LexiconOptions

  /// One or more letters A–Z.
  struct Letters: ExpressibleByArgument {
    let letters: [Letter]

    init?(argument: String) {
      let letters = argument.compactMap { Letter($0) }
      guard !letters.isEmpty, letters.count == argument.count, letters.count <= Rack.validCounts.upperBound
      else { return nil }
      self.letters = letters
    }
  }

  enum Limit: ExpressibleByArgument {
    case all
    case first(Int)

    init?(argument: String) {
      if argument == "all" {
        self = .all
      } else if let count = Int(argument), count > 0 {
        self = .first(count)
      } else {
        return nil
      }
    }

    /// A few screens full: the longest words are printed first, and should not be scrolled away.
    static let onTerminal = 100
  }

  func validate() throws {
    for (name, length) in [("--min-length", minLength), ("--max-length", maxLength)] {
      if let length, length < 1 { throw ValidationError("\(name) \(length): a length is 1 or more.") }
    }
    if let minLength, let maxLength, minLength > maxLength {
      throw ValidationError("--min-length \(minLength) is more than --max-length \(maxLength): no word fits.")
    }
  }

  var filter: WordFilter {
    let shortest = minLength ?? 1
    return WordFilter(
      containing: LetterCounts(containing?.letters ?? []), prefix: starting?.letters ?? [],
      suffix: ending?.letters ?? [], lengths: shortest...max(maxLength ?? Int.max, shortest),
      maximumRarity: rarity.maximum)
  }

  /// How many words to print; JSON is for programs, and never cut short unless they ask for it.
  func printedCount(in format: OutputOptions.Format) -> Int {
    switch limit {
    case .all: .max
    case .first(let count): count
    case nil: format == .text && StandardStreams.outputIsTerminal ? Limit.onTerminal : .max
    }
  }

  /// The lexicon that was asked for; what a text list leaves out is said on standard error.
  ///
  /// - Throws: ``FileError``, or ``CommandFailure`` for a file that is no word list, or that lacks the rarities which are
  ///   asked for.
  func lexicon() throws -> Lexicon {
    try list.lexicon(needingRarities: rarity.maximum != nil)
  }
}
