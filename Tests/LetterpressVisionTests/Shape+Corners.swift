@testable import LetterpressVision

extension Shape {
  /// Creates a shape from the first and last column and row of its bounding box.
  init(minX: Int, minY: Int, maxX: Int, maxY: Int, area: Int) {
    self.init(box: Rect(x: minX, y: minY, width: maxX - minX + 1, height: maxY - minY + 1), area: area)
  }
}
