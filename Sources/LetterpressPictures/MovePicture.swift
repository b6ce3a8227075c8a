package import LetterpressSolver
package import LetterpressVision

/// Draws a move on the picture of a board: all but its tiles dimmed, these numbered in spelling order, the word above
/// the board, and beside it a small board after the move.
package struct MovePicture {
  private let image: RGBImage
  private let grid: TileGrid
  private let colors: TileColors

  /// - Parameters:
  ///   - frame: the position of the board in the picture.
  ///   - colors: those of the board after the move.
  package init(image: RGBImage, frame: Rect, colors: TileColors) {
    self.image = image
    grid = TileGrid(
      x: Double(frame.x), y: Double(frame.y), pitch: Double(frame.width) / Double(Board.side))
    self.colors = colors
  }

  /// Nearly black, so that it goes with any theme.
  static let dark = RGBColor(red: 28, green: 28, blue: 30)

  /// Returns the picture with a panel on the right, and space added on top if there is too little for the word.
  ///
  /// - Parameters:
  ///   - tiles: those of the word, in spelling order, 0 to 24; if empty, the picture is returned unchanged.
  ///   - position: the position after the move.
  package func drawn(word: String, tiles: [Int], after position: Position) -> RGBImage {
    guard !tiles.isEmpty else { return image }
    let missing = max(Int((0.75 * grid.pitch).rounded(.up)) - grid.frame.y, 0)
    guard missing == 0 else {
      let higher = MovePicture(
        image: raised(by: missing), frame: grid.frame.movedDown(by: missing), colors: colors)
      return higher.drawn(word: word, tiles: tiles, after: position)
    }
    let panel = OutcomePanel(position: position, colors: colors, pitch: Int((0.36 * grid.pitch).rounded()))
    var canvas = Canvas(width: image.width + panel.width, height: image.height, color: MovePicture.dark)
    drawDimmed(but: tiles, on: &canvas)
    for (place, tile) in tiles.enumerated() { drawNumber(place + 1, on: tile, of: &canvas) }
    drawWord(word, on: &canvas)
    panel.draw(on: &canvas, x: image.width, middle: grid.frame.y + grid.frame.height / 2)
    return canvas.image
  }

  /// Adds space above the picture, in the colour of its first pixel.
  private func raised(by height: Int) -> RGBImage {
    let room = RGBImage(width: image.width, height: height, color: image[0, 0])
    return RGBImage(width: image.width, height: height + image.height, bytes: room.bytes + image.bytes)
  }

  /// Draws the screenshot at the left edge, dimmed except for some tiles.
  private func drawDimmed(but tiles: [Int], on canvas: inout Canvas) {
    let dimmed = RGBImage(width: image.width, height: image.height, bytes: image.bytes.map { UInt8(Int($0) * 9 / 25) })
    canvas.copy(dimmed, part: Rect(x: 0, y: 0, width: image.width, height: image.height))
    for tile in tiles { canvas.copy(image, part: rect(of: tile)) }
  }

  /// Returns the pixels of a tile; every pixel of the board belongs to exactly one.
  private func rect(of tile: Int) -> Rect {
    func edge(_ start: Double, _ place: Int) -> Int { Int((start + Double(place) * grid.pitch).rounded()) }
    let (row, column) = (tile / Board.side, tile % Board.side)
    let (left, top) = (edge(grid.x, column), edge(grid.y, row))
    return Rect(x: left, y: top, width: edge(grid.x, column + 1) - left, height: edge(grid.y, row + 1) - top)
  }

  /// Returns a point on a tile, given as 0 to 1 from its left and top edges.
  private func point(_ x: Double, _ y: Double, on tile: Int) -> Point {
    Point(
      x: grid.x + (Double(tile % Board.side) + x) * grid.pitch,
      y: grid.y + (Double(tile / Board.side) + y) * grid.pitch)
  }

  private func drawNumber(_ number: Int, on tile: Int, of canvas: inout Canvas) {
    let center = point(0.83, 0.17, on: tile)
    let radius = 0.14 * grid.pitch
    canvas.disc(at: center, radius: radius * 1.14, .white)
    canvas.disc(at: center, radius: radius, MovePicture.dark)
    let side = Int((2 * radius * 0.82).rounded())
    let box = Rect(
      x: Int((center.x - Double(side) / 2).rounded()), y: Int((center.y - Double(side) / 2).rounded()), width: side,
      height: side)
    canvas.write("\(number)", within: box, height: radius * 1.14, .white)
  }

  /// Writes the word on a plate above the board.
  private func drawWord(_ word: String, on canvas: inout Canvas) {
    let height = 0.32 * grid.pitch
    let frame = grid.frame
    let margin = 0.22 * grid.pitch
    let width = min(Canvas.width(of: word, height: height) + 2 * margin, Double(frame.width) - 0.2 * grid.pitch)
    let plate = Rect(
      x: frame.x + (frame.width - Int(width)) / 2, y: frame.y - Int(0.65 * grid.pitch), width: Int(width),
      height: Int(0.55 * grid.pitch))
    canvas.fill(plate, cornerRadius: Double(plate.height) / 2, .white)
    let text = Rect(x: plate.x + Int(margin), y: plate.y, width: plate.width - 2 * Int(margin), height: plate.height)
    canvas.write(word, within: text, height: height, MovePicture.dark)
  }
}

extension Rect {
  fileprivate func movedDown(by distance: Int) -> Rect { Rect(x: x, y: y + distance, width: width, height: height) }
}
