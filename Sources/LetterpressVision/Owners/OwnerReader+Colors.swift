internal import CPlatform

extension OwnerReader {
  /// The colours of a picture before a tone curve changed them, and the cost of taking them for kinds of tile. A cost
  /// of 1 is a reason to hesitate.
  struct Colors {
    private let clusters: [RGBColor]
    private let background: RGBColor?
    private let red: RGBColor?
    private let blue: RGBColor?

    init(clusters: [ColorCluster], evidence: Evidence, undoing curve: ToneCurve) {
      self.clusters = clusters.map { curve.undone($0.color) }
      background = evidence.background.map(curve.undone)
      red = evidence.red.map(curve.undone)
      blue = evidence.blue.map(curve.undone)
    }

    /// Computed once, unlike `allCases`.
    private static let kinds = TilePalette.Kind.allCases

    private func color(_ kind: TilePalette.Kind, _ assignment: KindAssignment) -> RGBColor? {
      assignment[kind].map { clusters[$0] }
    }

    /// Returns the cost of colours that differ from what the background and the rings, or one another, imply.
    func paletteCost(_ assignment: KindAssignment) -> Double {
      let unclaimed = color(.unclaimed, assignment)
      var cost = 0.0
      if let background {
        // Free tiles are a shade of the background, and no others are.
        for (index, cluster) in clusters.enumerated() {
          let distance = Double(cluster.distance(to: background))
          cost += assignment[.unclaimed] == index ? max(distance - 8, 0) / 6 : max(16 - distance, 0) / 4
        }
      }
      let ground = unclaimed ?? background
      cost += playerCost(color(.red, assignment), defended: color(.redDefended, assignment), ring: red, ground: ground)
      cost += playerCost(
        color(.blue, assignment), defended: color(.blueDefended, assignment), ring: blue, ground: ground)
      return cost
    }

    private func playerCost(
      _ plain: RGBColor?, defended: RGBColor?, ring: RGBColor?, ground: RGBColor?
    ) -> Double {
      var cost = 0.0
      if let defended, let ring { cost += Double(defended.distance(to: ring)) / 6 }
      if let plain, let ground, let full = ring ?? defended {
        cost += Double(plain.distance(to: ground.mean(with: full))) / 6
      }
      return cost
    }

    /// Returns the cost of the mean distance from the nearest known theme. It matters little against the picture's own
    /// colours, but decides if they leave open who is who.
    func themeCost(_ assignment: KindAssignment) -> Double {
      var distances = ThemeDistances()
      for kind in OwnerReader.Colors.kinds {
        if let color = color(kind, assignment) { distances.add(color, as: kind) }
      }
      if let red { distances.add(red, as: .redDefended) }
      if let blue { distances.add(blue, as: .blueDefended) }
      // One colour may resemble some theme's by chance; three together hardly ever do.
      return min(distances.least / 10, 2.5 + Double(distances.count) / 2, 4)
    }
  }
}

/// A gamma curve that a screen, a camera or a converter may have applied: every channel, 0 to 1, raised to a power.
struct ToneCurve: Equatable, Sendable {
  let exponent: Double
  /// How unlikely it is, in the unit of ``OwnerReader``'s costs; 0 for an unchanged picture.
  let cost: Double

  private init(exponent: Double) {
    self.exponent = exponent
    cost = 2 * abs(platform_log(exponent))
  }

  /// The curves to try, likeliest first; the exponents are powers of 1.25 from 0.41 to 2.44.
  static let candidates = [0, 1, -1, 2, -2, 3, -3, 4, -4].map { ToneCurve(exponent: platform_pow(1.25, $0)) }

  /// Returns the colour that the curve turned into this one.
  func undone(_ color: RGBColor) -> RGBColor {
    guard exponent != 1 else { return color }
    func undone(_ channel: UInt8) -> UInt8 {
      UInt8((platform_pow(Double(channel) / 255, 1 / exponent) * 255).rounded())
    }
    return RGBColor(red: undone(color.red), green: undone(color.green), blue: undone(color.blue))
  }
}
