public import LetterpressSolver
public import LetterpressVision

/// A made picture and what it shows.
public struct StressPicture: Sendable {
  /// What is to be read.
  public var image: RGBImage
  /// What it shows.
  public var truth: StressTruth
  /// The sample and what happened to it.
  public var recipe: String
}

/// What a made picture shows.
public struct StressTruth: Sendable {
  /// 25, row by row.
  public var letters: [Letter]
  /// `.`, `r`, `b`, `R`, `B`: 25, row by row.
  public var owners: [Character]
  /// The player to move; nil where the game is over.
  public var turn: Player?
  /// Under the avatars.
  public var scores: Scores
  /// Tiles that something lies on: these need not be read.
  public var covered: Set<Int>
  /// How many of these have lost half of their letter or more: with any, the picture may be refused.
  public var hiddenLetters: Int
  /// Whether it is known which player is called red; where not, either may be, but the same everywhere.
  public var isNamed: Bool

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
