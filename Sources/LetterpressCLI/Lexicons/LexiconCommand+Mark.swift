internal import ArgumentParser
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
