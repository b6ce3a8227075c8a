internal import LetterpressSolver

/// Why a move got its grade, in a sentence; one more if few people know the best word.
struct ReviewReason {
  private let move: ReviewedMove
  private let wording: Wording
  /// The better move that is explained: the best, or one with a known word, from which more is to be learnt.
  private let better: ReviewedMove.Choice

  init(_ move: ReviewedMove, _ wording: Wording) {
    (self.move, self.wording, better) = (move, wording, move.explained)
  }

  private var names: PlayerNames { wording.names }
  private var mover: Player { move.player }
  private var opponent: Player { mover.opponent }

  private var playedName: String {
    guard let word = move.played.move.word?.asciiUppercased else { return "the pass" }
    return isCriticized && better.move.word == move.played.move.word ? "\(word) as played" : word
  }
  /// The better move; with its tiles, if it plays the same word on others.
  private var betterName: String {
    guard let word = better.move.word else { return "a pass" }
    guard word == move.played.move.word else { return word.asciiUppercased }
    return word.asciiUppercased + " on " + (wording.isBesideBoard ? "other tiles" : MoveText.tiles(of: better.move))
  }

  /// The sentences.
  var text: String {
    guard isCriticized else { return praise.asciiCapitalized + "." }
    return critique.asciiCapitalized + "." + (remark.map { " " + $0 } ?? "")
  }

  private var isCriticized: Bool {
    !move.isHopeless && !move.isBest && (move.lost >= MoveGrade.leastLoss || isWinMissed)
  }
  private var isWinMissed: Bool { move.best.value.isWon && !move.played.value.isWon }

  /// What else could have been played: the best word if few people know it, or the best that most people know.
  private var remark: String? {
    if better.move != move.best.move {
      let gain = move.best.value.percent - better.value.percent
      return gain < MoveGrade.leastLoss
        ? nil : "\(figure(move.best)) would have been better still, but few people know it."
    }
    return move.betterKnown.map { "The best known word was \(figure($0))." }
  }

  private func figure(_ choice: ReviewedMove.Choice) -> String {
    "\(choice.move.word?.asciiUppercased ?? "A pass") (\(VerdictText.chance(of: choice.value)))"
  }

  // MARK: What was good

  private var praise: String {
    let played = move.played
    if let outcome = played.after.outcome { return "the game ends: \(wording.result(outcome, played.after))" }
    switch played.value.verdict {
    case .wins(let plies): return "\(names.clause(mover, "wins", "win")) \(Wording.byForce(within: plies))"
    case .loses where move.isBest: return "every move loses by force"
    default: break
    }
    if move.isHopeless {
      let chance = "leaves \(names.name(of: mover)) a chance of \(VerdictText.chance(of: move.best.value))"
      return "the game was as good as lost: the best move, too, \(move.best.value.isLost ? "loses by force" : chance)"
    }
    let effects = effects(of: played)
    let deeds = prevention.map { Wording.list([$0] + wording.deeds(effects)) } ?? clause(effects)
    guard move.grade == .onlyMove, let other = move.other else { return "it " + deeds }
    let name = other.move.word.map { "the next best word, \($0.asciiUppercased)," } ?? "the next best move, a pass,"
    let outlook =
      other.value.isLost
      ? "loses by force" : "leaves \(names.name(of: mover)) a chance of only \(VerdictText.chance(of: other.value))"
    return "\(name) \(outlook); \(playedName) \(deeds)"
  }

  /// Says that the move stops the opponent from finishing the game; nil if it does not.
  private var prevention: String? {
    guard let word = move.threat, move.played.threat == nil else { return nil }
    return "stops " + wording.winAtOnce(of: opponent, with: word.asciiUppercased)
  }

  // MARK: What was not

  private var critique: String {
    if let missedWin { return missedWin }
    if let word = move.played.threat, better.threat == nil {
      let victory = "\(names.clause(opponent, "wins", "win")) at once with \(word.asciiUppercased)"
      return move.threat == nil
        ? "after \(playedName), \(victory); after \(betterName), \(names.name(of: opponent)) could not\(hope)"
        : "\(playedName) does not stop \(wording.winAtOnce(of: opponent, with: word.asciiUppercased)); "
          + "\(betterName) would have\(hope)"
    }
    if let forcedLoss { return "\(playedName) lets \(forcedLoss); \(betterName) would have \(kept)\(hope)" }
    return comparison
  }

  /// What was left, if the better move was not winning.
  private var hope: String { better.value.isWon ? "" : " (\(VerdictText.chance(of: better.value)) to win)" }

  /// What the better move would have done, if the one played loses by force.
  private var kept: String {
    switch Standing(percent: better.value.percent) {
    case .winning, .good: "kept \(names.name(of: mover)) ahead"
    case .even: "kept the game open"
    case .behind, .losing: "left a chance"
    }
  }

  /// Says that the better move would have won, and what happens now; nil if that is not proven.
  private var missedWin: String? {
    guard isWinMissed, case .wins(let plies) = better.value.verdict else { return nil }
    let win: String
    if better.after.outcome != nil {
      win = "\(betterName) would have finished the game and won \(Wording.scores(of: mover, in: better.after))"
    } else {
      win = "\(betterName) would have won \(Wording.byForce(within: plies))"
    }
    if let outcome = move.played.after.outcome {
      return "\(win); instead, \(wording.result(outcome, move.played.after))"
    }
    if let word = move.played.threat {
      return "\(win); now \(names.clause(opponent, "wins", "win")) at once with \(word.asciiUppercased)"
    }
    if let forcedLoss { return "\(win); \(playedName) lets \(forcedLoss)" }
    return answer.map { "\(win); after \(playedName), \($0)" } ?? win
  }

  /// The opponent's win by force, after `lets`; nil if that is not proven.
  private var forcedLoss: String? {
    guard case .loses(let plies) = move.played.value.verdict, plies > 1 else { return nil }
    let first = move.played.answer?.word.map { ", beginning with \($0.asciiUppercased)" } ?? ""
    return "\(names.name(of: opponent)) win \(Wording.byForce(within: plies - 1))\(first)"
  }

  /// Compares what the two moves take and defend, and what the best answers take back.
  private var comparison: String {
    guard better.move.word != nil else { return "it would have been better to pass" }
    let (played, best) = (effects(of: move.played), effects(of: better))
    let chance = better.move == move.best.move ? "" : " (\(VerdictText.chance(of: better.value)))"
    let deeds = "\(betterName)\(chance) would have \(clause(best, .perfect))"
    guard let answer else { return deeds }
    // What the answer takes back explains why a move that takes as much is worth less.
    let less = retaken(better).flatMap { $0 < retaken(move.played) ?? 0 ? $0 : nil }
    let lost = less.map { ", and lost only \($0) to the best answer" } ?? ""
    let favoursBest = best.gain > played.gain || best.defended.count > played.defended.count || less != nil
    guard played.gain > best.gain || !favoursBest else { return "\(deeds)\(lost); after \(playedName), \(answer)" }
    let distance = favoursBest ? "" : ", and its gain shows only further ahead"
    return "\(playedName) \(clause(played)), but then \(answer); \(deeds)\(lost)\(distance)"
  }

  /// The best answer to what was played, and what it takes; nil if the search does not say.
  private var answer: String? {
    guard let answer = move.played.answer, let word = answer.word?.asciiUppercased else { return nil }
    guard let count = retaken(move.played), count > 0 else { return wording.bestAnswer(word, of: opponent) }
    return "\(names.possessive(of: opponent)) \(word) takes \(names.tiles(count, of: mover))"
  }

  /// How many of the mover's tiles the best answer takes; nil if the search does not say.
  private func retaken(_ choice: ReviewedMove.Choice) -> Int? { choice.answer?.captured.count }

  private func effects(of choice: ReviewedMove.Choice) -> MoveEffects {
    MoveEffects(from: move.before, to: choice.after)
  }

  /// What was done: `takes 3 blue tiles and 2 free ones, and defends 4 tiles`.
  private func clause(_ effects: MoveEffects, _ form: Wording.Form = .present) -> String {
    wording.deeds(effects, form).joined(separator: effects.captured > 0 && effects.claimed > 0 ? ", and " : " and ")
  }
}
