internal import LetterpressEngine
internal import LetterpressSolver

/// A search for moves, with what its answers need.
struct Analysis {
  let search: SlicedSearch
  /// Starts a search for known words only; nil if none is wanted.
  let knownSearch: (() -> SlicedSearch)?
  /// That search, once it has started, and its latest result.
  private var known: (search: SlicedSearch, report: SearchReport)?
  /// The latest result of the first search.
  private var found: SearchReport?
  let board: PreparedBoard
  /// How many moves to answer with.
  let printedCount: Int
  let criteria: MoveCriteria
  /// Whether to include texts in the answer, which the program's JSON does not have.
  let hasTexts: Bool
  /// The picture that the position is from; nil if there is none.
  let file: String?
  let warnings: [String]

  init(
    _ search: SlicedSearch, knownSearch: (() -> SlicedSearch)?, on board: PreparedBoard, printedCount: Int,
    criteria: MoveCriteria, hasTexts: Bool, file: String?, warnings: [String]
  ) {
    (self.search, self.knownSearch, self.board) = (search, knownSearch, board)
    (self.printedCount, self.criteria, self.hasTexts) = (printedCount, criteria, hasTexts)
    (self.file, self.warnings) = (file, warnings)
  }

  /// Searches for one more slice and returns the result so far.
  mutating func proceed(for slice: Duration) -> JSONValue {
    // Once the first search is over, the other gets all of the time.
    let share = search.isOver ? 1 : KnownMove.timeShare
    let report = search.run(for: knownSearch == nil ? slice : slice * (1 - KnownMove.timeShare))
    found = report
    if let knownSearch, KnownMove.isMissing(in: report) {
      let search = known?.search ?? knownSearch()
      known = (search, search.run(for: slice * share))
    }
    let advice = Advice(
      report, printing: printedCount, board: board, criteria: criteria,
      known: KnownMove.isMissing(in: report) ? known?.report : nil)
    return .object(
      advice.members(file: file, warnings: warnings) + (hasTexts ? [("texts", .object(advice.texts))] : []))
  }

  /// Returns what the search says about a move in a position; nil if it says nothing, or only a bound.
  func found(_ move: Move, in position: Position) -> RankedMove? {
    guard let found, found.position == position else { return nil }
    return found.moves.first { $0.move == move && !$0.isBound }
  }

  /// Whether there is nothing left to search.
  var isOver: Bool {
    guard search.isOver else { return false }
    guard knownSearch != nil, found.map({ KnownMove.isMissing(in: $0) }) ?? true else { return true }
    return known?.search.isOver ?? false
  }
}

/// What can be reused for positions on the same board: what is slowest to build, and the transposition table.
struct BoardMemory {
  let board: PreparedBoard
  let table: TranspositionTable
  /// In MiB.
  let tableSize: Int

  /// Creates the memory for a board.
  init(for board: Board, lexicon: Lexicon, tableSize: Int) {
    self.board = PreparedBoard(board, lexicon: lexicon)
    table = TranspositionTable(size: tableSize << 20)
    self.tableSize = tableSize
  }
}

extension Page {
  private static let positionMembers = ["position", "reading", "letters", "owners", "turn", "played"]

  /// Starts to search for moves in a position.
  func analyse(_ request: String) -> JSONValue {
    answer { () throws(RequestError) in
      analysis = nil
      let request = try Request(
        parsing: request,
        allowing: Page.positionMembers + [
          "containing", "must", "avoid", "use", "leave", "safe", "goal", "maxRarity", "known", "placements", "limit",
          "top", "depth", "seconds", "table", "texts",
        ])
      let reading = try request.object("reading")
      let file = try reading?.text("file")
      let position = try Page.position(request, reading: reading, file: file)
      let doubts = PositionReport.doubts(
        of: position, turnSeen: try reading?.player("turn"), lexicon: lexicon)
      let criteria = try Page.criteria(request, on: position.board)
      let count = try request.integer(try request.name("limit", formerly: "top"), in: 1...1_000_000)
      let printedCount = count ?? 10
      let looksForKnown = criteria.allowsRareWords
      let time = try request.integer("seconds", in: 1...86_400).map { Duration.seconds(Int64($0)) }
      let depth = try request.integer("depth", in: 1...64)
      func limits(share: Double) -> SearchLimits {
        SearchLimits(time: time.map { $0 * share }, depth: depth, nodeCount: Page.mostNodes)
      }
      let tableSize = try request.integer("table", in: 1...256) ?? TranspositionTable.defaultSize >> 20
      // Released before another is made, because there is room for only one.
      if let known = memory, known.board.layout != position.board || known.tableSize != tableSize { memory = nil }
      let memory = memory ?? BoardMemory(for: position.board, lexicon: lexicon, tableSize: tableSize)
      self.memory = memory
      let search = SlicedSearch(
        of: position, on: memory.board, criteria: criteria,
        limits: limits(share: looksForKnown ? 1 - KnownMove.timeShare : 1), ranking: printedCount, table: memory.table)
      let knownLimits = limits(share: KnownMove.timeShare)
      let knownSearch = {
        SlicedSearch(
          of: position, on: memory.board, criteria: criteria.ofKnownWords, limits: knownLimits, table: memory.table)
      }
      analysis = Analysis(
        search, knownSearch: looksForKnown ? knownSearch : nil, on: memory.board, printedCount: printedCount,
        criteria: criteria, hasTexts: try request.flag("texts"), file: file,
        warnings: (try reading?.texts("warnings") ?? []) + doubts)
      return .object(PositionReport.members(of: position))
    }
  }

  /// The number of positions after which a search ends, as counters here have 32 bits.
  static let mostNodes = 1 << 30

  /// Continues the search for moves.
  func proceed(milliseconds: Int64) -> JSONValue {
    answer { () throws(RequestError) in
      guard var analysis else { throw RequestError("nothing to search: give a position to analyse first") }
      guard milliseconds > 0 else { throw RequestError("a slice must be at least 1 ms, not \(milliseconds) ms") }
      defer { self.analysis = analysis }
      return analysis.proceed(for: .milliseconds(milliseconds))
    }
  }

  /// Whether there is nothing left to search.
  var isAnalysed: Bool { analysis?.isOver ?? true }

  /// Frees the memory of searches.
  func forget() { (analysis, memory) = (nil, nil) }

  /// Returns the position in a request: given as one line, as a reading with what it leaves open, or in parts.
  private static func position(
    _ request: Request, reading: Request?, file: String?
  ) throws(RequestError) -> Position {
    let parts = ["reading", "letters", "owners", "turn", "played"].filter { request.has($0) }
    if let line = try request.text("position") {
      guard parts.isEmpty else {
        throw RequestError("\(parts[0]) cannot be used with position, which already includes it")
      }
      return try position(line)
    }
    /// The request takes precedence over the reading.
    func source(of name: String) -> Request? { request.has(name) ? request : reading }
    guard let letters = try source(of: "letters")?.text("letters") else {
      throw RequestError("nothing to play on: give position, reading or letters")
    }
    let owners = try source(of: "owners")?.text("owners")
    let turn = try source(of: "turn")?.player("turn")
    let played = PositionReport.playedWords(
      seen: [try reading?.object("popUp")?.text("word")].compactMap { $0 }, given: try request.texts("played") ?? [])
    do throws(PositionError) {
      // If letters are typed without owners, nobody owns anything.
      let known = try owners.map { text throws(PositionError) in try Owners(parsing: text) }
      return try Position(
        board: try board(letters), owners: known ?? (reading == nil ? Owners() : nil), turn: turn, moves: played)
    } catch {
      throw RequestError(error.description, file: file)
    }
  }

  static func board(_ letters: String) throws(PositionError) -> Board {
    do throws(BoardError) {
      return try Board(parsing: letters)
    } catch {
      throw .invalidBoard(error)
    }
  }

  static func position(_ line: String) throws(RequestError) -> Position {
    do throws(PositionError) {
      return try Position(parsing: line)
    } catch {
      throw RequestError(error.description)
    }
  }

  private static func criteria(_ request: Request, on board: Board) throws(RequestError) -> MoveCriteria {
    let goal: MoveCriteria.Goal
    switch try request.text("goal") ?? "win" {
    case "win": goal = .win
    case "tiles": goal = .tiles
    case let name: throw RequestError("\(name.quoted) is not a goal: use win or tiles")
    }
    let containing = try request.letters(try request.name("containing", formerly: "must"))
    let criteria = MoveCriteria(
      containing: LetterCounts(containing), avoiding: LetterSet(try request.letters("avoid")),
      using: try request.tiles("use"), leaving: try request.tiles("leave"), isSafe: try request.flag("safe"),
      goal: goal, maximumRarity: try request.maximumRarity(), requiresRarity: try request.flag("known"),
      ranksWordsOnce: !(try request.flag("placements")))
    do throws(FilterError) {
      try criteria.check(on: board)
    } catch {
      throw RequestError(error.description)
    }
    return criteria
  }
}
