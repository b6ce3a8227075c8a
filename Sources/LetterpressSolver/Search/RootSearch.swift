/// The search at its root: all moves of the position, more and more of which are looked into, deeper and deeper.
struct RootSearch {
  let search: Search
  let thread: SearchThread
  let board: GameBoard
  let sides: Sides
  /// All different moves that fulfil the criteria, and a pass, the best first.
  private(set) var moves: [RootMove] = []
  /// How many positions a word can lead to, all criteria apart.
  private(set) var reachablePositionCount = 0
  /// How many plies ahead was looked in full.
  private(set) var depth = 0
  /// How many moves are to be known exactly, and not only to be worse than others.
  private let exactCount: Int
  /// 0 on the thread that reports.
  private let assistant: Int
  private let hasPassed: Bool
  /// How many steps of the plan are done.
  private var stepCount = 0
  private var stepProgress = StepProgress()
  /// How many moves have been looked into to the next depth where they are ranked by the tiles they bring.
  private var judgedCount = 0
  private var proof: RootProof
  /// Whether the proof after the last step was interrupted.
  private var owesProof = false
  /// Whether there is nothing left to look into: all steps are done, or the best move is proven.
  private(set) var isDone = false

  /// More moves than this are not searched with the whole window each.
  private static let maximumExactCount = 100

  init(_ search: Search, thread: SearchThread, rankedCount: Int, assistant: Int = 0) {
    (self.search, self.thread, self.assistant) = (search, thread, assistant)
    (board, sides) = (search.board, Sides(search.position))
    proof = RootProof(search)
    thread.assists = assistant > 0
    exactCount = min(max(rankedCount, 1), Self.maximumExactCount)
    hasPassed = Sides.passEnds(after: search.position.passCount)
    var allowed = PlayedWords(search.position, on: board)
    var enumerator = PlacementEnumerator(board: board, evaluation: search.evaluation)
    enumerator.enumerate(sides, allowed)
    reachablePositionCount = enumerator.found.count
    if search.criteria.restrictMoves {
      allowed.exclude(unlessMeeting: search.criteria)
      enumerator.enumerate(sides, allowed, criteria: search.criteria)
    }
    moves.reserveCapacity(enumerator.found.count + 1)
    for index in 0..<enumerator.found.count {
      let candidate = enumerator.found[index]
      let after = sides.taking(candidate.taken)
      let word = allowed.firstWord(ofGroup: Int(candidate.group))
      var move = RootMove(candidate: candidate, word: word, value: -search.evaluation.valueToMove(after.swapped))
      if after.isFinished {
        move.value = SearchValue.end(lead: after.lead, atPly: 1)
        move.isProven = true
      }
      moves.append(move)
    }
    moves.append(pass())
    moves.sort { $0.value != $1.value ? $0.value > $1.value : $0.candidate.taken < $1.candidate.taken }
    if search.criteria.goal == .tiles { sortByTiles() }
    if search.criteria.goal == .tiles, search.criteria.ranksWordsOnce { putWordsFirst() }
  }

  private func pass() -> RootMove {
    let none = Candidate(value: 0, group: SearchMove.pass.group, tiles: 0, taken: 0)
    var move = RootMove(candidate: none, word: nil, value: -search.evaluation.valueToMove(sides.swapped))
    if hasPassed {
      move.value = SearchValue.end(lead: sides.lead, atPly: 1)
      move.isProven = true
    }
    return move
  }

  /// Ranks moves by the tiles they gain; with `isSafe`, moves that let the opponent finish come last.
  private mutating func sortByTiles() {
    let isSafe = search.criteria.isSafe
    func rank(_ move: RootMove) -> Int {
      let after = sides.taking(move.candidate.taken)
      if after.isFinished { return after.lead > 0 ? 1000 : -1000 }
      let isBad = isSafe && board.finishingGroup(after.swapped, thread.played) != nil
      return after.lead - (isBad ? 500 : 0)
    }
    let ranks = moves.map(rank)
    let order = moves.indices.sorted { ranks[$0] != ranks[$1] ? ranks[$0] > ranks[$1] : $0 < $1 }
    moves = order.map { moves[$0] }
  }

  /// Puts the best move of each word before the others.
  private mutating func putWordsFirst() {
    var words = WordMarks(board)
    var (best, others) = ([RootMove](), [RootMove]())
    for move in moves {
      if words.insert(move.word) { best.append(move) } else { others.append(move) }
    }
    moves = best + others
  }

  /// Looks deeper and deeper until a limit is reached, from where it was stopped before.
  ///
  /// - Parameter listener: told after each step that was completed.
  mutating func deepen(_ listener: (RootSearch) -> Void) {
    thread.resume()
    guard search.criteria.goal == .win else {
      isDone = judge()
      return
    }
    if owesProof { prove() }
    while let step = nextStep {
      thread.widths.stage = step.stage
      guard assistant == 0 ? lookIntoAll(step) : assist(step) else { return }
      stepCount += 1
      depth = step.depth
      prove()
      listener(self)
    }
    isDone = !owesProof && (assistant > 0 || proveOthers())
  }

  /// The next step of the plan; nil where it is too deep, or where nothing is left to be found out.
  private var nextStep: SearchPlan.Step? {
    guard stepCount < search.plan.steps.count else { return nil }
    if let best = moves.first, best.isProven, abs(best.value) > SearchValue.leastWin { return nil }
    let step = search.plan.steps[stepCount]
    return step.depth > search.limits.depth ?? .max ? nil : step
  }

  /// Proves what the last step has seen. An interrupted proof is tried once more.
  private mutating func prove() {
    guard assistant == 0, search.plan.proves else { return }
    let before = proof
    proof.prove(&moves, depth: depth, sides: sides)
    owesProof = !owesProof && search.mustStop(nodeCount: 0)
    if owesProof { proof = before }
  }

  /// Proves of the moves that are ranked what can be; false if it was stopped.
  private mutating func proveOthers() -> Bool {
    guard search.plan.proves, exactCount > 1 else { return true }
    return proof.proveOthers(&moves, count: exactCount, sides: sides)
  }

  /// The search as it is to be reported, stopped wherever it was.
  var concluded: RootSearch {
    guard search.plan.proves, search.criteria.goal == .win else { return self }
    var concluded = self
    if !isDone { _ = concluded.proveOthers() }
    concluded.putOpenFirst()
    if search.criteria.ranksWordsOnce { concluded.rankWords() }
    return concluded
  }

  /// Looks into the words that are to be listed and of which the search knows only what they are worth at the most, as the
  /// others that it has looked into differ in nothing but their tiles. The best move stays.
  private mutating func rankWords() {
    guard let best = moves.first, best.depth > 0, best.value > -SearchValue.leastWin else { return }
    thread.resume()
    // A word that turns out to be worse makes room for another.
    for _ in 0..<3 * exactCount where !search.mustStop(nodeCount: thread.nodeCount) {
      let unknown = listed(exactCount, wordsOnce: true).dropFirst().first { $0.isBound && !$0.isProven }
      guard let unknown, let index = moves.firstIndex(where: { $0.key == unknown.key }) else { return }
      let value = value(of: moves[index], depth: best.depth, alpha: -SearchValue.limit)
      if thread.isStopped { return }
      set(value, for: index, depth: best.depth)
      // Those that were looked into are the first of all.
      moves.insert(moves.remove(at: index), at: 1)
    }
  }

  /// Where the best move seems to lose, puts the best first of those that the last step had not come to and that did not
  /// lose before.
  private mutating func putOpenFirst() {
    guard let best = moves.first, best.value < -SearchValue.leastWin else { return }
    var open: Int?
    for index in moves.indices where moves[index].depth > 0 && moves[index].value > -SearchValue.leastWin {
      if open.map({ moves[index].value > moves[$0].value }) ?? true { open = index }
    }
    if let open {
      moves.insert(moves.remove(at: open), at: 0)
    } else if best.value <= -SearchValue.win(atPly: 2) {
      putLongestSearchFirst()
    }
  }

  /// Where the opponent can finish at once after each move, puts the one first after which the fewest words do that.
  private mutating func putLongestSearchFirst() {
    var (best, fewest) = (0, Int.max)
    for index in moves.indices.prefix(Self.maximumExactCount) {
      let after = sides.taking(moves[index].candidate.taken)
      guard let word = moves[index].word, !after.isFinished else { continue }
      thread.played.play(word)
      let count = board.finishCount(after.swapped, thread.played)
      thread.played.takeBack(word)
      if count < fewest { (best, fewest) = (index, count) }
    }
    moves.insert(moves.remove(at: best), at: 0)
  }

  /// Looks a little ahead after the moves that are ranked, from where it was stopped before, and leaves their order.
  ///
  /// - Returns: false if it is stopped.
  private mutating func judge() -> Bool {
    while depth < min(3, search.limits.depth ?? 3) {
      for index in moves.indices.prefix(exactCount).dropFirst(judgedCount) {
        let value = value(of: moves[index], depth: depth + 1, alpha: -SearchValue.limit)
        if thread.isStopped { return false }
        set(value, for: index, depth: depth + 1)
        judgedCount += 1
      }
      depth += 1
      judgedCount = 0
    }
    return true
  }

  /// How many steps are done, and how many moves were looked into in the next.
  var progress: [Int] { [stepCount, stepProgress.count, depth, judgedCount] }

  /// How far a step has come.
  private struct StepProgress {
    /// How many moves have been looked into; they stand first, the best of them before the others.
    var count = 0
    /// How many of these do not lose.
    var openCount = 0
    /// The values of the best of them.
    var bestValues: [Int32] = []
  }

  /// Looks into the best moves, from where it was stopped before; false if it is stopped.
  private mutating func lookIntoAll(_ step: SearchPlan.Step) -> Bool {
    let width = max(search.plan.rootWidth(stage: step.stage), exactCount)
    var progress = stepProgress
    // Moves that lose do not count: there may be none but losing ones among the first.
    while progress.count < moves.count, progress.openCount < width {
      let index = progress.count
      let alpha = progress.bestValues.count < exactCount ? -SearchValue.limit : progress.bestValues[exactCount - 1]
      let value = value(of: moves[index], depth: step.depth, alpha: alpha)
      if thread.isStopped {
        stepProgress = progress
        return false
      }
      set(value, for: index, depth: step.depth, isBound: alpha > -SearchValue.limit && value <= alpha)
      progress.count += 1
      if value > -SearchValue.leastWin { progress.openCount += 1 }
      let rank = progress.bestValues.firstIndex { $0 < value } ?? progress.bestValues.count
      progress.bestValues.insert(value, at: rank)
      if progress.bestValues.count > exactCount { progress.bestValues.removeLast() }
      // Moved before those that are worse, so that the best are known whenever the search is stopped.
      let place = moves[..<index].firstIndex { $0.value < value } ?? index
      if place < index { moves.insert(moves.remove(at: index), at: place) }
      if value > SearchValue.leastWin, exactCount == 1 { break }
    }
    stepProgress = StepProgress()
    return true
  }

  /// Looks into the best moves on a thread that assists: after the first of them backwards, so that the thread that reports
  /// finds in the table what it comes to later; false if it was stopped.
  private mutating func assist(_ step: SearchPlan.Step) -> Bool {
    let width = min(search.plan.rootWidth(stage: step.stage), moves.count)
    var best = -SearchValue.limit
    for place in 0..<width {
      // Further assistants begin elsewhere, far from each other.
      let turned = (place - 1 + Int(Double(assistant - 1) * 0.618 * Double(width))) % max(width - 1, 1)
      let index = place == 0 ? 0 : width - 1 - turned
      let value = value(of: moves[index], depth: step.depth, alpha: best)
      if thread.isStopped { return false }
      set(value, for: index, depth: step.depth)
      best = max(best, value)
    }
    moves[..<width].sort { $0.value > $1.value }
    return true
  }

  /// Keeps a value that was found. That the opponent finishes, or that the game ends, is certain.
  private mutating func set(_ value: Int32, for index: Int, depth: Int, isBound: Bool = false) {
    moves[index].value = value
    (moves[index].depth, moves[index].isBound) = (depth, isBound)
    moves[index].isProven =
      value <= -SearchValue.win(atPly: 2) || value >= SearchValue.win(atPly: 1) || moves[index].isPass && hasPassed
  }

  private func value(of move: RootMove, depth: Int, alpha: Int32) -> Int32 {
    let after = sides.taking(move.candidate.taken)
    guard !after.isFinished, !(move.isPass && hasPassed) else { return move.value }
    if let word = move.word { thread.played.play(word) }
    defer { if let word = move.word { thread.played.takeBack(word) } }
    if alpha > -SearchValue.limit {
      let value = -thread.value(
        after.swapped, depth: depth - 1, alpha: -alpha - 1, beta: -alpha, ply: 1, hasPassed: move.isPass)
      if value <= alpha || thread.isStopped { return value }
    }
    return -thread.value(
      after.swapped, depth: depth - 1, alpha: -SearchValue.limit, beta: -alpha, ply: 1, hasPassed: move.isPass)
  }
}
