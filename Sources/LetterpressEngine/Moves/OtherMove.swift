package import LetterpressSolver

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

  /// Returns the moves to show beside the best, the better first; none if its word is known and sure.
  static func beside(_ report: SearchReport) -> [OtherMove] {
    guard let best = report.moves.first else { return [] }
    func other(_ merit: Merit, _ move: RankedMove) -> OtherMove { OtherMove(merit, move, beside: best) }
    guard best.isDoubtful else { return OtherMove(known: report).map { [$0] } ?? [] }
    guard let known = report.known else {
      return report.sure.map { [other($0.isKnownWord && !best.isKnownWord ? .both : .surer, $0)] } ?? []
    }
    let easier = other(known.isDoubtful ? .easier : .both, known)
    // A word that few people know must be worth it.
    guard let sure = report.sure, sure.move != known.move,
      known.isDoubtful || sure.percent > known.percent + closeness
    else { return [easier] }
    return [other(.surer, sure), other(.easier, known)]
  }

  /// Chances that differ by no more, in percentage points, are about the same.
  private static let closeness = 2

  /// Returns by how much a move lowers the chance to win: the difference of the two chances as they are printed.
  static func cost(of move: RankedMove, beside best: RankedMove) -> Double {
    func printed(_ chance: Double) -> Double { (chance * 1000).rounded() }
    return (printed(best.chance) - printed(move.chance)) / 1000
  }
}
