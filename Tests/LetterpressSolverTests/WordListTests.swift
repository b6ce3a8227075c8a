import Testing

@testable import LetterpressSolver

struct WordListTests {
  private func list(_ text: String) throws -> WordList { try WordList(parsing: Array(text.utf8)) }

  @Test(arguments: [
    "zebra\napple\nmango", "zebra\napple\nmango\n", "apple\r\nmango\r\nzebra\r\n", "APPLE\nMango\nzEBRA\n",
    "\n\napple\n\n \nmango\nzebra\n\n", "\u{FEFF}apple\nmango\nzebra\n", "apple\nzebra\nmango\napple\nAPPLE\n",
    "  apple\t\nmango \nzebra\n", "apple\t10\nmango\nzebra 80\r\n",
  ])
  func readsTheSameWords(text: String) throws {
    #expect(try list(text).words.map(\.description) == ["apple", "mango", "zebra"])
  }

  @Test(
    arguments: [
      ("apple\t10\nmango\t35\nzebra\t100\n", [10, 35, 100]), ("apple 1\r\nmango \t 99 \r\nzebra\t007", [1, 99, 7]),
      ("zebra\t80\nAPPLE\t20\nmango\n", [20, nil, 80]),
      ("zebra\t80\napple\t20\nmango\t95\napple\t10\nMango\t95\nzebra\n", [10, 95, 80]),
      ("apple\nmango\t5\nzebra\nx\t5\n", [nil, 5, nil]),
    ] as [(String, [UInt8?])])
  func readsHowRareWordsAre(text: String, rarities: [UInt8?]) throws {
    let list = try list(text)
    #expect(list.words.map(\.description) == ["apple", "mango", "zebra"])
    #expect(list.rarities == rarities)
    #expect(list.ratedCount == rarities.count { $0 != nil })
  }

  @Test func hasNoRaritiesIfNoneAreGiven() throws {
    let list = try list("apple\nmango\n")
    #expect(list.rarities == nil)
    #expect(list.ratedCount == 0)
  }

  @Test(arguments: [
    ("apple\nmango\n", "apple\t10\nmango\t20\nzebra\t30\n", [10, 20] as [UInt8?]?),
    ("apple\t5\nmango\t5\n", "banana\t1\nmango\t20\n", [nil, 20]),
    ("zebra\nyak\n", "apple\t10\nyak\nzebra\t3\n", [nil, 3]),
    ("apple\t5\n", "mango\t20\n", nil), ("apple\t5\n", "apple\n", nil), ("apple\n", "", nil),
  ])
  func takesTheRaritiesOfAnotherList(text: String, other: String, rarities: [UInt8?]?) throws {
    let words = try list(text)
    let rated = words.rated(by: try list(other))
    #expect(rated.words == words.words)
    #expect(rated.rarities == rarities)
  }

  @Test func omitsAndCountsWordsThatNoBoardCanSpell() throws {
    let list = try list(
      "a\nab\n" + String(repeating: "x", count: 25) + "\n" + String(repeating: "x", count: 26) + "\ni\n")
    #expect(list.count == 2)
    #expect(list.tooShortCount == 2)
    #expect(list.tooLongCount == 1)
  }

  @Test(arguments: [
    ("apple\nna\u{EF}ve\n", 2, "naïve", #"line 2, "naïve": a line must be one word of the letters a–z"#),
    ("don't", 1, "don't", #"line 1, "don't": a line must be one word of the letters a–z"#),
    ("apple\r\n\r\ntwo words\r\n", 3, "two words", #"line 3, "two words": a line must be one word of the letters a–z"#),
    ("ca\"t", 1, "ca\"t", #"line 1, 'ca"t': a line must be one word of the letters a–z"#),
    ("apple10", 1, "apple10", #"line 1, "apple10": a line must be one word of the letters a–z"#),
    ("apple 10 20", 1, "apple 10 20", #"line 1, "apple 10 20": a line must be one word of the letters a–z"#),
    ("apple -1", 1, "apple -1", #"line 1, "apple -1": a line must be one word of the letters a–z"#),
    ("10\tapple", 1, "10\tapple", "line 1, \"10\tapple\": a line must be one word of the letters a–z"),
    (
      "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz1", 1, "abcdefghijklmnopqrstuvwxyzabcdefghijklmn",
      #"line 1, "abcdefghijklmnopqrstuvwxyzabcdefghijklmn": a line must be one word of the letters a–z"#
    ),
  ])
  func refusesOtherAlphabetsNamingTheLine(text: String, line: Int, word: String, message: String) {
    let error = WordListError.invalidCharacter(line: line, text: word)
    #expect(throws: error) { try list(text) }
    #expect(error.description == message)
  }

  @Test(arguments: ["0", "101", "256", "99999999999999999999999"])
  func refusesInvalidRaritiesNamingTheLine(number: String) {
    let error = WordListError.invalidRarity(line: 2, text: "mango\t\(number)")
    #expect(throws: error) { try list("apple\t1\nmango\t\(number)\n") }
    #expect(
      error.description
        == "line 2, \"mango\t\(number)\": the rarity after a word must be a number from 1 to 100")
  }
}
