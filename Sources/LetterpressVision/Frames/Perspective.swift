internal import LetterpressSolver

/// How a flat board lies in a picture that was taken at an angle: a homography from the board to the pixels.
///
/// Points of the board are in tiles from its middle, to the right and down. The upper left corner is at (−2.5, −2.5).
package struct Perspective: Equatable, Sendable {
  /// x = (h₀u + h₁v + h₂) / (h₆u + h₇v + 1), y = (h₃u + h₄v + h₅) / (h₆u + h₇v + 1), in pixels.
  private var h: [Double]
  /// What the lens does to where the homography leads; nil if that can be neglected.
  private var lens: Lens?

  /// A point of the board, in tiles, and where the picture shows it, in pixels.
  struct Pair {
    var u: Double
    var v: Double
    var x: Double
    var y: Double
  }

  /// - Precondition: there are eight, h₀ to h₇.
  init(coefficients: [Double]) {
    precondition(coefficients.count == 8)
    h = coefficients
  }

  /// Creates the homography that fits pairs of points best, by linear least squares; nil if they do not determine one.
  init?(fitting pairs: [Pair]) {
    guard pairs.count >= 4 else { return nil }
    // In pixels as they are, some coefficients would be a million times as large as others.
    let (middleX, middleY) = (
      pairs.reduce(0) { $0 + $1.x } / Double(pairs.count), pairs.reduce(0) { $0 + $1.y } / Double(pairs.count)
    )
    let scale = pairs.reduce(1) { max($0, abs($1.x - middleX), abs($1.y - middleY)) }
    var system = NormalEquations(count: 8)
    for pair in pairs {
      let (u, v, x, y) = (pair.u, pair.v, (pair.x - middleX) / scale, (pair.y - middleY) / scale)
      system.add([u, v, 1, 0, 0, 0, -x * u, -x * v], equals: x)
      system.add([0, 0, 0, u, v, 1, -y * u, -y * v], equals: y)
    }
    guard var found = system.solution else { return nil }
    // Back to pixels: x = scale · x′ + middleX.
    for (row, middle) in [(0, middleX), (3, middleY)] {
      found[row] = scale * found[row] + middle * found[6]
      found[row + 1] = scale * found[row + 1] + middle * found[7]
      found[row + 2] = scale * found[row + 2] + middle
    }
    h = found
  }

  /// Returns where the picture shows a point of the board, in pixels.
  ///
  /// - Precondition: the point lies before the camera: see ``depth(u:v:)``.
  func point(u: Double, v: Double) -> (x: Double, y: Double) {
    let depth = depth(u: u, v: v)
    let (x, y) = ((h[0] * u + h[1] * v + h[2]) / depth, (h[3] * u + h[4] * v + h[5]) / depth)
    return lens?.bent(x, y) ?? (x, y)
  }

  /// The distance of a point of the board from the camera, over that of the board's middle; 0 or less behind the camera.
  func depth(u: Double, v: Double) -> Double { h[6] * u + h[7] * v + 1 }

  /// Returns the same view through a lens.
  func seen(through lens: Lens) -> Perspective {
    var seen = self
    seen.lens = lens.strength == 0 ? nil : lens
    return seen
  }

  /// Returns the same view in a picture scaled by a factor.
  func scaled(by factor: Double) -> Perspective {
    var scaled = self
    for place in 0..<6 { scaled.h[place] *= factor }
    if let lens { scaled.lens = lens.scaled(by: factor) }
    return scaled
  }

  /// The side of the tile in the middle, in pixels: the square root of its area.
  var pitch: Double {
    let (left, right) = (point(u: -0.5, v: 0), point(u: 0.5, v: 0))
    let (top, bottom) = (point(u: 0, v: -0.5), point(u: 0, v: 0.5))
    let area = (right.x - left.x) * (bottom.y - top.y) - (right.y - left.y) * (bottom.x - top.x)
    return max(area, 0).squareRoot()
  }

  /// The four corners of the board, in tiles, clockwise from the upper left.
  static let boardCorners: [(u: Double, v: Double)] = [(-2.5, -2.5), (2.5, -2.5), (2.5, 2.5), (-2.5, 2.5)]

  /// The four corners of the board, in pixels, clockwise from the upper left.
  var corners: [(x: Double, y: Double)] { Perspective.boardCorners.map { point(u: $0.u, v: $0.v) } }

  /// The smallest rectangle around the board, to the nearest pixel.
  var frame: Rect {
    let (xs, ys) = (corners.map { $0.x }, corners.map { $0.y })
    let (left, top) = (Int((xs.min() ?? 0).rounded()), Int((ys.min() ?? 0).rounded()))
    return Rect(
      x: left, y: top, width: Int((xs.max() ?? 0).rounded()) - left, height: Int((ys.max() ?? 0).rounded()) - top)
  }
}

extension Perspective {
  /// Up to this, a board is upright: letters that are not in the middle of their tiles make as much.
  private static let uprightSkew = 0.03
  /// Up to this, letters and colours are most often read as they are.
  private static let slightSkew = 0.09

  /// How far a corner of the board is from where an upright board would have it at most, in tiles.
  private var skew: Double {
    let (middle, pitch) = (point(u: 0, v: 0), pitch)
    return zip(corners, Perspective.boardCorners).reduce(0) { most, corner in
      let (seen, upright) = corner
      return max(
        most, abs(seen.x - middle.x - upright.u * pitch) / pitch, abs(seen.y - middle.y - upright.v * pitch) / pitch)
    }
  }

  /// Whether the board does not lie as the pixels do.
  var isSkewed: Bool { skew > Perspective.uprightSkew }

  /// Whether it does not by so much that it is not read as it is.
  var isClearlySkewed: Bool { skew > Perspective.slightSkew }
}

extension RGBImage {
  /// Draws what a board and its surroundings would look like from straight ahead.
  ///
  /// Each pixel is the mean of as many points as the picture has pixels there, each interpolated between the four nearest pixels;
  /// those outside the picture have the colour of its edge.
  ///
  /// - Parameters:
  ///   - left, top: the upper left corner of what is drawn, in tiles from the middle of the board.
  ///   - width, height: the size of what is drawn, in pixels.
  ///   - pitch: the side of a tile, in pixels.
  /// - Complexity: O(width · height), or O(pixels of the picture) if these are more.
  func upright(
    _ view: Perspective, left: Double, top: Double, width: Int, height: Int, pitch: Double
  ) -> RGBImage {
    // How many points there are along each side of a drawn pixel.
    let side = min(max(Int((view.pitch / pitch).rounded()), 1), 4)
    let count = side * side
    let step = 1 / (pitch * Double(side))
    let (lastX, lastY) = (Double(self.width - 1), Double(self.height - 1))
    let drawn = [UInt8](unsafeUninitializedCapacity: 3 * width * height) { drawn, initialized in
      bytes.withUnsafeBufferPointer { bytes in
        for row in 0..<height {
          for column in 0..<width {
            var (red, green, blue) = (Float(0), Float(0), Float(0))
            for part in 0..<count {
              let u = left + (Double(column &* side &+ part % side) + 0.5) * step
              let v = top + (Double(row &* side &+ part / side) + 0.5) * step
              let (x, y) = view.point(u: u, v: v)
              // In bounds: neither of the two pixels in each direction is beyond the last one.
              let (inX, inY) = (min(max(x - 0.5, 0), lastX), min(max(y - 0.5, 0), lastY))
              let (pixelX, pixelY) = (Int(inX), Int(inY))
              let upper = 3 &* (pixelY &* self.width &+ pixelX)
              let lower = inY < lastY ? upper &+ 3 &* self.width : upper
              let next = inX < lastX ? 3 : 0
              let (shareX, shareY) = (Float(inX - Double(pixelX)), Float(inY - Double(pixelY)))
              let weights = (
                (1 - shareX) * (1 - shareY), shareX * (1 - shareY), (1 - shareX) * shareY, shareX * shareY
              )
              func channel(_ offset: Int) -> Float {
                Float(bytes[upper &+ offset]) * weights.0 + Float(bytes[upper &+ next &+ offset]) * weights.1
                  + Float(bytes[lower &+ offset]) * weights.2 + Float(bytes[lower &+ next &+ offset]) * weights.3
              }
              (red, green, blue) = (red + channel(0), green + channel(1), blue + channel(2))
            }
            let offset = 3 &* (row &* width &+ column)
            let share = 1 / Float(count)
            drawn[offset] = UInt8(red * share + 0.5)
            drawn[offset &+ 1] = UInt8(green * share + 0.5)
            drawn[offset &+ 2] = UInt8(blue * share + 0.5)
          }
        }
      }
      initialized = 3 * width * height
    }
    return RGBImage(width: width, height: height, bytes: drawn)
  }
}
