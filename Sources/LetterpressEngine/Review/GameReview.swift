package import LetterpressSolver

/// A game with its moves graded, as far as the review has come.
package struct GameReview: Sendable {
  /// What became of a step of the game.
  package enum Step: Sendable {
    case reviewed(ReviewedMove)
    /// Moves that pictures leave open, which are not graded.
    case open(String)
  }

  package let line: ReviewLine
  /// The first steps of the game, those reviewed so far.
  package internal(set) var steps: [Step] = []
  /// For each point red's chance to win, 0 to 1; nil if it is not known, or not yet.
  package internal(set) var redChances: [Double?]

  init(_ line: ReviewLine) {
    self.line = line
    redChances = Array(repeating: nil, count: line.points.count)
  }

  /// Whether all steps have been reviewed.
  package var isComplete: Bool { steps.count == line.steps.count }

  /// The graded moves with the numbers of their steps, from 0.
  package var moves: [(step: Int, move: ReviewedMove)] {
    var moves: [(step: Int, move: ReviewedMove)] = []
    for (place, step) in steps.enumerated() {
      if case .reviewed(let move) = step { moves.append((place, move)) }
    }
    return moves
  }

  /// How exactly a player moved, 0 to 100: the mean of the player's moves; nil if none was graded.
  package func accuracy(of player: Player) -> Int? {
    let all = moves.filter { $0.move.player == player }.map { $0.move.accuracy }
    return all.isEmpty ? nil : Int((all.reduce(0, +) / Double(all.count)).rounded())
  }

  /// The step at which the game turned; nil if the review is not complete, or if it turned nowhere.
  ///
  /// Take the moves of the player who ended behind, since that player could last have been ahead. Of these, it is the one that
  /// lost most, if that was at least an inaccuracy. So what was lost and won back does not count.
  package var turningPoint: Int? {
    guard isComplete, let loser else { return nil }
    let own = moves.filter { $0.move.player == loser }
    let first = own.lastIndex { $0.move.best.value.percent >= 50 } ?? 0
    var turn: (step: Int, lost: Int)?
    for (step, move) in own.dropFirst(first) where move.lost >= max(MoveGrade.leastInaccuracy, turn?.lost ?? 0) {
      turn = (step, move.lost)
    }
    return turn?.step
  }

  /// The mistake or blunder of a player from which most can be learnt; nil if there is none for which a known word was better.
  ///
  /// That is the one whose better word is the best known, and of these the shortest: the player could have found it.
  package func lesson(for player: Player) -> (step: Int, move: ReviewedMove)? {
    func effort(_ move: ReviewedMove) -> (Int, Int, Int) {
      let word = move.explained.move.word ?? ""
      return (move.explained.rarity ?? Lexicon.validRarities.upperBound, word.utf8.count, -move.lost)
    }
    return moves.filter { step, move in
      move.player == player && move.grade.isError && move.explained.isKnown && move.explained.move.word != nil
        && move.explained.move.word != move.played.move.word
    }.min { effort($0.move) < effort($1.move) }
  }

  /// Who has lost, or is behind at the end.
  private var loser: Player? {
    if let outcome = line.points.last?.position?.outcome { return outcome.winner?.opponent }
    guard let last = redChances.last, let chance = last else { return nil }
    switch Standing(percent: Int((chance * 100).rounded())) {
    case .winning, .good: return .blue
    case .behind, .losing: return .red
    case .even: return nil
    }
  }
}
