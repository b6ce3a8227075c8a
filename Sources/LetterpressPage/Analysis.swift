internal import LetterpressReport
internal import LetterpressSolver

/// A search for moves, with what is to be said of it.
struct Analysis {
  let search: SlicedSearch
  let board: GameBoard
  /// How many moves to answer with.
  let printedCount: Int
  let wishes: MoveWishes
  /// The picture that the position is from; nil where it is from none.
  let file: String?
  let warnings: [String]

  /// Searches for one more slice, and returns what has been found so far.
  func proceed(for slice: Duration) -> JSONValue {
    let advice = Advice(search.run(for: slice), printing: printedCount, board: board, wishes: wishes)
    return .object(advice.members(file: file, warnings: warnings))
  }
}

/// What was found out about a board: what a search takes longest to make, and what it remembers.
struct BoardMemory {
  let board: GameBoard
  let table: TranspositionTable
  /// In MiB.
  let tableSize: Int

  /// All that is needed to begin.
  init(for board: Board, tableSize: Int) {
    self.board = GameBoard(board)
    table = TranspositionTable(size: tableSize << 20)
    self.tableSize = tableSize
  }
}

extension Page {
  private static let positionMembers = ["position", "reading", "letters", "owners", "turn", "played"]

  /// Begins to look for moves in a position.
  func analyse(_ request: String) -> JSONValue {
    answer { () throws(RequestError) in
      analysis = nil
      let request = try Request(
        parsing: request,
        allowing: Page.positionMembers + [
          "must", "avoid", "safe", "goal", "maxRarity", "top", "depth", "seconds", "table",
        ])
      let reading = try request.object("reading")
      let file = try reading?.text("file")
      let position = try Page.position(request, reading: reading, file: file)
      let doubts = PositionReport.doubts(
        of: position, turnSeen: try reading?.player("turn"), lexicon: .english)
      let wishes = try Page.wishes(request)
      let printedCount = try request.integer("top", in: 1...1_000_000) ?? 10
      let limits = SearchLimits(
        time: try request.integer("seconds", in: 1...86_400).map { .seconds(Int64($0)) },
        depth: try request.integer("depth", in: 1...64), nodeCount: Page.mostNodes)
      let tableSize = try request.integer("table", in: 1...256) ?? TranspositionTable.defaultSize >> 20
      // Before another is made, so that there is room for but one.
      if let known = memory, known.board.letters != position.board || known.tableSize != tableSize { memory = nil }
      let memory = memory ?? BoardMemory(for: position.board, tableSize: tableSize)
      self.memory = memory
      let search = SlicedSearch(
        of: position, on: memory.board, wishes: wishes, limits: limits, ranking: printedCount, table: memory.table)
      analysis = Analysis(
        search: search, board: memory.board, printedCount: printedCount, wishes: wishes, file: file,
        warnings: (try reading?.texts("warnings") ?? []) + doubts)
      return .object(PositionReport.members(of: position))
    }
  }

  /// How many positions are looked at before a search is over: counters here have 32 bits.
  private static let mostNodes = 1 << 30

  /// Goes on looking for moves.
  func proceed(milliseconds: Int64) -> JSONValue {
    answer { () throws(RequestError) in
      guard let analysis else { throw RequestError("nothing to search: give a position to analyse first") }
      guard milliseconds > 0 else { throw RequestError("a slice must be at least 1 ms, not \(milliseconds) ms") }
      return analysis.proceed(for: .milliseconds(milliseconds))
    }
  }

  /// Whether nothing is left to look for.
  var isAnalysed: Bool { analysis?.search.isOver ?? true }

  /// Gives back the memory of searches.
  func forget() { (analysis, memory) = (nil, nil) }

  /// The position that is asked about: as one line, or from a reading with what it leaves open, or from its parts.
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
    /// Who asks knows better than what was read.
    func source(of name: String) -> Request? { request.has(name) ? request : reading }
    guard let letters = try source(of: "letters")?.text("letters") else {
      throw RequestError("nothing to play on: give position, reading or letters")
    }
    let owners = try source(of: "owners")?.text("owners")
    let turn = try source(of: "turn")?.player("turn")
    let played = try request.texts("played") ?? []
    do throws(PositionError) {
      // What was typed without owners is a board on which nobody owns anything.
      let known = try owners.map { text throws(PositionError) in try Owners(parsing: text) }
      return try Position(
        board: try board(letters), owners: known ?? (reading == nil ? Owners() : nil), turn: turn, moves: played)
    } catch {
      throw RequestError(error.description, file: file)
    }
  }

  private static func board(_ letters: String) throws(PositionError) -> Board {
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

  private static func wishes(_ request: Request) throws(RequestError) -> MoveWishes {
    let goal: MoveWishes.Goal
    switch try request.text("goal") ?? "win" {
    case "win": goal = .win
    case "tiles": goal = .tiles
    case let name: throw RequestError("\(name.quoted) is not a goal: use win or tiles")
    }
    return MoveWishes(
      containing: LetterCounts(try request.letters("must")), avoiding: LetterSet(try request.letters("avoid")),
      isSafe: try request.flag("safe"), goal: goal,
      maximumRarity: try request.integer("maxRarity", in: Lexicon.validRarities))
  }
}
