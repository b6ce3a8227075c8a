internal import CPlatform

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
