internal import ArgumentParser
internal import LetterpressEngine
internal import LetterpressFiles
internal import LetterpressSolver
internal import LetterpressVision

struct ReadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "read",
    abstract: "Print what is recognised in screenshots.",
    discussion: """
      Prints the letters and their owners, the scores and whose turn it is; --debug draws them. A board that was \
      photographed at an angle, or whose tiles wobble, is drawn upright first.

      --format json prints one object per picture, one per line, in the order given; for an unreadable picture it is \
      {"file":…,"error":…}. A letter that could not be read with confidence is "?", and its runnerUp is the best guess.

      Several pictures are read on all cores at once and printed in the order given. An unreadable picture does not \
      stop the rest; the first failure sets the exit status.

      --debug also writes a picture of each stage that was reached: 1-shapes.png, all letter-like shapes; \
      2-lattice.png, the frame and the lines between tiles; 3-tiles.png, each tile with its letter, confidence and \
      owner; 4-glyphs.png, each letter beside its nearest templates. With several screenshots, each gets a subfolder \
      named after it. The names of the files are printed on standard error.

      EXAMPLES
        letterpress read board.png
        letterpress read a.png b.png --format json
        find shots -name '*.png' | letterpress read --files-from - --format json
        letterpress read board.png --tile C3=T --owner D4=r
        letterpress read board.png --debug stages
      """)

  @Argument(
    help: "\(PictureFile.kinds) screenshots; - reads one from standard input.",
    completion: .file(extensions: PictureFile.extensions))
  var images: [String] = []

  @OptionGroup(title: "Batches")
  var batch: BatchOptions

  @OptionGroup(title: "Corrections")
  var letters: LetterCorrections

  @OptionGroup(title: "Corrections")
  var owners: OwnerCorrections

  @OptionGroup(title: "Output")
  var output: OutputOptions

  @OptionGroup
  var templates: TemplateOptions

  @Option(
    help: ArgumentHelp("Write a picture of each stage to this folder, to see how it was read.", valueName: "folder"),
    completion: .directory)
  var debug: String?

  @OptionGroup
  var overwriting: OverwriteOptions

  private var corrections: [TileCorrection] { letters.corrections + owners.corrections }

  func validate() throws {
    try batch.check(images: images)
    try corrections.checkPictureIsSingle(images.isEmpty || batch.isSingle(images))
  }

  func run() throws {
    try batch.checkHasPictures(images: images, of: "read")
    var pictures = try batch.pictures(images)
    let known = try templates.known()
    if let debug { pictures.debugNames = DebugFolderNames(path: debug, isSingle: pictures.isSingle) }
    let (format, style) = (output.format, output.boardStyle)
    try ImageBatch(
      pictures, jobs: batch.jobs, known: known, format: format, corrections: corrections,
      debug: try debugFolder(known.templates)
    ).run { reading, file in
      switch format {
      case .text:
        ReadText(reading: reading).text(style: style) + ReadingReport.lastMove(of: reading)
          + ReadingReport.unlikeliness(of: reading)
          + ReadingReport.unknownTiles(of: reading)
      case .json: JSONValue.object(ReadingReport.members(of: reading, file: file.withoutRawBytes)).line
      }
    }
  }

  /// The folder for pictures of each stage, made if it is missing; nil if none are wanted.
  private func debugFolder(_ known: TemplateSet) throws -> DebugFolder? {
    guard let debug else { return nil }
    let folder = DebugFolder(path: debug, templates: known, inputs: images, overwrite: overwriting.overwrite)
    try folder.make()
    return folder
  }
}

/// What `read` prints of a picture, as text.
struct ReadText {
  let reading: BoardReading

  /// The board with its owners, then the scores and whose turn it is, as far as they are known.
  func text(style: BoardText.Style) -> String {
    BoardText(reading).text(style: style) + state
  }

  private var state: String {
    guard let owners = reading.owners else { return ReadingReport.unknownOwners(of: reading) }
    return "\n\(ScoreText.line(owners, turn: reading.turn, width: TerminalSize.outputWidth))\n"
      + (ThemeText.players(on: reading).map { "\($0)\n" } ?? "")
  }
}
