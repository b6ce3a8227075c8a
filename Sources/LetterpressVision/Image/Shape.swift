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
