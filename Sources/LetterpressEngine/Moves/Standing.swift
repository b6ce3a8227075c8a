internal import LetterpressSolver

/// How a player stands, in one word. A percentage would pretend to be more exact than anybody can be.
package enum Standing: String, CaseIterable, Sendable {
  case winning
  case good
  case even
  case behind
  case losing

  /// Creates the standing for a chance to win.
  ///
  /// The limits are the same on both sides, so that what is winning for one player is losing for the other. A search that
  /// looks one move further changes a chance by 2 to 4 points in the median, so up to 10 points from one half nobody can
  /// be said to be ahead. From 85, five games of six are won; `docs/playing.md` has both measurements.
  ///
  /// - Parameter percent: 0 to 100.
  package init(percent: Int) {
    self =
      switch percent {
      case 85...: .winning
      case 60...: .good
      case 41...: .even
      case 16...: .behind
      default: .losing
      }
  }

  /// Creates the standing of a player when the game is over.
  init(_ outcome: Outcome, for player: Player) {
    self = outcome.winner.map { $0 == player ? .winning : .losing } ?? .even
  }
}

/// Whether people know a move's word, as it is said in all texts.
enum Familiarity {
  /// Most people know it.
  case known
  /// Few people know it.
  case rare(Int)
  /// The word list says nothing of it.
  case unknown

  /// - Parameter move: a word, not a pass.
  init(of move: RankedMove) {
    self = move.isKnownWord ? .known : move.rarity.map { .rare($0) } ?? .unknown
  }

  /// For a row in a list; empty if there is nothing to warn of.
  var label: String {
    switch self {
    case .known: ""
    case .rare: "rare"
    case .unknown: "perhaps rare"
    }
  }

  /// What to look for, to follow `a word`.
  var clause: String {
    switch self {
    case .known: "that most people know"
    case .rare: "that few people know"
    case .unknown: "that may be rare"
    }
  }
}
