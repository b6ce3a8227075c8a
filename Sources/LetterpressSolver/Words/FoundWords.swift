/// The words that a rack allows, longest first, those of a length in alphabetical order.
///
/// A collection of lower-case strings. A string is made when it is asked for, so that counting the
/// words, or looking at the first few, costs nothing for the others.
public struct FoundWords: RandomAccessCollection, Sendable {
  private let storage: Storage
  /// At index `n`, how many words have fewer than `n` letters.
  private let shorterWords: [Int]

  /// What a search found, as it wrote it down.
  final class Storage: @unchecked Sendable {
    // Unchecked: nothing is written once it is made.
    let spellings: GrowingBuffer<Spelling>
    /// The last letter of each word, shortest first.
    let words: GrowingBuffer<Spelling.Link>

    init(spellings: consuming GrowingBuffer<Spelling>, words: consuming GrowingBuffer<Spelling.Link>) {
      self.spellings = spellings
      self.words = words
    }
  }

  /// - Parameter shorterWords: at index `n`, how many words have fewer than `n` letters; the last element, at least the
  ///   second, is the number of all.
  init(_ storage: Storage, shorterWords: [Int]) {
    self.storage = storage
    self.shorterWords = shorterWords
  }

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of words.
  public var endIndex: Int { shorterWords[shorterWords.count - 1] }

  /// The word at a position, lower case.
  ///
  /// - Complexity: O(letters of the word).
  public subscript(position: Int) -> String {
    precondition(startIndex..<endIndex ~= position, "no such word")
    var length = shorterWords.count - 2
    // Behind all words that have as many letters or more.
    while position >= count - shorterWords[length] { length -= 1 }
    let longerWords = count - shorterWords[length + 1]
    var link = storage.words[shorterWords[length] + position - longerWords]
    return String(unsafeUninitializedCapacity: length) { text in
      for index in (0..<length).reversed() {
        text[index] = link.letter.ascii
        link = storage.spellings[link.place].link
      }
      return length
    }
  }
}

extension FoundWords {
  /// The word at a position, as one number.
  func word(at position: Int) -> Word {
    Word(self[position].utf8.lazy.compactMap { Letter(ascii: $0) })
  }

  /// How rare the words are, in their order; nil for those without a rarity.
  ///
  /// - Parameter lexicon: the rarities of the lexicon that they were found in.
  func rarities(in lexicon: WordRarities) -> [Int?] {
    let rarities = lexicon.rarities(of: storage.words, spelledBy: storage.spellings)
    return shorterWords.indices.dropLast().reversed().flatMap { length in
      rarities[shorterWords[length]..<shorterWords[length + 1]].map { $0.map(Int.init) }
    }
  }

  /// How many times the search came to a node of the graph, the root included: the same on every machine, for the same
  /// rack and lexicon.
  package var visitedNodeCount: Int { storage.spellings.count }
}

extension FoundWords: CustomStringConvertible {
  /// The words as an array prints them.
  public var description: String { "[" + map { $0.quoted }.joined(separator: ", ") + "]" }
}
