/// Collects the words of a list line by line.
struct WordListParser {
  private var words: [Word] = []
  /// One per word.
  private var rarities: [UInt8?] = []
  private var hasRarities = false
  private var line = 0
  private(set) var tooLongCount = 0
  private(set) var tooShortCount = 0

  static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

  mutating func parse(_ bytes: ArraySlice<UInt8>) throws(WordListError) {
    var rest = bytes.starts(with: WordListParser.byteOrderMark) ? bytes.dropFirst(3) : bytes
    while !rest.isEmpty {
      let end = rest.firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
      try parseLine(rest[..<end])
      rest = rest[min(end + 1, rest.endIndex)...]
    }
  }

  mutating func parseLine(_ whole: ArraySlice<UInt8>) throws(WordListError) {
    line += 1
    let text = WordListParser.trimmed(whole)
    guard !text.isEmpty else { return }

    var word = Word()
    var rarity: UInt8?
    var length = 0
    for byte in text {
      guard let letter = Letter(ascii: byte) else {
        rarity = try parseRarity(after: length, of: text)
        break
      }
      if length < Word.maximumCount { word = word.appending(letter, at: length) }
      length += 1
    }
    switch length {
    case 1: tooShortCount += 1
    case ...Word.maximumCount:
      words.append(word)
      rarities.append(rarity)
      if rarity != nil { hasRarities = true }
    default: tooLongCount += 1
    }
  }

  /// Parses the number after a word of `length` letters.
  private func parseRarity(after length: Int, of text: ArraySlice<UInt8>) throws(WordListError) -> UInt8 {
    var start: String { String(decoding: text.prefix(40), as: UTF8.self) }
    let number = text.dropFirst(length).drop(while: WordListParser.isBlank)
    let isApart = length > 0 && number.count < text.count - length
    guard isApart, number.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else {
      throw .invalidCharacter(line: line, text: start)
    }
    // Capped, so that many digits cannot overflow; 1000 is too large to be valid.
    let rarity = number.reduce(0) { min($0 * 10 + Int($1 - UInt8(ascii: "0")), 1000) }
    guard Lexicon.validRarities.contains(rarity) else { throw .invalidRarity(line: line, text: start) }
    return UInt8(rarity)
  }

  /// Space, tab, carriage return.
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  /// Returns a line without the blanks around its text.
  static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = line.drop(while: isBlank)
    while let last = text.last, isBlank(last) { text = text.dropLast() }
    return text
  }

  /// Returns the words sorted and without duplicates, and the rarity of each if any has one.
  func sorted() -> (words: [Word], rarities: [UInt8?]?) {
    let ascending = zip(words, words.dropFirst()).allSatisfy { $0 < $1 }
    guard !ascending else { return (words, hasRarities ? rarities : nil) }
    var unique: [Word] = []
    unique.reserveCapacity(words.count)
    guard hasRarities else {
      for word in words.sorted() where word != unique.last { unique.append(word) }
      return (unique, nil)
    }
    var lowest: [UInt8?] = []
    for (word, rarity) in zip(words, rarities).sorted(by: { $0.0 < $1.0 }) {
      if word == unique.last {
        lowest[lowest.count - 1] = [lowest[lowest.count - 1], rarity].compactMap { $0 }.min()
      } else {
        unique.append(word)
        lowest.append(rarity)
      }
    }
    return (unique, lowest)
  }
}
