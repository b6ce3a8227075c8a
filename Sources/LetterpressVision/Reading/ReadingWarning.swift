/// Something about a reading that its user should know.
public enum ReadingWarning: Hashable, Sendable {
  /// Tiles that could not be read with confidence, as row × 5 + column.
  case unknownLetters([Int])
  /// The picture's colours do not tell who owns which tile.
  case unknownOwners
  /// The scores count the tiles otherwise than the colours do.
  case scoresDisagree(scores: Scores, counted: Scores)
  /// Tiles whose colour says defended where their neighbours say not, or the other way round, as
  /// row × 5 + column.
  case defenceDisagrees([Int])
}

extension ReadingWarning: CustomStringConvertible {
  /// What is doubtful; rows and columns are counted from 1.
  public var description: String {
    switch self {
    case .unknownLetters(let tiles):
      "letters that could not be read: \(ReadingWarning.places(of: tiles))"
    case .unknownOwners:
      "the colours do not tell who owns which tile"
    case .scoresDisagree(let scores, let counted):
      "the scores say \(scores.red) : \(scores.blue), the colours of the tiles \(counted.red) : \(counted.blue)"
    case .defenceDisagrees(let tiles):
      "tiles whose colour and neighbours disagree about whether they are defended: \(ReadingWarning.places(of: tiles))"
    }
  }

  private static func places(of tiles: [Int]) -> String {
    tiles.map { "row \($0 / TileGrid.side + 1) column \($0 % TileGrid.side + 1)" }.joined(separator: ", ")
  }
}
