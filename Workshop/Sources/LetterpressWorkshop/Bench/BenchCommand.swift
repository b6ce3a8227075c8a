internal import ArgumentParser
internal import LetterpressCLI
internal import LetterpressEngine
internal import LetterpressFiles
internal import LetterpressSolver
internal import PlainSolver

struct BenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measure how fast words and moves are found and pictures are read.",
    discussion: """
      The first line is a signature, the same on every machine: how many words the built-in boards have, how many \
      nodes of the word graph are visited to find them, and how many positions the move search visits from the \
      built-in positions. The table below it has, for each case, its time, the time of a baseline and their ratio. The \
      two run alternately, and each time is the median of its runs. Between machines, compare only the ratios.

      Built-in boards and two samples are measured unless you name others.

      EXAMPLES
        Scripts/bench quick
        Scripts/bench --signature
        Scripts/bench quick board.png --boards Samples/labels.tsv --format json
      """)

  @Argument(
    help: "\(PictureFile.kinds) screenshots to read.", completion: .file(extensions: PictureFile.extensions))
  var images: [String] = []

  @Option(
    help: ArgumentHelp(
      "Find the words of these boards: one board's letters per line, or a table of labels.",
      valueName: "file"),
    completion: .file())
  var boards: String?

  @Option(help: ArgumentHelp("Run each case at most this many times.", valueName: "n"))
  var turns = 25

  @Flag(help: "Print only the signature; measure nothing.")
  var signature = false

  @Option(help: "Output format: text, or json (one object).")
  var format = OutputFormat.text

  func validate() throws {
    if turns < 1 { throw ValidationError("--turns must be at least 1, not \(turns).") }
    try InputFile.checkStandardInputIsReadOnce(images + [boards].compactMap(\.self))
  }

  func run() throws {
    let racks = try boards.map(BenchBoards.load) ?? BenchBoards.fixed
    let (words, nodes) = BenchBoards.signature(of: racks)
    let searched = boards == nil ? BenchPositions.searchedNodeCount() : nil
    let counts: [(String, JSONValue?)] = [
      ("boards", .integer(racks.count)), ("words", .integer(words)), ("nodesVisited", .integer(nodes)),
      ("positionsSearched", searched.map(JSONValue.integer)),
    ]
    if format == .text {
      let found = [
        counted(racks.count, "board"), counted(words, "word"), counted(nodes, "node visited", "nodes visited"),
      ]
      let search = searched.map { [counted($0, "position searched", "positions searched")] } ?? []
      try StandardStreams.writeText((found + search).joined(separator: ", ") + "\n")
    }
    let pictures = signature ? [] : try files()
    let console = BatchConsole(unit: "row") { rowCount(of: pictures) }
    let table = BenchTable(console: console)
    let (format, signature) = (format, signature)
    @Sendable func text() -> String {
      switch format {
      case .text: signature ? "" : "\n" + table.text(width: TerminalSize.outputWidth)
      case .json:
        JSONValue.object(counts.compactMap { name, value in value.map { (name, $0) } } + [("rows", table.json)]).line
      }
    }
    if !signature { try console.guarding({ try measure(racks, pictures, in: table) }, stopped: text) }
    try StandardStreams.write(text())
  }

  private func measure(_ racks: [Rack], _ pictures: [[UInt8]], in table: BenchTable) throws {
    if measuresWords { try WordBench(turns: turns).measure(racks, in: table) }
    if measuresSearch { SearchBench(turns: turns).measure(in: table) }
    for file in pictures { try PictureBench(turns: turns).measure(file, in: table) }
  }

  /// A phone's screenshot and a tablet's.
  private static let samples = ["light-midgame", "contrast-tablet"]

  private var measuresWords: Bool { boards != nil || images.isEmpty }
  private var measuresSearch: Bool { boards == nil && images.isEmpty }

  /// How many rows the table will have.
  private func rowCount(of pictures: [[UInt8]]) -> Int {
    (measuresWords ? WordBench.rowCount : 0) + (measuresSearch ? SearchBench.rowCount : 0)
      + pictures.count * PictureBench.rowCount
  }

  /// The pictures as PNG.
  private func files() throws -> [[UInt8]] {
    guard images.isEmpty, boards == nil else { return try images.map { try InputFile.bytes(of: $0, limit: .picture) } }
    return try BenchCommand.samples.map {
      try InputFile.bytes(of: Repository.path("Samples/\($0).png"), limit: .picture)
    }
  }
}
