/// An sRGB colour, 8 bits per channel.
public struct RGBColor: Hashable, Sendable {
  /// 0 to 255.
  public var red: UInt8
  /// 0 to 255.
  public var green: UInt8
  /// 0 to 255.
  public var blue: UInt8

  /// Creates a colour from its channels.
  public init(red: UInt8, green: UInt8, blue: UInt8) {
    self.red = red
    self.green = green
    self.blue = blue
  }

  /// All channels 0.
  public static let black = RGBColor(red: 0, green: 0, blue: 0)
  /// All channels 255.
  public static let white = RGBColor(red: 255, green: 255, blue: 255)

  /// Returns the mean absolute difference over the three channels, 0 to 255.
  package func distance(to other: RGBColor) -> Int {
    func difference(_ left: UInt8, _ right: UInt8) -> Int { abs(Int(left) - Int(right)) }
    return (difference(red, other.red) + difference(green, other.green) + difference(blue, other.blue)) / 3
  }

  /// Returns the median of each channel (the upper median for an even count); black if there are no colours.
  ///
  /// - Complexity: O(colors), by a histogram.
  package static func median(of colors: [RGBColor]) -> RGBColor {
    var histogram = ColorHistogram()
    for color in colors { histogram.add(color) }
    return histogram.median
  }

  /// Returns the colour halfway to another.
  package func mean(with other: RGBColor) -> RGBColor {
    func mean(_ one: UInt8, _ two: UInt8) -> UInt8 { UInt8((Int(one) + Int(two) + 1) / 2) }
    return RGBColor(red: mean(red, other.red), green: mean(green, other.green), blue: mean(blue, other.blue))
  }

  /// Returns the reflection of `other` in this colour, clamped to 0 to 255 per channel.
  package func reflected(from other: RGBColor) -> RGBColor {
    func reflected(_ one: UInt8, _ two: UInt8) -> UInt8 { UInt8(min(max(2 * Int(one) - Int(two), 0), 255)) }
    return RGBColor(
      red: reflected(red, other.red), green: reflected(green, other.green), blue: reflected(blue, other.blue))
  }

  /// Mixes two colours linearly in their sRGB values.
  ///
  /// - Parameter share: the share of the other colour, clamped to 0 to 1.
  package func mixed(with other: RGBColor, share: Double) -> RGBColor {
    func mixed(_ one: UInt8, _ two: UInt8) -> UInt8 {
      UInt8((Double(one) + (Double(two) - Double(one)) * min(max(share, 0), 1)).rounded())
    }
    return RGBColor(red: mixed(red, other.red), green: mixed(green, other.green), blue: mixed(blue, other.blue))
  }

  /// Perceived brightness, 0 to 255: the Rec. 601 luma in 8-bit fixed point.
  public var luma: UInt8 {
    UInt8((77 * UInt32(red) + 150 * UInt32(green) + 29 * UInt32(blue)) >> 8)
  }
}

extension RGBColor: CustomStringConvertible {
  /// As in CSS: `#f7998d`.
  public var description: String {
    "#" + [red, green, blue].map { ($0 < 16 ? "0" : "") + String($0, radix: 16) }.joined()
  }
}

/// The histograms of the three channels of a set of colours.
struct ColorHistogram {
  /// Red's 256 counts, then green's, then blue's.
  private var counts = [Int32](repeating: 0, count: 3 * 256)
  private var total: Int32 = 0

  mutating func add(_ color: RGBColor) {
    counts.withUnsafeMutableBufferPointer { counts in
      // In bounds: no channel exceeds 255.
      counts[Int(color.red)] &+= 1
      counts[256 &+ Int(color.green)] &+= 1
      counts[512 &+ Int(color.blue)] &+= 1
    }
    total &+= 1
  }

  /// Adds every `step`th pixel of every `step`th row of a rectangle.
  ///
  /// - Precondition: the rectangle lies within the picture.
  mutating func add(_ rect: Rect, of image: RGBImage, step: Int) {
    precondition(rect == rect.clipped(toWidth: image.width, height: image.height), "not within the picture")
    counts.withUnsafeMutableBufferPointer { counts in
      image.bytes.withUnsafeBufferPointer { bytes in
        for y in stride(from: rect.y, to: rect.endY, by: step) {
          // In bounds: three bytes per pixel, all within the rectangle.
          var offset = 3 &* (y &* image.width &+ rect.x)
          var x = rect.x
          while x < rect.endX {
            counts[Int(bytes[offset])] &+= 1
            counts[256 &+ Int(bytes[offset &+ 1])] &+= 1
            counts[512 &+ Int(bytes[offset &+ 2])] &+= 1
            total &+= 1
            x &+= step
            offset &+= 3 &* step
          }
        }
      }
    }
  }

  /// The median of each channel (the upper median for an even count); black if there are no colours.
  var median: RGBColor {
    RGBColor(red: median(ofChannel: 0), green: median(ofChannel: 1), blue: median(ofChannel: 2))
  }

  private func median(ofChannel channel: Int) -> UInt8 {
    var remaining = total / 2
    for value in 0..<256 {
      remaining -= counts[256 * channel + value]
      if remaining < 0 { return UInt8(value) }
    }
    return 0
  }
}
