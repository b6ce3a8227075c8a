/// The words a rack allows, longest first, then alphabetical.
///
/// A collection of lower-case strings. Each string is made on access, so counting the words or reading the first few
/// costs nothing for the others. A slice, such as `words.prefix(3)`, has the same type and keeps the indices of the
/// whole.
public struct FoundWords: RandomAccessCollection, Sendable {
  private let storage: Storage
  /// At index `n`, the number of words with fewer than `n` letters in the whole, even in a slice.
  private let shorterWords: [Int]
  /// The index of the first word: 0 unless this is a slice.
  public let startIndex: Int
  /// The index after the last word.
  public let endIndex: Int

  /// What a search found, as it recorded it.
  final class Storage: @unchecked Sendable {
    // Unchecked: never written to after initialisation.
    let spellings: GrowingBuffer<Spelling>
    /// The last letter of each word, shortest first.
    let words: GrowingBuffer<Spelling.Link>

    init(spellings: consuming GrowingBuffer<Spelling>, words: consuming GrowingBuffer<Spelling.Link>) {
      self.spellings = spellings
      self.words = words
    }
  }

  /// - Parameter shorterWords: at index `n`, the number of words with fewer than `n` letters; the last element, at
  ///   least the second, is the total.
  init(_ storage: Storage, shorterWords: [Int]) {
    self.storage = storage
    self.shorterWords = shorterWords
    (startIndex, endIndex) = (0, shorterWords[shorterWords.count - 1])
  }

  private init(_ words: FoundWords, in bounds: Range<Int>) {
    (storage, shorterWords) = (words.storage, words.shorterWords)
    (startIndex, endIndex) = (bounds.lowerBound, bounds.upperBound)
  }

  /// The word at a position, lower case.
  ///
  /// - Complexity: O(letters of the word).
  /// - Precondition: `position` is at least ``startIndex`` and below ``endIndex``.
  public subscript(position: Int) -> String {
    precondition(startIndex..<endIndex ~= position, "no such word")
    let wholeCount = shorterWords[shorterWords.count - 1]
    var length = shorterWords.count - 2
    // Past all words with at least as many letters.
    while position >= wholeCount - shorterWords[length] { length -= 1 }
    let longerWords = wholeCount - shorterWords[length + 1]
    var link = storage.words[shorterWords[length] + position - longerWords]
    return String(unsafeUninitializedCapacity: length) { text in
      for index in (0..<length).reversed() {
        text[index] = link.letter.ascii
        link = storage.spellings[link.place].link
      }
      return length
    }
  }

  /// A slice of the words, with the same indices.
  ///
  /// - Precondition: `bounds` is within ``startIndex`` and ``endIndex``.
  public subscript(bounds: Range<Int>) -> FoundWords {
    precondition(startIndex <= bounds.lowerBound && bounds.upperBound <= endIndex, "no such words")
    return FoundWords(self, in: bounds)
  }
}

extension FoundWords {
  /// The words in ASCII, each followed by a line feed: as bytes, because making a string of each takes four times as long.
  ///
  /// - Complexity: O(letters of the words).
  package var lines: [UInt8] {
    let wholeCount = shorterWords[shorterWords.count - 1]
    // The positions of the words of each length, longest first.
    let positions = shorterWords.indices.dropLast().reversed().map { length in
      let all = wholeCount - shorterWords[length + 1]..<wholeCount - shorterWords[length]
      return (length: length, first: all.lowerBound, here: all.clamped(to: startIndex..<endIndex))
    }
    let size = positions.reduce(0) { $0 + ($1.length + 1) * $1.here.count }
    return [UInt8](unsafeUninitializedCapacity: size) { text, end in
      for (length, first, here) in positions {
        for position in here {
          var link = storage.words[shorterWords[length] + position - first]
          for index in (end..<end + length).reversed() {
            text[index] = link.letter.ascii
            link = storage.spellings[link.place].link
          }
          text[end + length] = UInt8(ascii: "\n")
          end += length + 1
        }
      }
    }
  }

  /// Returns the word at a position as a ``Word``.
  func word(at position: Int) -> Word {
    var word = Word()
    for (place, byte) in self[position].utf8.enumerated() {
      word = word.appending(Letter(index: byte - UInt8(ascii: "a")), at: place)
    }
    return word
  }

  /// Returns the rarities of the words, in their order; nil for a word without one.
  ///
  /// - Parameter lexicon: the rarities of the lexicon in which the words were found.
  func rarities(in lexicon: WordRarities) -> [UInt8?] {
    let rarities = lexicon.rarities(of: storage.words, spelledBy: storage.spellings)
    let longestFirst = shorterWords.indices.dropLast().reversed().flatMap { length in
      rarities[shorterWords[length]..<shorterWords[length + 1]]
    }
    return count == longestFirst.count ? longestFirst : Array(longestFirst[startIndex..<endIndex])
  }

  /// The number of graph nodes the search visited, repeats and the root included. It depends only on rack, filter and
  /// lexicon.
  package var visitedNodeCount: Int { storage.spellings.count }
}

extension FoundWords: CustomStringConvertible {
  /// The words, formatted like an array.
  ///
  /// - Complexity: O(letters of the words).
  public var description: String { "[" + map { $0.quoted }.joined(separator: ", ") + "]" }
}
