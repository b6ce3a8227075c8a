/// A connected area of nearly equal brightness, by its bounding box.
struct Shape: Equatable, Sendable {
  var minX: Int
  var minY: Int
  var maxX: Int
  var maxY: Int
  /// How many pixels belong to it.
  var area: Int

  var width: Int { maxX - minX + 1 }
  var height: Int { maxY - minY + 1 }
  var centerX: Double { Double(minX + maxX + 1) / 2 }
  var centerY: Double { Double(minY + maxY + 1) / 2 }

  /// Whether another's box lies within this one's.
  func encloses(_ other: Shape) -> Bool {
    other.minX >= minX && other.maxX <= maxX && other.minY >= minY && other.maxY <= maxY
  }

  /// The same shape elsewhere.
  func moved(x: Int, y: Int) -> Shape {
    Shape(minX: minX + x, minY: minY + y, maxX: maxX + x, maxY: maxY + y, area: area)
  }

  /// The bounding box.
  var box: Rect { Rect(x: minX, y: minY, width: width, height: height) }

  /// Whether it could be a capital letter, from its proportions alone: between an I (about 1 : 6) and
  /// a wide W, with strokes that fill a fair part of the box.
  var isLetterLike: Bool {
    height >= Shape.minimumLetterHeight
      && 12 * width >= height && 2 * width <= 3 * height
      && 8 * area >= width * height
  }

  /// Below this, strokes are about a pixel wide and letters cannot be told apart.
  static let minimumLetterHeight = 8
}
