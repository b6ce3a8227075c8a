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

  /// Returns the moves to show beside the best, the better first; none if its word is known.
  ///
  /// - Parameters:
  ///   - moves: the ranked moves, the best first.
  ///   - known: the best move with a known word.
  static func beside(_ moves: [RankedMove], known: KnownMove?) -> [OtherMove] {
    guard let best = moves.first else { return [] }
    func other(_ merit: Merit, _ move: RankedMove) -> OtherMove {
      OtherMove(merit: merit, move: move, cost: max(best.chance - move.chance, 0))
    }
    guard best.isDoubtful else { return known.map { [other(.easier, $0.move)] } ?? [] }
    let sure = moves.dropFirst().first { !$0.isDoubtful && !$0.isBound && $0.move.placement != nil }
    guard let known else {
      return sure.map { [other($0.isKnownWord && !best.isKnownWord ? .both : .surer, $0)] } ?? []
    }
    let easier = other(known.move.isDoubtful ? .easier : .both, known.move)
    // A word that few people know must be worth it.
    guard let sure, known.move.isDoubtful || sure.percent > known.move.percent + closeness else { return [easier] }
    return [other(.surer, sure), other(.easier, known.move)]
  }

  /// Chances that differ by no more, in percentage points, are about the same.
  private static let closeness = 2
}

extension Advice {
  /// A sentence saying that the game may refuse the first move's word, what the best surer word is and what it costs, if
  /// that is another than the known one; nil if the first is sure.
  package var surerSentence: String? {
    guard let best = moves.first, best.isDoubtful else { return nil }
    let doubt = "The game may not know \(MoveText.name(of: best.move))"
    guard let sure = others.first(where: { $0.merit != .easier })?.move, let placement = sure.move.placement,
      sure.move != known?.move.move
    else { return "\(doubt)." }
    let cost =
      switch goal {
      case .win: "\(VerdictText.chance(of: sure)) to win instead of \(VerdictText.chance(of: best))"
      case .tiles: "it \(MoveText.takings(of: sure, by: position.turn))"
      }
    return "\(doubt). A surer word is \(placement.word) on \(MoveText.tiles(of: sure.move)): \(cost)."
  }
}
