internal import ArgumentParser
internal import LetterpressPNG
internal import LetterpressReport
internal import LetterpressSolver

struct BenchCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "bench",
    abstract: "Measure how fast words and moves are found and pictures read.",
    discussion: """
      The first line is a signature: the words of boards that are compiled in, how many nodes of the word graph the \
      search for them visits, and how many positions the search for moves looks at from positions that are compiled in. \
      It is the same on every machine. The table has the time of each case, that of a baseline, both \
      the median of turns taken one after the other, and their ratio: only ratios can be compared between machines.

      Boards and pictures that are compiled in are measured unless others are named.

      EXAMPLES
        letterpress bench
        letterpress bench --signature
        letterpress bench board.png --boards Samples/labels.tsv --format json
      """)

  @Argument(
    help: "PNG screenshots to read.", completion: .file(extensions: ["png"]))
  var images: [String] = []

  @Option(
    help: ArgumentHelp(
      "Find the words of these boards: the letters of one a line, or a table of labels.",
      valueName: "file"),
    completion: .file())
  var boards: String?

  @Option(help: ArgumentHelp("How many turns to take at the most.", valueName: "n"))
  var turns = 25

  @Flag(help: "Print the signature and measure nothing.")
  var signature = false

  @Option(help: "How to print: text, or json (one object).")
  var format = OutputOptions.Format.text

  func validate() throws {
    if turns < 1 { throw ValidationError("--turns \(turns): there is one at the least.") }
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
      try StandardStreams.write((found + search).joined(separator: ", ") + "\n")
    }
    let table = signature ? BenchTable() : try measure(racks)
    switch format {
    case .text: if !signature { try StandardStreams.write("\n" + table.text) }
    case .json:
      try StandardStreams.write(
        "\(JSONValue.object(counts.compactMap { name, value in value.map { (name, $0) } } + [("rows", table.json)]))\n")
    }
  }

  private func measure(_ racks: [Rack]) throws -> BenchTable {
    var table = BenchTable()
    if boards != nil || images.isEmpty { try WordBench(turns: turns).measure(racks, in: &table) }
    if boards == nil, images.isEmpty { try SearchBench(turns: turns).measure(in: &table) }
    for file in try files() { try PictureBench(turns: turns).measure(file, in: &table) }
    return table
  }

  /// The pictures as PNG.
  private func files() throws -> [[UInt8]] {
    guard images.isEmpty, boards == nil else { return try images.map(InputFile.bytes) }
    return try [BenchPicture.phone, .tablet].map { try PNGEncoder.encode($0.image) }
  }
}
