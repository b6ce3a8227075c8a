extension RGBColor {
  /// A mixture of two colours.
  ///
  /// - Parameter share: how much of the other there is in it, 0 to 1.
  package func mixed(with other: RGBColor, share: Double) -> RGBColor {
    func mixed(_ one: UInt8, _ two: UInt8) -> UInt8 {
      UInt8((Double(one) + (Double(two) - Double(one)) * min(max(share, 0), 1)).rounded())
    }
    return RGBColor(red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue))
  }
}
