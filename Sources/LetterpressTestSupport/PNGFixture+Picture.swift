internal import Foundation
package import LetterpressVision

extension PNGFixture {
  /// The correct picture, composited over white.
  ///
  /// Opaque pixels without a gamma of the file's own are only scaled to 8 bits and rounded. All others go through
  /// linear light: `(alpha × v^(1 / gamma) + 1 − alpha)^(1 / 2.2)` for a channel `v` of 0 to 1, since PNG defines alpha
  /// as a share of light (W3C PNG, 13.16), and since libpng takes sRGB for an exponent of 1 / 2.2.
  package var picture: RGBImage {
    var bytes = [UInt8]()
    for y in 0..<height {
      for x in 0..<width {
        let (color, alpha) = colorAndAlpha(x: x, y: y)
        bytes += color.map { overWhite($0, alpha: alpha) }
      }
    }
    return RGBImage(width: width, height: height, bytes: bytes)
  }

  /// Returns the red, green, blue and alpha of a pixel, each 0 to 1.
  private func colorAndAlpha(x: Int, y: Int) -> ([Double], alpha: Double) {
    let samples = Array(samples(x: x, y: y))
    let values = samples.map { Double($0) / Double(format.maximum) }
    switch format.colorType {
    case .palette:
      let index = Int(samples[0])
      // An index beyond the palette is an error in the file, which libpng decodes as black.
      let color = index < palette.count ? palette[index] : .black
      let alpha = index < transparency.count ? Double(transparency[index]) / 255 : 1
      return ([color.red, color.green, color.blue].map { Double($0) / 255 }, alpha)
    case .gray:
      return ([values[0], values[0], values[0]], samples == transparency ? 0 : 1)
    case .rgb:
      return (values, samples == transparency ? 0 : 1)
    case .grayAlpha:
      return ([values[0], values[0], values[0]], values[1])
    case .rgbAlpha:
      return (Array(values.prefix(3)), values[3])
    }
  }

  private func overWhite(_ value: Double, alpha: Double) -> UInt8 {
    if alpha == 1, gamma == nil { return UInt8((255 * value).rounded()) }
    let fileGamma = gamma.map { Double($0) / 100_000 } ?? 1 / 2.2
    let light = alpha * pow(value, 1 / fileGamma) + 1 - alpha
    return UInt8((255 * pow(light, 1 / 2.2)).rounded())
  }
}
