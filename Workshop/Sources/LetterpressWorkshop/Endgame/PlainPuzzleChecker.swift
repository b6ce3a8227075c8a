package import LetterpressEngine
package import LetterpressSolver
internal import PlainSolver

/// Checks that the solutions of a puzzle do what it asks for and that no other move does, with ``PlainTactics``.
///
/// For a win in five, trying all moves takes too long: an ``EndgameProof`` that the shown answer wins is checked instead, by
/// ``PlainProofChecker``.
package struct PlainPuzzleChecker {
  private let puzzle: Puzzle
  private var tactics: PlainTactics

  package init(_ puzzle: Puzzle, lexicon: Lexicon = .english) {
    self.puzzle = puzzle
    tactics = PlainTactics(puzzle.position.board, lexicon: lexicon)
  }

  /// Returns what is wrong with the puzzle; nil if nothing is.
  ///
  /// - Parameter share: how many of a puzzle's wins to check, as some have hundreds; the moves that do not win are all tried.
  package mutating func fault(checking share: Int = .max) -> String? {
    let situation = PlainTactics.Situation(puzzle.position)
    let finishes = tactics.finishes(situation).sorted()
    guard puzzle.kind != .finish else {
      return finishes == puzzle.words.sorted() ? nil : "the finishing words are \(finishes)"
    }
    guard finishes.isEmpty else { return "\(finishes[0]) wins at once" }
    switch puzzle.kind {
    case .finish: return nil
    case .three, .known:
      guard !tactics.winsInThreeByPassing(situation) else { return "a pass wins" }
      return faultOfMoves(share) { $0.winsInThree(situation, by: $1, on: $2) }
    case .only:
      let afterPass = situation.after(nil, on: TileSet())
      guard !tactics.finishes(afterPass).isEmpty else { return "a pass does not lose at once" }
      return faultOfMoves(share) { tactics, word, tiles in
        let after = situation.after(word, on: tiles)
        return !after.owners.unclaimed.isEmpty && tactics.finishes(after).isEmpty && !tactics.winsInThree(after)
      }
    case .five:
      if tactics.winsInThree(situation) { return "it wins in three" }
      return faultOfEnding()
    }
  }

  /// Compares the solutions with the moves that do what is asked for.
  private mutating func faultOfMoves(
    _ share: Int, does: (inout PlainTactics, _ word: String, _ tiles: TileSet) -> Bool
  ) -> String? {
    var expected: [TileSet: Set<String>] = [:]
    for solution in puzzle.solutions { expected[solution.taken] = Set(solution.words) }
    var (checkedCount, foundCount) = (0, 0)
    for (taken, words) in tactics.moves(PlainTactics.Situation(puzzle.position)) {
      for (word, tiles) in words {
        let isSolution = expected[taken]?.contains(word) ?? false
        if isSolution {
          foundCount += 1
          guard checkedCount < share else { continue }
          checkedCount += 1
        }
        if does(&tactics, word, tiles) != isSolution {
          return "\(word) on \(tiles) \(isSolution ? "is no solution" : "is a solution, too")"
        }
      }
    }
    let count = puzzle.solutions.reduce(0) { $0 + $1.words.count }
    return foundCount == count ? nil : "only \(foundCount) of \(count) solutions can be played"
  }

  private func faultOfEnding() -> String? {
    var after = puzzle.position
    let board = PreparedBoard(after.board)
    do throws(IllegalMove) {
      try after.play(.play(puzzle.answer), in: board.lexicon)
    } catch {
      return error.description
    }
    let solver = EndgameSolver(board: board, position: after) { false }
    guard solver.solve(nodeLimit: PlainPuzzleChecker.endingNodeCount).outcome == .win(puzzle.position.turn),
      let proof = solver.proof
    else { return "the ending is not proven" }
    guard proof.lines.count <= PlainPuzzleChecker.mostLines else { return "the proof is too long to check" }
    do throws(PlainProofChecker.Refusal) {
      var checker = try PlainProofChecker(proof.text, words: Array(board.lexicon.words(from: after.board.rack)))
      try checker.check()
      return nil
    } catch {
      return "\(error)"
    }
  }

  private static let endingNodeCount = 5_000_000
  private static let mostLines = 3000
}
