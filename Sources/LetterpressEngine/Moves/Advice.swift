package import LetterpressSolver

/// Advice on a position: the best moves, and the reason for the first.
package struct Advice {
  package let position: Position
  /// The best moves, the best first; a pass if there is no other. Empty if the game is over.
  package let moves: [RankedMove]
  /// Whether each word appears only once among the moves.
  package let showsWordsOnce: Bool
  /// The best move with a known word, if the first move's word is not known; nil if there is none.
  package let known: KnownMove?
  /// The moves to show beside the first, if its word is rare or doubtful; at most two.
  package let others: [OtherMove]
  /// One sentence about the first move, or about how the game ended, for a terminal.
  package let reason: String
  private let firstMove: MoveReason
  /// What the moves should achieve.
  package let goal: MoveCriteria.Goal
  /// Whether another move is about as good as the first; false unless the goal is to win.
  package let isCloseCall: Bool
  /// Whether all moves were found (``LetterpressSolver/SearchReport/hasAllMoves``).
  private let hasAllMoves: Bool
  /// How many plies ahead the search has looked in full.
  package let depth: Int
  /// The number of positions searched.
  package let nodeCount: Int
  /// The search time, in seconds.
  package let seconds: Double
  /// The words that may be played.
  let lexicon: Lexicon

  /// Creates the advice from a search.
  ///
  /// - Parameters:
  ///   - count: how many of the moves to print.
  ///   - criteria: which moves were searched for.
  ///   - knownReport: the result of a search for known words only; nil if there was none.
  ///   - effort: what all searches took that led to these results; nil if these two were all.
  package init(
    _ report: SearchReport, printing count: Int, board: PreparedBoard, criteria: MoveCriteria,
    known knownReport: SearchReport? = nil, effort: SearchEffort? = nil
  ) {
    lexicon = board.lexicon
    position = report.position
    moves = Array(report.moves.prefix(count))
    showsWordsOnce = criteria.ranksWordsOnce
    let known = KnownMove(for: criteria.goal, in: report, knownReport)
    self.known = known
    others = OtherMove.beside(report.moves, known: known)
    isCloseCall = report.isCloseCall && criteria.goal == .win
    goal = criteria.goal
    (depth, hasAllMoves) = (report.depth, report.hasAllMoves)
    let effort = effort ?? SearchEffort([report] + [knownReport].compactMap { $0 })
    (nodeCount, seconds) = (effort.nodeCount, effort.seconds)
    firstMove = MoveReason(report: report, board: board, criteria: criteria)
    reason = firstMove.sentence(.terminal)
  }

  /// Returns the same for a page.
  package func reason(_ names: PlayerNames) -> String { firstMove.sentence(.page(names)) }

  /// The best move with its chance, in one sentence; the reason for a pass, or how the game ended.
  package var bestSentence: String {
    guard let best = moves.first, best.word != nil else { return reason }
    return MoveText.summary(of: best, by: position.turn)
  }

  /// Says that moves were left out; nil if none were.
  package var omission: String? {
    hasAllMoves ? nil : "some moves were left out, as these letters allow more than there is time or memory for"
  }

  /// The first move's word with its tiles; nil for a pass, or if the game is over.
  package var placement: Placement? { moves.first?.move.placement }
}
