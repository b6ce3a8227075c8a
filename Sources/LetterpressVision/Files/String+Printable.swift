extension String {
  /// The text as it may be put before a person: what would steer a terminal, or break the line, is
  /// escaped as in a Swift literal, a byte of a file name that is no UTF-8 is like `\xFF`, and an empty text is a pair of
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
}

extension Unicode.Scalar {
  /// Control characters, line and paragraph separators, and the marks that turn the direction of text.
  fileprivate var isControl: Bool {
    switch properties.generalCategory {
    case .control, .lineSeparator, .paragraphSeparator: true
    default: (0x202A...0x202E).contains(value) || (0x2066...0x2069).contains(value)
    }
  }
}
