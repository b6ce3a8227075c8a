/// File names are bytes (on Linux, any bytes except zeros and slashes); strings are Unicode.
///
/// Valid UTF-8 is kept as it is. Every other byte becomes a scalar at the end of the private use area, so that two
/// names never become the same string, and the string can be turned back into the name. Names that contain such
/// scalars, which do not occur in practice, have them treated as bytes, too.
extension String {
  /// The string for the bytes of a name.
  package init(fileName bytes: some Sequence<UInt8>) {
    self.init()
    let bytes = Array(bytes)
    var rest = bytes.makeIterator()
    var parser = Unicode.UTF8.ForwardParser()
    var offset = 0
    while true {
      switch parser.parseScalar(from: &rest) {
      case .valid(let encoded):
        let scalar = Unicode.UTF8.decode(encoded)
        if scalar.fileNameByte == nil {
          unicodeScalars.append(scalar)
        } else {
          unicodeScalars.append(contentsOf: encoded.map(Unicode.Scalar.init(fileNameByte:)))
        }
        offset += encoded.count
      case .error(let count):
        unicodeScalars.append(contentsOf: bytes[offset..<offset + count].map(Unicode.Scalar.init(fileNameByte:)))
        offset += count
      case .emptyInput:
        return
      }
    }
  }

  /// The string for a zero-terminated name.
  package init(fileName: UnsafePointer<CChar>) {
    self.init(
      fileName: sequence(state: fileName) { next in
        defer { next += 1 }
        return next.pointee == 0 ? nil : UInt8(truncatingIfNeeded: next.pointee)
      })
  }

  /// The bytes of the name, zero-terminated.
  package var fileName: [CChar] {
    var bytes: [UInt8] = []
    for scalar in unicodeScalars {
      if let byte = scalar.fileNameByte { bytes.append(byte) } else { bytes.append(contentsOf: scalar.utf8) }
    }
    return (bytes + [0]).map { CChar(truncatingIfNeeded: $0) }
  }
}

extension String {
  /// The name as pure Unicode, for JSON: U+FFFD replaces each byte that is not UTF-8.
  package var withoutRawBytes: String {
    String(String.UnicodeScalarView(unicodeScalars.map { $0.fileNameByte == nil ? $0 : "\u{FFFD}" }))
  }
}

extension Unicode.Scalar {
  /// The scalar for byte 0; only those from byte 0x80 on are used, since lower bytes are always valid.
  private static let fileNameBytes: UInt32 = 0x10FE00

  /// The scalar for a byte that is not UTF-8.
  ///
  /// - Precondition: the byte is 0x80 or more.
  fileprivate init(fileNameByte byte: UInt8) {
    precondition(byte >= 0x80)
    self = Unicode.Scalar(Unicode.Scalar.fileNameBytes + UInt32(byte)) ?? "\u{FFFD}"
  }

  /// The byte of a file name that the scalar stands for; nil for an ordinary scalar.
  package var fileNameByte: UInt8? {
    guard (0x80...0xFF).contains(Int(value) - Int(Unicode.Scalar.fileNameBytes)) else { return nil }
    return UInt8(value - Unicode.Scalar.fileNameBytes)
  }
}

extension String {
  /// The text in a form that is safe to print: characters that would control a terminal or break the line are escaped
  /// as in a Swift literal, a byte of a file name that is not UTF-8 becomes `\xFF`, and an empty text becomes a pair of
  /// quotation marks.
  package var printable: String {
    guard !isEmpty else { return #""""# }
    guard unicodeScalars.contains(where: { $0.isControl || $0.fileNameByte != nil }) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if let byte = scalar.fileNameByte {
        text += "\\x" + String(byte, radix: 16, uppercase: true)
      } else if scalar.isControl {
        text += scalar.escaped(asASCII: true)
      } else {
        text.unicodeScalars.append(scalar)
      }
    }
  }

  /// The lines of the text, each in a form that is safe to print.
  package var printableLines: String {
    split(separator: "\n", omittingEmptySubsequences: false)
      .map { $0.isEmpty ? "" : String($0).printable }.joined(separator: "\n")
  }
}

extension Unicode.Scalar {
  /// Control characters, line and paragraph separators, and the marks that change the direction of text.
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    }
  }
}
