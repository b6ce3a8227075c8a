package import LetterpressSolver

/// Why the first move of a report is the first, using only what the report and the rules prove.
package struct MoveReason {
  let report: SearchReport
  let board: PreparedBoard
  /// Which moves were searched for; all others are missing from the report.
  let criteria: MoveCriteria

  /// Creates the reason for the first move of a report.
  ///
  /// - Precondition: the game is over, or the report has a move: a pass, if there is no other.
  package init(report: SearchReport, board: PreparedBoard, criteria: MoveCriteria) {
    (self.report, self.board, self.criteria) = (report, board, criteria)
  }

  private var position: Position { report.position }
  private var mover: Player { position.turn }
  private var opponent: Player { mover.opponent }

  /// One sentence, and another if the choice is a close call.
  package func sentence(_ wording: Wording = .terminal) -> String { statement(wording) + (closeCall(wording) ?? "") }

  /// The first of these sentences.
  func statement(_ wording: Wording = .terminal) -> String {
    if let outcome = position.outcome {
      return "The game is over: \(wording.result(outcome, position))."
    }
    // A reader whose turn it is not is told what to expect.
    let isExpected = wording.names.areOfOpponent(mover)
    let best = report.moves[0]
    guard let placement = best.move.placement else {
      return "\(isExpected ? "Expect a pass" : "Pass"): \(passReason(best, wording))."
    }
    let aim = criteria.goal == .tiles && best.position.outcome == nil ? " for the most tiles" : ""
    let deed = "\(isExpected ? "Expect" : "Play") \(wording.spelled(placement.word))\(aim)"
    return "\(deed): \(reasons(for: best, wording))."
  }

  /// Returns a sentence, after a space, saying that another word is about as good; nil if none is.
  func closeCall(_ wording: Wording = .terminal) -> String? {
    guard let best = report.moves.first, best.word != nil, report.isCloseCall, criteria.goal == .win,
      let other = report.runnerUp
    else { return nil }
    let name =
      other.word.map { wording.spelled($0) } ?? (wording.isBesideBoard ? "a pass" : MoveText.name(of: other.move))
    return " It is a close call: \(name) is about as good."
  }

  /// What to play, on which tiles, what that takes, and its chance to win, for a terminal; the whole reason for a pass, or how
  /// the game ended.
  package var summary: String {
    guard position.outcome == nil, let best = report.moves.first, best.word != nil else { return statement() }
    // One that ends the game needs no words about other moves.
    let loss = best.position.outcome == nil ? loss(by: best) : nil
    let deed = loss.map { "\(MoveText.deed(of: best, by: mover)); \($0)" } ?? MoveText.summary(of: best, by: mover)
    return "Play \(deed)."
  }

  private func passReason(_ pass: RankedMove, _ wording: Wording) -> String {
    if !board.allowsWord(in: position) {
      let reason = "no word can be played"
      guard pass.value.isProven else { return reason }
      return reason
        + (pass.position.outcome == nil ? ": after two passes the game ends, which " : ": this ends the game and ")
        + ending(pass.position, wording)
    }
    if !hasWordThatFits { return "no word meets your conditions" }
    if pass.position.outcome != nil { return "this ends the game and \(ending(pass.position, wording))" }
    if let loss = loss(by: pass) { return loss }
    return VerdictText.victory(by: pass, wording).map { "this \($0)" } ?? "no move searched is expected to do better"
  }

  /// Whether a playable word meets the criteria. The report alone does not say, as it may be limited to a number of
  /// moves.
  private var hasWordThatFits: Bool {
    let rack = criteria.usableTiles(of: board.layout).rack
    return board.lexicon.words(from: rack, matching: criteria.filter(on: board.layout)).contains {
      position.playedWord(forbidding: $0) == nil
    }
  }

  /// Returns all reasons for a word, the strongest first.
  private func reasons(for move: RankedMove, _ wording: Wording) -> String {
    let effects = MoveEffects(from: position, to: move.position)
    let deeds: [String]
    if move.position.outcome != nil {
      deeds = ["finishes the game and \(ending(move.position, wording))"]
    } else {
      deeds =
        [
          VerdictText.victory(by: move, wording), prevention(by: move, wording),
          wording.takenTiles(effects).map { "takes \($0)" }, wording.defence(effects),
        ].compactMap { $0 }
    }
    let deed = "it " + Wording.list(deeds.isEmpty ? ["takes no tiles"] : deeds)
    return [
      loss(by: move) ?? VerdictText.poorOutlook(of: move, for: mover, wording), deed,
      move.position.outcome == nil ? wording.opening(effects) : nil, danger(after: move, wording),
    ].compactMap { $0 }
      .joined(separator: "; ")
  }

  /// Says that a move loses, and whether others last longer; nil if that is not proven.
  private func loss(by move: RankedMove) -> String? {
    // Without criteria and with every reachable position in the report, there are no other moves.
    let areAll =
      criteria.allowAllMoves && report.hasAllMoves && report.moves.count >= report.reachablePositionCount
    return VerdictText.loss(by: move, others: report.moves.dropFirst(), areAll: areAll)
  }

  /// Says that the move stops the opponent from winning at once by finishing the game; nil if it does not.
  private func prevention(by move: RankedMove, _ wording: Wording) -> String? {
    guard let word = board.finishingWord(for: opponent, in: position),
      board.finishingWord(for: opponent, in: move.position) == nil
    else { return nil }
    return "stops " + wording.winAtOnce(of: opponent, with: wording.spelled(word))
  }

  /// Says that the opponent can now win at once by finishing the game; nil if not, or if the move already counts as
  /// losing.
  private func danger(after move: RankedMove, _ wording: Wording) -> String? {
    guard VerdictText.pliesToLoss(by: move) == nil else { return nil }
    return board.finishingWord(for: opponent, in: move.position)
      .map { "\(wording.names.name(of: opponent)) can then win at once with \(wording.spelled($0))" }
  }

  /// Returns what a game does for the mover that ends with the score of a position: `wins 14 to 11`; to the opponent
  /// `you lose 11 to 14`.
  private func ending(_ position: Position, _ wording: Wording) -> String {
    let reader = wording.names.side(onMoveOf: mover)
    let lead = position.score(of: reader) - position.score(of: reader.opponent)
    let verb =
      reader == mover
      ? lead == 0 ? "draws" : lead > 0 ? "wins" : "loses"
      : lead == 0 ? "you draw" : lead > 0 ? "you win" : "you lose"
    return "\(verb) \(Wording.scores(of: reader, in: position))"
  }
}
