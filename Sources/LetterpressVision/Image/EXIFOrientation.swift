/// How a picture must be turned to be upright, as the Exif data in its file say: Exif 2.3, 4.6.4, tag 274.
package struct EXIFOrientation: Equatable, Sendable {
  /// Whether the rows of the file become columns.
  package let swapsSides: Bool
  /// Whether the left side becomes the right one, after the rows became columns.
  package let mirrorsColumns: Bool
  /// Whether the top becomes the bottom, after the rows became columns.
  package let mirrorsRows: Bool

  package static let upright = EXIFOrientation(number: 1)

  /// - Parameter number: 1 to 8; with any other number, the picture is taken as it is.
  package init(number: Int) {
    swapsSides = (5...8).contains(number)
    mirrorsColumns = [2, 3, 6, 7].contains(number)
    mirrorsRows = [3, 4, 7, 8].contains(number)
  }

  /// The orientation in Exif data, which begin as a TIFF file does; upright if they name none, or not in the way that they should.
  ///
  /// - Complexity: O(entries).
  package init(_ data: ArraySlice<UInt8>) {
    self = EXIFOrientation.number(in: data).map(EXIFOrientation.init) ?? .upright
  }

  /// Returns the orientation in the first directory of Exif data, which are those of a TIFF file.
  private static func number(in data: ArraySlice<UInt8>) -> Int? {
    let isLittleEndian = data.starts(with: Array("II".utf8))
    guard isLittleEndian || data.starts(with: Array("MM".utf8)) else { return nil }
    func number(at offset: Int, bytes count: Int) -> Int? {
      let field = data.dropFirst(offset).prefix(count)
      return field.count == count ? EXIFOrientation.number(field, isLittleEndian: isLittleEndian) : nil
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

  /// Returns a number of some bytes; nil if there are none.
  package static func number(_ bytes: ArraySlice<UInt8>, isLittleEndian: Bool) -> Int? {
    guard !bytes.isEmpty else { return nil }
    return isLittleEndian ? bytes.reversed().reduce(0) { $0 << 8 | Int($1) } : bytes.reduce(0) { $0 << 8 | Int($1) }
  }
}

extension EXIFOrientation {
  /// Returns where a rectangle of the picture that was turned is in the one that was given.
  ///
  /// - Parameters:
  ///   - width, height: the size of the picture that was given.
  func source(of rect: Rect, width: Int, height: Int) -> Rect {
    let (turnedWidth, turnedHeight) = swapsSides ? (height, width) : (width, height)
    let x = mirrorsColumns ? turnedWidth - rect.x - rect.width : rect.x
    let y = mirrorsRows ? turnedHeight - rect.y - rect.height : rect.y
    return swapsSides
      ? Rect(x: y, y: x, width: rect.height, height: rect.width)
      : Rect(x: x, y: y, width: rect.width, height: rect.height)
  }
}

extension RGBImage {
  /// Returns the picture upright.
  ///
  /// - Complexity: O(pixels); O(1) if it is upright already.
  package func turned(by orientation: EXIFOrientation) -> RGBImage {
    guard orientation != .upright else { return self }
    let (newWidth, newHeight) = orientation.swapsSides ? (height, width) : (width, height)
    // To the next pixel of a row of the turned picture, in bytes of this one.
    let step = 3 * (orientation.swapsSides ? width : 1) * (orientation.mirrorsColumns ? -1 : 1)
    let turned = [UInt8](unsafeUninitializedCapacity: bytes.count) { turned, count in
      bytes.withUnsafeBufferPointer { bytes in
        var target = 0
        for y in 0..<newHeight {
          let row = orientation.mirrorsRows ? newHeight - 1 - y : y
          let column = orientation.mirrorsColumns ? newWidth - 1 : 0
          // In bounds: each pixel of this picture is one of the turned one.
          var source = 3 * (orientation.swapsSides ? column * width + row : row * width + column)
          for _ in 0..<newWidth {
            (turned[target], turned[target &+ 1], turned[target &+ 2]) = (
              bytes[source], bytes[source &+ 1], bytes[source &+ 2]
            )
            (target, source) = (target &+ 3, source &+ step)
          }
        }
      }
      count = bytes.count
    }
    return RGBImage(width: newWidth, height: newHeight, bytes: turned)
  }
}
