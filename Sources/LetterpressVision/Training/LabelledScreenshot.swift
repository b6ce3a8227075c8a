public import LetterpressSolver

/// A screenshot and what somebody says is on it.
public struct LabelledScreenshot: Sendable {
  /// What it is called in messages and in the store: the name of its file.
  public let name: String
  /// The picture.
  public let image: RGBImage
  /// The 25 letters, row by row from the top left; nil where a tile is to be skipped.
  public let label: [Letter?]

  /// - Throws: ``TrainingError/invalidLabel(screenshot:_:)`` for a label with characters other than A–Z
  ///   and `?`, ``TrainingError/wrongLabelLength(screenshot:count:)`` unless it has 25.
  public init(name: String, image: RGBImage, label: String) throws(TrainingError) {
    let rack: Rack
    do {
      rack = try Rack(parsing: label)
    } catch .wrongCount(let count) {
      throw .wrongLabelLength(screenshot: name, count: count)
    } catch {
      throw .invalidLabel(screenshot: name, error)
    }
    let count = TileGrid.side * TileGrid.side
    guard rack.tiles.count == count else {
      throw .wrongLabelLength(screenshot: name, count: rack.tiles.count)
    }
    self.name = name
    self.image = image
    self.label = rack.tiles
  }
}
