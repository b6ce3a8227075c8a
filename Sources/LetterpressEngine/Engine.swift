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
  private var memory: BoardMemory?
  private var thinker: Thinker?
  /// The position asked for last, with what was found.
  private var found: (position: Position, puzzle: Puzzle?)?
  private var reviewed: (positions: [KnownPosition], moves: [Move?], reviewer: GameReviewer)?

  package init() {}

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
    (self.list, self.changes, self.lexicon) = (list, changes, lexicon)
  }

  /// Frees what was kept of boards and positions.
  private func forget() { (thinker, reviewed, found, memory) = (nil, nil, nil, nil) }
}

// MARK: Moves

extension Engine {
  /// Searches for that much longer for the best moves of a position.
  ///
  /// - Parameter tableSize: memory for positions, in MiB.
  /// - Returns: the best moves so far, and whether more time would find nothing more.
  /// - Throws: ``/LetterpressSolver/FilterError`` if no move can meet the criteria.
  package func think(
    about subject: Thinker.Subject, for time: Duration, tableSize: Int
  ) throws(FilterError) -> (advice: Advice, isDone: Bool) {
    try subject.criteria.check(on: subject.position.board)
    let subject = subject.excluding(changes.never)
    if memory?.tableSize != tableSize { forget() }
    let thinker: Thinker
    if let kept = self.thinker, kept.subject == subject {
      thinker = kept
    } else {
      thinker = Thinker(about: subject, memory: memory(of: subject.position.board, tableSize: tableSize))
      self.thinker = thinker
    }
    return (thinker.think(for: time), thinker.isDone)
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
      let memory = memory(of: positions[0].board, tableSize: memory?.tableSize ?? Engine.reviewTableSize)
      let line = ReviewLine(positions, moves: moves, on: memory.board)
      let count = line.moves.count
      reviewer = GameReviewer(
        line, memory: memory, budget: ReviewBudget(time: time * count, moveCount: count), never: changes.never)
      reviewed = (positions, moves, reviewer)
    }
    _ = reviewer.advance { search, count in (search.run(ranking: count), false) }
    return reviewer
  }

  /// In MiB.
  private static let reviewTableSize = 16

  /// Returns the puzzle that a position of a game is: what its player may have missed; nil if it is none.
  package func puzzle(in position: Position) -> Puzzle? {
    if let found, found.position == position { return found.puzzle }
    let board = memory(of: position.board, tableSize: memory?.tableSize ?? Engine.smallTableSize).board
    let puzzle = PuzzleFinder(on: board, nodeLimit: Engine.nodesPerPuzzle, standard: .ownGame).puzzle(in: position)
    found = (position, puzzle)
    return puzzle
  }

  /// A second or two of proofs, on a page.
  private static let nodesPerPuzzle = 500_000

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
        let memory = memory(of: after.board, tableSize: memory?.tableSize ?? Engine.smallTableSize)
        let budget = SearchBudget(time: time, nodeCount: SearchBudget.mostNodes)
        answer =
          Search(of: after, on: memory.board, limits: budget.limits, table: memory.table).run().moves.first
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

  /// Returns a word on its best tiles: those with which the search lists it, if it has thought about the position, or else
  /// those that a short search prefers.
  private func placement(of word: String, in position: Position) -> Placement? {
    if let listed = thinker?.placement(of: word, in: position) { return listed }
    let memory = memory(of: position.board, tableSize: memory?.tableSize ?? Engine.smallTableSize)
    return position.bestPlacement(of: word, on: memory.board)
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
    let memory = memory(of: position.board, tableSize: memory?.tableSize ?? Engine.smallTableSize)
    guard let move = LevelPlayer(level, on: memory.board, seed: seed).move(in: position) else { throw .gameIsOver }
    return move
  }

  /// Enough for searches of a few hundred milliseconds, in MiB.
  private static let smallTableSize = 4

  /// Returns what is kept of a board, made if it is another than the last.
  private func memory(of board: Board, tableSize: Int) -> BoardMemory {
    if let memory, memory.board.layout == board { return memory }
    // Released before another is made, because there is room for only one.
    forget()
    let made = BoardMemory(for: board, lexicon: lexicon, tableSize: tableSize)
    memory = made
    return made
  }

  /// Returns a board ready to be played on, the kept one if possible.
  private func prepared(_ board: Board) -> PreparedBoard {
    memory.flatMap { $0.board.layout == board ? $0.board : nil } ?? PreparedBoard(board, lexicon: lexicon)
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
  /// - Parameter redIsLeft: whether red is only the player on the left of the picture, because its theme is unknown.
  /// - Throws: ``/LetterpressSolver/PositionError`` if a word played is not a word.
  package func route(
    of shown: KnownPosition, redIsLeft: Bool = false, among games: [KeptGame]
  ) throws(PositionError) -> Route {
    try Route(of: shown, redIsLeft: redIsLeft, among: games) { prepared($0) }
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
