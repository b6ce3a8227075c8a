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
      return "The game is over: \(MoveReason.result(outcome, position, wording.names))."
    }
    // A reader whose turn it is not is told what to expect.
    let isExpected = wording.names.you == opponent
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
        + ending(pass.position)
    }
    if !hasWordThatFits { return "no word meets your conditions" }
    if pass.position.outcome != nil { return "this ends the game and \(ending(pass.position))" }
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
    let deeds: [String]
    if move.position.outcome != nil {
      deeds = ["finishes the game and \(ending(move.position))"]
    } else {
      deeds =
        [VerdictText.victory(by: move, wording), prevention(by: move, wording)].compactMap { $0 }
        + effects(of: move, wording)
    }
    let deed = "it " + MoveReason.list(deeds.isEmpty ? ["takes no tiles"] : deeds)
    return [
      loss(by: move) ?? VerdictText.poorOutlook(of: move, for: mover, wording), deed, broken(by: move, wording),
      danger(after: move, wording),
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
    return "stops \(wording.names.name(of: opponent)) from winning at once with \(wording.spelled(word))"
  }

  /// Says that the opponent can now win at once by finishing the game; nil if not, or if the move already counts as
  /// losing.
  private func danger(after move: RankedMove, _ wording: Wording) -> String? {
    guard VerdictText.pliesToLoss(by: move) == nil else { return nil }
    return board.finishingWord(for: opponent, in: move.position)
      .map { "\(wording.names.name(of: opponent)) can then win at once with \(wording.spelled($0))" }
  }

  /// Returns what the move changes on the board.
  private func effects(of move: RankedMove, _ wording: Wording) -> [String] {
    var effects: [String] = []
    let (captured, claimed) = (move.captured.count, move.claimed.count)
    let capture = "takes \(wording.names.tiles(captured, of: opponent))"
    switch (captured > 0, claimed > 0) {
    case (true, true): effects.append("\(capture) and \(counted(claimed, "free one"))")
    case (true, false): effects.append(capture)
    case (false, true): effects.append("takes \(counted(claimed, "free tile"))")
    case (false, false): break
    }
    let (before, after) = (position.owners, move.position.owners)
    let defended = after[mover].interior.subtracting(before[mover].interior)
    if !defended.isEmpty {
      effects.append("defends \(counted(defended.count, "tile"))\(MoveReason.corners(of: defended, wording))")
    }
    return effects
  }

  /// Says which of the opponent's tiles are no longer defended; nil if there are none.
  private func broken(by move: RankedMove, _ wording: Wording) -> String? {
    guard move.position.outcome == nil else { return nil }
    let broken = position.owners[opponent].interior.subtracting(move.position.owners[opponent].interior)
    guard !broken.isEmpty else { return nil }
    let possessive = wording.names.possessive(of: opponent)
    guard wording.isBesideBoard else {
      return "\(possessive) \(MoveReason.names(of: broken)) \(broken.count == 1 ? "is" : "are") no longer defended"
    }
    let corners = MoveReason.corners(among: broken).count
    switch corners {
    case 0:
      return "\(broken.count) of \(possessive) tiles \(broken.count == 1 ? "is" : "are") no longer defended"
    case 1: return "this opens \(possessive) corner"
    default: return "this opens \(corners) of \(possessive) corners"
    }
  }
}

extension MoveReason {
  /// Returns the corners of the board among some tiles.
  private static func corners(among tiles: TileSet) -> [Int] {
    let last = Board.side - 1
    return [0, last, Board.tileCount - 1 - last, Board.tileCount - 1].filter { tiles.contains($0) }
  }

  /// Returns the corners of the board among some tiles, in brackets; empty if there are none.
  static func corners(of tiles: TileSet, _ wording: Wording) -> String {
    let corners = corners(among: tiles)
    guard !corners.isEmpty else { return "" }
    let names = MoveReason.names(of: TileSet(corners))
    let text =
      if wording.isBesideBoard {
        corners.count == 1 ? "a corner" : "\(corners.count) corners"
      } else {
        "the corner\(corners.count == 1 ? "" : "s") \(names)"
      }
    return tiles.count == corners.count ? " (\(text))" : " (including \(text))"
  }

  /// Returns the names of tiles, as a list in words.
  private static func names(of tiles: TileSet) -> String {
    let names = tiles.indices.map { Board.name(of: $0) }
    guard let last = names.last, names.count > 1 else { return names.joined() }
    return names.dropLast().joined(separator: ", ") + " and \(last)"
  }

  /// Returns the winner of a finished game and the score.
  static func result(_ outcome: Outcome, _ position: Position, _ names: PlayerNames) -> String {
    guard let winner = outcome.winner else { return "a draw, \(scores(of: .red, in: position))" }
    return "\(names.name(of: winner)) won \(scores(of: winner, in: position))"
  }

  /// Returns what a game does for the mover that ends with the score of a position.
  private func ending(_ position: Position) -> String {
    let lead = position.score(of: mover) - position.score(of: opponent)
    let verb = lead == 0 ? "draws" : lead > 0 ? "wins" : "loses"
    return "\(verb) \(MoveReason.scores(of: mover, in: position))"
  }

  /// Returns a player's score and the opponent's.
  private static func scores(of player: Player, in position: Position) -> String {
    "\(position.score(of: player)) to \(position.score(of: player.opponent))"
  }

  /// Joins deeds into a list in words.
  static func list(_ deeds: [String]) -> String {
    guard let last = deeds.last, deeds.count > 1 else { return deeds.joined() }
    return deeds.dropLast().joined(separator: ", ") + ", and \(last)"
  }
}
