public import LetterpressSolver

/// What was read from a screenshot.
public struct BoardReading: Equatable, Sendable {
  /// Where the board is in the picture, in pixels. May reach beyond a picture that was cropped.
  public let frame: Rect
  /// The 25 tiles, row by row from the top left.
  public let tiles: [TileReading]

  /// The player to move; nil where the game is over or the triangle cannot be seen.
  public let turn: Player?
  /// The scores under the avatars; nil where they cannot be read.
  public let scores: Scores?
  /// The name of the theme; nil for one that is not known.
  public let theme: String?
  /// What is doubtful about this reading.
  public let warnings: [ReadingWarning]

  /// The letters, ready to be searched for words.
  public var rack: Rack {
    do throws(RackError) {
      return try Rack(tiles.map(\.letter))
    } catch {
      preconditionFailure("a board has 25 tiles")
    }
  }

  /// The 25 letters as text, lower case, `?` where a tile could not be read.
  public var letters: String { rack.description }

  /// The owners as text: `.` unclaimed, `r` red, `b` blue, a capital where the tile is defended; nil where
  /// the picture's colours do not tell.
  public var owners: String? {
    let characters = tiles.compactMap(\.ownership?.character)
    return characters.count == tiles.count ? String(characters) : nil
  }
}
