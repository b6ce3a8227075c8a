/// The root of a search: iterative deepening over the moves of the position, widening on the way.
struct RootSearch {
  let search: SearchRun
  let searcher: Searcher
  let board: PreparedBoard
  let sides: Sides
  /// All distinct moves that meet the criteria, and a pass, best first.
  var moves: [RootMove] = []
  /// The number of positions that one word can lead to, regardless of the criteria.
  var reachablePositionCount = 0
  /// Whether ``moves`` are all that meet the criteria.
  var hasAllMoves = true
  /// The last completed depth, in plies.
  private(set) var depth = 0
  /// The depth to which the moves beside the best are searched in the end.
  var rowDepth = 0
  /// Whether it has been found out which move with a known word is the best; also true if none is wanted.
  var hasRankedKnownWord = false
  /// The number of moves to rank.
  let rankedCount: Int
  private let hasPassed: Bool
  let preference: MovePreference
  var proof: RootProof
  private var hasTriedToSettle = false
  /// Whether nothing is left to search: all steps are done, or the best move is a proven win or loss.
  private(set) var isDone = false

  /// The maximum number of moves that are each searched with the full window.
  static let mostRanked = 100

  /// Creates the root of the reporting thread.
  init(_ search: SearchRun, searcher: Searcher, rankedCount: Int) {
    self.init(search, searcher, rankedCount: rankedCount)
    findMoves()
    // A search for the tiles of a word is to name some even where a pass is better.
    if search.criteria.word == nil || moves.isEmpty { moves.append(pass()) }
    moves.sort { $0.value != $1.value ? $0.value > $1.value : $0.candidate.taken.bits < $1.candidate.taken.bits }
    putBestFinishFirst()
    if search.criteria.margin > 0 { admitKnownWords() }
    if search.criteria.goal == .tiles { sortByTiles() }
    if search.criteria.goal == .tiles, search.criteria.ranksWordsOnce { putWordsFirst() }
  }

  /// Creates the root of a helping thread, with the moves that the reporting one found.
  init(_ search: SearchRun, helping searcher: Searcher, moves: [RootMove]) {
    self.init(search, searcher, rankedCount: 1)
    self.moves = moves
  }

  private init(_ search: SearchRun, _ searcher: Searcher, rankedCount: Int) {
    (self.search, self.searcher) = (search, searcher)
    self.rankedCount = min(max(rankedCount, 1), Self.mostRanked)
    (board, sides) = (search.board, Sides(search.position))
    proof = RootProof(search)
    hasPassed = Sides.passEnds(after: search.position.passCount)
    preference = MovePreference(margin: search.criteria.margin, unclaimed: sides.unclaimed.count)
  }

  /// If one word ends the game, puts first the best known of those that win.
  private mutating func putBestFinishFirst() {
    guard let value = moves.first?.value, value > SearchValue.leastWin else { return }
    var best = 0
    for index in moves.indices.prefix(while: { moves[$0].value == value }) {
      let cost = MovePreference.cost(of: sureness(of: index))
      let lowest = MovePreference.cost(of: sureness(of: best))
      if cost < lowest || cost == lowest && rank(of: index) < rank(of: best) { best = index }
    }
    moveUp(from: best, to: 0)
  }

  /// Puts the best moves with known words among the first that are searched: a word that most people know may gain a
  /// little less at once, and yet be worth nearly as much.
  private mutating func admitKnownWords() {
    let width = SearchPlan.rootWidth(stage: 0)
    let first = width - Self.admittedCount
    var place = first
    var index = first
    while index < moves.count, place < width {
      if rank(of: index) <= Lexicon.knownRarities.upperBound, !moves[index].isPass {
        moveUp(from: index, to: place)
        place += 1
      }
      index += 1
    }
  }

  /// A third of the moves of the first step.
  private static let admittedCount = 10

  private func rank(of index: Int) -> UInt8 { moves[index].word.map { board.ranks[$0] } ?? 0 }

  private mutating func sureness(of index: Int) -> WordSureness {
    if let known = moves[index].sureness { return known }
    let sureness = sureness(of: moves[index])
    moves[index].sureness = sureness
    return sureness
  }

  func sureness(of move: RootMove) -> WordSureness {
    move.sureness ?? move.word.map { board.sureness(ofWord: $0) } ?? .pass
  }

  /// What a move is worth to the player, compared with others.
  mutating func worth(of index: Int) -> Double {
    preference.worth(of: moves[index].value, sureness(of: index))
  }

  private func pass() -> RootMove {
    let none = Candidate(value: 0, group: SearchMove.pass.group, tiles: TileSet(), taken: TileSet())
    var move = RootMove(candidate: none, word: nil, value: -board.evaluations.valueToMove(sides.swapped))
    // A second pass ends the game, and where no word is left, both players can only pass.
    if hasPassed || hasNoWord { move.decide(lead: sides.lead, atPly: hasPassed ? 1 : 2) }
    return move
  }

  /// Ranks moves by the tiles they gain; with `isSafe`, moves that let the opponent finish come last.
  private mutating func sortByTiles() {
    let isSafe = search.criteria.isSafe
    func rank(_ move: RootMove) -> Int {
      let after = sides.taking(move.candidate.taken)
      if after.isFinished { return after.lead > 0 ? 1000 : -1000 }
      let isBad = isSafe && board.finishingGroup(after.swapped, searcher.played) != nil
      return after.lead - (isBad ? 500 : 0)
    }
    let ranks = moves.map(rank)
    let order = moves.indices.sorted { ranks[$0] != ranks[$1] ? ranks[$0] > ranks[$1] : $0 < $1 }
    moves = order.map { moves[$0] }
  }

  /// Puts the best move of each word before all others.
  private mutating func putWordsFirst() {
    var words = WordMarks(board)
    var (best, others) = ([RootMove](), [RootMove]())
    for move in moves {
      if words.insert(move.word) { best.append(move) } else { others.append(move) }
    }
    moves = best + others
  }

  /// Deepens until a limit is reached, the best move is a proven win or loss, or the plan is done.
  ///
  /// - Parameter listener: called after each completed step; returns whether to go on.
  mutating func deepen(_ listener: (RootSearch) -> Bool) {
    guard search.criteria.goal == .win else {
      isDone = judge(listener)
      return
    }
    var number = 0
    while var step = SearchPlan.step(number), step.depth <= search.limits.depth ?? .max, !isSettled {
      number += 1
      // A win that is only seen may be refuted by a move that was left out, not by one that comes after it.
      if let best = moves.first, best.value > SearchValue.leastWin {
        step.depth = min(step.depth, max(depth, Int(SearchValue.win - best.value) + 1))
      }
      searcher.widths.stage = step.stage
      guard searchMoves(step) else { return }
      depth = step.depth
      if let refutation = proof.prove(&moves, depth: depth, sides: sides) {
        searcher.add(refutation: refutation)
        searcher.searchesAnswersAnew = true
      }
      // A step may be over before it asks: with what other threads have found, it needs few positions.
      guard listener(self), !search.isTimeUp else { return }
    }
    // Otherwise the last proof may have been interrupted.
    isDone = !search.mustStop(nodeCount: 0)
  }

  /// Whether the result is proven: that the best move wins, or that all lose or draw.
  private var isSettled: Bool {
    guard let best = moves.first, best.isProven else { return false }
    return best.value > SearchValue.leastWin || moves.allSatisfy { $0.isProven }
  }

  /// The search made ready for reporting, wherever it was stopped.
  var concluded: RootSearch {
    guard search.criteria.goal == .win else { return self }
    var concluded = self
    concluded.searcher.resume()
    concluded.putOpenFirst()
    concluded.replaceRefuted()
    concluded.putHardestFirst()
    if concluded.wantsKnownWinner {
      concluded.proof.putKnownWinnerFirst(
        &concluded.moves, betterThan: concluded.sureness(of: concluded.moves[0]), sides: sides)
    }
    if rankedCount > 1 || search.criteria.ranksKnownWord || search.criteria.judgedTaking != nil {
      concluded.rankOthers()
    }
    return concluded
  }

  /// If the best move seems to lose, puts first the best move that the last step did not reach and that did not lose
  /// before.
  private mutating func putOpenFirst() {
    guard let best = moves.first, best.value < -SearchValue.leastWin else { return }
    var open: Int?
    for index in moves.indices where moves[index].depth > 0 && moves[index].value > -SearchValue.leastWin {
      if let best = open, worth(of: index) <= worth(of: best) { continue }
      open = index
    }
    if let open {
      moveUp(from: open, to: 0)
    }
  }

  /// Searches the ranked moves to a small depth without reordering them: the goal has already ranked them, and the search
  /// only says what they lead to.
  ///
  /// - Returns: false if it was stopped.
  private mutating func judge(_ listener: (RootSearch) -> Bool) -> Bool {
    while depth < min(Self.judgedDepth, search.limits.depth ?? .max) {
      for index in judgedPlaces {
        let value = value(of: moves[index], depth: depth + 1, alpha: -SearchValue.limit)
        if searcher.isStopped { return false }
        set(value, for: index, depth: depth + 1)
      }
      depth += 1
      guard listener(self) else { return false }
    }
    return true
  }

  private static let judgedDepth = 3

  /// The places of the ranked moves and, if one is wanted besides, of the first with a known word.
  private var judgedPlaces: [Int] {
    let ranked = Array(moves.indices.prefix(rankedCount))
    guard wantsKnownWord, let known = moves.firstIndex(where: isKnownWord), known >= rankedCount else { return ranked }
    return ranked + [known]
  }

  /// Searches the best moves, again if the best was refuted; returns false if it was stopped.
  private mutating func searchMoves(_ step: SearchPlan.Step) -> Bool {
    var refutedCount = 0
    while true {
      guard searchOnce(step) else { return false }
      searcher.searchesAnswersAnew = false
      guard step.depth >= Self.leastCheckedDepth, isBestRefuted() else { return true }
      refutedCount += 1
      guard refutedCount % Self.manyRefuted == 0 else { continue }
      // Perhaps all lose. If not, the proof finds a move that does not.
      if !hasTriedToSettle {
        hasTriedToSettle = true
        if case .lost = proof.settleLoss(in: 4, of: &moves, sides) { return true }
      }
      // Examining the next moves takes less time than searching again.
      putUnrefutedFirst()
    }
  }

  /// Shallower searches are over too soon for a proof to pay.
  private static let leastCheckedDepth = 2
  /// If as many of the best moves are refuted, the position may be lost.
  private static let manyRefuted = 5

  /// Searches the best moves; returns false if it was stopped.
  private mutating func searchOnce(_ step: SearchPlan.Step) -> Bool {
    let width = SearchPlan.rootWidth(stage: step.stage)
    // What the best move so far is worth, and the number of moves that do not lose.
    var best: Double?
    var openCount = 0
    // Losing moves do not count: the first ones may all lose.
    for index in moves.indices where openCount < width {
      let sureness = sureness(of: index)
      let alpha = best.map { preference.highestValue(worth: $0, sureness) } ?? -SearchValue.limit
      if !moves[index].isProven {
        let value = valueTellingOthers(of: moves[index], depth: step.depth, alpha: alpha)
        if searcher.isStopped { return false }
        set(value, for: index, depth: step.depth, isBound: best != nil && value <= alpha)
      }
      let value = moves[index].value
      if value > -SearchValue.leastWin { openCount += 1 }
      let worth = worth(of: index)
      best = max(best ?? worth, worth)
      // Insert before worse moves, so that the best are known whenever the search is stopped.
      var place = 0
      while place < index, self.worth(of: place) >= worth { place += 1 }
      moveUp(from: index, to: place)
      if value > SearchValue.leastWin, MovePreference.isBest(sureness) { break }
    }
    return true
  }

  /// Moves a move to a place at or before its own; those from there on move down by one.
  ///
  /// Removing and inserting it would also shift all moves after it, often thousands, and back.
  // Inlined, the page's module would have it several times.
  @inline(never) mutating func moveUp(from index: Int, to place: Int) {
    let move = moves[index]
    for index in stride(from: index, to: place, by: -1) { moves[index] = moves[index - 1] }
    moves[place] = move
  }

  /// Whether no word can be played, whatever the criteria. With unread letters, one might be possible all the same.
  var hasNoWord: Bool { searcher.played.isEmpty && board.layout.unknownCount == 0 }

  /// Stores a searched value; that the opponent finishes at once or that the game ends counts as proven.
  mutating func set(_ value: Int32, for index: Int, depth: Int, isBound: Bool = false) {
    moves[index].value = value
    (moves[index].depth, moves[index].isBound) = (depth, isBound)
    moves[index].isProven =
      moves[index].isDecided || value <= -SearchValue.win(atPly: 2) || value >= SearchValue.win(atPly: 1)
  }

  /// Finds the exact value of a move, and proofs for or against it.
  ///
  /// - Parameter alpha: if the move is worth no more, only that is found out.
  /// - Returns: false if it was stopped before the value was known.
  mutating func rank(at index: Int, depth: Int, alpha: Int32 = -SearchValue.limit) -> Bool {
    guard !moves[index].isProven else { return true }
    let value = value(of: moves[index], depth: depth, alpha: alpha)
    if searcher.isStopped { return false }
    let isBound = alpha > -SearchValue.limit && value <= alpha
    set(value, for: index, depth: depth, isBound: isBound)
    if isBound { return true }
    let isShort = value == SearchValue.win(atPly: 3)
    // A longer proof is worth its time only where it decides which of several wins is the best.
    if isShort || value > SearchValue.leastWin && wantsKnownWinner && isKnownWord(moves[index]) {
      proof.prove(&moves[index], winningIn: Int(SearchValue.win - value), sides: sides)
    }
    if !isShort, value > -SearchValue.leastWin, !moves[index].isProven, !moves[index].isChecked {
      _ = isRefuted(at: index)
    }
    return true
  }

  /// Returns what ``value(of:depth:alpha:)`` does, and tells other threads that it is busy with the move.
  func valueTellingOthers(of move: RootMove, depth: Int, alpha: Int32) -> Int32 {
    #if !hasFeature(Embedded)
      guard let busy = searcher.busyMoves else { return value(of: move, depth: depth, alpha: alpha) }
      let key = BusyMoves.key(of: move.candidate, in: BusyMoves.rootKey)
      busy.begin(key)
      defer { busy.end(key) }
    #endif
    return value(of: move, depth: depth, alpha: alpha)
  }

  // Inlined, the page's module would have it several times.
  @inline(never) func value(of move: RootMove, depth: Int, alpha: Int32) -> Int32 {
    guard !move.isDecided else { return move.value }
    let after = sides.taking(move.candidate.taken)
    if let word = move.word { searcher.played.play(word) }
    defer { if let word = move.word { searcher.played.takeBack(word) } }
    if alpha > -SearchValue.limit {
      let value = -searcher.value(
        after.swapped, depth: depth - 1, alpha: -alpha - 1, beta: -alpha, ply: 1, hasPassed: move.isPass)
      if value <= alpha || searcher.isStopped { return value }
    }
    return -searcher.value(
      after.swapped, depth: depth - 1, alpha: -SearchValue.limit, beta: -alpha, ply: 1, hasPassed: move.isPass)
  }
}
