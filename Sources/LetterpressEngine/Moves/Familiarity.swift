internal import LetterpressSolver

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
