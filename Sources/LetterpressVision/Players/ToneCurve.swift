#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#else
  internal import Musl
#endif

/// What a screen, a camera or a converter may have done to a picture's brightness: every channel, 0 to 1,
/// raised to a power.
struct ToneCurve: Equatable, Sendable {
  let exponent: Double
  /// How unlikely it is, in the unit of ``OwnerReader``'s costs; 0 for a picture as it was drawn.
  let cost: Double

  private init(exponent: Double) {
    self.exponent = exponent
    cost = 2 * abs(log(exponent))
  }

  /// The curves that are tried, the likeliest first: exponents from 0.41 to 2.44, each 1.25 times the one
  /// before.
  static let candidates = [0, 1, -1, 2, -2, 3, -3, 4, -4].map { ToneCurve(exponent: pow(1.25, $0)) }

  /// The colour that the curve made a colour of.
  func undone(_ color: RGBColor) -> RGBColor {
    guard exponent != 1 else { return color }
    func undone(_ channel: UInt8) -> UInt8 { UInt8((pow(Double(channel) / 255, 1 / exponent) * 255).rounded()) }
    return RGBColor(red: undone(color.red), green: undone(color.green), blue: undone(color.blue))
  }
}
