public import LetterpressSolver

/// What was read from a screenshot.
public struct BoardReading: Equatable, Sendable {
  /// The position of the board, in pixels. May extend beyond a cropped picture.
  public let frame: Rect
  /// The 25 tiles, row by row from the top left.
  public let tiles: [TileReading]
  /// The letters; those not read with confidence are unknown.
  public let board: Board
  /// Who owns which tile, as far as the picture's colours show it; nil if they show it of no tile.
  public let seenOwners: SeenOwners?
  /// Who owns which tile; nil if the picture's colours do not show it of all.
  public var owners: Owners? { seenOwners?.complete }
  /// The player to move; nil if the game is over, or if neither the triangle nor the last move shows it.
  public let turn: Player?
  /// The scores under the avatars; nil if they cannot be read.
  public let scores: Scores?
  /// The theme; nil if unknown.
  public let theme: Theme?
  /// What a pop-up over the header says was played; nil if there is none or it cannot be read with confidence.
  public let popUp: PopUp?
  /// What the picture shows of the last move; nil if nothing.
  public let lastMove: LastMove?
  /// Whether it looks like a board of Letterpress, judging by colours, header, and the letters' size, place and ink. If not,
  /// it is a grid of letters that another game or a table may have.
  public let isLikelyLetterpress: Bool
  /// What is doubtful about this reading.
  public let warnings: [ReadingWarning]
  /// The player on the left, where the owner of a phone is; nil if the picture shows neither avatar.
  package let left: Player?
  /// What the colours show if the scores contradict them; otherwise nil.
  let fallback: PlayersReading.Fallback?

  /// Returns the position on the screenshot.
  ///
  /// - Parameters:
  ///   - owners: who owns which tile; nil for what the picture's colours show.
  ///   - turn: the player to move; nil for the one on the screenshot.
  ///   - played: the words played, which no screenshot shows, in upper or lower case and in order, with a `-` for a
  ///     pass.
  /// - Throws: ``/LetterpressSolver/PositionError/unknownOwners``, ``/LetterpressSolver/PositionError/unknownTurn``,
  ///   ``/LetterpressSolver/PositionError/invalidWord(_:)`` or ``/LetterpressSolver/PositionError/moveAfterTheEnd``.
  public func position(
    owners: Owners? = nil, turn: Player? = nil, played: [String] = []
  ) throws(PositionError) -> Position {
    try Position(board: board, owners: owners ?? self.owners, turn: turn ?? self.turn, moves: played)
  }
}

extension BoardReading {
  /// Returns the reading if it looks like a board of Letterpress.
  ///
  /// - Throws: ``BoardReaderError/unlikelyBoard`` otherwise.
  public func checkedLikeness() throws(BoardReaderError) -> BoardReading {
    guard isLikelyLetterpress else { throw .unlikelyBoard }
    return self
  }
}

/// What was read from one tile.
public struct TileReading: Equatable, Sendable {
  /// 0 (top) to 4.
  public let row: Int
  /// 0 (left) to 4.
  public let column: Int
  /// The letter; nil if the tile could not be read with confidence.
  public let letter: Letter?
  /// The probability that the best match is right, 0 to 1; 0 if there is nothing to match.
  public let confidence: Double
  /// The second-best letter; the best guess if ``letter`` is nil.
  public let runnerUp: Letter?
  /// The tile's owner; nil if the picture's colours do not show it.
  public let ownership: Ownership?
  /// The tile's background colour.
  public let color: RGBColor

  /// The tile's index, 0 to 24, row by row.
  public var index: Int { row * Board.side + column }

  /// The tile's name, A1 to E5.
  public var name: String { Board.name(of: index) }
}

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
