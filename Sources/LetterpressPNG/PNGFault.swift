/// The first fault in the structure of a PNG file: a signature, then chunks whose lengths and checksums are right, the
/// last one IEND.
///
/// libpng says what is wrong but not where. This walk over the chunks is for files that libpng refused; it may find
/// something other than what libpng did. Offsets are bytes from the beginning of the file.
public enum PNGFault: Equatable, Sendable {
  /// The signature is wrong from this offset on.
  case signature(offset: Int)
  /// The file ends at this offset, within a chunk or, if nil, before one.
  case truncated(offset: Int, within: Chunk?)
  /// The checksum of a chunk is wrong.
  case checksum(Chunk)
  /// Where a chunk should begin, the type is not four letters, or the length more than a chunk may have.
  case noChunk(offset: Int)

  /// A chunk of a PNG file: length, type, data, checksum.
  public struct Chunk: Equatable, Sendable {
    /// Four ASCII letters.
    public let type: String
    /// The offset of its length field, where it begins.
    public let offset: Int

    package init(_ type: String, offset: Int) {
      self.type = type
      self.offset = offset
    }
  }
}

extension PNGFault {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Nil if there is no fault; does not check the contents of chunks.
  ///
  /// - Complexity: O(bytes).
  init?(of file: [UInt8]) {
    if let offset = zip(file, PNGFault.signature).enumerated().first(where: { $1.0 != $1.1 })?.offset {
      self = .signature(offset: offset)
      return
    }
    var offset = PNGFault.signature.count
    // A chunk has 4 bytes of length, 4 of type, the data, and 4 of checksum.
    while offset + 8 <= file.count {
      let length = PNGFault.number(at: offset, in: file)
      let type = file[offset + 4..<offset + 8]
      guard type.allSatisfy(PNGFault.isLetter), length <= Int32.max else {
        self = .noChunk(offset: offset)
        return
      }
      let chunk = Chunk(String(decoding: type, as: UTF8.self), offset: offset)
      let end = offset + 8 + Int(length)
      guard end + 4 <= file.count else {
        self = .truncated(offset: file.count, within: chunk)
        return
      }
      guard PNGFault.checksum(of: file[offset + 4..<end]) == PNGFault.number(at: end, in: file) else {
        self = .checksum(chunk)
        return
      }
      if chunk.type == "IEND" { return nil }
      offset = end + 4
    }
    self = .truncated(offset: file.count, within: nil)
  }

  private static func isLetter(_ byte: UInt8) -> Bool { (0x41...0x5A).contains(byte & ~0x20) }

  private static func number(at offset: Int, in file: [UInt8]) -> UInt32 {
    file[offset..<offset + 4].reduce(0) { $0 << 8 | UInt32($1) }
  }

  /// Returns the CRC-32 as in the PNG specification, annex D.
  static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    let remainders = remainders
    return ~bytes.reduce(~0) { remainders[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
  }

  private static let remainders: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(byte) { remainder, _ in remainder >> 1 ^ (remainder & 1) * 0xEDB8_8320 }
  }
}

extension PNGFault: CustomStringConvertible {
  /// Where the fault is and what it is.
  public var description: String {
    switch self {
    case .signature(let offset): "its signature is wrong at byte \(offset)"
    case .truncated(let offset, let chunk?): "it ends at byte \(offset), within the \(chunk)"
    case .truncated(let offset, nil): "it ends at byte \(offset), before its last chunk"
    case .checksum(let chunk): "the checksum of the \(chunk) is wrong"
    case .noChunk(let offset): "no chunk begins at byte \(offset), where one should"
    }
  }
}

extension PNGFault.Chunk: CustomStringConvertible {
  /// `IDAT chunk at byte 41`.
  public var description: String { "\(type) chunk at byte \(offset)" }
}

/// The text chunk that marks pictures drawn by this program, which it may overwrite.
package enum PNGSoftware {
  /// Keyword and value, as in the PNG specification.
  private static let text = "Software\0Letterpress helper"

  private static let chunk: [UInt8] = {
    let content = Array("tEXt\(text)".utf8)
    return bytes(of: UInt32(text.utf8.count)) + content + bytes(of: PNGFault.checksum(of: content[...]))
  }()

  /// Where the first chunk, the header, ends.
  private static let headerEnd = 33

  /// Returns a PNG file with the chunk inserted after its header.
  ///
  /// - Parameter file: as made by ``PNGEncoder``.
  package static func signed(_ file: [UInt8]) -> [UInt8] {
    Array(file[..<headerEnd] + chunk + file[headerEnd...])
  }

  /// Whether a file that begins with these bytes was drawn by this program.
  package static func hasSigned(_ file: [UInt8]) -> Bool { file.dropFirst(headerEnd).starts(with: chunk) }

  private static func bytes(of number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }
}
