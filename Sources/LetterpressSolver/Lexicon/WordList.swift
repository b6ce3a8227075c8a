/// The words of a plain text list, one per line, from which a lexicon is built.
///
/// The text is in UTF-8. A word can be followed, after blanks, by its rarity, one of ``Lexicon/validRarities``. Capital
/// letters, CRLF line ends, a byte order mark, blanks around a word, blank lines, unsorted words and duplicates are
/// accepted; of a duplicate's rarities, the lowest counts.
///
/// A board shows only A to Z, so letters lose their accents and ligatures become two letters, in the alphabets of
/// Latin-1 and Latin Extended-A: *été* becomes *ete*, *cœur* *coeur*, *straße* *strasse*, *łódź* *lodz*. Words with a
/// hyphen, an apostrophe or any other letter are left out, and so are those of one letter or more than 25. All of these
/// are counted.
public struct WordList: Sendable {
  /// Sorted, without duplicates, of 2 to 25 letters.
  let words: [Word]

  /// The rarity of each word; nil if no word has one.
  let rarities: [UInt8?]?

  /// What became of the other lines.
  package let tally: WordListTally

  /// The number of lines whose word lost accents or ligatures.
  public var foldedCount: Int { tally.folded.count }

  /// The number of lines left out because no board can spell the word, which has a hyphen, an apostrophe or a letter of
  /// another alphabet.
  public var unspellableCount: Int { tally.hyphenated.count + tally.apostrophized.count + tally.unfoldable.count }

  /// The number of lines left out because the word has more than 25 letters.
  public var tooLongCount: Int { tally.tooLong.count }

  /// The number of lines left out because the word has one letter; a move needs at least two.
  public var tooShortCount: Int { tally.tooShort.count }

  /// The number of different words.
  public var count: Int { words.count }

  /// The number of words with a rarity.
  ///
  /// - Complexity: O(words).
  public var ratedCount: Int { rarities?.count { $0 != nil } ?? 0 }

  /// Parses the bytes of a text file.
  ///
  /// - Parameter bytes: the bytes, as an array, `Data`, a string's `utf8` or any other sequence.
  /// - Throws: ``WordListError``, for the first wrong line.
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
    (words, rarities, tally) = parser.sorted()
  }
}

extension WordList {
  /// Returns the same words with the rarities of another list.
  ///
  /// - Parameter keepsOwn: whether words that have a rarity keep it.
  /// - Complexity: O(words of both lists).
  public func rated(by other: WordList, keepsOwn: Bool = false) -> WordList {
    WordList(self, ratedBy: other, keepsOwn: keepsOwn)
  }

  private init(_ list: WordList, ratedBy other: WordList, keepsOwn: Bool) {
    (words, tally) = (list.words, list.tally)
    let own = keepsOwn ? list.rarities : nil
    guard let known = other.rarities else {
      rarities = own
      return
    }
    var index = 0
    let rarities = words.enumerated().map { number, word -> UInt8? in
      if let rarity = own?[number] { return rarity }
      while index < other.words.count, other.words[index] < word { index += 1 }
      return index < other.words.count && other.words[index] == word ? known[index] : nil
    }
    self.rarities = rarities.contains { $0 != nil } ? rarities : nil
  }
}

/// What can be wrong with a text list of words.
public enum WordListError: DescribedError, Equatable, Sendable {
  /// A line that is more than one word, or has no letters: its number, from 1, and at most 40 bytes of its text.
  case invalidCharacter(line: Int, text: String)
  /// A line with an invalid rarity after its word: its number, from 1, and at most 40 bytes of its text.
  case invalidRarity(line: Int, text: String)
  /// A line in another encoding than UTF-8: its number, from 1. Which one is not guessed, as in most of them any bytes
  /// are a text, and wrong letters would go unnoticed.
  case notUTF8(line: Int)
}

extension WordListError: CustomStringConvertible {
  /// What happened, and what to do about it.
  public var description: String {
    switch self {
    case .invalidCharacter(let line, let text):
      "line \(line), \(text.quoted): a line must be one word of the letters a–z"
    case .invalidRarity(let line, let text):
      "line \(line), \(text.quoted): the rarity after a word must be a number from 1 to 100"
    case .notUTF8(let line):
      "line \(line) is not in UTF-8: save the list in that encoding"
    }
  }
}

/// What became of the lines of a word list that are not words as a board shows them.
package struct WordListTally: Equatable, Sendable {
  /// Lines of one kind.
  package struct Lines: Equatable, Sendable {
    package internal(set) var count = 0
    /// The first of them: the word as in the list, at most 40 bytes.
    package internal(set) var example = ""

    mutating func add(_ text: ArraySlice<UInt8>) {
      if count == 0 { example = WordListParser.start(of: text) }
      count += 1
    }
  }

  /// Words that lost accents or ligatures.
  package internal(set) var folded = Lines()
  /// How ``folded``'s example is spelled now.
  package internal(set) var foldedExample = ""
  /// How many of ``folded`` are then spelled like another word of the list.
  package internal(set) var mergedCount = 0
  /// Words left out because of a hyphen.
  package internal(set) var hyphenated = Lines()
  /// Words left out because of an apostrophe.
  package internal(set) var apostrophized = Lines()
  /// Words left out because they have letters that are not of the Latin alphabet.
  package internal(set) var unfoldable = Lines()
  /// Words left out because they have more than 25 letters.
  package internal(set) var tooLong = Lines()
  /// Words left out because they have one letter.
  package internal(set) var tooShort = Lines()

  mutating func addUnspellable(_ text: ArraySlice<UInt8>, for obstacle: ScalarSpelling.Obstacle) {
    switch obstacle {
    case .hyphen: hyphenated.add(text)
    case .apostrophe: apostrophized.add(text)
    case .letter: unfoldable.add(text)
    }
  }
}
