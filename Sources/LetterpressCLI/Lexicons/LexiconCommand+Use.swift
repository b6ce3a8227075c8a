internal import ArgumentParser
internal import LetterpressFiles
internal import LetterpressSolver

extension LexiconCommand {
  struct Use: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "use",
      abstract: "Use a word list instead of the built-in one, from now on.",
      discussion: """
        It replaces the built-in list; to add words to that, append them to a copy of words.txt. The list is copied, so the file may be moved or changed afterwards. All commands use it unless --words names \
        another. A word without a rarity in your list has the one from the built-in list.

        EXAMPLES
          letterpress lexicon use my-list.txt
          letterpress lexicon use --built-in
        """)

    @Argument(
      help: """
        A text file with one word (letters a–z) per line, each optionally followed by its rarity, 1 to 100, or a \
        file compiled with `lexicon build`; - reads standard input.
        """,
      completion: .file())
    var list: String?

    @Flag(help: "Use the built-in list again.")
    var builtIn = false

    func validate() throws {
      guard (list != nil) != builtIn else { throw ValidationError("Give either a word list or --built-in.") }
    }

    func run() throws {
      guard let store = Environment.lexiconStore else {
        throw CommandFailure("your home folder is not known: set HOME", status: .usage)
      }
      if let list {
        try store.keep(try LexiconFile.load(list), named: list == InputFile.standardInput ? "standard input" : list)
      } else {
        try store.remove()
      }
      try StandardStreams.writeText("\(try LexiconOptions.InUse())\n")
      if list != nil {
        StandardStreams.note("the built-in words are not used now: `letterpress lexicon use --built-in` goes back")
      }
    }
  }

  struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "show",
      abstract: "Print which word list is in use, and which words you refused, accepted or never want.",
      discussion: """
        EXAMPLE
          letterpress lexicon show
        """)

    func run() throws {
      try StandardStreams.writeText("\(try LexiconOptions.InUse())\n")
      var text = ""
      let changes = try Environment.wordChangesStore?.load() ?? WordChanges()
      for (mark, words) in [
        (WordChanges.Mark.refused, changes.refused), (.accepted, changes.accepted), (.never, changes.never),
      ] where !words.isEmpty {
        text += "\(MarkText.participle(of: mark)): \(words.joined(separator: ", "))\n"
      }
      try StandardStreams.writeText(text)
    }
  }
}
