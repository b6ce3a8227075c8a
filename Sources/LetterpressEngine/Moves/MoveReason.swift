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
  package var sentence: String {
    if let outcome = position.outcome { return "The game is over: \(MoveReason.result(outcome, position))." }
    let best = report.moves[0]
    guard let placement = best.move.placement else { return "Pass: \(passReason(best))." }
    let aim = criteria.goal == .tiles && best.position.outcome == nil ? " for the most tiles" : ""
    return "Play \(placement.word)\(aim): \(reasons(for: best)).\(closeCall(best))"
  }

  /// Returns a sentence saying that another move is about as good; empty if none is.
  private func closeCall(_ best: RankedMove) -> String {
    guard report.isCloseCall, criteria.goal == .win else { return "" }
    let rivals = report.moves.dropFirst().prefix { report.isClose($0) }
    guard let other = rivals.first(where: { $0.move.placement?.word != best.move.placement?.word }) else {
      return " It is a close call: other ways to place it are about as good."
    }
    return " It is a close call: \(MoveText.name(of: other.move)) is about as good."
  }

  private func passReason(_ pass: RankedMove) -> String {
    if !board.allowsWord(in: position) { return "no word can be played" }
    if !hasWordThatFits { return "no word meets your conditions" }
    if let outcome = pass.position.outcome { return "this ends the game and \(ending(outcome, pass.position))" }
    if let loss = loss(by: pass) { return loss }
    return VerdictText.victory(by: pass).map { "this \($0)" } ?? "no move searched is expected to do better"
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
  private func reasons(for move: RankedMove) -> String {
    let deeds: [String]
    if let outcome = move.position.outcome {
      deeds = ["finishes the game and \(ending(outcome, move.position))"]
    } else {
      deeds = [VerdictText.victory(by: move), prevention(by: move)].compactMap { $0 } + effects(of: move)
    }
    let deed = "it " + MoveReason.list(deeds.isEmpty ? ["takes no tiles"] : deeds)
    return [
      loss(by: move) ?? VerdictText.poorOutlook(of: move, for: mover), deed, broken(by: move), danger(after: move),
    ].compactMap { $0 }
      .joined(separator: "; ")
  }

  /// Says that a move loses, and whether others last longer; nil if that is not proven.
  private func loss(by move: RankedMove) -> String? {
    // Without criteria and with every reachable position in the report, there are no other moves.
    let areAll = criteria.allowAllMoves && report.moves.count >= report.reachablePositionCount
    return VerdictText.loss(by: move, others: report.moves.dropFirst(), areAll: areAll)
  }

  /// Says that the move stops the opponent from winning at once by finishing the game; nil if it does not.
  private func prevention(by move: RankedMove) -> String? {
    guard let word = board.finishingWord(for: opponent, in: position),
      board.finishingWord(for: opponent, in: move.position) == nil
    else { return nil }
    return "stops \(opponent.rawValue) from winning at once with \(word)"
  }

  /// Says that the opponent can now win at once by finishing the game; nil if not, or if the move already counts as
  /// losing.
  private func danger(after move: RankedMove) -> String? {
    guard VerdictText.pliesToLoss(move.verdict) == nil else { return nil }
    return board.finishingWord(for: opponent, in: move.position)
      .map { "\(opponent.rawValue) can then win at once with \($0)" }
  }

  /// Returns what the move changes on the board.
  private func effects(of move: RankedMove) -> [String] {
    var effects: [String] = []
    let (captured, claimed) = (move.captured.count, move.claimed.count)
    let capture = "takes \(counted(captured, "\(opponent.rawValue) tile"))"
    switch (captured > 0, claimed > 0) {
    case (true, true): effects.append("\(capture) and \(counted(claimed, "free one"))")
    case (true, false): effects.append(capture)
    case (false, true): effects.append("takes \(counted(claimed, "free tile"))")
    case (false, false): break
    }
    let (before, after) = (position.owners, move.position.owners)
    let defended = after[mover].interior.subtracting(before[mover].interior)
    if !defended.isEmpty {
      effects.append("defends \(counted(defended.count, "tile"))\(MoveReason.corners(of: defended))")
    }
    return effects
  }

  /// Says which of the opponent's tiles are no longer defended; nil if there are none.
  private func broken(by move: RankedMove) -> String? {
    guard move.position.outcome == nil else { return nil }
    let broken = position.owners[opponent].interior.subtracting(move.position.owners[opponent].interior)
    guard !broken.isEmpty else { return nil }
    let verb = broken.count == 1 ? "is" : "are"
    return "\(opponent.rawValue)'s \(MoveReason.names(of: broken)) \(verb) no longer defended"
  }
}

extension MoveReason {
  /// Returns the corners of the board among some tiles, in brackets; empty if there are none.
  private static func corners(of tiles: TileSet) -> String {
    let last = Board.side - 1
    let corners = [0, last, Board.tileCount - 1 - last, Board.tileCount - 1]
    let names = corners.filter { tiles.contains($0) }.map { Board.name(of: $0) }
    guard !names.isEmpty else { return "" }
    let text = "the corner\(names.count == 1 ? "" : "s") \(names.joined(separator: " and "))"
    return tiles.count == names.count ? " (\(text))" : " (including \(text))"
  }

  /// Returns the names of tiles, as a list in words.
  private static func names(of tiles: TileSet) -> String {
    let names = tiles.indices.map { Board.name(of: $0) }
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and \(last)"
  }

  /// Returns the winner of a finished game and the score.
  static func result(_ outcome: Outcome, _ position: Position) -> String {
    guard let winner = outcome.winner else { return "a draw, \(scores(of: .red, in: position))" }
    return "\(winner.rawValue) won \(scores(of: winner, in: position))"
  }

  /// Returns what a move that ends the game does for its mover.
  private func ending(_ outcome: Outcome, _ position: Position) -> String {
    let verb = outcome.winner.map { $0 == mover ? "wins" : "loses" } ?? "draws"
    return "\(verb) \(MoveReason.scores(of: mover, in: position))"
  }

  /// Returns a player's score and the opponent's.
  private static func scores(of player: Player, in position: Position) -> String {
    "\(position.score(of: player)) to \(position.score(of: player.opponent))"
  }

  /// Joins deeds into a list in words.
  private static func list(_ deeds: [String]) -> String {
    guard let last = deeds.last, deeds.count > 1 else { return deeds.joined() }
    return deeds.dropLast().joined(separator: ", ") + ", and \(last)"
  }
}
