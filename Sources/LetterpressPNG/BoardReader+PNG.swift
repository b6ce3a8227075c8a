public import LetterpressSolver
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

/// Why no board could be read from a file.
public enum ScreenshotError: DescribedError, Equatable, Sendable {
  /// The file could not be decoded.
  case undecodable(PNGDecodingError)
  /// The picture shows no readable board.
  case unreadable(BoardReaderError)
}

extension ScreenshotError: CustomStringConvertible {
  /// What happened, and what to do about it.
  public var description: String {
    switch self {
    case .undecodable(let error): error.description
    case .unreadable(let error): error.description
    }
  }
}
