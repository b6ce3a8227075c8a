internal import ArgumentParser
internal import LetterpressEngine
internal import LetterpressFiles
internal import LetterpressHistory
internal import LetterpressPNG
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
      let game = PicturedGame(game, files: names, moveCounts: counts, lexicon: lexicon)
      switch format {
      case .text: return game.summary
      case .json: return JSONValue.object(game.members(leastLikelihood: 0.01)).line
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

/// How several screenshots of a game follow one another.
struct HistoryOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      """
      How many moves were made from each screenshot to the next, if you know: more words are then certain. \
      (default: 1 to 3)
      """, valueName: "n"), transform: NumberRange.gaps.number)
  var movesBetween: Int?

  /// How many moves to consider from one screenshot to the next.
  var moveCounts: ClosedRange<Int> { Engine.moveCounts(movesBetween) }
}

/// The pictures of a collection that show a position, with what they show.
struct ScreenshotGallery {
  /// The pictures that show a position, in the order given.
  private(set) var files: [String] = []
  /// What each of them shows.
  private(set) var snapshots: [GameSnapshot] = []
  /// The status of the first file that could not be read at all; nil if all could. A picture without a board is not a
  /// failure.
  private(set) var firstStatus: ExitStatus?

  /// Reads pictures of folders on several threads, and reports problems on standard error. A pipe counts as a problem, since
  /// nobody named it and it might never end.
  ///
  /// - Parameter anyGrid: whether to take grids of letters that do not look like Letterpress.
  /// - Throws: ``CommandFailure`` if standard error is closed.
  init(_ pictures: [String], reader: BoardReader, anyGrid: Bool = false, jobs: Int) throws {
    let console = BatchConsole { pictures.count }
    let work = OrderedWork<ItemArray<String>, Result<BoardReading, any Error>>(jobs: jobs) { file in
      Result {
        try GridOptions.checked(try reader.read(try PictureFile.load(file, isRegular: true)), anyGrid: anyGrid)
      }
    }
    var boardlessCount = 0
    try console.guarding {
      try work.run(on: ItemArray(pictures)) { file, result in
        switch result {
        case .success(let reading):
          if let snapshot = reading.snapshot {
            files.append(file)
            snapshots.append(snapshot)
          } else {
            console.note("\(file.printable): left out: \(ReadingWarning.unknownOwners(.all))")
          }
        case .failure(is BoardReaderError): boardlessCount += 1
        case .failure(let error):
          guard let failure = CommandFailure(error, file: file) else { throw error }
          firstStatus = firstStatus ?? failure.status
          console.note(failure.message)
        }
        console.advance()
      }
    }
    if boardlessCount > 0 {
      StandardStreams.note(
        "left out \(counted(boardlessCount, "picture")) without a readable board; `letterpress read` says why")
    }
  }
}
