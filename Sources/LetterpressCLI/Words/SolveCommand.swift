internal import ArgumentParser
internal import LetterpressFiles
internal import LetterpressEngine
internal import LetterpressSolver
internal import LetterpressVision

struct SolveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "solve",
    abstract: "Print a screenshot's board and the words it allows, longest first.",
    discussion: """
      For one picture on a terminal, it prints what fits on the screen: the board, the best move found in 0.3 s, and \
      the longest words. With --limit, or into a pipe, it prints the board and the list of words.

      EXAMPLES
        letterpress board.png
        letterpress solve --files-from boards.txt --format json
        letterpress solve board.png --containing zj --min-length 5 --limit 20
        letterpress solve board.png --tile C3=T
        adb exec-out screencap -p | letterpress solve -
      """)

  @Argument(
    help: "\(PictureFile.kinds) screenshots; - reads one from standard input.",
    completion: .file(extensions: PictureFile.extensions))
  var images: [String] = []

  @OptionGroup(title: "Batches")
  var batch: BatchOptions

  @OptionGroup(title: "Words")
  var words: WordOptions

  @OptionGroup
  var reading: ReadingOptions

  @OptionGroup(title: "Output")
  var output: OutputOptions

  func validate() throws {
    try batch.check(images: images, others: [words.list.file].compactMap(\.self))
    try reading.corrections.checkPictureIsSingle(images.isEmpty || batch.isSingle(images))
  }

  func run() throws {
    try batch.checkHasPictures(images: images, of: "solve")
    let pictures = try batch.pictures(images)
    let inUse = try words.list.words()
    let lexicon = inUse.lexicon
    let (format, style, filter) = (output.format, output.boardStyle, words.filter)
    let limit = words.printedCount(in: format)
    let isSingle = pictures.isSingle
    let screen = answersOnTerminal(pictures) ? TerminalSize.ofOutput : nil
    try ImageBatch(
      pictures, jobs: batch.jobs, known: try reading.templates.known(), format: format,
      corrections: reading.corrections, grid: reading.grid
    ).run { reading, file in
      // With several boards, one that lacks the letters simply has no words.
      if isSingle { try CommandFailure.checking(file) { try filter.check(on: reading.board.rack) } }
      let found = lexicon.words(from: reading.board.rack, matching: filter)
      switch format {
      case .text:
        if let screen {
          return TerminalAnswer(
            reading: reading, file: file, words: found, inUse: inUse, style: style, size: screen
          ).text()
        }
        return BoardText(reading).withoutNames(style: style) + SolveCommand.doubts(about: reading)
          + SolveCommand.unknownTiles(of: reading, isSingle: isSingle) + "\n" + found.text(limit: limit)
      case .json:
        let members =
          ReadingReport.members(of: reading, file: file.withoutRawBytes)
          + WordsReport.members(of: found, in: lexicon, limit: limit)
        return JSONValue.object(members).line
      }
    }
  }

  /// Whether to fit the answer on the screen: for one picture on a terminal, without a limit on the words.
  private func answersOnTerminal(_ pictures: PictureSource) -> Bool {
    output.format == .text && pictures.isSingle && words.limit == nil && StandardStreams.outputIsTerminal
  }

  /// What is doubtful about the whole board, one line each; empty if nothing is.
  private static func doubts(about reading: BoardReading) -> String {
    ReadingReport.unlikeliness(of: reading) + ReadingReport.unknownOwners(of: reading)
  }

  /// A note about tiles that could not be read; empty if all could.
  ///
  /// - Parameter isSingle: whether the tiles of this picture can be corrected, as there is no other.
  private static func unknownTiles(of reading: BoardReading, isSingle: Bool) -> String {
    let unknown = ReadingReport.unknownTiles(of: reading)
    guard !unknown.isEmpty else { return "" }
    let remedy =
      isSingle
      ? LetterCorrections.remedy(for: reading)
      : "replace each ? you can read in `letterpress words '\(reading.board)'`"
    return "\n\(unknown)the words below avoid the unread tiles; to include them, \(remedy)\n"
  }
}
