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
  /// Each pixel is interpolated between the four nearest of the picture; those outside have the colour of its edge.
  ///
  /// - Complexity: O(side²).
  func upright(_ pose: TilePose, side: Int) -> RGBImage {
    let radians = pose.angle * .pi / 180
    let scale = pose.side / Double(side)
    let (across, down) = (platform_cos(radians) * scale, platform_sin(radians) * scale)
    let middle = Double(side - 1) / 2
    var drawn: [UInt8] = []
    drawn.reserveCapacity(3 * side * side)
    for row in 0..<side {
      for column in 0..<side {
        let (u, v) = (Double(column) - middle, Double(row) - middle)
        drawn.append(
          contentsOf: interpolated(x: pose.x + u * across - v * down - 0.5, y: pose.y + u * down + v * across - 0.5))
      }
    }
    return RGBImage(width: side, height: side, bytes: drawn)
  }

  /// Returns the channels at a point between pixels, whose centres are at whole numbers.
  private func interpolated(x: Double, y: Double) -> [UInt8] {
    let (x, y) = (min(max(x, 0), Double(width - 1)), min(max(y, 0), Double(height - 1)))
    let (left, top) = (Int(x), Int(y))
    let (right, bottom) = (min(left + 1, width - 1), min(top + 1, height - 1))
    let (shareX, shareY) = (x - Double(left), y - Double(top))
    let corners = [
      (3 * (top * width + left), (1 - shareX) * (1 - shareY)), (3 * (top * width + right), shareX * (1 - shareY)),
      (3 * (bottom * width + left), (1 - shareX) * shareY), (3 * (bottom * width + right), shareX * shareY),
    ]
    return (0..<3).map { channel in
      UInt8(corners.reduce(0.5) { $0 + Double(bytes[$1.0 + channel]) * $1.1 })
    }
  }
}
