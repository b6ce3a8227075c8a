/// Collects the words of a list line by line.
struct WordListParser {
  private var words: [Word] = []
  /// One per word.
  private var rarities: [UInt8?] = []
  private var hasRarities = false
  /// The indices of words that lost accents or ligatures.
  private var folded: [Int] = []
  private var line = 0
  private var tally = WordListTally()

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

    let end = text.firstIndex(where: WordListParser.isBlank) ?? text.endIndex
    let spelling = try spelling(of: text[..<end], in: text)
    let rarity = end < text.endIndex ? try parseRarity(after: end, in: text) : nil
    if let obstacle = spelling.obstacle {
      tally.addUnspellable(text[..<end], for: obstacle)
      return
    }
    switch spelling.length {
    case 1: tally.tooShort.add(text[..<end])
    case ...Word.maximumCount:
      if spelling.isFolded {
        tally.folded.add(text[..<end])
        if folded.isEmpty { tally.foldedExample = spelling.word.description }
        folded.append(words.count)
      }
      words.append(spelling.word)
      rarities.append(rarity)
      if rarity != nil { hasRarities = true }
    default: tally.tooLong.add(text[..<end])
    }
  }

  /// Parses the number after a word.
  private func parseRarity(after end: Int, in text: ArraySlice<UInt8>) throws(WordListError) -> UInt8 {
    let number = text[end...].drop(while: WordListParser.isBlank)
    guard number.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else { throw invalidCharacter(in: text) }
    // Capped, so that many digits cannot overflow; 1000 is too large to be valid.
    let rarity = number.reduce(0) { min($0 * 10 + Int($1 - UInt8(ascii: "0")), 1000) }
    guard Lexicon.validRarities.contains(rarity) else {
      throw .invalidRarity(line: line, text: WordListParser.start(of: text))
    }
    return UInt8(rarity)
  }

  /// Returns the words sorted and without duplicates, the rarity of each if any has one, and what became of the rest.
  func sorted() -> (words: [Word], rarities: [UInt8?]?, tally: WordListTally) {
    var tally = tally
    tally.mergedCount = mergedCount
    let ascending = zip(words, words.dropFirst()).allSatisfy { $0 < $1 }
    guard !ascending else { return (words, hasRarities ? rarities : nil, tally) }
    var unique: [Word] = []
    unique.reserveCapacity(words.count)
    guard hasRarities else {
      for word in words.sorted() where word != unique.last { unique.append(word) }
      return (unique, nil, tally)
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
    return (unique, lowest, tally)
  }

  /// How many folded words are spelled like a word before them, or like one that was not folded.
  private var mergedCount: Int {
    guard !folded.isEmpty else { return 0 }
    var others = Set<Word>()
    var next = folded[...]
    for (index, word) in words.enumerated() {
      if index == next.first { next = next.dropFirst() } else { others.insert(word) }
    }
    return folded.count { !others.insert(words[$0]).inserted }
  }
}

// MARK: Spelling

extension WordListParser {
  /// A word as a board would show it.
  private struct Spelling {
    var word = Word()
    var length = 0
    /// Whether accents or ligatures were lost.
    var isFolded = false
    /// The first reason why a board cannot show it; nil if it can.
    var obstacle: ScalarSpelling.Obstacle?

    mutating func append(_ letter: Letter) {
      if length < Word.maximumCount { word = word.appending(letter, at: length) }
      length += 1
    }
  }

  /// - Parameter text: the line, for errors.
  private func spelling(
    of bytes: ArraySlice<UInt8>, in text: ArraySlice<UInt8>
  ) throws(WordListError) -> Spelling {
    var spelling = Spelling()
    var index = bytes.startIndex
    while index < bytes.endIndex {
      if let letter = Letter(ascii: bytes[index]) {
        spelling.append(letter)
        index += 1
        continue
      }
      guard let scalar = WordListParser.scalar(at: index, in: bytes) else { throw .notUTF8(line: line) }
      switch ScalarSpelling(scalar) {
      case .letters(let first, let second)?:
        spelling.append(first)
        if let second { spelling.append(second) }
        spelling.isFolded = true
      case .accent?: spelling.isFolded = true
      case .unspellable(let obstacle)?: if spelling.obstacle == nil { spelling.obstacle = obstacle }
      case nil: throw invalidCharacter(in: text)
      }
      index += UTF8.width(scalar)
    }
    // Only dashes, or only accents, are not a word; letters of another alphabet are.
    guard spelling.length > 0 || spelling.obstacle == .letter else { throw invalidCharacter(in: text) }
    return spelling
  }

  /// Folds a word in the same way as those of lists; nil if a board cannot show it.
  static func word(folding text: String) -> (letters: Int, word: Word)? {
    let parser = WordListParser()
    let bytes = Array(text.utf8)[...]
    do throws(WordListError) {
      let spelling = try parser.spelling(of: bytes, in: bytes)
      return spelling.obstacle == nil ? (spelling.length, spelling.word) : nil
    } catch {
      return nil
    }
  }

  private func invalidCharacter(in text: ArraySlice<UInt8>) -> WordListError {
    .invalidCharacter(line: line, text: WordListParser.start(of: text))
  }

  /// Returns the character whose UTF-8 begins there; nil if there is none.
  private static func scalar(at index: Int, in bytes: ArraySlice<UInt8>) -> Unicode.Scalar? {
    var iterator = bytes[index..<min(index + 4, bytes.endIndex)].makeIterator()
    var decoder = UTF8()
    guard case .scalarValue(let scalar) = decoder.decode(&iterator) else { return nil }
    return scalar
  }

  /// Returns the first 40 bytes of a text, or up to three fewer so that no character is cut.
  static func start(of text: ArraySlice<UInt8>) -> String {
    var start = text.prefix(40)
    // The bytes of a character after its first are 10xxxxxx.
    while start.endIndex < text.endIndex, text[start.endIndex] & 0xC0 == 0x80, !start.isEmpty {
      start = start.dropLast()
    }
    return String(decoding: start, as: UTF8.self)
  }

  /// Space, tab, carriage return.
  static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  /// Returns a line without the blanks around its text.
  static func trimmed(_ line: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    var text = line.drop(while: isBlank)
    while let last = text.last, isBlank(last) { text = text.dropLast() }
    return text
  }
}
