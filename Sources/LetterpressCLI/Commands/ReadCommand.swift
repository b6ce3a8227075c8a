internal import ArgumentParser
internal import LetterpressFiles
internal import LetterpressReport
internal import LetterpressVision

struct ReadCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "read",
    abstract: "Print what is recognised on screenshots.",
    discussion: """
      With --format json one object a picture, one a line, in the order given; {"file":…,"error":…} for a \
      picture that cannot be read. A letter that is not read with confidence is "?", and runnerUp is then the \
      best guess.

      Several pictures are read on all cores at once; what is printed has their order. One that cannot be read does \
      not keep the others from it, and the first failure gives the exit status.

      With --debug pictures of each stage are written as well, those that were reached where a picture cannot \
      be read: 1-shapes.png, all letter-like shapes; 2-lattice.png, the frame and the lines between tiles; \
      3-tiles.png, each tile with letter, confidence and owner; 4-glyphs.png, each letter beside its nearest \
      templates. With several screenshots each has a folder of its own name in it.

      EXAMPLES
        letterpress read board.png
        letterpress read a.png b.png --format json
        find shots -name '*.png' | letterpress read --files-from - --format json
        letterpress read board.png --debug stages
      """)

  @Argument(help: "PNG screenshots; - reads one from standard input.", completion: .file(extensions: ["png"]))
  var images: [String] = []

  @OptionGroup(title: "Batches")
  var batch: BatchOptions

  @OptionGroup(title: "Output")
  var output: OutputOptions

  @OptionGroup
  var templates: TemplateOptions

  @Option(
    help: ArgumentHelp("Write pictures of each stage into a folder, to see why it reads so.", valueName: "folder"),
    completion: .directory)
  var debug: String?

  func validate() throws { try batch.check(images: images) }

  func run() throws {
    var pictures = try batch.pictures(images)
    let reader = try templates.reader()
    if let debug { pictures.debugNames = DebugFolderNames(path: debug, isSingle: pictures.isSingle) }
    let (format, style) = (output.format, output.boardStyle)
    try ImageBatch(pictures, jobs: batch.jobs, reader: reader, format: format, debug: try debugFolder())
      .run { reading, file in
        switch format {
        case .text: BoardText.board(reading, style: style) + ReadingReport.unknownTiles(of: reading)
        case .json: "\(JSONValue.object(ReadingReport.members(of: reading, file: file.withoutRawBytes)))\n"
        }
      }
  }

  /// The folder for pictures of each stage, made where it is missing; nil where none are wanted.
  private func debugFolder() throws -> DebugFolder? {
    guard let debug else { return nil }
    let known = TemplateSet.builtIn.union(TemplateSet(try templates.trainedTemplates().map(\.template)))
    let folder = DebugFolder(path: debug, templates: known)
    try folder.make()
    return folder
  }
}
