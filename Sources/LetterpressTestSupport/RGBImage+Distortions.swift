package import LetterpressSolver
package import LetterpressVision

// What happens to screenshots on their way: they are cut and pasted into other pictures.

extension RGBImage {
  /// Returns the picture on a larger one of a single colour, with the given margins in pixels.
  package func padded(left: Int, top: Int, right: Int, bottom: Int, color: RGBColor) -> RGBImage {
    var padded = RGBImage(width: left + width + right, height: top + height + bottom, color: color)
    for y in 0..<height {
      for x in 0..<width { padded[left + x, top + y] = self[x, y] }
    }
    return padded
  }

  /// Returns the part of the picture inside a rectangle.
  ///
  /// - Precondition: the rectangle is within the picture and not empty.
  package func cropped(to rect: Rect) -> RGBImage {
    var cropped = RGBImage(width: rect.width, height: rect.height, color: .black)
    for y in 0..<rect.height {
      for x in 0..<rect.width { cropped[x, y] = self[rect.x + x, rect.y + y] }
    }
    return cropped
  }

  /// Returns the picture with nearly normal noise of the given standard deviation added to every channel.
  package func withNoise(deviation: Double, using generator: inout SeededGenerator) -> RGBImage {
    let noisy = bytes.map { value in
      // The sum of four bytes has mean 510 and standard deviation 147.8.
      let random = generator.next()
      let sum = (random & 255) + (random >> 8 & 255) + (random >> 16 & 255) + (random >> 24 & 255)
      let noise = (Double(sum) - 510) / 147.8 * deviation
      return UInt8(min(max((Double(value) + noise).rounded(), 0), 255))
    }
    return RGBImage(width: width, height: height, bytes: noisy)
  }
}
