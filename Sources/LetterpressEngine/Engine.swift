internal import LetterpressHistory
package import LetterpressSolver
internal import LetterpressVision

/// Everything that a front end can ask, with what is worth keeping from one question to the next: the word list, the
/// letters learnt, the last board, and what was found out about the last position.
///
/// It decides what is answered and in which words, but prints nothing. Only one thread may use it.
package final class Engine {
  /// Reads pictures, and learns letters.
  package var reader = TrainedReader()
  // Lazy, as WebAssembly unpacks the built-in list when it is first wanted, and reading a picture should not wait for that.
  /// The words that may be played: the list in use with the player's changes.
  package private(set) lazy var lexicon = Lexicon.english
  /// The word list in use, without the player's changes.
  package private(set) lazy var list = Lexicon.english
  /// The words that the player has marked, whatever the list.
  package private(set) var changes = WordChanges()
  /// The words never to suggest.
  private var never: [String] = []
  private let run: SearchRunner
  /// The size of what the searches on a board remember, in MiB, where no question says it.
  private let tableSize: Int
  private var desk: BoardDesk?
  /// The position asked for last, with what was found.
  private var found: (position: Position, puzzle: Puzzle?)?
  private var reviewed: (positions: [KnownPosition], moves: [Move?], reviewer: GameReviewer)?

  /// How much of the chance to win a suggestion may give up for a word that the game takes more surely and that more
  /// people know, 0 to 1; docs/playing.md says how it was measured.
  static let margin = 0.01

  /// - Parameters:
  ///   - tableSize: the size of what the searches on a board remember, in MiB; the default is enough for some hundred milliseconds.
  ///   - run: how searches are carried out.
  package init(tableSize: Int = 4, run: @escaping SearchRunner = { Engine.here($0, ranking: $1) }) {
    (self.tableSize, self.run) = (tableSize, run)
  }

  /// Carries out a search on the thread that asks, until its limits end it.
  package static func here(_ search: Search, ranking count: Int) -> (report: SearchReport, wasEnded: Bool) {
    (search.run(ranking: count), false)
  }

  /// Creates an engine for words that are not changed.
  ///
  /// - Parameter never: words never to suggest.
  package convenience init(lexicon: Lexicon, never: [String], tableSize: Int, run: @escaping SearchRunner) {
    self.init(tableSize: tableSize, run: run)
    (self.lexicon, self.never) = (lexicon, never)
  }

  /// Uses another word list from now on, with the player's changes.
  ///
  /// - Throws: ``/LetterpressSolver/LexiconError/tooManyEdges``; then nothing has changed.
  package func use(_ list: Lexicon) throws(LexiconError) { try use(list, changes) }

  /// Uses other changes from now on, with this list and the next ones.
  ///
  /// - Throws: ``/LetterpressSolver/LexiconError/tooManyEdges``; then nothing has changed.
  package func change(_ changes: WordChanges) throws(LexiconError) { try use(list, changes) }

  private func use(_ list: Lexicon, _ changes: WordChanges) throws(LexiconError) {
    let lexicon = try list.changed(by: changes)
    // What is known about a board depends on the words.
    forget()
    (self.list, self.changes, self.lexicon, never) = (list, changes, lexicon, changes.never)
  }

  /// Frees what was kept of boards and positions.
  private func forget() { (reviewed, found, desk) = (nil, nil, nil) }

  /// Returns what is kept of a board, made if it is another than the last.
  ///
  /// - Parameter tableSize: of a new one; nil for the last one's.
  private func desk(for board: Board, tableSize: Int? = nil) -> BoardDesk {
    if let desk, desk.board.layout == board { return desk }
    return makeDesk(on: PreparedBoard(board, lexicon: lexicon), tableSize: tableSize)
  }

  /// Takes a board that was prepared already.
  ///
  /// - Precondition: its lexicon is the engine's.
  package func use(_ board: PreparedBoard) { _ = makeDesk(on: board) }

  private func makeDesk(on board: PreparedBoard, tableSize: Int? = nil) -> BoardDesk {
    let size = tableSize ?? desk?.tableSize ?? self.tableSize
    // Released before another is made, because there is room for only one.
    forget()
    let made = BoardDesk(on: board, tableSize: size, run: run)
    desk = made
    return made
  }

  /// Returns criteria with what holds for every suggestion: what a surer word may cost, and the words never to suggest.
  package func completing(_ criteria: MoveCriteria) -> MoveCriteria {
    var criteria = criteria
    criteria.margin = Engine.margin
    criteria.excludedWords += never
    return criteria
  }

  private func completing(_ wish: Wish) -> Wish {
    var wish = wish
    wish.criteria = completing(wish.criteria)
    return wish
  }
}

// MARK: Moves

extension Engine {
  /// Searches for that much longer for the best moves of a position.
  ///
  /// - Parameters:
  ///   - limits: of the search; its depth is the wish's.
  ///   - tableSize: memory for positions, in MiB; nil for the usual.
  /// - Returns: the best moves so far, and whether more time would find nothing more.
  /// - Throws: ``/LetterpressSolver/FilterError`` if no move can meet the criteria.
  package func advice(
    on wish: Wish, for limits: SearchLimits, tableSize: Int? = nil
  ) throws(FilterError) -> (advice: Advice, isDone: Bool) {
    try wish.criteria.check(on: wish.position.board)
    if let desk, let tableSize, desk.tableSize != tableSize { forget() }
    let desk = desk(for: wish.position.board, tableSize: tableSize)
    return (desk.advice(on: completing(wish), for: limits), desk.isDone)
  }

  /// Returns the best moves: those that were found last, or else those of a search.
  package func hint(on wish: Wish, for limits: SearchLimits) -> Advice {
    desk(for: wish.position.board).hint(on: completing(wish), for: limits)
  }

  /// Returns what a word would do and, unless it is the best one, the best one in a sentence: in agreement with the hint, whichever is
  /// asked for first.
  ///
  /// - Parameter wish: what a hint is asked for.
  /// - Throws: ``/LetterpressSolver/IllegalMove``.
  package func outlook(
    of placement: Placement, besides wish: Wish, for limits: SearchLimits
  ) throws(IllegalMove) -> (outlook: MoveOutlook, comparison: String?) {
    try desk(for: wish.position.board).outlook(of: placement, besides: completing(wish), for: limits)
  }

  /// Reviews a game for one search longer; with another game it begins anew.
  ///
  /// - Parameters:
  ///   - positions: of the game, in their order, with their owners; at least one, all on the same board.
  ///   - moves: from each position to the next; nil if it is unknown.
  ///   - time: how long all searches for a move may take together on average. What some moves leave of it, the next ones get.
  package func review(_ positions: [KnownPosition], moves: [Move?], for time: Duration) -> GameReviewer {
    let reviewer: GameReviewer
    if let reviewed, reviewed.positions == positions, reviewed.moves == moves {
      reviewer = reviewed.reviewer
    } else {
      let desk = desk(for: positions[0].board, tableSize: desk?.tableSize ?? Engine.reviewTableSize)
      let line = ReviewLine(positions, moves: moves, on: desk.board)
      let count = line.moves.count
      reviewer = self.reviewer(of: line, within: ReviewBudget(time: time * count, moveCount: count))
      reviewed = (positions, moves, reviewer)
    }
    _ = reviewer.advance()
    return reviewer
  }

  /// Begins a review.
  package func reviewer(of line: ReviewLine, within budget: ReviewBudget) -> GameReviewer {
    GameReviewer(line, desk: desk(for: line.board), budget: budget, criteria: completing(MoveCriteria()))
  }

  /// In MiB.
  private static let reviewTableSize = 16

  /// Returns the puzzle that a position of a game is: what its player may have missed; nil if it is none.
  package func puzzle(in position: Position) -> Puzzle? {
    if let found, found.position == position { return found.puzzle }
    let board = desk(for: position.board).board
    let puzzle = PuzzleFinder(on: board, nodeLimit: Engine.nodesPerPuzzle, standard: .ownGame).puzzle(in: position)
    found = (position, puzzle)
    return puzzle
  }

  /// Returns the puzzles of a game: what its players missed.
  package func missedChances(in game: GameRecord) -> [MissedChance] {
    MissedChance.all(
      in: game.moves, on: desk(for: game.start.board).board, nodeLimit: Engine.nodesPerMissedChance)
  }

  /// A second or two of proofs, on a page.
  private static let nodesPerPuzzle = 500_000
  /// The same in the program, which is asked once for a whole game.
  private static let nodesPerMissedChance = 2_000_000

  /// Says what a word would do in a position.
  ///
  /// - Parameters:
  ///   - time: how long to search for the opponent's best answer; 0 for what needs no search.
  package func judge(_ move: TypedMove, in position: Position, for time: Duration = .zero) -> Judgement {
    Judgement(
      of: move, in: position, lexicon: lexicon, placer: { placement(of: $0, in: position) }
    ) { placement, after in
      var answer: RankedMove?
      if time > .zero, after.outcome == nil {
        answer = desk(for: after.board).search(after, for: SearchLimits(time: time)).report.moves.first
      }
      return MoveOutlook(placement, from: position, to: after, answer: answer)
    }
  }

  /// Plays a word.
  ///
  /// - Throws: ``TypedMove/Refusal``.
  package func play(_ move: TypedMove, in position: Position) throws(TypedMove.Refusal) -> PlayedMove {
    try move.played(in: position, lexicon: lexicon) { placement(of: $0, in: position) }
  }

  /// Returns a word on its best tiles; nil if the letters do not spell it.
  package func placement(of word: String, in position: Position) -> Placement? {
    desk(for: position.board).placement(of: word, in: position)
  }

  /// Passes.
  ///
  /// - Throws: ``/LetterpressSolver/IllegalMove/gameIsOver``.
  package func pass(in position: Position) throws(IllegalMove) -> PlayedMove {
    try PlayedMove(.pass, in: position, lexicon: lexicon)
  }

  /// Returns the position before the first move of a new game, on a random board.
  ///
  /// - Parameters:
  ///   - seed: the same one gives the same board, with the same words.
  ///   - turn: who moves first.
  package func newGame(seed: UInt64, turn: Player = .red) -> Position {
    var boards = RandomBoards(seed: seed)
    return Position(board: boards.nextPlayable(in: lexicon), turn: turn)
  }

  /// Returns what an opponent of a level plays.
  ///
  /// - Parameter seed: decides which words come to its mind.
  /// - Throws: ``/LetterpressSolver/IllegalMove/gameIsOver``.
  package func reply(of level: Level, in position: Position, seed: UInt64) throws(IllegalMove) -> Move {
    guard let move = LevelPlayer(level, on: desk(for: position.board).board, seed: seed).move(in: position) else {
      throw .gameIsOver
    }
    return move
  }

  /// Returns a board ready to be played on, the kept one if possible.
  private func prepared(_ board: Board) -> PreparedBoard {
    desk.flatMap { $0.board.layout == board ? $0.board : nil } ?? PreparedBoard(board, lexicon: lexicon)
  }
}

// MARK: Games

extension Engine {
  /// Parses a game and replays it.
  ///
  /// - Throws: ``GameTextError``.
  package func game(parsing text: String) throws(GameTextError) -> GameTree {
    try GameTree(parsing: text, lexicon: lexicon)
  }

  /// Replays the game of a link; nil for a text that does not begin as a ``GameLink`` does.
  ///
  /// - Throws: ``GameLinkError``.
  package func game(link: String) throws(GameLinkError) -> GameTree? { try GameTree(link: link, lexicon: lexicon) }

  /// Returns a game as a link; nil if it cannot be one.
  package func link(start: Position, moves: MoveTree) -> GameLink? {
    GameLink(start: start, moves: moves, lexicon: lexicon)
  }

  /// Finds the place of a picture among the games kept.
  ///
  /// - Parameters:
  ///   - lastTiles: the tiles of the word played last; nil if the picture does not show them.
  ///   - redIsLeft: whether red is only the player on the left of the picture, because its theme is unknown.
  /// - Throws: ``/LetterpressSolver/PositionError`` if a word played is not a word.
  package func route(
    of shown: KnownPosition, lastTiles: TileSet? = nil, redIsLeft: Bool = false, among games: [KeptGame]
  ) throws(PositionError) -> Route {
    try Route(of: shown, lastTiles: lastTiles, redIsLeft: redIsLeft, among: games) { prepared($0) }
  }

  /// Returns what may have been played between two positions, the second of which is the later; nil if it cannot be.
  ///
  /// - Parameter count: how many moves lie between; nil for the usual numbers.
  package func moves(from before: KnownPosition, to after: KnownPosition, count: Int? = nil) -> MovesBetween? {
    let board = Board { after.board[$0] ?? before.board[$0] }
    return MovesBetween(from: before, to: after, moveCounts: Engine.moveCounts(count), on: prepared(board))
  }

  /// Returns how many moves to consider between two positions.
  ///
  /// - Parameter count: the number, if it is known.
  package static func moveCounts(_ count: Int?) -> ClosedRange<Int> {
    count.map { $0...$0 } ?? GameHistory.usualMoveCounts
  }
}
