internal import LetterpressPNG
package import LetterpressVision

/// A picture in a file.
package enum PNGFile {
  /// Reads and decodes a file. Anything but a PNG is refused by its first bytes, whatever its size.
  ///
  /// - Throws: ``FileError``, ``LetterpressPNG/PNGDecodingError``.
  package static func load(_ path: String) throws -> RGBImage {
    try PNGDecoder.decode(try FileSystem.read(path, limit: .picture, whereBeginning: PNGDecoder.canBegin))
  }

  /// Reads and decodes the picture on standard input.
  ///
  /// - Throws: ``FileError``, ``LetterpressPNG/PNGDecodingError``.
  package static func loadStandardInput() throws -> RGBImage {
    try PNGDecoder.decode(try FileSystem.readStandardInput(limit: .picture, whereBeginning: PNGDecoder.canBegin))
  }
}
