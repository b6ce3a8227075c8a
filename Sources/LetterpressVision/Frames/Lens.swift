/// How a lens bends what should be straight: radially, about the middle of the picture.
///
/// A point at the distance r from the middle would be at r · (1 + strength · r²) without the lens, where a distance of 1 is the width
/// of the picture: the first term of the model of D. C. Brown, "Close-Range Camera Calibration", Photogrammetric Engineering 37:8,
/// 1971.
struct Lens: Equatable, Sendable {
  /// The middle of the picture, in pixels.
  private var x: Double
  private var y: Double
  /// The width of the picture, in pixels.
  private var width: Double
  /// More than 0 for a barrel, less for a pincushion.
  var strength = 0.0

  init(of image: RGBImage) {
    (x, y, width) = (Double(image.width) / 2, Double(image.height) / 2, Double(image.width))
  }

  /// Returns where a point of the picture would be without the lens.
  func straightened(_ pixelX: Double, _ pixelY: Double) -> (x: Double, y: Double) {
    let (u, v) = ((pixelX - x) / width, (pixelY - y) / width)
    let factor = 1 + strength * (u * u + v * v)
    return (x + (pixelX - x) * factor, y + (pixelY - y) * factor)
  }

  /// Returns where the picture shows what would be at a point without the lens.
  func bent(_ pixelX: Double, _ pixelY: Double) -> (x: Double, y: Double) {
    let (u, v) = ((pixelX - x) / width, (pixelY - y) / width)
    let distance = u * u + v * v
    // Each step leaves a fifth of the error or less. Far outside the picture, a pincushion has no such point.
    var factor = 1.0
    for _ in 0..<4 { factor = 1 / max(1 + strength * distance * factor * factor, 0.5) }
    return (x + (pixelX - x) * factor, y + (pixelY - y) * factor)
  }

  /// Returns the same lens for a picture scaled by a factor.
  func scaled(by factor: Double) -> Lens {
    var scaled = self
    (scaled.x, scaled.y, scaled.width) = (x * factor, y * factor, width * factor)
    return scaled
  }
}

extension Perspective {
  /// The strengths that are looked for: a phone's lens has up to about 0.1.
  private static let strengths = -0.2...0.2
  /// A lens must explain at least this share of what is left unexplained without one, or else it may only explain that letters are not
  /// all in the middle of their tiles.
  private static let leastExplained = 0.3

  /// Creates the view that fits pairs of points best, as seen through a lens of any strength; nil if they do not determine one.
  init?(fitting pairs: [Pair], through lens: Lens) {
    /// Returns the view through a lens of some strength, and the sum of the squares of how far the points are from it.
    func fit(_ strength: Double) -> (view: Perspective, error: Double)? {
      var lens = lens
      lens.strength = strength
      let straight = pairs.map { pair in
        let (x, y) = lens.straightened(pair.x, pair.y)
        return Pair(u: pair.u, v: pair.v, x: x, y: y)
      }
      guard let view = Perspective(fitting: straight)?.seen(through: lens) else { return nil }
      let error = pairs.reduce(0.0) { sum, pair in
        let (x, y) = view.point(u: pair.u, v: pair.v)
        return sum + (x - pair.x) * (x - pair.x) + (y - pair.y) * (y - pair.y)
      }
      return (view, error)
    }
    guard let straight = fit(0) else { return nil }
    var best = straight
    // The error is nearly a parabola over the strength.
    if let low = fit(Perspective.strengths.lowerBound), let high = fit(Perspective.strengths.upperBound) {
      let curvature = low.error + high.error - 2 * straight.error
      let lowest = Perspective.strengths.upperBound * (low.error - high.error) / (2 * curvature)
      if curvature > 0, Perspective.strengths.contains(lowest), let bent = fit(lowest),
        bent.error < (1 - Perspective.leastExplained) * straight.error
      {
        best = bent
      }
    }
    self = best.view
  }
}
