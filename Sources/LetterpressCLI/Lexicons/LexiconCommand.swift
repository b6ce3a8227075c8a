internal import ArgumentParser
internal import LetterpressFiles
internal import LetterpressSolver

struct LexiconCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lexicon",
    abstract: "Choose the word list to use, add words to it or leave some out.",
    discussion: """
      EXAMPLES
        letterpress lexicon use my-list.txt     used by all commands from now on
        letterpress lexicon use --built-in
        letterpress lexicon show
        letterpress lexicon refuse tippex       the game refused it
        letterpress lexicon accept qapik        the game took it
        letterpress lexicon never kazatske      not a word for you
        letterpress lexicon export -o my-words.txt
        letterpress lexicon build my-list.txt -o my.lexicon
        letterpress board.png --words my.lexicon
      """,
    subcommands: [
      Use.self, Show.self, Refuse.self, Accept.self, Never.self, Export.self, Import.self, Build.self,
    ])

  struct Build: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "build",
      abstract: "Compile a text list, one word per line, into a file that opens at once.",
      discussion: """
        EXAMPLE
          letterpress lexicon build my-list.txt -o my.lexicon
        """)

    @Argument(
      help: """
        A text file with one word (letters a–z) per line, each optionally followed by its rarity, 1 to 100; \
        - reads standard input.
        """,
      completion: .file())
    var list: String

    @Option(name: .shortAndLong, help: ArgumentHelp("The file to write.", valueName: "file"), completion: .file())
    var output: String

    @OptionGroup
    var overwriting: OverwriteOptions

    func run() throws {
      var target = try OutputFile(output, inputs: [list], overwrite: overwriting.overwrite)
      let words = try LexiconFile.parse(try InputFile.bytes(of: list, limit: .wordList), path: list)
      let lexicon = try Lexicon(words)
      let file = lexicon.compiled
      try target.write(file, limit: .wordList)
      let rated = words.ratedCount > 0 ? "\(words.ratedCount) with a rarity, " : ""
      let summary =
        "\(output.printable): \(counted(lexicon.wordCount, "word")), \(rated)\(counted(lexicon.edgeCount, "edge")), "
        + counted(file.count, "byte")
      // A lexicon written to /dev/stdout must not be followed by the summary.
      if FileSystem.isRegularFile(output) {
        try StandardStreams.writeText(summary + "\n")
      } else {
        StandardStreams.note(summary)
      }
    }
  }
}

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
