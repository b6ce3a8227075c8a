/// The screenshot dimmed, with a box around every letter-like shape: green on the board, orange elsewhere.
struct ShapesPicture {
  private let image: RGBImage
  private let grid: TileGrid?
  /// The boxes of the shapes, in pixels of the screenshot.
  let boxes: [Rect]

  /// - Parameter grid: where the board was found; nil where none was.
  init(image: RGBImage, grid: TileGrid?) {
    self.image = image
    self.grid = grid
    boxes = ShapesPicture.boxes(in: image, grid: grid)
  }

  /// The shapes of the size and the tolerance that show most of the board's letters or, where there is no
  /// board, most shapes; that is how many the error says were found.
  private static func boxes(in image: RGBImage, grid: TileGrid?) -> [Rect] {
    var best: (boxes: [Rect], score: Int)?
    for level in BoardLocator.levels(of: image) {
      let gray = GrayImage(lumaOf: image, level: level)
      for tolerance in BoardLocator.tolerances {
        let boxes = ShapeFinder.letterLikeShapes(in: gray, tolerance: tolerance).map {
          Rect(x: $0.minX << level, y: $0.minY << level, width: $0.width << level, height: $0.height << level)
        }
        let score = grid.map { grid in Set(boxes.compactMap { place(of: $0, on: grid) }).count } ?? boxes.count
        if score > best?.score ?? -1 { best = (boxes, score) }
      }
    }
    return best?.boxes ?? []
  }

  /// The tile that a box is the letter of, as row × 5 + column; nil for any other box. What is a letter's
  /// height, and how near to the middle of its tile, is as in ``LatticeFinder``.
  private static func place(of box: Rect, on grid: TileGrid) -> Int? {
    let column = (Double(box.x) + Double(box.width) / 2 - grid.x) / grid.pitch
    let row = (Double(box.y) + Double(box.height) / 2 - grid.y) / grid.pitch
    let places = 0..<Double(TileGrid.side)
    guard places.contains(column), places.contains(row),
      abs(column - column.rounded(.down) - 0.5) < 0.2, abs(row - row.rounded(.down) - 0.5) < 0.2,
      (grid.pitch / 2.6...grid.pitch / 1.7).contains(Double(box.height))
    else { return nil }
    return Int(row) * TileGrid.side + Int(column)
  }

  static let boardColor = RGBColor(red: 60, green: 255, blue: 80)
  static let otherColor = RGBColor(red: 255, green: 150, blue: 0)

  /// The picture, as large as the screenshot.
  var drawn: RGBImage {
    var canvas = Canvas(
      RGBImage(width: image.width, height: image.height, bytes: image.bytes.map { UInt8(Int($0) * 2 / 5 + 20) }))
    let width = max(min(image.width, image.height) / 300, 1)
    for box in boxes {
      let isOnBoard = grid.flatMap { ShapesPicture.place(of: box, on: $0) } != nil
      // Around the shape, so that none of it is painted over.
      let around = Rect(
        x: box.x - width, y: box.y - width, width: box.width + 2 * width, height: box.height + 2 * width)
      canvas.frame(around, width: width, isOnBoard ? ShapesPicture.boardColor : ShapesPicture.otherColor)
    }
    return canvas.image
  }
}
