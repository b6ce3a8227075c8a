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
