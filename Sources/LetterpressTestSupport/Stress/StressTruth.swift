package import LetterpressSolver
package import LetterpressVision

/// What a generated picture shows.
package struct StressTruth: Sendable {
  /// The 25 letters, row by row.
  package var letters: [Letter]
  /// The 25 owners as `.`, `r`, `b`, `R` or `B`, row by row.
  package var owners: [Character]
  /// The player to move; nil if the game is over.
  package var turn: Player?
  /// The scores under the avatars.
  package var scores: Scores
  /// Covered tiles, which need not be read.
  package var covered: Set<Int>
  /// The number of those that have lost half of their letter or more; if any, the picture may be refused.
  package var hiddenLetters: Int
  /// Whether it is known which player is called red; if not, either may be, but consistently.
  package var isNamed: Bool

  /// The same with the players' names swapped.
  var renamed: StressTruth {
    var renamed = self
    let names: [Character: Character] = ["r": "b", "R": "B", "b": "r", "B": "R"]
    renamed.owners = owners.map { names[$0] ?? $0 }
    renamed.turn = turn?.opponent
    renamed.scores = Scores(red: scores.blue, blue: scores.red)
    return renamed
  }
}
