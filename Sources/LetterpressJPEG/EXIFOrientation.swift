/// How a picture must be turned to be upright, as the Exif data of a JPEG file say: Exif 2.3, 4.6.4, tag 274.
struct EXIFOrientation: Equatable {
  /// Whether the rows of the file become columns.
  let swapsSides: Bool
  /// Whether the left side becomes the right one, after the rows became columns.
  let mirrorsColumns: Bool
  /// Whether the top becomes the bottom, after the rows became columns.
  let mirrorsRows: Bool

  static let upright = EXIFOrientation(number: 1)

  /// - Parameter number: 1 to 8; with any other number, the picture is taken as it is.
  init(number: Int) {
    swapsSides = (5...8).contains(number)
    mirrorsColumns = [2, 3, 6, 7].contains(number)
    mirrorsRows = [3, 4, 7, 8].contains(number)
  }

  /// The orientation in a file; upright if the file names none, or not in the way that it should.
  ///
  /// - Complexity: O(segments).
  init(of file: [UInt8]) {
    self = EXIFOrientation.data(in: file).flatMap(EXIFOrientation.number).map(EXIFOrientation.init) ?? .upright
  }

  /// Returns the Exif data among the segments before the picture.
  private static func data(in file: [UInt8]) -> ArraySlice<UInt8>? {
    let (firstApplicationMarker, exif) = (UInt8(0xE1), Array("Exif\0\0".utf8))
    var rest = file.dropFirst(2)
    while let marker = marker(at: &rest) {
      // A length counts its own two bytes.
      guard marker != startOfScan, let length = number(rest.prefix(2), isLittleEndian: false), length >= 2 else {
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

  /// Returns the orientation in the first directory of Exif data, which are those of a TIFF file.
  private static func number(in data: ArraySlice<UInt8>) -> Int? {
    let isLittleEndian = data.starts(with: Array("II".utf8))
    guard isLittleEndian || data.starts(with: Array("MM".utf8)) else { return nil }
    func number(at offset: Int, bytes count: Int) -> Int? {
      let field = data.dropFirst(offset).prefix(count)
      return field.count == count ? self.number(field, isLittleEndian: isLittleEndian) : nil
    }
    guard let directory = number(at: 4, bytes: 4), let entryCount = number(at: directory, bytes: 2) else { return nil }
    let (tag, short) = (274, 3)
    for entry in 0..<entryCount {
      let offset = directory + 2 + 12 * entry
      // Beyond the end of the data there are no more.
      guard let entryTag = number(at: offset, bytes: 2) else { return nil }
      if entryTag == tag { return number(at: offset + 2, bytes: 2) == short ? number(at: offset + 8, bytes: 2) : nil }
    }
    return nil
  }

  /// Nil if there are no bytes.
  private static func number(_ bytes: ArraySlice<UInt8>, isLittleEndian: Bool) -> Int? {
    guard !bytes.isEmpty else { return nil }
    return isLittleEndian ? bytes.reversed().reduce(0) { $0 << 8 | Int($1) } : bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}
