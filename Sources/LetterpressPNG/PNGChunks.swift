/// The chunks of a PNG file. libpng only gets those that pixels are made from.
enum PNGChunks {
  /// Header, palette, pixels and end, and the chunks that say how to interpret the pixels.
  private static let needed: Set<UInt32> = [
    code("IHDR"), code("PLTE"), code("IDAT"), code("IEND"), code("tRNS"), code("gAMA"), code("cHRM"), code("sRGB"),
    code("sBIT"), code("bKGD"), code("iCCP"),
  ]

  /// Returns the file without the chunks that no pixel needs: texts, thumbnails and the like, which may be large, or
  /// claim to be larger than the file. It is cut at a chunk longer than what is left, so that libpng never allocates
  /// more than there is.
  ///
  /// Unknown critical chunks, and bytes that form no chunk, are kept: libpng refuses them. Of several colour profiles,
  /// the first is kept.
  ///
  /// - Complexity: O(chunks), or O(bytes) if one is left out.
  static func needed(of file: [UInt8]) -> [UInt8] {
    var kept: [Range<Int>] = []
    var offset = 8
    var hasProfile = false
    // A chunk has 4 bytes of length, 4 of type, the data, and 4 of checksum.
    while offset + 12 <= file.count {
      let length = Int(number(at: offset, in: file))
      let type = number(at: offset + 4, in: file)
      let isCritical = type & 0x2000_0000 == 0
      guard file[offset + 4..<offset + 8].allSatisfy({ (0x41...0x5A).contains($0 & ~0x20) }) else {
        // libpng refuses it by its type.
        kept.append(offset..<file.count)
        break
      }
      guard length <= file.count - offset - 12 else {
        // libpng reads what there is of the rows and then reports damage.
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

  /// Returns the Exif data; nil if there are none, or if their checksum is wrong.
  ///
  /// - Complexity: O(chunks + bytes of the data).
  static func exif(of file: [UInt8]) -> ArraySlice<UInt8>? { data(of: code("eXIf"), in: file) }

  /// Returns the code points of the picture's colours, likewise.
  static func codePoints(of file: [UInt8]) -> ArraySlice<UInt8>? { data(of: code("cICP"), in: file) }

  private static func data(of type: UInt32, in file: [UInt8]) -> ArraySlice<UInt8>? {
    var offset = 8
    while offset + 12 <= file.count {
      let length = Int(number(at: offset, in: file))
      guard length <= file.count - offset - 12 else { return nil }
      let data = file[offset + 8..<offset + 8 + length]
      if number(at: offset + 4, in: file) == type {
        return PNGFault.checksum(of: file[offset + 4..<data.endIndex]) == number(at: data.endIndex, in: file)
          ? data : nil
      }
      offset = data.endIndex + 4
    }
    return nil
  }

  private static func code(_ type: StaticString) -> UInt32 {
    type.withUTF8Buffer { $0.reduce(0) { $0 << 8 | UInt32($1) } }
  }

  private static func number(at offset: Int, in file: [UInt8]) -> UInt32 {
    file[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }
}
