package import LetterpressSolver

/// Advice on a position: the best moves, and the reason for the first.
package struct Advice {
  package let position: Position
  /// The best moves, the best first; a pass if there is no other. Empty if the game is over.
  package let moves: [RankedMove]
  /// Whether each word appears only once among the moves.
  package let showsWordsOnce: Bool
  /// The best move with a known word, if the first move's word is not known; nil if there is none.
  package let known: OtherMove?
  /// The moves to show beside the first, if its word is rare or doubtful; at most two.
  package let others: [OtherMove]
  /// Said if the first word is rare, and the best of those that most people know loses: `No easy word holds.` Else nil.
  let easierRemark: String?
  private let firstMove: MoveReason
  /// The move that was asked about; nil if none was, or if its value is not known.
  private let judged: RankedMove?
  /// The best move with another word than the first; nil if there is none.
  private let runnerUp: RankedMove?
  /// Whether another move is about as good as the first; false unless the goal is to win.
  package let isCloseCall: Bool
  /// Whether all moves were found (``LetterpressSolver/SearchReport/hasAllMoves``).
  private let hasAllMoves: Bool
  /// How many plies ahead the search has looked in full.
  package let depth: Int
  /// The number of positions searched.
  package let nodeCount: Int
  /// Whether the player ended the search before its time.
  package let wasEnded: Bool
  /// The search time, in seconds.
  package let seconds: Double
  /// The words that may be played.
  let lexicon: Lexicon

  /// Creates the advice from a search.
  ///
  /// - Parameters:
  ///   - count: how many of the moves to print.
  ///   - criteria: which moves were searched for.
  ///   - wasEnded: whether the player ended the search.
  ///   - effort: what all searches took that led to the result; nil if this was all.
  package init(
    _ report: SearchReport, printing count: Int, board: PreparedBoard, criteria: MoveCriteria,
    effort: SearchEffort? = nil, wasEnded: Bool = false
  ) {
    self.wasEnded = wasEnded
    lexicon = board.lexicon
    position = report.position
    moves = Array(report.moves.prefix(count))
    showsWordsOnce = criteria.ranksWordsOnce
    known = OtherMove(known: report)
    others = OtherMove.beside(report)
    easierRemark = OtherMove.hasNoEasyWord(report) ? "No easy word holds." : nil
    (judged, runnerUp) = (report.judged, report.runnerUp)
    isCloseCall = report.isCloseCall && criteria.goal == .win
    (depth, hasAllMoves) = (report.depth, report.hasAllMoves)
    let effort = effort ?? SearchEffort([report])
    (nodeCount, seconds) = (effort.nodeCount, effort.seconds)
    firstMove = MoveReason(report: report, board: board, criteria: criteria)
  }

  /// Why the first move is the first, or how the game ended, in a sentence.
  package var reason: String { firstMove.sentence(.terminal) }

  /// Returns the same for a page.
  package func reason(_ names: PlayerNames) -> String { firstMove.sentence(.page(names)) }

  /// The answer for a terminal, one line each: what to play with its chance, or how the game ended; then the moves that
  /// stand beside it.
  package var answer: [String] { answer(beginning: firstMove.summary) }

  /// The same, with all reasons for the first move.
  package var explanation: [String] { answer(beginning: firstMove.statement()) }

  private func answer(beginning best: String) -> [String] {
    // The rival of a close call is not named twice.
    let rival = others.contains { $0.move.word == runnerUp?.word } ? nil : firstMove.closeCall()
    return [best + remark + (rival ?? "")] + others.map { summary(of: $0) } + [easierRemark].compactMap { $0 }
  }

  /// What speaks against the first move's word, after a space; empty if nothing does.
  private var remark: String {
    guard let best = moves.first, best.word != nil else { return "" }
    if best.mayBeRefused { return " The game may not know it." }
    return switch Familiarity(of: best) {
    case .known: ""
    case .rare: " Few people know it."
    case .unknown: " It is not known how rare it is."
    }
  }

  private func summary(of other: OtherMove) -> String {
    "\(other.merit.label): \(MoveText.summary(of: other.move, by: position.turn))."
  }

  /// Returns a move that takes these tiles; nil if its value is not known.
  func move(taking taken: TileSet) -> RankedMove? {
    (moves + others.map { $0.move } + [judged].compactMap { $0 }).first {
      !$0.isBound && $0.word != nil && $0.captured.union($0.claimed) == taken
    }
  }

  /// Returns the tiles on which the search has placed a word; nil if the word is none of those that the advice is about.
  func placement(of word: String) -> Placement? { firstMove.report.placement(of: word) }

  /// The best move with its chance, to compare a word with: `The best is hog, 63% to win.` Nil if the word takes the same
  /// tiles, or if no other can be played.
  package func comparison(with outlook: MoveOutlook) -> String? {
    guard let best = moves.first, let word = best.word, best.captured.union(best.claimed) != outlook.taken else {
      return nil
    }
    return "The best is \(word)\(VerdictText.prospect(of: best).map { ", \($0)" } ?? "")."
  }

  /// Says that moves were left out; nil if none were.
  package var omission: String? {
    hasAllMoves ? nil : "some moves were left out, as these letters allow more than there is time or memory for"
  }

  /// The first move's word with its tiles; nil for a pass, or if the game is over.
  package var placement: Placement? { moves.first?.move.placement }
}

extension SearchReport {
  /// Returns the tiles on which the search has found the value of a word, the better ones of several; nil if it has not.
  func placement(of word: String) -> Placement? {
    (moves + [known, sure, runnerUp].compactMap { $0 }).first { !$0.isBound && $0.word == word }?.move.placement
  }
}

/// A move that stands beside the best one, for players who would not play its word, or whose game refuses it.
package struct OtherMove {
  /// What it has over the best move.
  package enum Merit: String {
    /// Most people know its word.
    case easier
    /// The game takes its word more surely.
    case surer
    case both = "easier and surer"

    /// Before the word, on a page.
    var label: String {
      switch self {
      case .easier: "Easier"
      case .surer: "Surer"
      case .both: "Easier and surer"
      }
    }
  }

  package let merit: Merit
  package let move: RankedMove
  /// How much less likely the mover is to win than with the best move, 0 to 1.
  package let cost: Double

  private init(_ merit: Merit, _ move: RankedMove, beside best: RankedMove) {
    (self.merit, self.move, cost) = (merit, move, OtherMove.cost(of: move, beside: best))
  }

  /// The best move with a known word; nil if no such move was found, or if the best of all is one.
  init?(known report: SearchReport) {
    guard let known = report.known, let best = report.moves.first else { return nil }
    self.init(.easier, known, beside: best)
  }

  /// Returns the moves to show beside the best, the better first; none if its word is known and sure. A word that loses is no help.
  static func beside(_ report: SearchReport) -> [OtherMove] {
    guard let best = report.moves.first else { return [] }
    func other(_ merit: Merit, _ move: RankedMove) -> OtherMove { OtherMove(merit, move, beside: best) }
    func holding(_ move: RankedMove?) -> RankedMove? { move.flatMap { holds($0, beside: best) ? $0 : nil } }
    let (known, sure) = (holding(report.known), holding(report.sure))
    guard best.mayBeRefused else { return known.map { [other(.easier, $0)] } ?? [] }
    guard let known else {
      return sure.map { [other($0.isKnownWord && !best.isKnownWord ? .both : .surer, $0)] } ?? []
    }
    let easier = other(known.mayBeRefused ? .easier : .both, known)
    // A word that few people know must be worth it.
    guard let sure, sure.move != known.move,
      known.mayBeRefused || sure.percent > known.percent + closeness
    else { return [easier] }
    return [other(.surer, sure), other(.easier, known)]
  }

  /// Chances that differ by no more, in percentage points, are about the same.
  private static let closeness = 2

  /// Whether the best known word loses where a rare one does not.
  static func hasNoEasyWord(_ report: SearchReport) -> Bool {
    guard let best = report.moves.first, let known = report.known else { return false }
    return !holds(known, beside: best)
  }

  /// Whether a move does not give the game away: it is not called losing, unless the best one is, too.
  private static func holds(_ move: RankedMove, beside best: RankedMove) -> Bool {
    Standing(percent: move.percent) != .losing || Standing(percent: best.percent) == .losing
  }

  /// Returns by how much a move lowers the chance to win: the difference of the two chances as they are printed.
  static func cost(of move: RankedMove, beside best: RankedMove) -> Double {
    func printed(_ chance: Double) -> Double { (chance * 1000).rounded() }
    return (printed(best.chance) - printed(move.chance)) / 1000
  }
}
