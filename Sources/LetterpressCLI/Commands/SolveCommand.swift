internal import ArgumentParser
internal import LetterpressSolver
internal import LetterpressVision

struct SolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solve",
    abstract: "Print the board of a screenshot and the words it allows, longest first (the default).",
    discussion: """
      EXAMPLES
        letterpress board.png
        letterpress solve board.png --containing zj --min-length 5 --limit 20
        adb exec-out screencap -p | letterpress solve -
      """)

  @Argument(help: "PNG screenshots; - reads one from standard input.", completion: .file(extensions: ["png"]))
  var images: [String]

  @OptionGroup(title: "Words")
  var words: WordOptions

  @OptionGroup(title: "Output")
  var output: OutputOptions

  @OptionGroup
  var templates: TemplateOptions

  func validate() throws {
    try ImageSource.checkStandardInputIsReadOnce(images + [words.list].compactMap(\.self))
  }

  func run() throws {
    let lexicon = try words.lexicon()
    try ImageBatch(images: images, reader: try templates.reader(), output: output).run { reading, file in
      let found = lexicon.words(from: reading.rack, matching: words.filter)
      switch output.format {
      case .text:
        return text(reading, words: found)
      case .json:
        let words = WordOutput.json(found, limit: words.printedCount(in: .json))
        return "\(JSONValue.object(ReadingOutput.json(reading, file: file) + words))\n"
      }
    }
  }

  private func text(_ reading: BoardReading, words found: FoundWords) -> String {
    var unknown = ReadingOutput.unknownTiles(of: reading)
    if !unknown.isEmpty {
      let remedy = "where you can read a letter, put it for ? in `letterpress words '\(reading.letters)'`"
      unknown = "\n\(unknown)the words below do without: \(remedy)\n"
    }
    return BoardText.board(reading, style: output.boardStyle) + unknown
      + "\n" + WordOutput.text(found, limit: words.printedCount(in: .text))
  }
}
