package import LetterpressVision

/// A canvas for shapes with antialiased edges.
package struct PictureCanvas: Sendable {
  /// In pixels.
  package let width: Int
  /// In pixels.
  package let height: Int
  private var bytes: [UInt8]

  package init(width: Int, height: Int, color: RGBColor) {
    self.init(RGBImage(width: width, height: height, color: color))
  }

  /// Creates a canvas that shows a picture.
  package init(_ image: RGBImage) {
    width = image.width
    height = image.height
    bytes = image.bytes
  }

  /// What was drawn.
  package var image: RGBImage { RGBImage(width: width, height: height, bytes: bytes) }

  /// Blends a colour into a pixel; does nothing outside the canvas.
  mutating func blend(_ x: Int, _ y: Int, _ color: RGBColor, part: Float) {
    guard part > 0, x >= 0, x < width, y >= 0, y < height else { return }
    let offset = 3 * (y * width + x)
    let part = min(part, 1)
    func mixed(_ old: UInt8, _ new: UInt8) -> UInt8 { UInt8(Float(old) + (Float(new) - Float(old)) * part + 0.5) }
    bytes[offset] = mixed(bytes[offset], color.red)
    bytes[offset + 1] = mixed(bytes[offset + 1], color.green)
    bytes[offset + 2] = mixed(bytes[offset + 2], color.blue)
  }

  /// Fills a shape given by its signed distance function: a point's distance from the shape in pixels, negative inside.
  mutating func fill(_ bounds: Box, _ color: RGBColor, distance: (Double, Double) -> Double) {
    let rows = Int(bounds.y.rounded(.down)) - 1..<Int((bounds.y + bounds.height).rounded(.up)) + 1
    let columns = Int(bounds.x.rounded(.down)) - 1..<Int((bounds.x + bounds.width).rounded(.up)) + 1
    for y in rows.clamped(to: 0..<height) {
      for x in columns.clamped(to: 0..<width) {
        blend(x, y, color, part: Float(0.5 - distance(Double(x) + 0.5, Double(y) + 0.5)))
      }
    }
  }

  /// Fills a rectangle, with round corners if the radius is not 0.
  mutating func fill(_ box: Box, radius: Double = 0, _ color: RGBColor) {
    let (middleX, middleY) = (box.x + box.width / 2, box.y + box.height / 2)
    fill(box, color) { x, y in
      let dx = abs(x - middleX) - box.width / 2 + radius
      let dy = abs(y - middleY) - box.height / 2 + radius
      let outside = (max(dx, 0) * max(dx, 0) + max(dy, 0) * max(dy, 0)).squareRoot()
      return outside + min(max(dx, dy), 0) - radius
    }
  }

  mutating func fillEllipse(in box: Box, _ color: RGBColor) {
    let (radiusX, radiusY) = (box.width / 2, box.height / 2)
    fill(box, color) { x, y in
      let (dx, dy) = ((x - box.x) / radiusX - 1, (y - box.y) / radiusY - 1)
      return ((dx * dx + dy * dy).squareRoot() - 1) * min(radiusX, radiusY)
    }
  }
}

/// A rectangle with sides between pixels.
struct Box: Equatable, Sendable {
  var x: Double
  var y: Double
  var width: Double
  var height: Double

  var endX: Double { x + width }
  var endY: Double { y + height }
}
