/// Connected pixels of a picture: where they are and how many.
package struct Shape: Equatable, Sendable {
  /// The bounding box.
  package var box: Rect
  /// The number of pixels.
  var area: Int
  /// The tile of the board, 0 to 24, whose letter or part of a letter it may be; nil for any other shape, and as long
  /// as no board was found.
  package var tile: Int?

  init(box: Rect, area: Int) { (self.box, self.area) = (box, area) }

  /// The first column.
  var minX: Int { box.x }
  /// The first row.
  var minY: Int { box.y }
  /// The last column.
  var maxX: Int { box.x + box.width - 1 }
  /// The last row.
  var maxY: Int { box.y + box.height - 1 }
  var width: Int { box.width }
  var height: Int { box.height }
  var centerX: Double { Double(2 * box.x + box.width) / 2 }
  var centerY: Double { Double(2 * box.y + box.height) / 2 }

  /// The share of the bounding box that it covers, 0 to 1.
  var fill: Double { Double(area) / Double(width * height) }

  /// Returns the shape in a picture enlarged by a whole factor.
  func scaled(by factor: Int) -> Shape {
    Shape(
      box: Rect(x: factor * box.x, y: factor * box.y, width: factor * box.width, height: factor * box.height),
      area: factor * factor * area)
  }
}

extension Shape {
  /// Whether its proportions fit a capital letter: at most 12 times as high as wide, which allows the thinnest I, at most
  /// one and a half times as wide as high, like a W, and filling an eighth of its box.
  var isLetterLike: Bool { isLetterLike(slimmest: Shape.slimmestCapital) }

  /// Whether its proportions fit a letter that is at most `slimmest` times as high as wide.
  func isLetterLike(slimmest: Int) -> Bool {
    height >= Shape.minimumLetterHeight
      && slimmest * width >= height && 2 * width <= 3 * height
      && 8 * area >= width * height
  }

  /// The largest ratio of height to width of a capital.
  static let slimmestCapital = 12

  /// The largest ratio of height to width of a letter in a light face, such as an l.
  static let slimmestPrint = 24

  /// The least height of a letter. In smaller ones, strokes are about a pixel wide and letters cannot be told apart.
  static let minimumLetterHeight = 8
}

/// A rectangle of whole pixels.
public struct Rect: Hashable, Sendable {
  /// The first column.
  public var x: Int
  /// The first row.
  public var y: Int
  /// The number of columns.
  public var width: Int
  /// The number of rows.
  public var height: Int

  /// Creates a rectangle from its top left corner and its size.
  public init(x: Int, y: Int, width: Int, height: Int) {
    self.x = x
    self.y = y
    self.width = width
    self.height = height
  }

  /// One more than the last column.
  package var endX: Int { x + width }

  /// One more than the last row.
  package var endY: Int { y + height }

  /// Returns the part of it inside a picture of the given size.
  package func clipped(toWidth width: Int, height: Int) -> Rect {
    let (left, top) = (max(x, 0), max(y, 0))
    return Rect(
      x: left, y: top, width: max(min(endX, width) - left, 0), height: max(min(endY, height) - top, 0))
  }

  /// Returns the smallest rectangle that holds this one and another.
  func union(_ other: Rect) -> Rect {
    let (left, top) = (min(x, other.x), min(y, other.y))
    return Rect(x: left, y: top, width: max(endX, other.endX) - left, height: max(endY, other.endY) - top)
  }

  /// Whether they have pixels in common.
  func overlaps(_ other: Rect) -> Bool { x < other.endX && other.x < endX && y < other.endY && other.y < endY }

  /// Whether another rectangle lies within this one.
  func encloses(_ other: Rect) -> Bool {
    other.x >= x && other.endX <= endX && other.y >= y && other.endY <= endY
  }
}
