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
