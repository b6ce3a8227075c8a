internal import ArgumentParser
internal import CPuzzles
internal import LetterpressEngine
internal import LetterpressFiles
internal import LetterpressSolver

struct PuzzleCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "puzzle",
    abstract: "Practise on positions in which few words win, or few avoid a loss.",
    discussion: """
      Shows a puzzle and reads your answers, one on each line: a word, with its tiles if they matter; hint for \
      the next of three hints, solution to give up, exit to leave. Every answer is judged by proof, with the reason. \
      Without a number, one is shown that you have not seen yet; once you have seen all, one that you have not solved. \
      --seed draws from all.

      finish  a word finishes the game and wins
      three   a word wins by force within three turns, counting both players'
      five    a word wins by force within five turns
      only    all but one, two or three words lose within four turns
      known   several words win by force within three turns, but most people know only one

      --from takes the positions of a saved game in which the player missed such a word.

      EXAMPLES
        letterpress puzzle
        letterpress puzzle 17
        letterpress puzzle --kind three --difficulty easy
        letterpress puzzle 17 --answer 'hobble B3 C1 A2 D4 E1 E2'
        letterpress puzzle --from game.txt
      """)

  @Argument(help: "The puzzle's number, as it was shown before; with --from, which of the game's.")
  var number: Int?

  @Option(help: ArgumentHelp("Only puzzles of this kind.", valueName: "kind"))
  var kind: Kind?

  @Option(help: ArgumentHelp("Only easy, medium or hard puzzles: levels 1 and 2, 3, 4 and 5.", valueName: "difficulty"))
  var difficulty: Puzzle.Difficulty?

  @Option(help: ArgumentHelp("Seed for the choice, to get the same puzzle again.", valueName: "n"))
  var seed: UInt64?

  @Option(
    help: ArgumentHelp("Make puzzles from a saved game: what its players missed.", valueName: "file"),
    completion: .file())
  var from: String?

  @Option(help: ArgumentHelp("Judge this word, which its tiles may follow, and ask for no other.", valueName: "word"))
  var answer: String?

  @Option(help: ArgumentHelp("Show the first hints, up to 3, and ask for no answer.", valueName: "n"))
  var hints: Int?

  @Flag(help: "Show the solution, and ask for no answer.")
  var solution = false

  @OptionGroup
  var list: LexiconOptions

  @OptionGroup(title: "Output")
  var output: OutputOptions

  func validate() throws {
    if let hints, !(1...3 ~= hints) { throw ValidationError("--hints takes 1 to 3.") }
    if from != nil, kind != nil || difficulty != nil || seed != nil {
      throw ValidationError("--kind, --difficulty and --seed choose among the made puzzles, so not with --from.")
    }
    if list.file != nil, from == nil {
      throw ValidationError("--words needs --from: the made puzzles are for the built-in list.")
    }
    if number != nil, kind != nil || difficulty != nil || seed != nil {
      throw ValidationError("Give either a number, or what to choose by.")
    }
    let files = [from, list.file].compactMap(\.self)
    if asks, files.contains(InputFile.standardInput) {
      throw ValidationError("Standard input (-) is for your answers: name a file.")
    }
    try InputFile.checkStandardInputIsReadOnce(files)
  }

  /// Whether answers are read from standard input.
  private var asks: Bool { output.format == .text && hints == nil && answer == nil && !solution }

  func run() throws {
    // Puzzles of a saved game have no numbers of their own.
    let progress = from == nil ? Progress() : nil
    var session = try from.map(missedPuzzle) ?? madePuzzle(progress)
    progress?.note(session.number, isSolved: false)
    switch output.format {
    case .json: try StandardStreams.write(try session.json(answer: answer))
    case .text:
      try session.show()
      if let hints { try session.showHints(hints) }
      if let answer { try session.judge(answer) }
      if solution { try session.showSolution() }
      if asks { try session.ask() }
    }
    if session.isSolved { progress?.note(session.number, isSolved: true) }
  }

  /// Chooses one of the puzzles that the program contains.
  private func madePuzzle(_ progress: Progress?) throws -> PuzzleSession {
    let set = try BuiltInPuzzles.all()
    let places = set.entries.indices.filter { place in
      let entry = set.entries[place]
      return (kind?.kind ?? entry.kind) == entry.kind
        && (difficulty ?? Puzzle.Difficulty(level: entry.level)) == Puzzle.Difficulty(level: entry.level)
        && (number ?? entry.number) == entry.number
    }
    var generator = SeededGenerator(seed: seed ?? .random(in: 0...UInt64.max))
    let isDrawn = number == nil && seed == nil
    let fresh = isDrawn ? progress?.freshest(of: places) { set.entries[$0].number } : nil
    guard let place = (fresh ?? places).randomElement(using: &generator) else {
      let last = set.entries.last?.number ?? 0
      throw CommandFailure(
        number.map { "there is no puzzle \($0): they are numbered from 1 to \(last)" } ?? "there is no such puzzle",
        status: .usage)
    }
    let entry = set.entries[place]
    let shown = ShownPuzzle(
      try set.puzzle(entry), number: entry.number, count: set.entries.count, lexicon: .english)
    return PuzzleSession(shown, style: output.boardStyle)
  }

  /// Chooses one of the puzzles of a saved game.
  private func missedPuzzle(_ path: String) throws -> PuzzleSession {
    let engine = try list.words().engine()
    let missed = engine.missedChances(in: try GameFile.load(path, lexicon: engine.lexicon))
    guard !missed.isEmpty else {
      throw CommandFailure(
        "no player missed a win, a win in three or the only words that do not lose", file: path, status: .dataError)
    }
    let number = number ?? 1
    guard 1...missed.count ~= number else {
      throw CommandFailure("there is no puzzle \(number): the game has \(missed.count)", file: path, status: .usage)
    }
    let chance = missed[number - 1]
    let shown = ShownPuzzle(
      chance.puzzle, number: number, count: missed.count, lexicon: engine.lexicon, missed: chance.played.move.word)
    return PuzzleSession(shown, missed: chance, style: output.boardStyle)
  }

}

extension PuzzleCommand {
  /// A kind of puzzles.
  struct Kind: ExpressibleByArgument {
    let kind: PuzzleKind

    init?(argument: String) {
      guard let kind = PuzzleKind(rawValue: argument) else { return nil }
      self.kind = kind
    }

    static var allValueStrings: [String] { PuzzleKind.allCases.map(\.rawValue) }
    static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }
  }

  /// What is remembered of the puzzles that were shown before. If that cannot be read or written, it is said, and puzzles are shown
  /// all the same.
  private struct Progress {
    private let store = Environment.puzzleProgressStore
    private let known: PuzzleProgress

    init() {
      do throws(FileError) {
        known = try store?.load() ?? PuzzleProgress()
      } catch {
        StandardStreams.note("which puzzles you have seen is not known: \(error.description)")
        known = PuzzleProgress()
      }
    }

    /// Returns those that were not shown yet; if all were, those that were not solved; all if all were.
    func freshest(of places: [Int], number: (Int) -> Int) -> [Int] {
      let unseen = places.filter { !known.shown.contains(number($0)) }
      guard unseen.isEmpty else { return unseen }
      let unsolved = places.filter { !known.solved.contains(number($0)) }
      return unsolved.isEmpty ? places : unsolved
    }

    func note(_ number: Int, isSolved: Bool) {
      do throws(FileError) {
        try store?.note(number, isSolved: isSolved)
      } catch {
        StandardStreams.note("it is not remembered that you have seen this puzzle: \(error.description)")
      }
    }
  }
}

extension Puzzle.Difficulty: ExpressibleByArgument {}

/// The puzzles that the program contains.
enum BuiltInPuzzles {
  /// Parses them.
  ///
  /// - Throws: ``CommandFailure`` if the program was built with another word list than they were made with, or
  ///   ``/LetterpressEngine/PuzzleSetError`` if their file is damaged.
  static func all() throws -> PuzzleSet {
    if let name = Lexicon.builtInName {
      throw CommandFailure(
        "the puzzles are for the word list of this project, and this program was built with \(name.printable)",
        advice: ": make some from your own games with `letterpress puzzle --from game.txt`", status: .dataError)
    }
    let bytes = UnsafeRawBufferPointer(start: puzzles_bytes(), count: puzzles_size())
    return try PuzzleSet(parsing: String(decoding: bytes, as: UTF8.self))
  }
}
