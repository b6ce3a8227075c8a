/// The proofs that a search attempts while it deepens: of wins that are near or that it sees, and of refutations if all
/// seems lost.
struct RootProof {
  private let search: Search
  private var hasTriedWinInThree = false
  /// The few moves, by ``RootMove/key``, that could not be proven to win in the given number of plies.
  private var failures: [(key: TileSet?, plies: Int)] = []

  /// The time limit for proving a win in three plies; a tenth of the search's time if that is less.
  private static let usualTime = Duration.milliseconds(25)
  /// The maximum number of free tiles for attempting that proof.
  private static let mostUnclaimed = 15
  /// The limit in positions, used instead of ``usualTime`` when the search has no time limit, or has a depth limit and
  /// should give the same answer every time.
  private static let usualNodeCount = 20_000

  init(_ search: Search) { self.search = search }

  /// Attempts the proofs worth trying after a step of the search, and puts a proven winner first.
  ///
  /// - Returns: the opponent's answer that shows that the best move does not win in three as it seemed to, if there is one.
  mutating func prove(_ moves: inout [RootMove], depth: Int, sides: Sides) -> SearchMove? {
    guard let best = moves.first, !best.isProven || best.value < -SearchValue.leastWin else { return nil }
    if best.value < -SearchValue.win(atPly: 3) {
      refuteLoss(&moves, sides)
      return nil
    }
    if !hasTriedWinInThree, depth >= 2, sides.unclaimed.count <= Self.mostUnclaimed {
      hasTriedWinInThree = true
      let prover = prover(share: 0.1, atMost: Self.usualTime)
      if let index = firstWinner(in: moves, by: prover, sides) { putFirst(index, of: &moves, plies: 3) }
    }
    guard let best = moves.first, best.value > SearchValue.leastWin, !best.isProven else { return nil }
    let plies = Int(SearchValue.win - best.value)
    let failure = failures.last { $0.key == best.key }
    guard plies <= Prover.maximumPlies, failure?.plies != plies else { return nil }
    let prover = prover(share: 0.4, atMost: nil)
    let wins =
      best.word.map { prover.wins(by: best.candidate.taken, word: $0, in: plies, sides) }
      ?? prover.winsByPassing(in: plies, sides)
    if wins {
      moves[0].isProven = true
      return nil
    }
    failures.append((best.key, plies))
    return plies == 3 ? prover.lastRefutation : nil
  }

  /// Returns the place of the first move that is proven to win in three plies; of a later one if its word is better known
  /// and there is time to prove it. Nil if none is.
  private func firstWinner(in moves: [RootMove], by prover: Prover, _ sides: Sides) -> Int? {
    var winner: (index: Int, sureness: WordSureness)?
    for index in moves.indices where !prover.isStopped && !(winner.map { MovePreference.isBest($0.sureness) } ?? false)
    {
      guard let word = moves[index].word else { continue }
      // Looked up only once there is a winner, as most positions have none and a lookup takes longer than most proofs.
      var sureness: WordSureness { search.board.sureness(ofWord: word) }
      if let winner, MovePreference.cost(of: winner.sureness) <= MovePreference.cost(of: sureness) { continue }
      if prover.wins(by: moves[index].candidate.taken, word: word, in: 3, sides) { winner = (index, sureness) }
    }
    return winner?.index
  }

  /// Tries to prove the win in three plies that a move seems to have.
  func prove(_ move: inout RootMove, sides: Sides) {
    guard let word = move.word else { return }
    move.isProven = prover(share: 0.1, atMost: nil).wins(by: move.candidate.taken, word: word, in: 3, sides)
  }

  /// The opponent's answer to a move.
  enum Answer {
    /// It wins in three plies, counting the answer as the first.
    case wins(SearchMove)
    /// There is no such answer.
    case none
    /// There was no time to look for all.
    case unknown
  }

  /// Looks for an answer of the opponent that wins in three plies, among all words on all tiles.
  func answer(to move: RootMove, sides: Sides) -> Answer {
    let after = sides.taking(move.candidate.taken)
    guard !after.isFinished else { return .none }
    let prover = prover(share: 0.1, atMost: nil)
    if let word = move.word { prover.played.play(word) }
    if let answer = prover.win(in: 3, after.swapped) {
      return .wins(SearchMove(tiles: answer.taken, group: Int32(truncatingIfNeeded: answer.group)))
    }
    return prover.isStopped ? .unknown : .none
  }

  /// If all moves seem to lose, searches for a word that takes the same tiles as another but forbids the opponent's
  /// finish.
  private func refuteLoss(_ moves: inout [RootMove], _ sides: Sides) {
    var criteria = search.criteria
    criteria.excludedWords = []
    guard criteria.allowAllMoves, moves.allSatisfy({ $0.value < -SearchValue.win(atPly: 3) }) else { return }
    let prover = prover(share: 0.2, atMost: nil)
    guard let refutation = prover.refutation(ofLossIn: 2, sides),
      !search.criteria.excludedWords.contains(where: { Word(parsing: $0) == search.board.words[refutation.word] })
    else { return }
    let candidate = Candidate(
      value: 0, group: Int32(truncatingIfNeeded: refutation.group), tiles: refutation.taken, taken: refutation.taken)
    moves.removeAll { $0.candidate.taken == refutation.taken && !$0.isPass }
    moves.insert(RootMove(candidate: candidate, word: refutation.word, value: -SearchValue.leastWin), at: 0)
  }

  /// Puts a proven winner first.
  private func putFirst(_ index: Int, of moves: inout [RootMove], plies: Int) {
    var move = moves.remove(at: index)
    (move.value, move.isProven) = (SearchValue.win(atPly: plies), true)
    moves.insert(move, at: 0)
  }

  /// Returns a prover that stops after a share of the search's time, or after ``usualNodeCount`` positions.
  private func prover(share: Double, atMost limit: Duration?) -> Prover {
    let start = MonotonicClock.now
    let isCounted = search.limits.time == nil || limit != nil && search.limits.depth != nil
    let time = search.limits.time.map { isCounted ? $0 * share : min($0 * share, limit ?? $0) }
    let search = search
    let counter = NodeCounter()
    return Prover(board: search.board, position: search.position) {
      if search.mustStop(nodeCount: 0) { return true }
      if let time, MonotonicClock.now - start >= time { return true }
      guard isCounted else { return false }
      counter.count += Prover.nodesBetweenQuestions
      return counter.count > Self.usualNodeCount
    }
  }

  private final class NodeCounter {
    var count = 0
  }
}
