package import LetterpressVision

extension RGBColor {
  /// Creates the colour that CSS writes as `#rrggbb`; nil for any other text.
  package init?(css: String) {
    guard css.count == 7, css.first == "#", let value = UInt32(css.dropFirst(), radix: 16) else { return nil }
    self.init(
      red: UInt8(truncatingIfNeeded: value >> 16), green: UInt8(truncatingIfNeeded: value >> 8),
      blue: UInt8(truncatingIfNeeded: value))
  }
}
