public import LetterpressVision

extension BoardReader {
  /// Reads a screenshot.
  ///
  /// - Parameter file: the bytes of a PNG file: an array, `Data` or any other sequence.
  /// - Throws: ``ScreenshotError``.
  /// - Complexity: O(bytes + pixels), plus that of `read(_:)`.
  public func read(png file: some Sequence<UInt8>) throws(ScreenshotError) -> BoardReading {
    let image: RGBImage
    do {
      image = try PNGDecoder.decode(file)
    } catch {
      throw .undecodable(error)
    }
    do {
      return try read(image)
    } catch {
      throw .unreadable(error)
    }
  }
}
