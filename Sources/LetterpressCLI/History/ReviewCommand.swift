internal import ArgumentParser
internal import LetterpressEngine
internal import LetterpressFiles
internal import LetterpressPictures
internal import LetterpressSolver

struct ReviewCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "review",
    abstract: "Review a game: what each move was worth, and what would have been better.",
    discussion: """
      Give a game that `game --save` or the web page wrote, several screenshots of a game in any order, or a folder of \
      screenshots, of which each game is reviewed. For each move this prints the mover's chance to win with the best \
      move and after the one played, the points lost between the two, a grade, the score and why. The grades are only \
      move (every other word loses much), best, good, inaccuracy (8 points or more), mistake (24), \
      blunder (35) and already lost (every move loses). A summary says where the game turned and how exactly both \
      players moved.

      What was played between two screenshots is inferred from the tiles that changed hands. Moves that stay open are \
      said to be so and not graded; if you know that one move lies between any two screenshots, --moves-between 1 \
      makes more of them certain.

      The moves are printed as they are reviewed. ctrl-C ends the review with those so far; a second ctrl-C ends the \
      program. --format json prints one object per game.

      EXAMPLES
        letterpress review game.txt
        letterpress review game.txt --time 5 --format json
        letterpress review game.txt --picture review.png
        letterpress review a.png b.png c.png --moves-between 1
        letterpress review shots
      """)

  @Argument(
    help: "A saved game, several screenshots of one game, or a folder of screenshots; - reads a saved game.",
    completion: .file())
  var sources: [String]

  @OptionGroup(title: "Game")
  var history: HistoryOptions

  @OptionGroup(title: "Game")
  var grid: GridOptions

  @OptionGroup
  var templates: TemplateOptions

  @OptionGroup
  var list: LexiconOptions

  @Option(
    help: ArgumentHelp(
      "How long to think about each move, in seconds. (default: so that a game takes about \(usualSeconds) s)",
      valueName: "seconds"), transform: Seconds.init(parsing:))
  var time: Seconds?

  @OptionGroup
  var far: DepthOptions

  @OptionGroup(title: "Output")
  var output: OutputOptions

  @Option(
    help: ArgumentHelp(
      "Draw red's chance over the moves, the tiles, and the turning point with the better move, to this PNG.",
      valueName: "file"),
    completion: .file(extensions: [OutputFile.pictureExtension]))
  var picture: String?

  @OptionGroup(title: "Output")
  var overwriting: OverwriteOptions

  private static var usualSeconds: Int64 { Limits.reviewTime.components.seconds }

  func validate() throws {
    guard !sources.isEmpty else {
      throw ValidationError("The game is missing: name its file, as in `letterpress review game.txt`.")
    }
    try InputFile.checkStandardInputIsReadOnce(sources + [list.file].compactMap(\.self))
  }

  func run() throws {
    try SearchMemory.check()
    var drawing = try picture.map { path in
      let inputs = try ReviewSource.files(sources)
      return try OutputFile(picture: path, inputs: inputs + [list.file], overwrite: overwriting.overwrite)
    }
    let words = try list.words()
    let source = try ReviewSource(
      sources, history: history, grid: grid, known: { try templates.known() }, lexicon: words.lexicon)
    guard drawing == nil || source.games.count == 1 else {
      throw CommandFailure("--picture draws one game, but there are \(source.games.count)", status: .usage)
    }
    for (place, game) in source.games.enumerated() {
      if place > 0, output.format == .text { try StandardStreams.write("\n") }
      let (review, wasEnded) = try review(game, words)
      if var file = drawing {
        try file.write(ReviewDrawing(review).picture.drawn)
        drawing = file
        StandardStreams.note("drew the review in \(file.path.printable)")
      }
      guard !wasEnded else { break }
    }
    if let status = source.firstStatus { throw CommandFailure.Reported(status: status) }
  }

  /// Reviews a game; says whether the player ended it.
  private func review(
    _ game: ReviewSource.Game, _ words: LexiconOptions.Words
  ) throws -> (review: GameReview, wasEnded: Bool) {
    let search = MoveSearch(threads: far.threadCount)
    let reviewer = words.engine(run: search.run).reviewer(of: game.line, within: budget(for: game))
    let text = ReviewText(line: game.line, files: game.files, style: output.boardStyle)
    var printed = 0
    func printNew(_ review: GameReview) throws {
      guard output.format == .text else { return }
      for place in printed..<review.steps.count {
        try StandardStreams.writeText(text.text(of: review.steps[place], number: place + 1))
      }
      printed = review.steps.count
    }
    if output.format == .text { try StandardStreams.writeText(text.heading) }
    try search.during(status: { _ in text.status(printed, reviewer.progress) }) {
      while !reviewer.isDone, !search.wasEnded {
        try printNew(reviewer.review)
        _ = reviewer.advance()
      }
      try printNew(reviewer.review)
    }
    switch output.format {
    case .text: try StandardStreams.writeText(text.conclusion(reviewer.review))
    case .json:
      try StandardStreams.write(JSONValue.object(reviewer.review.members(files: game.files)).line)
    }
    return (reviewer.review, search.wasEnded)
  }

  private func budget(for game: ReviewSource.Game) -> ReviewBudget {
    if let time { return ReviewBudget(timePerMove: time.duration, depth: far.depth) }
    if far.depth != nil { return ReviewBudget(timePerMove: nil, depth: far.depth) }
    return ReviewBudget(time: Limits.reviewTime, moveCount: game.line.moves.count)
  }
}
