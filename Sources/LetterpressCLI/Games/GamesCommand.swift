internal import ArgumentParser
internal import LetterpressFiles
internal import LetterpressPNG
internal import LetterpressEngine
internal import LetterpressSolver
internal import LetterpressVision

struct GamesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "games",
    abstract: "List the games in a folder of screenshots.",
    discussion: """
      Screenshots with the same 25 letters belong to one game, and their tiles show which came first. For each game \
      this prints its letters, the score and whose turn it is on the latest screenshot, and what was played from each \
      screenshot to the next, inferred from the tiles that changed hands. Pictures without a board are left out.

      --format json prints one object per game, one per line; words with a likelihood below 0.01 are left out and \
      counted in wordCount.

      EXAMPLES
        letterpress games shots
        letterpress games shots --format json
      """)

  @Argument(help: "One or more folders of \(PictureFile.kinds) screenshots.", completion: .directory)
  var folders: [String]

  @OptionGroup
  var history: HistoryOptions

  @OptionGroup
  var list: LexiconOptions

  @OptionGroup
  var jobs: JobOptions

  @OptionGroup(title: "Output")
  var output: OutputOptions

  @OptionGroup
  var templates: TemplateOptions

  func run() throws {
    let files = try folders.flatMap { try GamesCommand.pictures(in: $0) }
    let lexicon = try list.lexicon()
    let gallery = try ScreenshotGallery(files, reader: try templates.known().reader, jobs: jobs.count(for: files.count))
    let games = GameHistory.games(in: gallery.snapshots)
    let (counts, format) = (history.moveCounts, output.format)
    let names = gallery.files.map { format == .json ? $0.withoutRawBytes : $0.printable }
    let work = OrderedWork<ItemArray<GameHistory>, String>(jobs: jobs.count(for: games.count)) { game in
      let report = HistoryReport(inferring: game, files: names, moveCounts: counts) {
        PreparedBoard($0, lexicon: lexicon)
      }
      switch format {
      case .text: return report.summary
      case .json: return JSONValue.object(report.members(leastLikelihood: 0.01)).line
      }
    }
    var isFirst = true
    try work.run(on: ItemArray(games)) { _, text in
      switch format {
      case .text: try StandardStreams.writeText((isFirst ? "" : "\n") + text)
      case .json: try StandardStreams.write(text)
      }
      isFirst = false
    }
    if let status = gallery.firstStatus { throw CommandFailure.Reported(status: status) }
  }

  /// The pictures in a folder, by name.
  static func pictures(in folder: String) throws -> [String] {
    guard FileSystem.exists(folder) else { throw FileError.notFound(folder) }
    let names = try FileSystem.names(inFolder: folder).filter {
      PictureFile.stem(of: $0) != nil && !$0.hasPrefix(".")
    }
    guard !names.isEmpty else {
      throw CommandFailure(
        "contains no \(PictureFile.kinds) files: name a folder of screenshots", file: folder, status: .noInput)
    }
    return names.map { folder.hasSuffix("/") ? folder + $0 : "\(folder)/\($0)" }
  }
}
