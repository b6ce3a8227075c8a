internal import ArgumentParser
internal import LetterpressFiles
internal import LetterpressReport
internal import LetterpressSolver
internal import LetterpressVision

struct SolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solve",
    abstract: "Print a screenshot's board and the words it allows, longest first.",
    discussion: """
      EXAMPLES
        letterpress board.png
        letterpress solve --files-from boards.txt --format json
        letterpress solve board.png --containing zj --min-length 5 --limit 20
        adb exec-out screencap -p | letterpress solve -
      """)

  @Argument(help: "PNG screenshots; - reads one from standard input.", completion: .file(extensions: ["png"]))
  var images: [String] = []

  @OptionGroup(title: "Batches")
  var batch: BatchOptions

  @OptionGroup(title: "Words")
  var words: WordOptions

  @OptionGroup(title: "Output")
  var output: OutputOptions

  @OptionGroup
  var templates: TemplateOptions

  func validate() throws {
    try batch.check(images: images, of: "solve", others: [words.list.file].compactMap(\.self))
  }

  func run() throws {
    let pictures = try batch.pictures(images)
    let lexicon = try words.lexicon()
    let (format, style, filter) = (output.format, output.boardStyle, words.filter)
    let limit = words.printedCount(in: format)
    // Of several boards, those that do not have the letters have no words.
    let isSingle = pictures.isSingle
    try ImageBatch(pictures, jobs: batch.jobs, reader: try templates.reader(), format: format).run { reading, file in
      if isSingle { try CommandFailure.checking(file) { try filter.check(on: reading.board.rack) } }
      let found = lexicon.words(from: reading.board.rack, matching: filter)
      switch format {
      case .text:
        return BoardText.board(reading, style: style) + SolveCommand.unknownTiles(of: reading) + "\n"
          + WordText.text(found, limit: limit)
      case .json:
        let members =
          ReadingReport.members(of: reading, file: file.withoutRawBytes)
          + WordsReport.members(of: found, in: lexicon, limit: limit)
        return "\(JSONValue.object(members))\n"
      }
    }
  }

  /// A note about tiles that could not be read; empty if all could.
  private static func unknownTiles(of reading: BoardReading) -> String {
    let unknown = ReadingReport.unknownTiles(of: reading)
    guard !unknown.isEmpty else { return "" }
    let remedy = "replace each ? you can read in `letterpress words '\(reading.board)'`"
    return "\n\(unknown)the words below avoid the unread tiles; to include them, \(remedy)\n"
  }
}
