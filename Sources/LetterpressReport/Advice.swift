package import LetterpressSolver

/// What is said of a position: the moves that were found, and why the first.
package struct Advice {
  package let position: Position
  /// The best moves, the best first; a pass where there is no other. Empty where the game is over.
  package let moves: [RankedMove]
  /// Whether each word is among the moves only once.
  package let showsWordsOnce: Bool
  /// Where the first move plays a word that is not known to most people, the best that plays one that is; nil where there
  /// is none.
  package let known: KnownMove?
  /// One sentence about the first move, or about how the game has ended.
  package let reason: String
  /// Whether another move is about as good as the first.
  package let isCloseCall: Bool
  /// How many plies ahead the search has looked in full.
  package let depth: Int
  /// How many positions it has looked at.
  package let nodeCount: Int
  /// How long it took, in seconds.
  package let seconds: Double

  /// - Parameters:
  ///   - count: how many of the moves to print.
  ///   - criteria: what moves were looked for.
  ///   - known: what a search found that looked for known words only; nil where there was none.
  package init(
    _ report: SearchReport, printing count: Int, board: GameBoard, criteria: MoveCriteria, known: SearchReport? = nil
  ) {
    position = report.position
    moves = Array(report.moves.prefix(count))
    showsWordsOnce = criteria.ranksWordsOnce
    self.known = KnownMove(for: criteria.goal, in: report, known)
    isCloseCall = report.isCloseCall
    depth = report.depth
    nodeCount = report.nodeCount + (known?.nodeCount ?? 0)
    let (seconds, attoseconds) = (report.time + (known?.time ?? .zero)).components
    self.seconds = Double(seconds) + Double(attoseconds) / 1e18
    reason = MoveReason(report: report, board: board, criteria: criteria).sentence
  }

  /// The first move's word with its tiles; nil for a pass, or where the game is over.
  package var placement: Placement? { moves.first?.move.placement }
}
