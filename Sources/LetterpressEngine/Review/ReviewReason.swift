internal import LetterpressSolver

/// Why a move got its grade, in one sentence.
struct ReviewReason {
  private let move: ReviewedMove
  private let wording: Wording

  init(_ move: ReviewedMove, _ wording: Wording) { (self.move, self.wording) = (move, wording) }

  private var names: PlayerNames { wording.names }
  private var mover: Player { move.player }
  private var opponent: Player { mover.opponent }

  private func name(_ choice: ReviewedMove.Choice) -> String { choice.move.word?.asciiUppercased ?? "a pass" }
  private var playedName: String { move.played.move.word?.asciiUppercased ?? "The pass" }
  /// The best move; with its tiles, if it plays the same word on others.
  private var bestName: String {
    guard let word = move.best.move.word, word == move.played.move.word else { return name(move.best).asciiCapitalized }
    return word.asciiUppercased + " on " + (wording.isBesideBoard ? "other tiles" : MoveText.tiles(of: move.best.move))
  }

  var sentence: String {
    let text = move.isBest || move.lost < MoveGrade.leastLoss && !isWinMissed ? praise : critique
    return text.asciiCapitalized + "."
  }

  private var isWinMissed: Bool { move.best.value.isWon && !move.played.value.isWon }

  // MARK: What was good

  private var praise: String {
    let played = move.played
    if let outcome = played.after.outcome { return "the game ends: \(MoveReason.result(outcome, played.after, names))" }
    switch played.value.verdict {
    case .wins(let plies): return "\(names.clause(mover, "wins", "win")) by force within \(counted(plies, "turn"))"
    case .loses(let plies) where move.isBest:
      return plies <= 2 && played.threat != nil
        ? "\(names.clause(mover, "has", "have")) no move that stops \(names.name(of: opponent)) from winning"
        : "every move loses by force"
    default: break
    }
    let deeds = [prevention, effects(of: played).clause(.present, wording)].compactMap { $0 }
    guard move.grade == .onlyMove, let other = move.other else { return "it " + deeds.joined(separator: ", and ") }
    return
      "the next best word, \(name(other)), leaves \(names.name(of: mover)) a chance of only \(other.value.percent)%; "
      + "\(playedName) " + deeds.joined(separator: ", and ")
  }

  /// Says that the move stops the opponent from finishing the game; nil if it does not.
  private var prevention: String? {
    guard let word = move.threat, move.played.threat == nil else { return nil }
    return "stops \(names.name(of: opponent)) from winning at once with \(word.asciiUppercased)"
  }

  // MARK: What was not

  private var critique: String {
    if let win = missedWin { return win }
    if let word = move.played.threat, move.best.threat == nil {
      let victory = "\(names.clause(opponent, "wins", "win")) at once with \(word.asciiUppercased)"
      return move.threat == nil
        ? "after \(playedName) \(victory); after \(bestName), \(names.name(of: opponent)) could not\(hope)"
        : "\(playedName) does not stop \(names.name(of: opponent)) from winning at once with \(word.asciiUppercased); "
          + "\(bestName) would have\(hope)"
    }
    if let loss = provenLoss { return loss }
    return comparison
  }

  /// What was left, if the best move was not winning.
  private var hope: String { move.best.value.isWon ? "" : " (\(move.best.value.percent)% to win)" }

  /// Says that the best move would have won; nil if that is not proven.
  private var missedWin: String? {
    guard isWinMissed, case .wins(let plies) = move.best.value.verdict else { return nil }
    let best = move.best
    if let outcome = best.after.outcome {
      let result = "\(best.after.score(of: mover)) to \(best.after.score(of: opponent))"
      return outcome.winner == mover ? "\(bestName) would have finished the game and won \(result)" : nil
    }
    let win = "\(bestName) would have won by force within \(counted(plies, "turn"))"
    return answer.map { "\(win); after \(playedName), \($0)" } ?? win
  }

  /// Says that the opponent wins by force now; nil if that is not proven.
  private var provenLoss: String? {
    guard case .loses(let plies) = move.played.value.verdict else { return nil }
    let first = move.played.answer?.word.map { ", beginning with \($0.asciiUppercased)" } ?? ""
    return "\(playedName) lets \(names.name(of: opponent)) win by force within \(counted(plies - 1, "turn"))\(first); "
      + "\(bestName) would have kept the game open\(hope)"
  }

  /// Compares what the two moves take and defend, and what the best answers take back.
  private var comparison: String {
    guard move.best.move.word != nil else { return "it would have been better to pass" }
    let (played, best) = (effects(of: move.played), effects(of: move.best))
    let deeds = "\(bestName) would have \(best.clause(.perfect, wording))"
    guard let answer else { return deeds }
    // What the answer takes back explains why a move that takes as much is worth less.
    let less = retaken(move.best).flatMap { $0 < retaken(move.played) ?? 0 ? $0 : nil }
    guard played.taken > best.taken else {
      return "\(deeds)\(less.map { ", and lost only \($0) to the best answer" } ?? ""); after \(playedName), \(answer)"
    }
    return "\(playedName) \(played.clause(.present, wording)), but then \(answer); "
      + "\(deeds)\(less.map { ", and lost only \($0)" } ?? "")"
  }

  /// The best answer to what was played, and what it takes; nil if the search does not say.
  private var answer: String? {
    guard let answer = move.played.answer, let word = answer.word?.asciiUppercased else { return nil }
    let possessive = names.possessive(of: opponent)
    guard let count = retaken(move.played), count > 0 else { return "\(possessive) best answer is \(word)" }
    return "\(possessive) \(word) takes \(names.tiles(count, of: mover))"
  }

  /// How many of the mover's tiles the best answer takes; nil if the search does not say.
  private func retaken(_ choice: ReviewedMove.Choice) -> Int? { choice.answer?.captured.count }

  private func effects(of choice: ReviewedMove.Choice) -> MoveEffects {
    MoveEffects(from: move.before, to: choice.after)
  }
}
