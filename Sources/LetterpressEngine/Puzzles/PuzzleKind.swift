/// What a puzzle asks for.
package enum PuzzleKind: String, CaseIterable, Sendable {
  /// A word that finishes the game and wins.
  case finish
  /// A word after which the player wins with the next one, whatever the opponent plays.
  case three
  /// A win that takes one move more of each player.
  case five
  /// The only word, or one of very few, after which the opponent does not win within three turns.
  case only
  /// Of the words that win within three turns, the only one that most people know.
  case known
}

extension PuzzleKind {
  /// The number of turns, of both players, within which a proof decides the game.
  package var plies: Int {
    switch self {
    case .finish: 1
    case .three, .known: 3
    case .only: 4
    case .five: 5
    }
  }
}
