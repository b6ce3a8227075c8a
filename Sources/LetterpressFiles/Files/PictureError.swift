#if JPEG
  package import LetterpressJPEG
#endif
package import LetterpressPNG

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
