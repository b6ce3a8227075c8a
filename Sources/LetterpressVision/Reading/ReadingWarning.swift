public import LetterpressSolver

/// Something that users of a reading should know.
public enum ReadingWarning: Hashable, Sendable {
  /// The letters are on a grid that does not look like the game's.
  case unlikelyBoard
  /// Tiles that could not be read with confidence.
  case unknownLetters(TileSet)
  /// Tiles of which the picture's colours do not show who owns them, or all.
  case unknownOwners(TileSet)
  /// The scores differ from the tiles counted by colour.
  case scoresDisagree(scores: Scores, counted: Scores)
  /// Tiles on whose defence colour and neighbours disagree.
  case defenceDisagrees(TileSet)
}

extension ReadingWarning: CustomStringConvertible {
  /// What is doubtful, with the names of tiles.
  public var description: String {
    switch self {
    case .unlikelyBoard:
      "a grid of letters, but it does not look like Letterpress"
    case .unknownLetters(let tiles):
      "tiles that could not be read: \(tiles.description)"
    case .unknownOwners(.all):
      "the colours do not show who owns which tile"
    case .unknownOwners(let tiles):
      "tiles of which the colours do not show who owns them: \(tiles.description)"
    case .scoresDisagree(let scores, let counted):
      """
      the scores say red \(scores.red), blue \(scores.blue), but the tiles' colours say red \(counted.red), \
      blue \(counted.blue)
      """
    case .defenceDisagrees(let tiles):
      "tiles whose colour and neighbours disagree on whether they are defended: \(tiles.description)"
    }
  }
}
