internal import ArgumentParser
internal import LetterpressFiles
internal import LetterpressPNG
internal import LetterpressSolver

// The marked words as a text file.
extension LexiconCommand {
  struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "export",
      abstract: "Print the words that you refused, accepted or never want, to keep them or to use them elsewhere.",
      discussion: """
        Each line has a word, a tab, and refused, accepted or never. The page reads and writes the same.

        EXAMPLES
          letterpress lexicon export
          letterpress lexicon export -o my-words.txt
        """)

    @Option(
      name: .shortAndLong, help: ArgumentHelp("Write to this file instead of standard output.", valueName: "file"),
      completion: .file())
    var output: String?

    @OptionGroup
    var overwriting: OverwriteOptions

    func run() throws {
      var file = try output.map { try OutputFile($0, overwrite: overwriting.overwrite) }
      let changes = try LexiconCommand.changesStore().load()
      if changes.isEmpty { StandardStreams.note("no word is refused, accepted or left out of suggestions") }
      if file == nil {
        try StandardStreams.write(changes.text)
      } else {
        try file?.write(Array(changes.text.utf8))
      }
    }
  }

  struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "import",
      abstract: "Add the words of a file to those that you refused, accepted or never want.",
      discussion: """
        Each line has a word, a tab, and refused, accepted or never, as `letterpress lexicon export` and the page write \
        it. A word that you have marked otherwise gets the mark from the file; other words keep theirs.

        EXAMPLES
          letterpress lexicon import my-words.txt
          letterpress lexicon import - <my-words.txt
        """)

    @Argument(help: "The text file; - reads standard input.", completion: .file())
    var file: String

    func run() throws {
      let bytes = try InputFile.bytes(of: file, limit: .table)
      let new: WordChanges
      do {
        new = try WordChanges(parsing: bytes)
      } catch {
        let other = FileKind(of: bytes)?.rawValue ?? (Lexicon.isCompiled(bytes) ? "a compiled lexicon" : nil)
        if let other {
          throw CommandFailure(
            "this is \(other), not a text of words and their marks", file: file, status: .dataError)
        }
        throw CommandFailure(error, file: file) ?? error
      }
      guard !new.isEmpty else {
        throw CommandFailure(
          "contains no marked words: each line is a word, a tab, and refused, accepted or never", file: file,
          status: .dataError)
      }
      try LexiconCommand.changesStore().change { $0.merge(new) }
      try StandardStreams.writeText(
        "\(new.refused.count) refused, \(new.accepted.count) accepted, \(new.never.count) left out of suggestions\n")
    }
  }

  /// Where marks are kept.
  ///
  /// - Throws: ``CommandFailure`` if the home folder is not known.
  static func changesStore() throws(CommandFailure) -> WordChangesStore {
    guard let store = Environment.wordChangesStore else {
      throw CommandFailure("your home folder is not known: set HOME", status: .usage)
    }
    return store
  }
}
