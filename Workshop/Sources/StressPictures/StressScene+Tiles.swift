internal import Foundation
internal import LetterpressVision
internal import SamplePictures

extension StressScene {
  /// Turns and shifts some tiles.
  ///
  /// - Parameter parts: how far corners move, as a share of a tile's side.
  mutating func tiltTiles(by parts: ClosedRange<Double>) {
    let count = [1, 2, 3, 5, 9, 25].randomElement(using: &generator) ?? 1
    let tiles = (0..<25).shuffled(using: &generator).prefix(count)
    let source = board.image
    var canvas = PictureCanvas(source)
    let background = source[1, 1]
    for tile in tiles {
      let box = board.layout.box(of: tile)
      canvas.fill(box, background)
    }
    for tile in tiles {
      let box = board.layout.box(of: tile)
      // The strength is split between turn and shift.
      let strength = random(parts)
      let turn = random(0...1)
      let angle = strength * turn * (Bool.random(using: &generator) ? 1 : -1)
      let direction = random(0...2 * .pi)
      let shift = strength * (1 - turn) * box.width
      canvas.draw(source, box, angle: angle, shiftX: shift * cos(direction), shiftY: shift * sin(direction))
    }
    board.image = canvas.image
  }

  /// Covers tiles with strips, each of one colour that differs from all tiles'.
  mutating func coverTiles() {
    var canvas = PictureCanvas(board.image)
    for _ in 0..<Int.random(in: 1...2, using: &generator) {
      let color = stripColor()
      let pitch = board.layout.pitch
      let thickness = random(0.08...0.4) * pitch
      let length = random(0.5...5) * pitch
      let isUpright = Bool.random(using: &generator)
      let corner = board.layout.board
      let along = random(0...1) * (board.layout.side - length)
      let across = random(0...1) * (board.layout.side - thickness)
      let strip = Box(
        x: corner.x + (isUpright ? across : along), y: corner.y + (isUpright ? along : across),
        width: isUpright ? thickness : length, height: isUpright ? length : thickness)
      canvas.fill(strip, color)
      for tile in 0..<25 where board.layout.box(of: tile).intersects(strip, margin: 1) { covered.insert(tile) }
    }
    let covering = canvas.image
    hiddenLetters += covered.count { isLetterHidden($0, by: covering) }
    board.image = covering
  }

  /// Whether at least half of a letter's pixels have another colour in a later picture.
  private func isLetterHidden(_ tile: Int, by covering: RGBImage) -> Bool {
    let paper = board.color(row: tile / 5, column: tile % 5)
    var (ink, hidden) = (0, 0)
    for y in board.layout.rows(of: tile / 5) {
      for x in board.layout.columns(of: tile % 5) where board.image[x, y].difference(from: paper) > 40 {
        ink += 1
        if board.image[x, y] != covering[x, y] { hidden += 1 }
      }
    }
    return 2 * hidden >= ink
  }

  private mutating func stripColor() -> RGBColor {
    let tiles = (0..<25).map { board.color(row: $0 / 5, column: $0 % 5) }
    while true {
      let color = RGBColor.random(using: &generator)
      if tiles.allSatisfy({ $0.difference(from: color) >= 30 }) { return color }
    }
  }
}

extension SampleLayout {
  func box(of tile: Int) -> Box {
    let (columns, rows) = (columns(of: tile % 5), rows(of: tile / 5))
    return Box(
      x: Double(columns.lowerBound), y: Double(rows.lowerBound), width: Double(columns.count),
      height: Double(rows.count))
  }
}

extension Box {
  func intersects(_ other: Box, margin: Double) -> Bool {
    x < other.endX + margin && other.x < endX + margin && y < other.endY + margin && other.y < endY + margin
  }
}

extension PictureCanvas {
  /// Draws a part of a picture, turned around its centre and shifted.
  ///
  /// - Parameter angle: in radians, clockwise.
  mutating func draw(_ source: RGBImage, _ box: Box, angle: Double, shiftX: Double, shiftY: Double) {
    let (sine, cosine) = (sin(angle), cos(angle))
    let (middleX, middleY) = (box.x + box.width / 2 + shiftX, box.y + box.height / 2 + shiftY)
    let reach = 0.5 * (box.width * (abs(cosine) + abs(sine))) + 1
    for y in Int(middleY - reach)...Int(middleY + reach) {
      for x in Int(middleX - reach)...Int(middleX + reach) {
        let (dx, dy) = (Double(x) + 0.5 - middleX, Double(y) + 0.5 - middleY)
        let (u, v) = (dx * cosine + dy * sine, dy * cosine - dx * sine)
        let outside = max(abs(u) - box.width / 2, abs(v) - box.height / 2)
        guard outside < 0.5 else { continue }
        let color = source.interpolated(
          min(max(u, 0.5 - box.width / 2), box.width / 2 - 0.5) + box.x + box.width / 2,
          min(max(v, 0.5 - box.height / 2), box.height / 2 - 0.5) + box.y + box.height / 2)
        blend(x, y, color, part: Float(0.5 - outside))
      }
    }
  }
}

extension RGBImage {
  /// Returns the interpolated colour at a point.
  func interpolated(_ x: Double, _ y: Double) -> RGBColor {
    let (left, top) = (Int((x - 0.5).rounded(.down)), Int((y - 0.5).rounded(.down)))
    let (partX, partY) = (Float(x - 0.5 - Double(left)), Float(y - 0.5 - Double(top)))
    func pixel(_ x: Int, _ y: Int) -> ColorVector { self[min(max(x, 0), width - 1), min(max(y, 0), height - 1)].vector }
    let upper = pixel(left, top) * (1 - partX) + pixel(left + 1, top) * partX
    let lower = pixel(left, top + 1) * (1 - partX) + pixel(left + 1, top + 1) * partX
    return RGBColor(upper * (1 - partY) + lower * partY)
  }
}
