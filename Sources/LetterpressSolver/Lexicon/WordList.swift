/// The words of a plain text list, one a line, as a lexicon is built from them.
///
/// Behind a word, after blanks, may stand how rare it is, one of ``Lexicon/validRarities``. Capital letters, CRLF line
/// ends, a byte order mark, and blanks around a word are fine, as are blank lines, words in any order and words that
/// occur twice, of whose rarities the lowest counts. Words that no board can show are left out and counted.
public struct WordList: Sendable {
  /// Sorted, each once, of 2 to 25 letters.
  let words: [Word]

  /// How rare each of the words is; nil where no word has a rarity.
  let rarities: [UInt8?]?

  /// How many lines were left out because the word has more than 25 letters.
  public private(set) var tooLongCount = 0

  /// How many lines were left out because the word has one letter; a move has two at the least.
  public private(set) var tooShortCount = 0

  /// How many different words there are.
  public var count: Int { words.count }

  /// How many of them have a rarity.
  ///
  /// - Complexity: O(words).
  public var ratedCount: Int { rarities?.count { $0 != nil } ?? 0 }

  /// Parses the bytes of a text file.
  ///
  /// - Parameter bytes: an array, `Data`, a string's `utf8` or any other bytes.
  /// - Throws: ``WordListError/invalidCharacter(line:text:)`` for the first line with anything but
  ///   a–z and A–Z in its word, ``WordListError/invalidRarity(line:text:)`` for one with another number.
  /// - Complexity: O(bytes), and O(*n* log *n*) for a list of *n* words that is not sorted.
  public init(parsing bytes: some Sequence<UInt8>) throws(WordListError) {
    var parser = WordListParser()
    try parser.parse(Array(bytes)[...])
    self.init(parser)
  }

  /// A list of the given words, under the rules of a text list.
  ///
  /// - Throws: ``WordListError`` with the number of the word, from 1, as the line.
  /// - Complexity: O(letters), and O(*n* log *n*) for *n* words that are not sorted.
  public init(_ strings: some Sequence<String>) throws(WordListError) {
    var parser = WordListParser()
    for string in strings { try parser.parseLine(Array(string.utf8)[...]) }
    self.init(parser)
  }

  private init(_ parser: WordListParser) {
    (words, rarities) = parser.sorted()
    (tooLongCount, tooShortCount) = (parser.tooLongCount, parser.tooShortCount)
  }
}

extension WordList {
  /// The same words, each as rare as another list has it; without a rarity where that list has none.
  ///
  /// - Complexity: O(words of both lists).
  public func rated(by other: WordList) -> WordList { WordList(self, ratedBy: other) }

  private init(_ list: WordList, ratedBy other: WordList) {
    words = list.words
    (tooLongCount, tooShortCount) = (list.tooLongCount, list.tooShortCount)
    guard let known = other.rarities else {
      rarities = nil
      return
    }
    var index = 0
    let rarities = words.map { word -> UInt8? in
      while index < other.words.count, other.words[index] < word { index += 1 }
      return index < other.words.count && other.words[index] == word ? known[index] : nil
    }
    self.rarities = rarities.contains { $0 != nil } ? rarities : nil
  }
}

/// Collects the words of a list line by line.
private struct WordListParser {
  private var words: [Word] = []
  /// One for each word.
  private var rarities: [UInt8?] = []
  private var hasRarities = false
  private var line = 0
  private(set) var tooLongCount = 0
  private(set) var tooShortCount = 0

  private static let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]

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
    var text = whole
    while let first = text.first, WordListParser.isBlank(first) { text = text.dropFirst() }
    while let last = text.last, WordListParser.isBlank(last) { text = text.dropLast() }
    guard !text.isEmpty else { return }

    var word = Word()
    var rarity: UInt8?
    var length = 0
    for byte in text {
      guard let letter = Letter(ascii: byte) else {
        rarity = try parseRarity(behind: length, of: text)
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

  /// The number behind a word of so many letters.
  private func parseRarity(behind length: Int, of text: ArraySlice<UInt8>) throws(WordListError) -> UInt8 {
    var start: String { String(decoding: text.prefix(40), as: UTF8.self) }
    let number = text.dropFirst(length).drop(while: WordListParser.isBlank)
    let isApart = length > 0 && number.count < text.count - length
    guard isApart, number.allSatisfy({ UInt8(ascii: "0")...UInt8(ascii: "9") ~= $0 }) else {
      throw .invalidCharacter(line: line, text: start)
    }
    // However many digits there are, the number stays small enough to count with, and too large to be valid.
    let rarity = number.reduce(0) { min($0 * 10 + Int($1 - UInt8(ascii: "0")), 1000) }
    guard Lexicon.validRarities.contains(rarity) else { throw .invalidRarity(line: line, text: start) }
    return UInt8(rarity)
  }

  /// Space, tab, carriage return.
  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  /// The words in order, each once, and the rarity of each if any has one.
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

/// What can be wrong with a text list of words.
public enum WordListError: Error, Equatable, Sendable {
  /// A line with anything but a–z and A–Z in its word: its number, from 1, and its text, up to 40
  /// bytes of it.
  case invalidCharacter(line: Int, text: String)
  /// A line with a number behind its word that is no rarity: its number, from 1, and its text, up to 40 bytes of it.
  case invalidRarity(line: Int, text: String)
}

extension WordListError: CustomStringConvertible {
  /// What happened, and what to do about it.
  public var description: String {
    switch self {
    case .invalidCharacter(let line, let text):
      "line \(line), \(text.quoted): a line must be one word of the letters a–z"
    case .invalidRarity(let line, let text):
      "line \(line), \(text.quoted): the rarity after a word must be a number from 1 to 100"
    }
  }
}
