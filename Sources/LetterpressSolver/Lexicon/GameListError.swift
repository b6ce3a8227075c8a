/// What can be wrong with a text that is taken for the game's own English list, as its author publishes it.
///
/// Such a text comes over a network, where a host may send a page of its own, half a file or another list. Used as the
/// list, these would be wrong silently: words would be missing, or be suggested that the game refuses.
public enum GameListError: DescribedError, Equatable, Sendable {
  /// A line that is not a word as the list has them: its number, from 1, and at most 40 bytes of its text.
  case notAWord(line: Int, text: String)
  /// The text ends in the middle of a line.
  case cutOff
  /// The words are too few or too many.
  case wrongCount(Int)
  /// The words are not in alphabetical order.
  case unsorted
  /// A word that the list has is missing.
  case lacking(String)
}

extension GameListError: CustomStringConvertible {
  /// What happened, and what to do about it.
  public var description: String {
    let reason =
      switch self {
      case .notAWord(let line, let text): "line \(line), \(text.quoted), is not a word in small letters"
      case .cutOff: "it ends in the middle of a line"
      case .wrongCount(let count): "it has \(count) words, and that list some 275,000"
      case .unsorted: "its words are not in alphabetical order"
      case .lacking(let word): "it lacks the word \(word.quoted)"
      }
    return "this is not the game's own list, as \(reason): get it again from its author"
  }
}

extension WordList {
  /// Checks that a text is the game's own English list.
  ///
  /// The list has one word in small letters on each line, nearly in alphabetical order, and only grows. It is told from
  /// others by words that hardly another list has together.
  ///
  /// - Throws: ``GameListError``, for the first reason why it is not.
  /// - Complexity: O(bytes).
  public static func checkGameList(_ bytes: some Sequence<UInt8>) throws(GameListError) {
    let text = Array(bytes)
    var missing = wordsOfGameList
    var (count, misplacedCount) = (0, 0)
    var (previous, start, at) = (0, 0, 0)
    // How many letters at the start of the line are those of the line before, and whether the next one comes later.
    var (isSame, isLater) = (false, true)
    while at < text.count {
      let byte = text[at]
      guard (0x61...0x7A).contains(byte) || byte == 0x0A && at > start + 1 else {
        let line = text[start...].prefix { $0 != 0x0A }
        throw .notAWord(line: count + 1, text: WordListParser.start(of: line))
      }
      if byte == 0x0A {
        if !isLater { misplacedCount += 1 }
        if let word = missing.last, word.utf8.count == at - start, word.utf8.elementsEqual(text[start..<at]) {
          missing.removeLast()
        }
        count += 1
        (previous, start, isSame, isLater) = (start, at + 1, true, false)
      } else if isSame {
        // The end of the line before comes before every letter.
        let before = text[previous + at - start]
        (isSame, isLater) = (byte == before, byte > before)
      }
      at += 1
    }
    guard start == at else { throw .cutOff }
    guard (250_000...400_000).contains(count) else { throw .wrongCount(count) }
    // Two words of the list are misplaced.
    guard misplacedCount <= count / 1000 else { throw .unsorted }
    if let word = missing.last { throw .lacking(word) }
  }

  /// The last first: everyday words; one of more than 15 letters, which lists for Scrabble lack; one that American lists lack; and the
  /// last word of the list, which one lacks that was cut off at the end of a line.
  private static var wordsOfGameList: [String] {
    ["zzzs", "quiz", "letterpress", "fiqh", "electroencephalographically", "aa"]
  }
}
