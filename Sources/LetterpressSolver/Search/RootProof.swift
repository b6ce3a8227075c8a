/// The proofs that a search attempts while it deepens: of wins that are near or that it sees, and of refutations if all
/// seems lost.
struct RootProof {
  private let search: SearchRun
  private var hasTriedWinInThree = false
  /// The number of plies within which all moves could not be proven to lose; 0 if that was not tried.
  private var openPlies = 0
  /// The few moves, by ``RootMove/key``, that do not win in the given number of plies.
  private var failures: [(key: TileSet?, plies: Int)] = []
  /// The number of attempts at a win that had to stop.
  private var stoppedCount = 0
  /// Whether a better known word may win as surely as the best move, but there was no time to try all.
  private(set) var lacksKnownWinner = false

  /// The time limit for proving a win in three plies; a tenth of the search's time if that is less.
  private static let usualTime = Duration.milliseconds(25)
  /// The time limit for proving such wins of better known words than the best move's, which wins; a quarter of the search's
  /// time if that is less. Nearly all that there are to find are found in it.
  private static let timeForKnownWinner = Duration.milliseconds(200)
  private static let shareForKnownWinner = 0.25
  /// The maximum number of free tiles for attempting that proof.
  private static let mostUnclaimed = 15
  /// The limit in positions. It is used when the search has no time limit, or has a depth limit: then the search should give
  /// the same answer every time, and be over when the depth is reached, however much time it was given.
  private static let usualNodeCount = 20_000
  /// The same for ``EndgameProver``, whose positions take longer.
  private static let usualEndgameNodeCount = 4_000

  init(_ search: SearchRun) { self.search = search }

  /// Whether there is no use in proofs: a word that was left out of the board might refute anything, and a search for the tiles
  /// of a word only compares them.
  private var isUseless: Bool { !search.board.hasAllWords || search.criteria.word != nil }

  /// Attempts the proofs worth trying after a step of the search, and puts a proven winner first.
  ///
  /// - Returns: the opponent's answer that shows that the best move does not win in three as it seemed to, if there is one.
  mutating func prove(_ moves: inout [RootMove], depth: Int, sides: Sides) -> SearchMove? {
    guard !isUseless else { return nil }
    guard let best = moves.first, !best.isProven || best.value < -SearchValue.leastWin else { return nil }
    if best.value < -SearchValue.leastWin {
      let plies = Int(SearchValue.win + best.value)
      // More plies take long; with fewer, the search itself has looked at most moves.
      if plies % 2 == 0, plies <= Self.longestLoss, plies > openPlies { settleLoss(in: plies, of: &moves, sides) }
      return nil
    }
    if !hasTriedWinInThree, depth >= 2, sides.unclaimed.count <= Self.mostUnclaimed {
      hasTriedWinInThree = true
      let prover = prover(share: 0.1, atMost: Self.usualTime)
      if let index = winner(in: moves, by: prover, sides) { putFirst(index, of: &moves, plies: 3) }
    }
    guard let best = moves.first, best.value > SearchValue.leastWin, !best.isProven else { return nil }
    let plies = Int(SearchValue.win - best.value)
    guard plies <= Self.longestWin, !failures.contains(where: { $0.key == best.key && $0.plies == plies }) else {
      return nil
    }
    var isStopped = false
    if let word = best.word, plies > 3 {
      let prover = endgameProver(share: 0.3, attempt: stoppedCount)
      if prover.wins(by: best.candidate.taken, word: word, in: plies, sides) {
        moves[0].isProven = true
        return nil
      }
      isStopped = prover.isStopped
    }
    var refutation: SearchMove?
    if plies <= Prover.maximumPlies {
      let prover = prover(share: 0.3, atMost: nil, attempt: stoppedCount)
      let wins =
        best.word.map { prover.wins(by: best.candidate.taken, word: $0, in: plies, sides) }
        ?? prover.winsByPassing(in: plies, sides)
      if wins {
        moves[0].isProven = true
        return nil
      }
      isStopped = prover.isStopped
      if !isStopped { refutation = prover.lastRefutation }
    }
    if isStopped { stoppedCount += 1 } else { failures.append((best.key, plies)) }
    return refutation
  }

  /// Returns the place of a move that is proven to win in three plies: the first, or if another one is proven to win, the one
  /// with the best of all words that can be trusted more. Nil if none is.
  ///
  /// - Parameter known: the other one's word.
  private func winner(
    in moves: [RootMove], by prover: Prover, betterThan known: WordSureness? = nil, _ sides: Sides
  ) -> Int? {
    var best: (index: Int?, sureness: WordSureness)? = known.map { (nil, $0) }
    for index in moves.indices where !prover.isStopped && !(best.map { MovePreference.isBest($0.sureness) } ?? false) {
      guard let word = moves[index].word else { continue }
      var sureness: WordSureness?
      if let best {
        // Looked up only for the few that may be better, as a lookup takes longer than most proofs.
        let isKnown = search.board.ranks[word] <= Lexicon.knownRarities.upperBound
        guard isKnown || best.sureness.mayBeRefused else { continue }
        let own = search.board.sureness(ofWord: word)
        let trust = MovePreference.trust(inWinWithin: 3, own)
        let highest = MovePreference.trust(inWinWithin: 3, best.sureness)
        let costsLess = MovePreference.cost(of: own) < MovePreference.cost(of: best.sureness)
        guard trust > highest || trust == highest && best.index != nil && costsLess else { continue }
        sureness = own
      }
      guard prover.wins(by: moves[index].candidate.taken, word: word, in: 3, sides) else { continue }
      guard let sureness else { return index }
      best = (index, sureness)
    }
    return best?.index
  }

  /// Puts a move first that is proven to win in three plies with a better word than the first one, which wins, too; if there
  /// is any.
  ///
  /// - Parameter sureness: of the first one's word.
  mutating func putKnownWinnerFirst(_ moves: inout [RootMove], betterThan sureness: WordSureness, sides: Sides) {
    guard !isUseless, sides.unclaimed.count <= Self.mostUnclaimed else { return }
    let prover = prover(share: Self.shareForKnownWinner, atMost: Self.timeForKnownWinner)
    if let index = winner(in: moves, by: prover, betterThan: sureness, sides) {
      putFirst(index, of: &moves, plies: 3)
    } else {
      let time = search.limits.time.map { $0 * Self.shareForKnownWinner }
      lacksKnownWinner =
        prover.isStopped && search.limits.depth == nil && time.map { $0 < Self.timeForKnownWinner } ?? false
    }
  }

  /// Tries to prove the win that a move seems to have in some plies.
  func prove(_ move: inout RootMove, winningIn plies: Int, sides: Sides) {
    guard let word = move.word, plies <= Self.longestWin, !isUseless else { return }
    let taken = move.candidate.taken
    move.isProven =
      plies <= 3
      ? prover(share: 0.1, atMost: nil).wins(by: taken, word: word, in: plies, sides)
      : endgameProver(share: 0.1).wins(by: taken, word: word, in: plies, sides)
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
    guard search.criteria.word == nil else { return .unknown }
    let prover = prover(share: 0.1, atMost: nil)
    if let word = move.word { prover.played.play(word) }
    if let answer = prover.win(in: 3, after.swapped) {
      let tiles = search.board.spelling(answer.taken, group: answer.group, sides: after.swapped)
      return .wins(SearchMove(tiles: tiles, group: Int32(truncatingIfNeeded: answer.group)))
    }
    return prover.isStopped ? .unknown : .none
  }

  /// Returns the place of the move after which the fewest known words win for the opponent in three plies, as far as there
  /// is time to count them; nil if there was none.
  func leastAnswered(_ moves: [RootMove], at places: [Int], sides: Sides) -> Int? {
    guard !isUseless else { return nil }
    let prover = prover(share: 0.5, atMost: nil)
    var best: (place: Int, count: Int)?
    for place in places {
      guard let word = moves[place].word else { continue }
      prover.played.play(word)
      let limit = best?.count ?? Self.mostAnswersCounted
      let count = prover.answerCount(
        sides.taking(moves[place].candidate.taken).swapped, rankLimit: UInt8(Lexicon.knownRarities.upperBound),
        limit: limit)
      prover.played.takeBack(word)
      if prover.isStopped { break }
      if count < limit || best == nil { best = (place, count) }
      if count == 0 { break }
    }
    return best?.place
  }

  private static let mostAnswersCounted = 32

  /// The longest win and loss that is worth a proof.
  private static let longestWin = 9
  private static let longestLoss = 8

  /// What is known about a position in which the moves looked at lose.
  enum Settlement {
    /// All moves lose.
    case lost
    /// The first move is now one that is not known to lose.
    case open
    case unknown
  }

  /// Finds out whether all moves lose within this many plies, an even number. If so, marks them as proven losses; if one does
  /// not, puts it first.
  @discardableResult mutating func settleLoss(in plies: Int, of moves: inout [RootMove], _ sides: Sides) -> Settlement {
    var criteria = search.criteria
    criteria.excludedWords = []
    guard criteria.allowAllMoves, !isUseless else { return .unknown }
    openPlies = max(openPlies, plies)
    let prover = endgameProver(share: 0.2)
    if prover.loses(sides, in: plies, hasPassed: Sides.passEnds(after: search.position.passCount)) {
      for index in moves.indices where !moves[index].isProven {
        (moves[index].value, moves[index].isProven) = (-SearchValue.win(atPly: plies), true)
        moves[index].isBound = false
      }
      return .lost
    }
    guard !prover.isStopped, let escape = prover.escape else { return .unknown }
    return putFirst(escape, of: &moves) ? .open : .unknown
  }

  /// Puts first a move that may not lose; returns false if it is not to be considered, or is known to lose.
  private func putFirst(_ escape: EndgameProver.Escape, of moves: inout [RootMove]) -> Bool {
    let place = moves.firstIndex { $0.candidate.taken == escape.taken && !$0.isPass }
    if let word = escape.word {
      guard !search.criteria.excludedWords.contains(where: { Word(parsing: $0) == search.board.words[word] }) else {
        return false
      }
      if place == nil || moves[place ?? 0].word != word {
        let candidate = Candidate(
          value: 0, group: Int32(truncatingIfNeeded: search.board.groupOfWord[word]), tiles: escape.taken,
          taken: escape.taken)
        if let place { moves.remove(at: place) }
        moves.insert(RootMove(candidate: candidate, word: word, value: -SearchValue.leastWin), at: 0)
        return true
      }
    }
    guard let place, !moves[place].isProven else { return false }
    var move = moves.remove(at: place)
    move.value = -SearchValue.leastWin
    moves.insert(move, at: 0)
    return true
  }

  /// Puts a proven winner first.
  private func putFirst(_ index: Int, of moves: inout [RootMove], plies: Int) {
    var move = moves.remove(at: index)
    (move.value, move.isProven, move.isBound) = (SearchValue.win(atPly: plies), true, false)
    moves.insert(move, at: 0)
  }

  /// Returns a prover that stops after a share of the search's time, or also after ``usualNodeCount`` positions.
  ///
  /// - Parameter attempt: the number of attempts before; each may take twice as many positions as the last.
  private func prover(share: Double, atMost limit: Duration?, attempt: Int = 0) -> Prover {
    Prover(
      board: search.board, position: search.position,
      mustStop: stop(
        share: share, atMost: limit, positions: Self.usualNodeCount << min(attempt, 20),
        between: Prover.nodesBetweenQuestions))
  }

  /// Returns a prover of endings that stops after a share of the search's time, or also after ``usualEndgameNodeCount``
  /// positions.
  private func endgameProver(share: Double, attempt: Int = 0) -> EndgameProver {
    EndgameProver(
      board: search.board, position: search.position,
      mustStop: stop(
        share: share, atMost: nil, positions: Self.usualEndgameNodeCount << min(attempt, 20),
        between: EndgameProver.nodesBetweenQuestions))
  }

  /// Returns a function that says when to stop, to be called after every `step` positions.
  private func stop(share: Double, atMost limit: Duration?, positions: Int, between step: Int) -> () -> Bool {
    let start = search.now
    let isCounted = search.limits.time == nil || search.limits.depth != nil
    let time = search.limits.time.map { isCounted ? $0 * share : min($0 * share, limit ?? $0) }
    let search = search
    let counter = NodeCounter()
    return {
      if search.mustStop(nodeCount: 0) { return true }
      if let time, search.now - start >= time { return true }
      guard isCounted else { return false }
      counter.count += step
      return counter.count > positions
    }
  }

  private final class NodeCounter {
    var count = 0
  }
}
