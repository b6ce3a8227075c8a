import Foundation
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

  @Test(arguments: [
    ("apple\t5\nmango\nzebra\n", "apple\t10\nmango\t20\n", [5, 20, nil] as [UInt8?]?),
    ("apple\t5\nmango\n", "banana\n", [5, nil]), ("apple\nmango\n", "", nil), ("apple\n", "apple 7", [7]),
  ])
  func completesItsRaritiesWithThoseOfAnotherList(text: String, other: String, rarities: [UInt8?]?) throws {
    #expect(try list(text).rated(by: try list(other), keepsOwn: true).rarities == rarities)
  }

  @Test func omitsAndCountsWordsThatNoBoardCanSpell() throws {
    let list = try list(
      "a\nab\n" + String(repeating: "x", count: 25) + "\n" + String(repeating: "x", count: 26) + "\ni\n")
    #expect(list.count == 2)
    #expect(list.tooShortCount == 2)
    #expect(list.tooLongCount == 1)
  }

  @Test(arguments: [
    (
      "apple\nna\u{EF}ve 7even\n", 2, "naïve 7even",
      #""naïve 7even""#
    ),
    ("don't, can't", 1, "don't, can't", #""don't, can't""#),
    ("apple\n---\n", 2, "---", #""---""#),
    ("- apple", 1, "- apple", #""- apple""#),
    ("\u{301}", 1, "\u{301}", "\"\u{301}\""),
    ("a\u{A0}b", 1, "a\u{A0}b", "\"a\u{A0}b\""),
    ("2×2", 1, "2×2", #""2×2""#),
    ("apple\r\n\r\ntwo words\r\n", 3, "two words", #""two words""#),
    ("ca\"t", 1, "ca\"t", #"'ca"t'"#),
    ("apple10", 1, "apple10", #""apple10""#),
    ("apple 10 20", 1, "apple 10 20", #""apple 10 20""#),
    ("apple -1", 1, "apple -1", #""apple -1""#),
    ("10\tapple", 1, "10\tapple", "\"10\tapple\""),
    (
      "abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwxyz1", 1, "abcdefghijklmnopqrstuvwxyzabcdefghijklmn",
      #""abcdefghijklmnopqrstuvwxyzabcdefghijklmn""#
    ),
  ])
  func refusesOtherAlphabetsNamingTheLine(text: String, line: Int, word: String, quoted: String) {
    let error = WordListError.invalidCharacter(line: line, text: word)
    #expect(throws: error) { try list(text) }
    #expect(error.description == "line \(line), \(quoted): a line must be one word of the letters a–z")
  }

  /// Capitals, ligatures, apostrophes of both kinds, and accents apart from their letters, as macOS writes them.
  @Test func foldsAFrenchList() throws {
    let list = try list(
      """
      éléphant\t30
      ÉTÉ
      été 20
      ete
      c\u{153}ur
      CŒUR 9
      garc\u{327}on
      na\u{EF}ve
      l'été
      aujourd\u{2019}hui
      arc-en-ciel
      peut\u{2011}être
      à
      ô
      île
      Noe\u{308}l
      L’HAŸ
      maïs
      mais
      """)
    #expect(
      list.words.map(\.description)
        == ["coeur", "elephant", "ete", "garcon", "ile", "mais", "naive", "noel"])
    #expect(list.rarities == [9, 30, 20, nil, nil, nil, nil, nil])
    #expect(list.foldedCount == 10)
    #expect(list.unspellableCount == 5)
    #expect(list.tooShortCount == 2)
    #expect(list.tally.folded.example == "éléphant")
    #expect(list.tally.foldedExample == "elephant")
    // ÉTÉ and été are ete, CŒUR is cœur, maïs is mais.
    #expect(list.tally.mergedCount == 4)
    #expect(list.tally.apostrophized == WordListTally.Lines(count: 3, example: "l'été"))
    #expect(list.tally.hyphenated == WordListTally.Lines(count: 2, example: "arc-en-ciel"))
    #expect(list.tally.unfoldable.count == 0)
    #expect(list.rated(by: list).tally == list.tally)
  }

  @Test(arguments: [
    ("straße", "strasse"), ("STRAẞE", "strasse"), ("mañana", "manana"), ("smørrebrød", "smorrebrod"),
    ("Æbleskive", "aebleskive"),
    ("łódź", "lodz"), ("ŽLUŤOUČKÝ", "zlutoucky"), ("þjóð", "thjod"), ("ĳsberg", "ijsberg"), ("ışık", "isik"),
    ("İĞŞ", "igs"),
    ("Țară", "tara"), ("țară", "tara"), ("o\u{328}\u{301}n", "on"), ("ŝaŭ", "sau"), ("ňŕĺ", "nrl"), ("ĥťħŧ", "htht"),
    ("ſo", "so"),
  ])
  func foldsLettersOfManyLanguages(text: String, word: String) throws {
    let list = try list(text)
    #expect(list.words.map(\.description) == [word])
    #expect(list.foldedCount == 1)
  }

  /// Letters of Latin-1 and Latin Extended-A are those that they decompose to, as Unicode has it.
  @Test func foldsAsUnicodeDecomposes() throws {
    var count = 0
    for value in (0xC0...0x17F) as ClosedRange<UInt32> {
      guard let scalar = Unicode.Scalar(value), scalar.properties.canonicalCombiningClass == .notReordered else {
        continue
      }
      let parts = Array(String(scalar).decomposedStringWithCanonicalMapping.unicodeScalars)
      guard parts.count > 1, let first = parts.first, let letter = Letter(Character(first)) else { continue }
      #expect(ScalarSpelling(scalar) == .letters(letter, nil), "\(scalar)")
      #expect(parts.dropFirst().allSatisfy { ScalarSpelling($0) == .accent }, "\(scalar)")
      count += 1
    }
    #expect(count == 161)
  }

  @Test(arguments: ["слово", "λόγος", "日本", "wиki", "col·legi", "coŀlegi", "vi\u{1EC7}t", "שלום", "ŉ"])
  func leavesOutLettersThatNoBoardShows(word: String) throws {
    let list = try list("apple\n\(word) 10\n")
    #expect(list.words.map(\.description) == ["apple"])
    #expect(list.tally.unfoldable == WordListTally.Lines(count: 1, example: word))
    #expect(list.unspellableCount == 1)
  }

  @Test(
    arguments: [
      [0x63, 0x61, 0x66, 0xE9], [0xE9, 0x74, 0xE9], [0xC3], [0xC3, 0x28], [0xED, 0xA0, 0x80], [0xC0, 0xAF],
      [0xF5, 0x80, 0x80, 0x80],
      [0xFF, 0xFE, 0x61, 0x00],
    ] as [[UInt8]])
  func refusesOtherEncodingsNamingTheLine(bytes: [UInt8]) {
    #expect(throws: WordListError.notUTF8(line: 2)) { try WordList(parsing: Array("apple\n".utf8) + bytes) }
    #expect(WordListError.notUTF8(line: 2).description == "line 2 is not in UTF-8: save the list in that encoding")
  }

  @Test func cutsNoCharacterInHalf() {
    let text = String(repeating: "x", count: 39) + "é 1 2"
    #expect(throws: WordListError.invalidCharacter(line: 1, text: String(repeating: "x", count: 39))) { try list(text) }
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
