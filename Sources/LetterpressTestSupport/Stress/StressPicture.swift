package import LetterpressSolver
package import LetterpressVision

/// A made picture and what it shows.
package struct StressPicture: Sendable {
  /// What is to be read.
  package var image: RGBImage
  /// What it shows.
  package var truth: StressTruth
  /// The sample and what happened to it.
  package var recipe: String
}

/// What a made picture shows.
package struct StressTruth: Sendable {
  /// 25, row by row.
  package var letters: [Letter]
  /// `.`, `r`, `b`, `R`, `B`: 25, row by row.
  package var owners: [Character]
  /// The player to move; nil where the game is over.
  package var turn: Player?
  /// Under the avatars.
  package var scores: Scores
  /// Tiles that something lies on: these need not be read.
  package var covered: Set<Int>
  /// How many of these have lost half of their letter or more: with any, the picture may be refused.
  package var hiddenLetters: Int
  /// Whether it is known which player is called red; where not, either may be, but the same everywhere.
  package var isNamed: Bool

  /// The same with the names of the players exchanged.
  var renamed: StressTruth {
    var renamed = self
    let names: [Character: Character] = ["r": "b", "R": "B", "b": "r", "B": "R"]
    renamed.owners = owners.map { names[$0] ?? $0 }
    renamed.turn = turn?.opponent
    renamed.scores = Scores(red: scores.blue, blue: scores.red)
    return renamed
  }
}
