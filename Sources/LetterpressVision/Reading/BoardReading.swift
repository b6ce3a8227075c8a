public import LetterpressSolver

/// What was read from a screenshot.
public struct BoardReading: Equatable, Sendable {
  /// Where the board is in the picture, in pixels. May reach beyond a picture that was cropped.
  public let frame: Rect
  /// The 25 tiles, row by row from the top left.
  public let tiles: [TileReading]
  /// The letters; a tile that was not read with confidence is not known.
  public let board: Board
  /// Who owns which tile; nil where the picture's colours do not tell.
  public let owners: Owners?
  /// The player to move; nil where the game is over or the triangle cannot be seen.
  public let turn: Player?
  /// The scores under the avatars; nil where they cannot be read.
  public let scores: Scores?
  /// Nil for one that is not known.
  public let theme: Theme?
  /// What a pop-up over the header says was played; nil where there is none or it cannot be read with confidence.
  public let popUp: PopUp?
  /// What is doubtful about this reading.
  public let warnings: [ReadingWarning]
  /// What the colours say where the scores contradict them; else nil.
  let presumption: PlayersReading.Presumption?

  /// The position on the screenshot.
  ///
  /// - Parameters:
  ///   - owners: who owns which tile; nil for what the picture's colours tell.
  ///   - turn: the player to move; nil for the one whose turn it is on the screenshot.
  ///   - played: the words played, which no screenshot shows, in either case and in order, with a `-` for a pass.
  /// - Throws: ``PositionError/unknownOwners``, ``PositionError/unknownTurn``, ``PositionError/invalidWord(_:)`` or
  ///   ``PositionError/moveAfterTheEnd``.
  public func position(
    owners: Owners? = nil, turn: Player? = nil, played: [String] = []
  ) throws(PositionError) -> Position {
    try Position(board: board, owners: owners ?? self.owners, turn: turn ?? self.turn, moves: played)
  }
}

extension BoardReading {
  /// What the picture shows of its game, to be put in order with others of the same game; nil where the colours do not tell
  /// the owners.
  ///
  /// - Parameter lastWord: the word played last; nil for the one that a pop-up names, if there is one.
  public func snapshot(lastWord: String? = nil) -> GameSnapshot? {
    owners.map { GameSnapshot(board: board, owners: $0, turn: turn, lastWord: lastWord ?? popUp?.word) }
  }
}

/// What was read from one tile.
public struct TileReading: Equatable, Sendable {
  /// 0 (top) to 4.
  public let row: Int
  /// 0 (left) to 4.
  public let column: Int
  /// The letter; nil where the tile could not be read with confidence.
  public let letter: Letter?
  /// How likely the best match is right, 0 to 1; 0 where there is nothing to match.
  public let confidence: Double
  /// The letter that comes second; where ``letter`` is nil, the best guess.
  public let runnerUp: Letter?
  /// Who owns the tile; nil where the picture's colours do not tell.
  public let ownership: Ownership?
  /// The colour the letter stands on.
  public let color: RGBColor

  /// The tile's name, A1 to E5.
  package var name: String { Board.name(of: row * Board.side + column) }
}

/// Something about a reading that its user should know.
public enum ReadingWarning: Hashable, Sendable {
  /// Tiles that could not be read with confidence.
  case unknownLetters(TileSet)
  /// The picture's colours do not tell who owns which tile.
  case unknownOwners
  /// The scores count the tiles otherwise than the colours do.
  case scoresDisagree(scores: Scores, counted: Scores)
  /// Tiles whose colour says defended where their neighbours say not, or the other way round.
  case defenceDisagrees(TileSet)
}

extension ReadingWarning: CustomStringConvertible {
  /// What is doubtful, with the names of tiles.
  public var description: String {
    switch self {
    case .unknownLetters(let tiles):
      "tiles that could not be read: \(tiles.description)"
    case .unknownOwners:
      "the colours do not show who owns which tile"
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
