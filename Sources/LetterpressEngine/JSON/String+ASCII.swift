// Words and names consist of A to Z. The standard library's `uppercased` and `lowercased` know all alphabets, and their
// tables would be a twentieth of the page's module.

extension String {
  /// The text with A–Z instead of a–z; everything else stays.
  package var asciiUppercased: String {
    String(decoding: utf8.map { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 ? $0 - 0x20 : $0 }, as: UTF8.self)
  }

  /// The text with a–z instead of A–Z; everything else stays.
  package var asciiLowercased: String {
    String(decoding: utf8.map { UInt8(ascii: "A")...UInt8(ascii: "Z") ~= $0 ? $0 + 0x20 : $0 }, as: UTF8.self)
  }

  /// The text with a capital as its first letter, as at the beginning of a sentence.
  var asciiCapitalized: String { String(prefix(1)).asciiUppercased + String(dropFirst()) }
}
