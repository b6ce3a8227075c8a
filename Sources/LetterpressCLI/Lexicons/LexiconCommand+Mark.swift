internal import ArgumentParser
internal import LetterpressEngine
internal import LetterpressFiles
internal import LetterpressSolver

// What a player says about single words.
extension LexiconCommand {
  struct Refuse: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "refuse",
      abstract: "Leave out words that the game refused, from now on.",
      discussion: """
        All commands leave them out, whichever word list is in use. `letterpress lexicon show` lists them.

        EXAMPLES
          letterpress lexicon refuse sparrowbill tippex
          letterpress lexicon refuse --undo tippex
        """)

    @OptionGroup
    var words: MarkedWords

    func run() throws { try words.mark(as: .refused) }
  }

  struct Accept: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "accept",
      abstract: "Add words that the game took, from now on.",
      discussion: """
        All commands know them, whichever word list is in use. `letterpress lexicon show` lists them.

        EXAMPLES
          letterpress lexicon accept qapik
          letterpress lexicon accept --undo qapik
        """)

    @OptionGroup
    var words: MarkedWords

    func run() throws { try words.mark(as: .accepted) }
  }

  struct Never: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "never",
      abstract: "Never suggest words that you would not play, from now on.",
      discussion: """
        They stay words: your opponent may play them, and lists of words have them. Only `play`, `hint` in a game and the \
        best move of a screenshot leave them out. `letterpress lexicon show` lists them.

        EXAMPLES
          letterpress lexicon never kazatske
          letterpress lexicon never --undo kazatske
        """)

    @OptionGroup
    var words: MarkedWords

    func run() throws { try words.mark(as: .never) }
  }
}

/// The words of `refuse`, `accept` and `never`.
struct MarkedWords: ParsableArguments {
  @Argument(help: "The words, of 2 to 25 letters; accents are dropped, as on a board.")
  var words: [String]

  @Flag(help: "Take it back.")
  var undo = false

  /// Marks the words, or takes the mark back, and prints what follows for each.
  ///
  /// - Throws: ``CommandFailure`` if one of them cannot be a word, and then none is marked; ``LexiconStoreError``,
  ///   ``WordChangesStoreError``.
  func mark(as mark: WordChanges.Mark) throws {
    let words = try spelled()
    let store = try LexiconCommand.changesStore()
    let list = try LexiconOptions.InUse().list
    var lines = ""
    try store.change { changes in
      for word in words {
        if undo {
          let previous = try changes.mark(of: word)
          if previous == mark { try changes.mark(word, as: nil) }
          lines += MarkText.taken(back: mark, from: word, marked: previous, isInList: list.contains(word)) + "\n"
        } else {
          let previous = try changes.mark(word, as: mark)
          lines += MarkText.marked(word, as: mark, before: previous, isInList: list.contains(word)) + "\n"
        }
      }
    }
    try StandardStreams.writeText(lines)
  }

  /// The words as a board shows them, lower case.
  ///
  /// - Throws: ``CommandFailure``.
  private func spelled() throws(CommandFailure) -> [String] {
    var spelled: [String] = []
    for word in words {
      do throws(WordChangesError) {
        spelled.append(try WordChanges.spelling(of: word))
      } catch {
        throw CommandFailure(error.description.printable, status: .usage)
      }
    }
    return spelled
  }
}

/// What to print of a word that was marked.
enum MarkText {
  /// What follows from marking a word.
  ///
  /// - Parameters:
  ///   - previous: its earlier mark; nil if it had none.
  ///   - isInList: whether the list in use has it, apart from any mark.
  static func marked(
    _ word: String, as mark: WordChanges.Mark, before previous: WordChanges.Mark?, isInList: Bool
  ) -> String {
    let word = word.asciiUppercased
    if previous == mark { return "\(word) was already \(participle(of: mark))" }
    let wasUsed = previous.map { $0 == .accepted || ($0 == .never && isInList) } ?? isInList
    switch mark {
    case .refused:
      return wasUsed
        ? "\(word) is left out from now on"
        : "\(word) is not in the list in use; it will be left out of other lists, too"
    case .accepted:
      return wasUsed
        ? "\(word) is already in the list in use; it will be added to other lists, too" : "\(word) is added from now on"
    case .never where isInList:
      return "\(word) is not suggested from now on" + (previous == .refused ? ", but is a word again" : "")
    case .never:
      return previous == .accepted
        ? "\(word) is no longer added, so it will not be suggested"
        : "\(word) is not in the list in use; with other lists, it will not be suggested either"
    }
  }

  /// What follows from taking a mark back.
  ///
  /// - Parameters:
  ///   - previous: the mark that the word had; nil if it had none.
  ///   - isInList: whether the list in use has it, apart from any mark.
  static func taken(
    back mark: WordChanges.Mark, from word: String, marked previous: WordChanges.Mark?, isInList: Bool
  ) -> String {
    let word = word.asciiUppercased
    guard previous == mark else {
      return "\(word) was not \(participle(of: mark))" + (previous.map { ", but \(participle(of: $0))" } ?? "")
    }
    switch mark {
    case .refused:
      return isInList
        ? "\(word) counts as a word again" : "\(word) no longer counts as refused, but it is not in the list in use"
    case .accepted: return isInList ? "\(word) is in the list in use, so it stays a word" : "\(word) is no longer added"
    case .never: return isInList ? "\(word) is suggested again" : "\(word) is not in the list in use"
    }
  }

  /// What a word with that mark is said to be.
  static func participle(of mark: WordChanges.Mark) -> String {
    switch mark {
    case .refused: "refused"
    case .accepted: "accepted"
    case .never: "left out of suggestions"
    }
  }
}
