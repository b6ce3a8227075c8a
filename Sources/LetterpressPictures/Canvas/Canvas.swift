internal import CPlatform
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

/// A point in a picture: the centre of a pixel is half a pixel right of and below its corner.
struct Point: Hashable {
  /// To the right, in pixels.
  var x: Double
  /// Down, in pixels.
  var y: Double

  init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// The point at distance 1 from the origin in a direction in degrees: 0 is right, 90 is down.
  init(direction degrees: Double) {
    let angle = degrees / 180 * .pi
    self.init(x: platform_cos(angle), y: platform_sin(angle))
  }

  /// Returns the distance from the nearest point of the line segment between two points.
  func distance(toLineFrom start: Point, to end: Point) -> Double {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = dx * dx + dy * dy
    let along = length > 0 ? min(max(((x - start.x) * dx + (y - start.y) * dy) / length, 0), 1) : 0
    let (awayX, awayY) = (x - start.x - along * dx, y - start.y - along * dy)
    return (awayX * awayX + awayY * awayY).squareRoot()
  }
}

/// Antialiased shapes: a pixel at the edge takes the colour in proportion to its coverage.
extension Canvas {
  /// Paints strokes of one width, with round ends and joins, as one shape.
  ///
  /// - Parameters:
  ///   - strokes: polylines; a single point is a disc.
  ///   - opacity: how much of the colour a pixel inside the shape takes, 0 to 1.
  mutating func stroke(
    _ strokes: [[Point]], width: Double, _ color: RGBColor, opacity: (_ x: Int, _ y: Int) -> Double = { _, _ in 1 }
  ) {
    let segments = strokes.flatMap { points in
      points.count == 1 ? [(points[0], points[0])] : Array(zip(points, points.dropFirst()))
    }
    guard let first = segments.first?.0 else { return }
    var (low, high) = (first, first)
    for point in strokes.joined() {
      low = Point(x: min(low.x, point.x), y: min(low.y, point.y))
      high = Point(x: max(high.x, point.x), y: max(high.y, point.y))
    }
    let reach = width / 2 + 1
    let (left, top) = (Int((low.x - reach).rounded(.down)), Int((low.y - reach).rounded(.down)))
    let (right, bottom) = (Int((high.x + reach).rounded(.up)), Int((high.y + reach).rounded(.up)))
    paint(Rect(x: left, y: top, width: right - left, height: bottom - top), color) { x, y in
      let middle = Point(x: Double(x) + 0.5, y: Double(y) + 0.5)
      let distance = segments.reduce(.infinity) { min($0, middle.distance(toLineFrom: $1.0, to: $1.1)) }
      let coverage = min(max(width / 2 - distance + 0.5, 0), 1)
      return coverage > 0 ? coverage * opacity(x, y) : 0
    }
  }

  mutating func disc(at center: Point, radius: Double, _ color: RGBColor) {
    stroke([[center]], width: 2 * radius, color)
  }

  /// Paints a rectangle with round corners.
  mutating func fill(_ rect: Rect, cornerRadius radius: Double, _ color: RGBColor, opacity: Double = 1) {
    let x = (Double(rect.x) + radius, Double(rect.endX) - radius)
    let y = (Double(rect.y) + radius, Double(rect.endY) - radius)
    paint(rect, color) { column, row in
      let middle = Point(x: Double(column) + 0.5, y: Double(row) + 0.5)
      let nearest = Point(x: min(max(middle.x, x.0), x.1), y: min(max(middle.y, y.0), y.1))
      return min(max(radius - middle.distance(toLineFrom: nearest, to: nearest) + 0.5, 0), 1) * opacity
    }
  }

  /// Mixes a share of a colour, 0 to 1, into each pixel of a rectangle.
  private mutating func paint(_ rect: Rect, _ color: RGBColor, share: (_ x: Int, _ y: Int) -> Double) {
    let rect = rect.clipped(toWidth: image.width, height: image.height)
    for y in rect.y..<rect.endY {
      for x in rect.x..<rect.endX {
        let share = share(x, y)
        if share > 0 { set(x, y, image[x, y].mixed(with: color, share: share)) }
      }
    }
  }
}

extension Canvas {
  /// Writes a line of capitals in ``StrokeFont``, centred in a rectangle, at the given height or smaller to fit.
  mutating func write(_ text: String, within rect: Rect, height: Double, _ color: RGBColor) {
    let characters = Array(text.uppercased())
    let advance = characters.map { StrokeFont.width(of: $0) + StrokeFont.gap }
    let width = advance.reduce(-StrokeFont.gap, +)
    let fullHeight = StrokeFont.height + StrokeFont.strokeWidth
    let scale = min(height / fullHeight, Double(rect.width) / (width + StrokeFont.strokeWidth))
    var x = Double(rect.x) + (Double(rect.width) - width * scale) / 2
    let y = Double(rect.y) + (Double(rect.height) - StrokeFont.height * scale) / 2
    for (character, advance) in zip(characters, advance) {
      let strokes = StrokeFont.strokes(of: character) ?? []
      stroke(
        strokes.map { $0.map { Point(x: x + $0.x * scale, y: y + $0.y * scale) } },
        width: StrokeFont.strokeWidth * scale, color)
      x += advance * scale
    }
  }

  /// Returns the width in pixels of a line that ``write(_:within:height:_:)`` writes at full height.
  static func width(of text: String, height: Double) -> Double {
    let width = text.uppercased().reduce(-StrokeFont.gap) { $0 + StrokeFont.width(of: $1) + StrokeFont.gap }
    return (width + StrokeFont.strokeWidth) * height / (StrokeFont.height + StrokeFont.strokeWidth)
  }
}
