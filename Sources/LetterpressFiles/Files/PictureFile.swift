#if JPEG
  package import LetterpressJPEG
#endif
package import LetterpressPNG
package import LetterpressVision

/// A picture in a file: a PNG or, if this was built with libjpeg, a JPEG. Its first bytes tell which, whatever its name.
///
/// To read another format, start here: `FileKind` in `LetterpressPNG` recognizes formats and says which are refused, a
/// decoder goes beside `PNGDecoder` and `JPEGDecoder`, its error into ``PictureError``, and ``extensions`` says which names
/// are completed and found in folders. `InputFile` in the command line and ``LabelTable`` load pictures by these
/// functions. A browser decodes for the page, so the page reads all its formats already. What the program writes is PNG,
/// whatever it reads: `--picture` and debugging pictures.
package enum PictureFile {
  #if JPEG
    /// How the names of pictures end that can be read, in lower case and without the dot.
    package static let extensions = ["png", "jpg", "jpeg"]

    /// What kinds of pictures can be read, in a sentence.
    package static let kinds = "PNG or JPEG"
  #else
    /// How the names of pictures end that can be read, in lower case and without the dot.
    package static let extensions = ["png"]

    /// What kinds of pictures can be read, in a sentence.
    package static let kinds = "PNG"
  #endif

  /// Returns the name of a picture's file without its ending, in either case; nil for any other file.
  package static func stem(of name: String) -> Substring? {
    guard let ending = extensions.first(where: { name.lowercased().hasSuffix(".\($0)") }) else { return nil }
    return name.dropLast(ending.count + 1)
  }

  /// Reads and decodes a file. A file that is not a picture is refused after its first bytes, however large it is.
  ///
  /// - Parameter isRegular: whether to refuse pipes and devices, without waiting for their data.
  /// - Throws: ``FileError``, ``PictureError``.
  package static func load(_ path: String, isRegular: Bool = false) throws -> RGBImage {
    try decode(try FileSystem.read(path, limit: .picture, isRegular: isRegular, whereBeginning: canBegin))
  }

  /// Reads and decodes the picture on standard input.
  ///
  /// - Throws: ``FileError``, ``PictureError``.
  package static func loadStandardInput() throws -> RGBImage {
    try decode(try FileSystem.readStandardInput(limit: .picture, whereBeginning: canBegin))
  }

  /// Whether a file that begins with these bytes may be a picture that can be read.
  private static func canBegin(with bytes: [UInt8]) -> Bool {
    #if JPEG
      if JPEGDecoder.canBegin(with: bytes) { return true }
    #endif
    return PNGDecoder.canBegin(with: bytes)
  }

  private static func decode(_ file: [UInt8]) throws(PictureError) -> RGBImage {
    #if JPEG
      if JPEGDecoder.canBegin(with: file) {
        do {
          return try JPEGDecoder.decode(file)
        } catch {
          throw .jpeg(error)
        }
      }
    #endif
    do {
      return try PNGDecoder.decode(file)
    } catch {
      throw .png(error)
    }
  }
}

/// Why the picture in a file could not be decoded.
package enum PictureError: Error, Equatable, Sendable {
  /// A PNG, or anything that cannot be read.
  case png(PNGDecodingError)
  #if JPEG
    /// A JPEG.
    case jpeg(JPEGDecodingError)
  #endif
}

extension PictureError: CustomStringConvertible {
  /// What happened, and what to do about it.
  package var description: String {
    switch self {
    case .png(let error): error.description
    #if JPEG
      case .jpeg(let error): error.description
    #endif
    }
  }
}
