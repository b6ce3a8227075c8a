/// The layout of a sample, in pixels, by the same rules as `Scripts/make samples`.
package struct SampleLayout: Equatable, Sendable {
  /// A point of the picture.
  package struct Point: Equatable, Sendable {
    /// From the left.
    package var x: Double
    /// From the top.
    package var y: Double
  }

  /// The board's top left corner.
  package var board: Point
  /// The board's side, five times a tile's.
  package var side: Double
  /// The centres of the avatars, left and right.
  package var avatars: [Point]
  /// The radius of an avatar.
  package var radius: Double
  /// Pixels per point of the design.
  package var scale: Double

  /// The side of a tile.
  package var pitch: Double { side / 5 }

  /// Creates the layout of a sample of a size.
  package init(width: Int, height: Int) {
    let (width, height) = (Double(width), Double(height))
    let middle: Point
    let distance: Double
    let isTablet = max(width, height) < 1.4 * min(width, height)
    if isTablet {
      scale = min(width, height) / 768
      side = 570 * scale
      let margin = 99 * scale
      let isUpright = height > width
      board =
        isUpright
        ? Point(x: (width - side) / 2, y: height - 100 * scale - side)
        : Point(x: width - margin - side, y: margin)
      radius = 50 * scale
      middle = isUpright ? Point(x: width / 2, y: 154 * scale) : Point(x: board.x / 2, y: height / 2 - 50 * scale)
      distance = 130 * scale
    } else {
      scale = width < 1000 ? 2 : 3
      // Phones with a margin below the board are more than twice as tall as wide.
      let hasNotch = height > 2 * width
      let (above, below) = hasNotch ? (44 * scale, 34 * scale) : (0, 0)
      side = width
      board = Point(x: 0, y: height - width - below)
      radius = 35 * scale
      middle = Point(x: width / 2, y: above + (height - width - below - above) / 2 - 23 * scale)
      distance = 82 * scale
    }
    avatars = [-0.5, 0.5].map { Point(x: middle.x + $0 * distance, y: middle.y) }
  }

  /// Returns the pixel rows or columns of a tile, from an edge of the board.
  static func extent(of index: Int, from origin: Double, pitch: Double) -> Range<Int> {
    let start = Int((origin + Double(index) * pitch).rounded())
    return start..<max(Int((origin + Double(index + 1) * pitch).rounded()), start)
  }

  /// Returns the pixel columns of a column of tiles.
  package func columns(of column: Int) -> Range<Int> { SampleLayout.extent(of: column, from: board.x, pitch: pitch) }

  /// Returns the pixel rows of a row of tiles.
  package func rows(of row: Int) -> Range<Int> { SampleLayout.extent(of: row, from: board.y, pitch: pitch) }

  /// The bottom of the header, below the triangle.
  package var headerBottom: Double { avatars[0].y + radius + 58 * scale }
}

extension SampleLayout {
  /// Returns the layout of the picture at another size.
  package func scaled(by factor: Double) -> SampleLayout {
    var scaled = self
    func point(_ point: Point) -> Point { Point(x: point.x * factor, y: point.y * factor) }
    scaled.board = point(board)
    scaled.side *= factor
    scaled.avatars = avatars.map(point)
    scaled.radius *= factor
    scaled.scale *= factor
    return scaled
  }

  /// Returns the layout of the picture after a shift.
  package func moved(x: Double, y: Double) -> SampleLayout {
    var moved = self
    func point(_ point: Point) -> Point { Point(x: point.x + x, y: point.y + y) }
    moved.board = point(board)
    moved.avatars = avatars.map(point)
    return moved
  }
}
