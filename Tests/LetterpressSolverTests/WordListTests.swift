import Testing

@testable import LetterpressSolver

struct WordListTests {
  private func list(_ text: String) throws -> WordList { try WordList(parsing: Array(text.utf8)) }

  @Test(arguments: [
    "zebra\napple\nmango", "zebra\napple\nmango\n", "apple\r\nmango\r\nzebra\r\n", "APPLE\nMango\nzEBRA\n",
    "\n\napple\n\n \nmango\nzebra\n\n", "\u{FEFF}apple\nmango\nzebra\n", "apple\nzebra\nmango\napple\nAPPLE\n",
    "  apple\t\nmango \nzebra\n",
  ])
  func readsTheSameWords(text: String) throws {
    #expect(try list(text).words.map(\.description) == ["apple", "mango", "zebra"])
  }

  @Test func leavesOutAndCountsWhatNoBoardCanShow() throws {
    let list = try list(
      "a\nab\n" + String(repeating: "x", count: 25) + "\n" + String(repeating: "x", count: 26) + "\ni\n")
    #expect(list.count == 2)
    #expect(list.tooShortCount == 2)
    #expect(list.tooLongCount == 1)
  }

  @Test(arguments: [
    ("apple\nna\u{EF}ve\n", 2, "naïve", #"line 2, "naïve": a word is one line of the letters a–z"#),
    ("don't", 1, "don't", #"line 1, "don\'t": a word is one line of the letters a–z"#),
    ("apple\r\n\r\ntwo words\r\n", 3, "two words", #"line 3, "two words": a word is one line of the letters a–z"#),
    (
      "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz1", 1, "abcdefghijklmnopqrstuvwxyzabcdefghijklmn",
      #"line 1, "abcdefghijklmnopqrstuvwxyzabcdefghijklmn": a word is one line of the letters a–z"#
    ),
  ])
  func refusesOtherAlphabetsWithTheLine(text: String, line: Int, word: String, message: String) {
    let error = WordListError.invalidCharacter(line: line, text: word)
    #expect(throws: error) { try list(text) }
    #expect(error.description == message)
  }
}
