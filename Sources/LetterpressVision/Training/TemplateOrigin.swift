internal import LetterpressSolver

/// Which tile of which screenshot a template was cut from.
public struct TemplateOrigin: Hashable, Sendable {
  /// The name of the screenshot's file.
  public let screenshot: String
  /// 0 (top) to 4.
  public let row: Int
  /// 0 (left) to 4.
  public let column: Int

  /// Creates an origin from a tile of a screenshot.
  public init(screenshot: String, row: Int, column: Int) {
    (self.screenshot, self.row, self.column) = (screenshot, row, column)
  }
}

extension TemplateOrigin {
  /// The tile's name, A1 to E5.
  ///
  /// - Precondition: ``row`` and ``column`` are 0 to 4.
  public var tileName: String { Board.name(of: row * Board.side + column) }
}

extension TemplateOrigin: CustomStringConvertible {
  /// The screenshot and the name of the tile: `board.png, tile C2`; for numbers that no tile has, `board.png, row 7,
  /// column -1`.
  public var description: String {
    let sides = 0..<Board.side
    guard sides.contains(row), sides.contains(column) else { return "\(screenshot), row \(row), column \(column)" }
    return "\(screenshot), tile \(tileName)"
  }
}
