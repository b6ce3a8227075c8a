internal import CPlatform
internal import LetterpressVision

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
