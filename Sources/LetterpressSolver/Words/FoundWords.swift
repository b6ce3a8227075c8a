/// The words that a rack allows, longest first, those of a length in alphabetical order.
///
/// A collection of lower-case strings. A string is made when it is asked for, so that counting the
/// words, or looking at the first few, costs nothing for the others.
public struct FoundWords: RandomAccessCollection, Sendable {
  private let words: [Word]

  /// - Parameter wordsByLength: at index `n`, the words of `n` letters in alphabetical order.
  init(wordsByLength: [[Word]]) {
    words = Array(wordsByLength.reversed().joined())
  }

  /// 0.
  public var startIndex: Int { 0 }
  /// The number of words.
  public var endIndex: Int { words.count }
  /// The word at a position, lower case.
  public subscript(position: Int) -> String { words[position].description }
}

extension FoundWords: CustomStringConvertible {
  /// The words as an array prints them.
  public var description: String { Array(self).description }
}
