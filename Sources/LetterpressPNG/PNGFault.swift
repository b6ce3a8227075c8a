/// The first place where a PNG file is not what every PNG is: a signature, then chunks whose lengths and checksums are
/// right, the last one of them IEND.
///
/// libpng's simplified interface says what is wrong but not where. This walk over the chunks is for files that libpng
/// refused; what it finds need not be what libpng stumbled over. Offsets are bytes from the file's beginning.
public enum PNGFault: Equatable, Sendable {
  /// The signature differs; where it begins to.
  case signature(offset: Int)
  /// The file ends at an offset, within a chunk or, where that is nil, before one.
  case truncated(offset: Int, within: Chunk?)
  /// A chunk's data do not have its checksum.
  case checksum(Chunk)
  /// What stands where a chunk should begin has no type of four letters, or is longer than a chunk may be.
  case noChunk(offset: Int)

  /// A part of a PNG file: length, type, data, checksum.
  public struct Chunk: Equatable, Sendable {
    /// Four ASCII letters.
    public let type: String
    /// Where it begins, with its length.
    public let offset: Int

    /// A chunk of a type at an offset.
    package init(_ type: String, offset: Int) {
      self.type = type
      self.offset = offset
    }
  }
}

extension PNGFault {
  private static let signature: [UInt8] = [0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A]

  /// Nil where there is none, whatever the chunks hold.
  ///
  /// - Complexity: O(bytes).
  init?(of file: [UInt8]) {
    if let offset = zip(file, PNGFault.signature).enumerated().first(where: { $1.0 != $1.1 })?.offset {
      self = .signature(offset: offset)
      return
    }
    var offset = PNGFault.signature.count
    // Of a chunk, 4 bytes are its length, 4 its type and 4, after the data, its checksum.
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

  /// CRC-32 as in the PNG specification, annex D.
  static func checksum(of bytes: ArraySlice<UInt8>) -> UInt32 {
    let remainders = remainders
    return ~bytes.reduce(~0) { remainders[Int(UInt8(truncatingIfNeeded: $0) ^ $1)] ^ $0 >> 8 }
  }

  private static let remainders: [UInt32] = (0..<256).map { byte in
    (0..<8).reduce(byte) { remainder, _ in remainder >> 1 ^ (remainder & 1) * 0xEDB8_8320 }
  }
}

extension PNGFault: CustomStringConvertible {
  /// Where the fault is, and what.
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
