internal import CPlatform

/// How a square tile lies in the picture: where its centre is, and how far it is turned about it.
package struct TilePose: Equatable, Sendable {
  /// The centre, in pixels.
  package var x: Double
  package var y: Double
  /// The side of the tile, in pixels.
  package var side: Double
  /// How far it is turned clockwise, in degrees.
  package var angle: Double
}

extension RGBImage {
  /// Draws a tile upright, so that its letter can be read like any other: a square of `side` pixels.
  ///
  /// - Complexity: O(side²), or O(pixels of the tile) if these are more.
  func upright(_ pose: TilePose, side: Int) -> RGBImage {
    upright(Perspective(pose), left: -0.5, top: -0.5, width: side, height: side, pitch: Double(side))
  }
}

extension Perspective {
  /// Creates the view of a tile that is turned but not tilted. Points are in tiles from its middle.
  fileprivate init(_ pose: TilePose) {
    let radians = pose.angle * .pi / 180
    let (across, down) = (platform_cos(radians) * pose.side, platform_sin(radians) * pose.side)
    self.init(coefficients: [across, -down, pose.x, down, across, pose.y, 0, 0])
  }
}
