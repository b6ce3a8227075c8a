/// The words of a plain text list, one a line, as a lexicon is built from them.
///
/// Capital letters, CRLF line ends, a byte order mark, and blanks around a word are fine, as are
/// blank lines, words in any order and words that occur twice. Words that no board can show are left
/// out and counted.
public struct WordList: Sendable {
  /// Sorted, each once, of 2 to 25 letters.
  let words: [Word]

  /// How many lines were left out because the word has more than 25 letters.
  public private(set) var tooLongCount = 0

  /// How many lines were left out because the word has one letter; a move has two at the least.
  public private(set) var tooShortCount = 0

  /// How many different words there are.
  public var count: Int { words.count }

  /// Parses the bytes of a text file.
  ///
  /// - Throws: ``WordListError/invalidCharacter(line:text:)`` for the first line with anything but
  ///   a–z and A–Z in it.
  /// - Complexity: O(bytes), and O(*n* log *n*) for a list of *n* words that is not sorted.
  public init(parsing bytes: [UInt8]) throws(WordListError) {
    var parser = WordListParser()
    try parser.parse(bytes[...])
    (words, tooLongCount, tooShortCount) = (parser.sortedWords(), parser.tooLongCount, parser.tooShortCount)
  }

  /// A list of the given words, under the rules of a text list.
  ///
  /// - Throws: ``WordListError/invalidCharacter(line:text:)`` with the number of the word, from 1,
  ///   as the line.
  public init(_ strings: some Sequence<String>) throws(WordListError) {
    var parser = WordListParser()
    for string in strings { try parser.parseLine(Array(string.utf8)[...]) }
    (words, tooLongCount, tooShortCount) = (parser.sortedWords(), parser.tooLongCount, parser.tooShortCount)
  }
}

/// Collects the words of a list line by line.
private struct WordListParser {
  private var words: [Word] = []
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
    for (position, byte) in text.enumerated() {
      guard let letter = Letter(ascii: byte) else {
        throw .invalidCharacter(line: line, text: String(decoding: text.prefix(40), as: UTF8.self))
      }
      if position < Word.maximumCount { word = word.appending(letter, at: position) }
    }
    switch text.count {
    case 1: tooShortCount += 1
    case ...Word.maximumCount: words.append(word)
    default: tooLongCount += 1
    }
  }

  /// Space, tab, carriage return.
  private static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D }

  /// The words in order, each once.
  func sortedWords() -> [Word] {
    let ascending = zip(words, words.dropFirst()).allSatisfy { $0 < $1 }
    guard !ascending else { return words }
    var unique: [Word] = []
    unique.reserveCapacity(words.count)
    for word in words.sorted() where word != unique.last { unique.append(word) }
    return unique
  }
}
