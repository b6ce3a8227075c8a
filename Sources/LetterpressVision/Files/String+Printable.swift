extension String {
  /// The text as it may be put before a person: what would steer a terminal, or break the line, is
  /// escaped as in a Swift literal, and an empty one is a pair of quotation marks.
  package var printable: String {
    guard !isEmpty else { return #""""# }
    guard unicodeScalars.contains(where: \.isControl) else { return self }
    return unicodeScalars.reduce(into: "") { text, scalar in
      if scalar.isControl {
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
