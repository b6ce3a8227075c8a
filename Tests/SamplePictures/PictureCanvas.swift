package import LetterpressSolver
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
  package mutating func blend(_ x: Int, _ y: Int, _ color: RGBColor, part: Float) {
    guard part > 0, x >= 0, x < width, y >= 0, y < height else { return }
    let offset = 3 * (y * width + x)
    let part = min(part, 1)
    func mixed(_ old: UInt8, _ new: UInt8) -> UInt8 { UInt8(Float(old) + (Float(new) - Float(old)) * part + 0.5) }
    bytes[offset] = mixed(bytes[offset], color.red)
    bytes[offset + 1] = mixed(bytes[offset + 1], color.green)
    bytes[offset + 2] = mixed(bytes[offset + 2], color.blue)
  }

  /// Fills a shape given by its signed distance function: a point's distance from the shape in pixels, negative inside.
  package mutating func fill(_ bounds: Box, _ color: RGBColor, distance: (Double, Double) -> Double) {
    let rows = Int(bounds.y.rounded(.down)) - 1..<Int((bounds.y + bounds.height).rounded(.up)) + 1
    let columns = Int(bounds.x.rounded(.down)) - 1..<Int((bounds.x + bounds.width).rounded(.up)) + 1
    for y in rows.clamped(to: 0..<height) {
      for x in columns.clamped(to: 0..<width) {
        blend(x, y, color, part: Float(0.5 - distance(Double(x) + 0.5, Double(y) + 0.5)))
      }
    }
  }

  /// Fills a rectangle, with round corners if the radius is not 0.
  package mutating func fill(_ box: Box, radius: Double = 0, _ color: RGBColor) {
    let (middleX, middleY) = (box.x + box.width / 2, box.y + box.height / 2)
    fill(box, color) { x, y in
      let dx = abs(x - middleX) - box.width / 2 + radius
      let dy = abs(y - middleY) - box.height / 2 + radius
      let outside = (max(dx, 0) * max(dx, 0) + max(dy, 0) * max(dy, 0)).squareRoot()
      return outside + min(max(dx, dy), 0) - radius
    }
  }

  package mutating func fillEllipse(in box: Box, _ color: RGBColor) {
    let (radiusX, radiusY) = (box.width / 2, box.height / 2)
    fill(box, color) { x, y in
      let (dx, dy) = ((x - box.x) / radiusX - 1, (y - box.y) / radiusY - 1)
      return ((dx * dx + dy * dy).squareRoot() - 1) * min(radiusX, radiusY)
    }
  }
}

/// A rectangle with sides between pixels.
package struct Box: Equatable, Sendable {
  package var x: Double
  package var y: Double
  package var width: Double
  package var height: Double

  package init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  package var endX: Double { x + width }
  package var endY: Double { y + height }
}

/// A colour to calculate with: red, green and blue, 0 to 255.
package typealias ColorVector = SIMD3<Float>

extension RGBColor {
  package var vector: ColorVector { ColorVector(Float(red), Float(green), Float(blue)) }

  package init(_ vector: ColorVector) {
    let rounded = vector.rounded(.toNearestOrAwayFromZero).clamped(lowerBound: .zero, upperBound: .init(repeating: 255))
    self.init(red: UInt8(rounded.x), green: UInt8(rounded.y), blue: UInt8(rounded.z))
  }

  package static func rgb(_ red: UInt8, _ green: UInt8, _ blue: UInt8) -> RGBColor {
    RGBColor(red: red, green: green, blue: blue)
  }

  /// Returns the colour part of the way to another.
  package func blended(with other: RGBColor, part: Float) -> RGBColor {
    RGBColor(vector + (other.vector - vector) * part)
  }

  /// Returns the mean absolute difference of the channels.
  package func difference(from other: RGBColor) -> Float { abs(vector - other.vector).sum() / 3 }

  /// Returns a random colour.
  package static func random(using generator: inout SeededGenerator) -> RGBColor {
    RGBColor(
      red: .random(in: 0...255, using: &generator), green: .random(in: 0...255, using: &generator),
      blue: .random(in: 0...255, using: &generator))
  }
}

private func abs(_ vector: ColorVector) -> ColorVector { vector.replacing(with: -vector, where: vector .< 0) }
