internal import LetterpressSolver
internal import LetterpressVision

/// Draws the 25 tiles as on the board, each in a frame of its owner's colour, with its reading.
///
/// Below a tile are its letter and confidence, then its name, A1 to E5, and its owner. Tiles that could not be read
/// have an orange caption with the best guess.
struct TilesPicture {
  let image: RGBImage
  let grid: TileGrid
  let stages: ReadingStages

  private static let tileSide = 160
  private static let frameWidth = 10
  private static let gap = 6
  private static let captionHeight = 58
  /// The distance between the left edges of neighbouring tiles.
  private static let columnWidth = tileSide + 2 * (frameWidth + gap) + 2 * gap
  /// The distance between the top edges of neighbouring tiles.
  private static let rowHeight = columnWidth + captionHeight

  /// The picture, of the same size for every screenshot.
  var drawn: RGBImage {
    var canvas = Canvas(
      width: Board.side * TilesPicture.columnWidth, height: Board.side * TilesPicture.rowHeight,
      color: DebugPictures.ground)
    for tile in stages.readings.indices { draw(tile, on: &canvas) }
    return canvas.image
  }

  private func draw(_ tile: Int, on canvas: inout Canvas) {
    let (gap, side, frameWidth) = (TilesPicture.gap, TilesPicture.tileSide, TilesPicture.frameWidth)
    let reading = stages.readings[tile]
    let outer = Rect(
      x: reading.column * TilesPicture.columnWidth + gap, y: reading.row * TilesPicture.rowHeight + gap,
      width: side + 2 * (frameWidth + gap), height: side + 2 * (frameWidth + gap))
    canvas.frame(outer, width: frameWidth, frameColor(of: reading))
    canvas.draw(
      image, part: grid.tile(row: reading.row, column: reading.column),
      in: Rect(x: outer.x + frameWidth + gap, y: outer.y + frameWidth + gap, width: side, height: side))

    let caption = Rect(x: outer.x, y: outer.endY + gap, width: outer.width, height: TilesPicture.captionHeight - gap)
    if reading.letter == nil { canvas.fill(caption, DebugPictures.alarm) }
    canvas.write(
      TilesPicture.letterText(reading), within: Rect(x: caption.x, y: caption.y, width: caption.width, height: 30),
      height: 21, .black)
    canvas.write(
      "\(reading.name)  \(TilesPicture.remark(on: stages.tiles[tile], reading))",
      within: Rect(x: caption.x, y: caption.y + 30, width: caption.width, height: 20), height: 14, .black)
  }

  /// Returns the owner's full colour in this picture: that of defended tiles, or else of the others, moved twice as far
  /// from the free tiles'.
  private func frameColor(of reading: TileReading) -> RGBColor {
    guard let owner = reading.ownership?.owner else { return DebugPictures.gray }
    func color(where isWanted: (Ownership) -> Bool) -> RGBColor? {
      let colors = stages.readings.filter { $0.ownership.map(isWanted) ?? false }.map(\.color)
      return colors.isEmpty ? nil : RGBColor.median(of: colors)
    }
    if let defended = color(where: { $0.owner == owner && $0.isDefended }) { return defended }
    guard let unclaimed = color(where: { $0 == .unclaimed }) else { return reading.color }
    return color { $0.owner == owner }?.reflected(from: unclaimed) ?? reading.color
  }

  /// Formats a reading as `L 99.9%`, rounded down, or `? L 41.7%` for a guess.
  static func letterText(_ reading: TileReading) -> String {
    let thousandths = Int(reading.confidence * 1000)
    let percent = "\(thousandths / 10).\(thousandths % 10)%"
    if let letter = reading.letter { return "\(letter.uppercase) \(percent)" }
    return reading.runnerUp.map { "? \($0.uppercase) \(percent)" } ?? "?"
  }

  /// Returns the tile's flaw or, without one, its owner.
  private static func remark(on tile: TileBinarizer.Tile, _ reading: TileReading) -> String {
    switch tile.flaw {
    case .empty: return "empty"
    case .cutOff: return "cut off"
    case .covered: return "covered"
    case .marked: return "marked"
    case .ofOddHeight: return "odd height"
    case nil: break
    }
    guard let ownership = reading.ownership else { return "" }
    return (ownership.owner?.rawValue ?? "unclaimed") + (ownership.isDefended ? " defended" : "")
  }
}
