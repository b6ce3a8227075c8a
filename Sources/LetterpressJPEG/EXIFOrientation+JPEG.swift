internal import LetterpressVision

extension EXIFOrientation {
  /// The orientation in a JPEG file; upright if the file names none, or not in the way that it should.
  ///
  /// - Complexity: O(segments).
  init(ofJPEG file: [UInt8]) { self = EXIFOrientation.data(in: file).map { EXIFOrientation($0) } ?? .upright }

  /// Returns the Exif data among the segments before the picture.
  private static func data(in file: [UInt8]) -> ArraySlice<UInt8>? {
    let (firstApplicationMarker, exif) = (UInt8(0xE1), Array("Exif\0\0".utf8))
    var rest = file.dropFirst(2)
    while let marker = marker(at: &rest) {
      // A length counts its own two bytes.
      guard marker != startOfScan, let length = EXIFOrientation.number(rest.prefix(2), isLittleEndian: false),
        length >= 2
      else {
        break
      }
      let content = rest.prefix(length).dropFirst(2)
      if marker == firstApplicationMarker, content.starts(with: exif) { return content.dropFirst(exif.count) }
      rest = rest.dropFirst(length)
    }
    return nil
  }

  private static let startOfScan: UInt8 = 0xDA

  /// Takes a marker off the beginning: bytes of 0xFF, then its number.
  private static func marker(at rest: inout ArraySlice<UInt8>) -> UInt8? {
    guard rest.first == 0xFF else { return nil }
    rest = rest.drop { $0 == 0xFF }
    return rest.popFirst()
  }
}
