internal import LetterpressSolver
package import LetterpressVision

/// A picture of a board on which a word is shown: all but its tiles dimmed, these numbered in the order of spelling and
/// joined by a line, the word above the board.
package struct MovePicture {
  private let image: RGBImage
  private let grid: TileGrid
  /// What the letters stand on, row by row.
  private let tileColors: [RGBColor]

  /// - Parameters:
  ///   - frame: where the board is in the picture.
  ///   - tileColors: the 25 tiles', row by row.
  package init(image: RGBImage, frame: Rect, tileColors: [RGBColor]) {
    self.image = image
    grid = TileGrid(
      x: Double(frame.x), y: Double(frame.y), pitch: Double(frame.width) / Double(Board.side))
    self.tileColors = tileColors
  }

  /// Next to black, so that it goes with any theme.
  private static let dark = RGBColor(red: 28, green: 28, blue: 30)

  /// The picture, as large as the board's, or higher where there is no room for the word above the board.
  ///
  /// - Parameter tiles: those of the word, in the order of spelling, 0 to 24; without any, nothing is dimmed.
  package func drawn(word: String, tiles: [Int]) -> RGBImage {
    let missing = max(Int((0.75 * grid.pitch).rounded(.up)) - grid.frame.y, 0)
    guard missing == 0 else {
      let higher = MovePicture(
        image: raised(by: missing), frame: grid.frame.movedDown(by: missing), tileColors: tileColors)
      return higher.drawn(word: word, tiles: tiles)
    }
    guard !tiles.isEmpty else { return image }
    var canvas = Canvas(dimmed(but: tiles))
    drawLine(through: tiles, on: &canvas)
    for (place, tile) in tiles.enumerated() { drawNumber(place + 1, on: tile, of: &canvas) }
    drawWord(word, on: &canvas)
    return canvas.image
  }

  /// The picture with more room above it, in the colour of its first pixel.
  private func raised(by height: Int) -> RGBImage {
    let room = RGBImage(width: image.width, height: height, color: image[0, 0])
    return RGBImage(width: image.width, height: height + image.height, bytes: room.bytes + image.bytes)
  }

  private func dimmed(but tiles: [Int]) -> RGBImage {
    var canvas = Canvas(
      RGBImage(width: image.width, height: image.height, bytes: image.bytes.map { UInt8(Int($0) * 9 / 25) }))
    for tile in tiles {
      let rect = self.rect(of: tile)
      canvas.draw(image, part: rect, in: rect)
    }
    return canvas.image
  }

  /// A tile's pixels: each pixel of the board is one tile's.
  private func rect(of tile: Int) -> Rect {
    func edge(_ start: Double, _ place: Int) -> Int { Int((start + Double(place) * grid.pitch).rounded()) }
    let (row, column) = (tile / Board.side, tile % Board.side)
    let (left, top) = (edge(grid.x, column), edge(grid.y, row))
    return Rect(x: left, y: top, width: edge(grid.x, column + 1) - left, height: edge(grid.y, row + 1) - top)
  }

  /// A place on a tile, from 0 to 1 from its left and its upper edge.
  private func point(_ x: Double, _ y: Double, on tile: Int) -> Point {
    Point(
      x: grid.x + (Double(tile % Board.side) + x) * grid.pitch,
      y: grid.y + (Double(tile / Board.side) + y) * grid.pitch)
  }

  /// Draws the line below the letters, with a little room around them, so that these can still be read.
  private func drawLine(through tiles: [Int], on canvas: inout Canvas) {
    let path = [tiles.map { point(0.5, 0.5, on: $0) }]
    let ink = inkDistances()
    let reach = 0.035 * grid.pitch
    let around = (0..<12).map { Point(direction: Double($0) * 30) }.map { (Int(reach * $0.x), Int(reach * $0.y)) }
    func visible(_ x: Int, _ y: Int) -> Double {
      around.reduce(1 - share(ofInkAt: x, y, ink)) { min($0, 1 - share(ofInkAt: x + $1.0, y + $1.1, ink)) }
    }
    canvas.stroke(path, width: 0.12 * grid.pitch, MovePicture.dark) { x, y in 0.6 * visible(x, y) }
    canvas.stroke(path, width: 0.08 * grid.pitch, .white, opacity: visible)
  }

  /// How much of a pixel is a letter's ink, 0 to 1.
  private func share(ofInkAt x: Int, _ y: Int, _ ink: [Int]) -> Double {
    let column = Int(((Double(x) + 0.5 - grid.x) / grid.pitch).rounded(.down))
    let row = Int(((Double(y) + 0.5 - grid.y) / grid.pitch).rounded(.down))
    guard 0..<Board.side ~= column, 0..<Board.side ~= row, 0..<image.width ~= x, 0..<image.height ~= y
    else { return 0 }
    let tile = row * Board.side + column
    return Double(image[x, y].distance(to: tileColors[tile])) / Double(ink[tile])
  }

  /// How much each tile's letter differs from its ground.
  private func inkDistances() -> [Int] {
    tileColors.indices.map { tile in
      let rect = rect(of: tile).clipped(toWidth: image.width, height: image.height)
      var most = 1
      for y in rect.y..<rect.endY {
        for x in rect.x..<rect.endX { most = max(most, image[x, y].distance(to: tileColors[tile])) }
      }
      return most
    }
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
