internal import CPlatform

/// A point in a picture: the centre of a pixel is half a pixel right of and below its corner.
struct Point: Hashable {
  /// To the right, in pixels.
  var x: Double
  /// Down, in pixels.
  var y: Double

  init(x: Double, y: Double) { (self.x, self.y) = (x, y) }

  /// The point at distance 1 from the origin in a direction in degrees: 0 is right, 90 is down.
  init(direction degrees: Double) {
    let angle = degrees / 180 * .pi
    self.init(x: platform_cos(angle), y: platform_sin(angle))
  }

  /// Returns the distance from the nearest point of the line segment between two points.
  func distance(toLineFrom start: Point, to end: Point) -> Double {
    let (dx, dy) = (end.x - start.x, end.y - start.y)
    let length = dx * dx + dy * dy
    let along = length > 0 ? min(max(((x - start.x) * dx + (y - start.y) * dy) / length, 0), 1) : 0
    let (awayX, awayY) = (x - start.x - along * dx, y - start.y - along * dy)
    return (awayX * awayX + awayY * awayY).squareRoot()
  }
}
