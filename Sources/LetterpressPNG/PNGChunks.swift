/// The parts of a PNG file, which libpng is given only as far as pixels are made of them.
enum PNGChunks {
  /// Header, palette, pixels and end, and what says how the pixels are to be taken.
  private static let needed: Set<UInt32> = [
    code("IHDR"), code("PLTE"), code("IDAT"), code("IEND"), code("tRNS"), code("gAMA"), code("cHRM"), code("sRGB"),
    code("sBIT"), code("bKGD"), code("iCCP"),
  ]

  /// The file without the chunks that no pixel needs: texts, thumbnails and the like, which may be large, and may be said to
  /// be larger than the file. It is cut where a chunk is longer than what is left, so that libpng never makes room for more
  /// than there is.
  ///
  /// Unknown critical chunks, and bytes that form no chunk, stay: libpng refuses them. Of several colour profiles the first stays.
  ///
  /// - Complexity: O(chunks), and O(bytes) where one is left out.
  static func needed(of file: [UInt8]) -> [UInt8] {
    var kept: [Range<Int>] = []
    var offset = 8
    var hasProfile = false
    // Of a chunk, 4 bytes are its length, 4 its type and 4, after the data, its checksum.
    while offset + 12 <= file.count {
      let length = Int(number(at: offset, in: file))
      let type = number(at: offset + 4, in: file)
      let isCritical = type & 0x2000_0000 == 0
      guard file[offset + 4..<offset + 8].allSatisfy({ (0x41...0x5A).contains($0 & ~0x20) }) else {
        // Libpng refuses it by its type.
        kept.append(offset..<file.count)
        break
      }
      guard length <= file.count - offset - 12 else {
        // What of a row is there is read, and the file then said to be damaged.
        if isCritical { kept.append(offset..<file.count) }
        break
      }
      let end = offset + 12 + length
      let isSecondProfile = type == code("iCCP") && hasProfile
      if isCritical || needed.contains(type), !isSecondProfile { kept.append(offset..<end) }
      if type == code("iCCP") { hasProfile = true }
      offset = end
      if type == code("IEND") { break }
    }
    let count = kept.reduce(8) { $0 + $1.count }
    guard count < file.count else { return file }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(count)
    bytes += file.prefix(8)
    for range in kept { bytes += file[range] }
    return bytes
  }

  private static func code(_ type: StaticString) -> UInt32 {
    type.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  private static func number(at offset: Int, in file: [UInt8]) -> UInt32 {
    file[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
