internal import LetterpressVision

/// A picture to draw on; anything outside it is clipped.
struct Canvas {
  private(set) var image: RGBImage

  init(_ image: RGBImage) { self.image = image }

  /// Creates an empty canvas of one colour.
  init(width: Int, height: Int, color: RGBColor) {
    image = RGBImage(width: width, height: height, color: color)
  }

  /// Sets the colour of a pixel.
  ///
  /// - Precondition: it is in the picture.
  mutating func set(_ x: Int, _ y: Int, _ color: RGBColor) { image[x, y] = color }

  mutating func fill(_ rect: Rect, _ color: RGBColor) {
    let rect = rect.clipped(toWidth: image.width, height: image.height)
    for y in rect.y..<rect.endY {
      for x in rect.x..<rect.endX { image[x, y] = color }
    }
  }

  /// Draws the border of a rectangle, `width` pixels wide, inside its edges.
  mutating func frame(_ rect: Rect, width: Int, _ color: RGBColor) {
    fill(Rect(x: rect.x, y: rect.y, width: rect.width, height: width), color)
    fill(Rect(x: rect.x, y: rect.endY - width, width: rect.width, height: width), color)
    fill(Rect(x: rect.x, y: rect.y, width: width, height: rect.height), color)
    fill(Rect(x: rect.endX - width, y: rect.y, width: width, height: rect.height), color)
  }

  /// Draws a vertical line, `width` pixels wide, centred at `x`.
  mutating func line(atX x: Int, rows: Range<Int>, width: Int, _ color: RGBColor) {
    fill(Rect(x: x - width / 2, y: rows.lowerBound, width: width, height: rows.count), color)
  }

  /// Draws a horizontal line, `width` pixels wide, centred at `y`.
  mutating func line(atY y: Int, columns: Range<Int>, width: Int, _ color: RGBColor) {
    fill(Rect(x: columns.lowerBound, y: y - width / 2, width: columns.count, height: width), color)
  }
}

extension Canvas {
  /// Copies a part of a picture pixel by pixel, to the same position.
  mutating func copy(_ source: RGBImage, part: Rect) {
    let rect = part.clipped(toWidth: min(image.width, source.width), height: min(image.height, source.height))
    for y in rect.y..<rect.endY {
      for x in rect.x..<rect.endX { image[x, y] = source[x, y] }
    }
  }

  /// The samples per axis that a pixel of a scaled picture averages: enough to halve a picture twice without gaps,
  /// while the pixels of an enlarged one stay visible.
  private static let samples = 4

  /// Draws a part of a picture, scaled to a rectangle; draws nothing beyond the picture's edges.
  mutating func draw(_ source: RGBImage, part: Rect, in rect: Rect) {
    let visible = rect.clipped(toWidth: image.width, height: image.height)
    let count = Canvas.samples
    // Where each sample lies in the source.
    let columns = (0..<count * rect.width).map { part.x + (2 * $0 + 1) * part.width / (2 * count * rect.width) }
    let rows = (0..<count * rect.height).map { part.y + (2 * $0 + 1) * part.height / (2 * count * rect.height) }
    for y in visible.y..<visible.endY {
      for x in visible.x..<visible.endX {
        var sum = (red: 0, green: 0, blue: 0, samples: 0)
        for sample in 0..<count * count {
          let sourceX = columns[count * (x - rect.x) + sample % count]
          let sourceY = rows[count * (y - rect.y) + sample / count]
          guard sourceX >= 0, sourceX < source.width, sourceY >= 0, sourceY < source.height else { continue }
          let color = source[sourceX, sourceY]
          sum.red += Int(color.red)
          sum.green += Int(color.green)
          sum.blue += Int(color.blue)
          sum.samples += 1
        }
        guard sum.samples > 0 else { continue }
        image[x, y] = RGBColor(
          red: UInt8(sum.red / sum.samples), green: UInt8(sum.green / sum.samples),
          blue: UInt8(sum.blue / sum.samples))
      }
    }
  }

  /// Draws a grey picture centred in a rectangle, as large as fits with the given aspect ratio (width over height).
  mutating func draw(_ source: GrayImage, aspectRatio: Float, within rect: Rect) {
    let width = min(max(Int((aspectRatio * Float(rect.height)).rounded()), 1), rect.width)
    let height = min(max(Int((Float(width) / aspectRatio).rounded()), 1), rect.height)
    let colors = RGBImage(
      width: source.width, height: source.height, bytes: source.values.flatMap { [$0, $0, $0] })
    draw(
      colors, part: Rect(x: 0, y: 0, width: source.width, height: source.height),
      in: Rect(
        x: rect.x + (rect.width - width) / 2, y: rect.y + (rect.height - height) / 2, width: width, height: height))
  }
}
