package import LetterpressSolver

/// Finds out whether a position is a puzzle, and of which kind.
///
/// Everything that it says of a position is proven: each word on each set of tiles was tried, except for a win in five, where
/// the proofs of other moves may have missed a win that depends on which of several words takes the same tiles.
package struct PuzzleFinder {
  private let board: PreparedBoard
  /// How many positions a proof may look at.
  private let nodeLimit: Int
  private let standard: Standard

  /// What makes a puzzle.
  package enum Standard: Sendable {
    /// Few answers, one of which people may find.
    case made
    /// Any chance that somebody missed, as it was in a game of theirs.
    case ownGame

    /// The most words that a puzzle may have as answers; more make it too easy.
    fileprivate var mostWords: Int { self == .made ? 3 : 100 }
    /// Few people would ever find a rarer word.
    fileprivate var rarestWord: Int { self == .made ? 50 : Lexicon.validRarities.upperBound }
    /// The most sets of tiles of a puzzle's answers.
    fileprivate var mostSolutions: Int { self == .made ? 24 : 400 }
  }

  /// The most winning words of a puzzle that asks only for the known one among them.
  private static let mostWordsBesideKnown = 60
  private static let fewestWordsBesideKnown = 4
  private static let mostKnownSolutions = 40
  /// With more, there is hardly ever a forced win, and the proofs take long.
  private static let mostFreeTiles = 12
  private static let mostFreeTilesForFive = 7

  package init(on board: PreparedBoard, nodeLimit: Int, standard: Standard = .made) {
    (self.board, self.nodeLimit, self.standard) = (board, nodeLimit, standard)
  }

  /// Returns the puzzle that a position is, if it is one.
  ///
  /// - Parameter looksFar: whether to look for wins in five turns, which takes by far the longest.
  package func puzzle(in position: Position, looksFar: Bool = false) -> Puzzle? {
    let freeCount = position.owners.unclaimed.count
    guard position.outcome == nil, position.passCount == 0, freeCount <= PuzzleFinder.mostFreeTiles else { return nil }
    let proofs = MoveProofs(of: position, on: board, nodeLimit: nodeLimit)
    let finishes = proofs.finishes
    guard finishes.isEmpty else { return puzzle(.finish, finishes, in: position, proofs) }
    if proofs.hasWinInThree {
      guard let wins = proofs.wins(in: 3, limit: max(standard.mostSolutions, PuzzleFinder.mostKnownSolutions)) else {
        return nil
      }
      return puzzle(.three, wins, in: position, proofs) ?? known(wins, in: position, proofs)
    }
    if proofs.isThreatened {
      return proofs.escapes(wordLimit: standard.mostWords).flatMap { puzzle(.only, $0, in: position, proofs) }
    }
    guard looksFar, freeCount <= PuzzleFinder.mostFreeTilesForFive else { return nil }
    return proofs.wins(in: 5, limit: standard.mostSolutions).flatMap { puzzle(.five, $0, in: position, proofs) }
  }

  /// Returns the puzzle with some solutions if they are few enough, and one of them not too rare.
  private func puzzle(
    _ kind: PuzzleKind, _ solutions: [MoveProofs.Solution], in position: Position, _ proofs: MoveProofs
  ) -> Puzzle? {
    let words = Set(solutions.flatMap { $0.words })
    guard !words.isEmpty, words.count <= standard.mostWords, solutions.count <= standard.mostSolutions,
      let best = words.min(by: { (rarity(of: $0), $0) < (rarity(of: $1), $1) }),
      rarity(of: best) <= standard.rarestWord
    else { return nil }
    return made(kind, solutions, best: best, in: position, proofs)
  }

  /// Returns the puzzle of finding the only known word among those that win.
  private func known(_ solutions: [MoveProofs.Solution], in position: Position, _ proofs: MoveProofs) -> Puzzle? {
    let words = Set(solutions.flatMap { $0.words })
    let known = words.filter { Lexicon.knownRarities.contains(rarity(of: $0)) }
    guard PuzzleFinder.fewestWordsBesideKnown...PuzzleFinder.mostWordsBesideKnown ~= words.count,
      let word = known.first, known.count == 1
    else { return nil }
    return made(.known, solutions, best: word, in: position, proofs)
  }

  private func made(
    _ kind: PuzzleKind, _ solutions: [MoveProofs.Solution], best: String, in position: Position, _ proofs: MoveProofs
  ) -> Puzzle? {
    // The word to be shown comes first in the first solution.
    guard let first = solutions.firstIndex(where: { $0.words.contains(best) }) else { return nil }
    var ordered = solutions
    let shown = ordered.remove(at: first)
    ordered.insert(
      MoveProofs.Solution(taken: shown.taken, words: [best] + shown.words.filter { $0 != best }), at: 0)
    let puzzle = Puzzle(kind: kind, level: Puzzle.levels.lowerBound, position: position, solutions: ordered)
    return Puzzle(kind: kind, level: grade(of: puzzle, proofs).level, position: position, solutions: ordered)
  }

  private func grade(of puzzle: Puzzle, _ proofs: MoveProofs) -> PuzzleGrade {
    PuzzleGrade(
      kind: puzzle.kind, rarity: rarity(of: puzzle.solutions[0].words[0]),
      wordCount: puzzle.kind == .known ? 1 : puzzle.words.count,
      temptationCount: proofs.temptationCount(taking: puzzle.solutions[0].taken.count))
  }

  /// Returns a puzzle with the level that it has by today's rules.
  package func graded(_ puzzle: Puzzle) -> Puzzle {
    let proofs = MoveProofs(of: puzzle.position, on: board)
    return Puzzle(
      kind: puzzle.kind, level: grade(of: puzzle, proofs).level, position: puzzle.position, solutions: puzzle.solutions)
  }

  private func rarity(of word: String) -> Int { board.lexicon.rarity(of: word) ?? Lexicon.validRarities.upperBound }
}

/// A puzzle from a game in which something else was played.
package struct MissedChance {
  package let puzzle: Puzzle
  /// The number of the move, from 1.
  package let number: Int
  /// What was played instead.
  package let played: PlayedMove

  /// Returns the puzzles of a game whose answers were not played, in order.
  ///
  /// - Parameter nodeLimit: how many positions to look at for each move.
  package static func all(in moves: [PlayedMove], on board: PreparedBoard, nodeLimit: Int) -> [MissedChance] {
    let finder = PuzzleFinder(on: board, nodeLimit: nodeLimit, standard: .ownGame)
    return moves.enumerated().compactMap { index, move in
      guard let puzzle = finder.puzzle(in: move.before), !puzzle.isSolved(by: move) else { return nil }
      return MissedChance(puzzle: puzzle, number: index + 1, played: move)
    }
  }
}
