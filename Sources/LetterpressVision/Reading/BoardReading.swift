public import LetterpressSolver

/// What was read from a screenshot.
public struct BoardReading: Equatable, Sendable {
  /// Where the board is in the picture, in pixels. May reach beyond a picture that was cropped.
  public let frame: Rect
  /// The 25 tiles, row by row from the top left.
  public let tiles: [TileReading]

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
}
