/// The words of a plain text list, one per line, from which a lexicon is built.
///
/// A word can be followed, after blanks, by its rarity, one of ``Lexicon/validRarities``. Capital letters, CRLF line
/// ends, a byte order mark, blanks around a word, blank lines, unsorted words and duplicates are accepted; of a
/// duplicate's rarities, the lowest counts. Words of one letter or more than 25 are left out and counted.
public struct WordList: Sendable {
  /// Sorted, without duplicates, of 2 to 25 letters.
  let words: [Word]

  /// The rarity of each word; nil if no word has one.
  let rarities: [UInt8?]?

  /// The number of lines left out because the word has more than 25 letters.
  public private(set) var tooLongCount = 0

  /// The number of lines left out because the word has one letter; a move needs at least two.
  public private(set) var tooShortCount = 0

  /// The number of different words.
  public var count: Int { words.count }

  /// The number of words with a rarity.
  ///
  /// - Complexity: O(words).
  public var ratedCount: Int { rarities?.count { $0 != nil } ?? 0 }

  /// Parses the bytes of a text file.
  ///
  /// - Parameter bytes: the bytes, as an array, `Data`, a string's `utf8` or any other sequence.
  /// - Throws: ``WordListError/invalidCharacter(line:text:)`` for the first line with anything but a–z and A–Z in its
  ///   word, ``WordListError/invalidRarity(line:text:)`` for one with a number outside the valid rarities.
  /// - Complexity: O(bytes), and O(*n* log *n*) for a list of *n* words that is not sorted.
  public init(parsing bytes: some Sequence<UInt8>) throws(WordListError) {
    var parser = WordListParser()
    try parser.parse(Array(bytes)[...])
    self.init(parser)
  }

  /// Creates a list from words, under the rules of a text list.
  ///
  /// - Throws: ``WordListError``, whose line is the number of the word, from 1.
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
  /// Returns the same words with the rarities of another list instead of their own.
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
