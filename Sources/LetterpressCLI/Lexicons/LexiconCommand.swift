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
