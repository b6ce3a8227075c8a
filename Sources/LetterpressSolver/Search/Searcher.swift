/// One thread of a search: a fixed-depth principal variation search that examines only the most promising moves, but
/// never misses a word that finishes the game.
package final class Searcher {
  let board: PreparedBoard
  private let evaluations: Evaluations
  let table: TranspositionTable
  private let shouldStop: (Searcher) -> Bool
  package var played: PlayedWords
  private var generator: MoveGenerator
  /// The generator of the last ply.
  private var lastGenerator: MoveGenerator
  /// The moves under examination at each ply.
  let candidates: FixedBuffer<Candidate>
  /// Killer moves, two per ply.
  private let killers: FixedBuffer<Killers>
  /// The last groups that caused cutoffs at the last ply: as many of one player, and then of the other.
  private let recentGroups = FixedBuffer<Int32>(repeating: -1, count: 2 * mostRecent)
  private var recentPlace = 0
  private static let mostRecent = 16
  /// How many groups that promise a cutoff at the last ply are tried before all are compared, and by how much their estimates
  /// must exceed it.
  private static let mostTried = 4
  private static let promise: Int32 = 50
  /// The number of nodes searched.
  private(set) var nodeCount = 0
  private(set) var isStopped = false
  var widths = SearchWidths()
  #if !hasFeature(Embedded)
    /// What all threads are looking into; nil if there is only one.
    var busyMoves: BusyMoves?
  #endif

  /// The maximum ply of a search.
  static let maximumPly = 64

  struct Killers: BitwiseCopyable {
    var first = SearchMove.pass
    var second = SearchMove.pass
  }

  /// Words of the opponent that refuted root moves, the last first.
  private var refutations: [SearchMove] = []
  private static let mostRefutations = 8
  /// The greatest ply at which they are tried.
  private static let deepestRefutation = 3

  /// Whether answers to root moves are searched even if the table knows their values, as these may have changed.
  var searchesAnswersAnew = false

  /// Remembers a word of the opponent that refutes a root move, to try it as an answer to others.
  func add(refutation: SearchMove) {
    refutations.removeAll { $0 == refutation }
    refutations.insert(refutation, at: 0)
    if refutations.count > Self.mostRefutations { refutations.removeLast() }
  }

  /// Allows it to continue after a stop.
  func resume() { isStopped = false }

  package init(
    board: PreparedBoard, position: Position, table: TranspositionTable,
    shouldStop: @escaping (Searcher) -> Bool
  ) {
    self.board = board
    evaluations = board.evaluations
    self.table = table
    self.shouldStop = shouldStop
    played = PlayedWords(position, on: board)
    generator = MoveGenerator(board: board)
    lastGenerator = MoveGenerator(board: board, evaluation: board.evaluations.afterLast)
    candidates = FixedBuffer(repeating: Candidate.none, count: Self.maximumPly * SearchWidths.maximumMoves)
    killers = FixedBuffer(repeating: Killers(), count: Self.maximumPly)
  }

  /// Returns the value of a position for the player to move.
  ///
  /// - Parameters:
  ///   - depth: the remaining depth in plies.
  ///   - ply: the distance from the root in plies.
  ///   - hasPassed: whether the last move was a pass.
  package func value(
    _ sides: Sides, depth: Int, alpha: Int32, beta: Int32, ply: Int, hasPassed: Bool
  ) -> Int32 {
    nodeCount &+= 1
    if nodeCount & 63 == 0, shouldStop(self) { isStopped = true }
    if isStopped { return 0 }
    if played.isEmpty { return SearchValue.end(lead: sides.lead, atPly: ply + (hasPassed ? 1 : 2)) }
    let win = SearchValue.win(atPly: ply + 1)
    if sides.winsByPassing(hasPassed: hasPassed) { return win }
    if board.finishingGroup(sides, played) != nil { return win }
    if depth <= 0 || ply >= Self.maximumPly - 1 { return evaluations.valueToMove(sides) }
    var (alpha, beta) = (alpha, beta)
    // At best, it wins with the next move but one.
    beta = min(beta, win - 2)
    if alpha >= beta { return alpha }

    let key = HashKey.of(sides, hasPassed: hasPassed) ^ played.key
    let entry = table.entry(for: key)
    if let entry, let known = known(entry, depth: depth, alpha: alpha, beta: beta, ply: ply) { return known }
    if let value = frontierBound(sides, depth: depth, alpha: alpha, beta: beta) { return value }
    let alphaBefore = alpha
    var best = Best(value: .min, move: nil)
    if depth == 1 {
      searchLastPly(sides, alpha: alpha, beta: beta, ply: ply, first: entry?.move, &best)
    } else {
      search(
        sides, depth: depth, alpha: &alpha, beta: beta, ply: ply, hasPassed: hasPassed, key: key, first: entry?.move,
        &best)
    }
    if best.value < -SearchValue.leastWin, !isStopped {
      // Every word loses; a pass may not.
      let value = valueOfPass(sides, depth: depth, alpha: alpha, beta: beta, ply: ply, hasPassed: hasPassed)
      if value > best.value { best = Best(value: value, move: nil) }
    }
    if isStopped { return 0 }
    let bound: TranspositionTable.Bound =
      best.value >= beta ? .lower : best.value > alphaBefore ? .exact : .upper
    table.store(
      TranspositionTable.Entry(
        value: SearchValue.fromPosition(best.value, ply: ply), bound: bound, depth: depth, stage: widths.stage,
        move: best.move),
      for: key)
    return best.value
  }

  struct Best {
    var value: Int32
    var move: SearchMove?
  }

  /// Returns the value that an entry of the table gives a position; nil if it must be searched.
  @inline(__always)
  func known(
    _ entry: TranspositionTable.Entry, depth: Int, alpha: Int32, beta: Int32, ply: Int
  ) -> Int32? {
    guard widths.isEnough(entry, for: depth), ply > 1 || !searchesAnswersAnew else { return nil }
    let known = SearchValue.fromRoot(entry.value, ply: ply)
    return switch entry.bound {
    case .exact: known
    case .lower where known >= beta: known
    case .upper where known <= alpha: known
    default: nil
    }
  }

  /// Returns a bound on the value of a position near the horizon if that is enough for a cutoff; nil if the position
  /// must be searched.
  ///
  /// Reverse futility pruning and razoring: a few plies seldom change a value by more than a margin.
  private func frontierBound(_ sides: Sides, depth: Int, alpha: Int32, beta: Int32) -> Int32? {
    guard depth <= Self.frontierDepth, beta &- alpha == 1, abs(beta) < SearchValue.leastWin else { return nil }
    let value = evaluations.valueToMove(sides)
    let margin = Self.frontierMargin
    if value &+ margin <= alpha { return value &+ margin }
    // However good the position looks, it may be lost if the opponent threatens to finish.
    if value &- margin >= beta, board.finishingGroup(sides.swapped, played) == nil { return value &- margin }
    return nil
  }

  /// The maximum remaining depth for this pruning.
  private static let frontierDepth = 4
  private static let frontierMargin = Int32(3 * Evaluation.unit)

  private func valueOfPass(_ sides: Sides, depth: Int, alpha: Int32, beta: Int32, ply: Int, hasPassed: Bool) -> Int32 {
    guard !hasPassed else { return SearchValue.end(lead: sides.lead, atPly: ply + 1) }
    return -value(sides.swapped, depth: depth - 1, alpha: -beta, beta: -alpha, ply: ply + 1, hasPassed: true)
  }

  /// Searches moves in turn: the transposition table's move and the killers, then, unless one of them causes a cutoff,
  /// the generated ones.
  private func search(
    _ sides: Sides, depth: Int, alpha: inout Int32, beta: Int32, ply: Int, hasPassed: Bool, key: UInt64,
    first: SearchMove?, _ best: inout Best
  ) {
    let moves = candidates.base + ply * SearchWidths.maximumMoves
    var count = 0
    // Before generating moves, which is slow.
    let refutationCount = ply & 1 == 1 && ply <= Self.deepestRefutation ? refutations.count : 0
    for place in 0..<3 + refutationCount {
      let move =
        switch place {
        case 0: first ?? .pass
        case 1: killers[ply].first
        case 2: killers[ply].second
        default: refutations[place - 3]
        }
      guard move.group >= 0, played.isPlayable(group: Int(move.group)) else { continue }
      let taken = move.tiles & sides.takeable
      if (0..<count).contains(where: { moves[$0].taken == taken }) { continue }
      moves[count] = Candidate(value: 0, group: move.group, tiles: move.tiles, taken: taken)
      count += 1
      if searchMoves(count - 1..<count, sides, depth: depth, alpha: &alpha, beta: beta, ply: ply, key: key, &best) {
        return
      }
    }
    generator.generate(sides, played, width: widths.width(depth: depth, ply: ply))
    let known = count
    count = addGenerated(after: known, ply: ply)
    if searchMoves(known..<count, sides, depth: depth, alpha: &alpha, beta: beta, ply: ply, key: key, &best) { return }
    if best.value < -SearchValue.leastWin {
      searchWider(sides, depth: depth, alpha: &alpha, beta: beta, ply: ply, tried: count, &best)
    }
  }

  /// Appends the generated moves to those of a ply, without duplicates.
  ///
  /// - Returns: the new number of moves.
  private func addGenerated(after knownCount: Int, ply: Int) -> Int {
    let moves = candidates.base + ply * SearchWidths.maximumMoves
    var count = knownCount
    for index in 0..<generator.candidateCount where count < SearchWidths.maximumMoves {
      let candidate = generator.candidates[index]
      if (0..<knownCount).contains(where: { moves[$0].taken == candidate.taken }) { continue }
      moves[count] = candidate
      count += 1
    }
    return count
  }

  /// Searches some of the moves of a ply.
  ///
  /// - Returns: whether to stop: after a beta cutoff, or because the search is over.
  private func searchMoves(
    _ indices: Range<Int>, _ sides: Sides, depth: Int, alpha: inout Int32, beta: Int32, ply: Int, key: UInt64,
    _ best: inout Best
  ) -> Bool {
    #if !hasFeature(Embedded)
      if let busyMoves, indices.count > 1, depth >= Self.leastSharedDepth {
        return shareMoves(
          indices, busyMoves, sides, depth: depth, alpha: &alpha, beta: beta, ply: ply, key: key, &best)
      }
    #endif
    for index in indices {
      if searchMove(index, sides, depth: depth, alpha: &alpha, beta: beta, ply: ply, &best) { return true }
    }
    return false
  }

  /// Searches a move of a ply.
  ///
  /// - Returns: whether to stop: after a beta cutoff, or because the search is over.
  func searchMove(
    _ index: Int, _ sides: Sides, depth: Int, alpha: inout Int32, beta: Int32, ply: Int, _ best: inout Best
  ) -> Bool {
    let candidate = candidates.base[ply * SearchWidths.maximumMoves + index]
    let value = value(
      of: candidate, sides, depth: depth, alpha: alpha, beta: beta, ply: ply, isFirst: best.move == nil)
    if isStopped { return true }
    if value > best.value { best = Best(value: value, move: candidate.move) }
    if value > alpha { alpha = value }
    guard value >= beta else { return false }
    storeKiller(candidate.move, ply: ply)
    return true
  }

  /// If the likeliest moves all lose, searches more until one does not; moves that avoid a loss often gain little.
  private func searchWider(
    _ sides: Sides, depth: Int, alpha: inout Int32, beta: Int32, ply: Int, tried triedCount: Int, _ best: inout Best
  ) {
    generator.generate(sides, played, width: widths.widthIfLosing(ply: ply))
    let moves = candidates.base + ply * SearchWidths.maximumMoves
    for index in triedCount..<addGenerated(after: triedCount, ply: ply) {
      let candidate = moves[index]
      let value = value(of: candidate, sides, depth: depth, alpha: alpha, beta: beta, ply: ply, isFirst: false)
      if isStopped { return }
      if value > best.value { best = Best(value: value, move: candidate.move) }
      if value > alpha { alpha = value }
      if value > -SearchValue.leastWin {
        if value >= beta { storeKiller(candidate.move, ply: ply) }
        return
      }
    }
  }

  /// Returns a move's value for the mover: the first move's with the full window, the others' with a null window and a
  /// re-search if they are better.
  private func value(
    of candidate: Candidate, _ sides: Sides, depth: Int, alpha: Int32, beta: Int32, ply: Int, isFirst: Bool
  ) -> Int32 {
    let after = sides.taking(candidate.taken)
    // A word that ends the game without winning it.
    if after.isFinished { return SearchValue.end(lead: after.lead, atPly: ply + 1) }
    let word = played.firstWord(ofGroup: Int(candidate.group))
    played.play(word)
    defer { played.takeBack(word) }
    let next = after.swapped
    if !isFirst {
      let value = -value(next, depth: depth - 1, alpha: -alpha - 1, beta: -alpha, ply: ply + 1, hasPassed: false)
      if value <= alpha || value >= beta || isStopped { return value }
    }
    return -value(next, depth: depth - 1, alpha: -beta, beta: -alpha, ply: ply + 1, hasPassed: false)
  }

  /// Searches the last ply, where positions are only evaluated, for the best move that does not let the opponent
  /// finish.
  private func searchLastPly(
    _ sides: Sides, alpha: Int32, beta: Int32, ply: Int, first: SearchMove?, _ best: inout Best
  ) {
    let killers = killers[ply]
    // A line's value is the sum of what the positions before and after its last move say.
    let now = -evaluations.beforeLast.value(mover: sides.opponent, opponent: sides.own)
    let (alpha, beta) = (alpha - now, beta - now)
    defer { if abs(best.value) < SearchValue.leastWin { best.value += now } }
    for move in [first ?? .pass, killers.first, killers.second] where move.group >= 0 {
      guard played.isPlayable(group: Int(move.group)) else { continue }
      let after = sides.taking(move.tiles & sides.takeable)
      let value = evaluations.afterLast.value(mover: after.own, opponent: after.opponent)
      if value >= beta, isSafe(after, group: Int(move.group)) {
        best = Best(value: value, move: move)
        return
      }
    }
    lastGenerator.prepare(sides)
    // In a null window it only matters on which side of it the value is. Losses are left to the whole search.
    let isNull = beta &- alpha == 1 && abs(alpha) < SearchValue.leastWin
    var attempt = 0
    while let width = widths.lastWidth(attempt: attempt, ply: ply) {
      attempt += 1
      lastGenerator.begin(width, floor: isNull ? alpha : .min)
      if isNull, attempt == 1, let move = quickCutoff(sides, beta: beta, ply: ply, &best) {
        storeKiller(move, ply: ply)
        return
      }
      lastGenerator.finish(sides, played, width: width)
      for index in 0..<lastGenerator.candidateCount {
        let candidate = lastGenerator.candidates[index]
        if candidate.value <= best.value { return }
        if candidate.value <= alpha, best.move == nil {
          // All fail low; how far does not matter.
          best = Best(value: candidate.value, move: candidate.move)
          return
        }
        let after = sides.taking(candidate.taken)
        if isSafe(after, group: Int(candidate.group)) {
          best = Best(value: candidate.value, move: candidate.move)
          if candidate.value >= beta || attempt > 1 { storeKiller(candidate.move, ply: ply) }
          return
        }
      }
      if isNull, !lastGenerator.isFull {
        // All other moves fail low.
        best = Best(value: alpha, move: nil)
        return
      }
    }
    if best.value == .min { best.value = -SearchValue.win(atPly: ply + 2) }
  }

  /// Looks for a move of the last ply that causes a cutoff, before all words are gone through.
  private func quickCutoff(_ sides: Sides, beta: Int32, ply: Int, _ best: inout Best) -> SearchMove? {
    let recent = recentGroups.base + (ply & 1) * Self.mostRecent
    for place in 0..<Self.mostRecent {
      let group = recent[place]
      guard group >= 0, played.isPlayable(group: Int(group)) else { continue }
      let (tiles, estimate) = lastGenerator.bestTiles(ofGroup: group)
      guard estimate >= beta, causesCutoff(tiles, group: group, sides, beta: beta, &best) else { continue }
      return best.move
    }
    for _ in 0..<Self.mostTried {
      guard let group = lastGenerator.nextGroup(promising: beta &+ Self.promise, played) else { return nil }
      let tiles = lastGenerator.bestTiles(ofGroup: group).tiles
      guard causesCutoff(tiles, group: group, sides, beta: beta, &best) else { continue }
      recent[recentPlace] = group
      recentPlace = (recentPlace + 1) % Self.mostRecent
      return best.move
    }
    return nil
  }

  /// Whether a move of the last ply causes a cutoff; it then becomes the best.
  private func causesCutoff(_ tiles: TileSet, group: Int32, _ sides: Sides, beta: Int32, _ best: inout Best) -> Bool {
    let after = sides.taking(tiles & sides.takeable)
    let value = evaluations.afterLast.value(mover: after.own, opponent: after.opponent)
    guard value >= beta, isSafe(after, group: Int(group)) else { return false }
    best = Best(value: value, move: SearchMove(tiles: tiles, group: group))
    return true
  }

  /// Whether the opponent cannot finish the game after a word of a group.
  private func isSafe(_ after: Sides, group: Int) -> Bool {
    guard !after.isFinished else { return false }
    guard board.finishingGroup(after.swapped, played) != nil else { return true }
    let word = played.firstWord(ofGroup: group)
    played.play(word)
    defer { played.takeBack(word) }
    return board.finishingGroup(after.swapped, played) == nil
  }

  private func storeKiller(_ move: SearchMove, ply: Int) {
    guard killers[ply].first != move else { return }
    killers[ply] = Killers(first: move, second: killers[ply].first)
  }
}
