import PlainSolver
import Testing

@testable import LetterpressSolver

struct WordChangesTests {
  private func changes(_ text: String) throws -> WordChanges { try WordChanges(parsing: text.utf8) }

  @Test(arguments: [
    "hand\trefused\nqapik\taccepted\nsloth\tnever\n", "sloth\tnever\r\nHAND\trefused\r\n\r\nqapik\taccepted",
    "\u{FEFF}# marked\nqapik  accepted \n\tsloth \t never\n#hand\tnever\nhand refused",
    "hand\taccepted\nsloth\tnever\nqapik\taccepted\nHand\trefused\n",
  ])
  func readsTheSameMarks(text: String) throws {
    let changes = try changes(text)
    #expect(changes.refused == ["hand"])
    #expect(changes.accepted == ["qapik"])
    #expect(changes.never == ["sloth"])
    #expect(changes.text == "hand\trefused\nqapik\taccepted\nsloth\tnever\n")
    #expect(!changes.isEmpty)
  }

  @Test(arguments: ["", "\n", "# nothing\n\n"])
  func readsNoMarks(text: String) throws {
    #expect(try changes(text) == WordChanges())
    #expect(try changes(text).isEmpty)
    #expect(try changes(text).text == "")
  }

  @Test(arguments: [
    (
      "hand\trefused\nhand\n", WordChangesError.invalidMark(line: 2, text: "hand"),
      #"line 2, "hand": a line must be a word and, after a tab, one of these: refused, accepted, never"#
    ),
    (
      "\nhand\tRefused", .invalidMark(line: 2, text: "hand\tRefused"),
      "line 2, \"hand\tRefused\": a line must be a word and, after a tab, one of these: refused, accepted, never"
    ),
    (
      "hand refused twice", .invalidMark(line: 1, text: "hand refused twice"),
      #"line 1, "hand refused twice": a line must be a word and, after a tab, one of these: refused, accepted, never"#
    ),
    (
      "don't\tnever", .invalidWord(line: 1, text: "don't"),
      #"line 1, "don't": a word must consist of the letters A to Z"#
    ),
    (
      "a\trefused", .wrongLength(line: 1, text: "a", letters: 1),
      #"line 1, "a": a word must have 2 to 25 letters, not 1"#
    ),
    (
      "\u{89}PNG\r\n", .invalidMark(line: 1, text: "\u{89}PNG"),
      "line 1, \"\u{89}PNG\": a line must be a word and, after a tab, one of these: refused, accepted, never"
    ),
  ])
  func refusesOtherTextNamingTheLine(text: String, error: WordChangesError, message: String) {
    #expect(throws: error) { try changes(text) }
    #expect(error.description == message)
  }

  @Test(arguments: [
    ("", WordChangesError.invalidWord(line: nil, text: ""), #""": a word must consist of the letters A to Z"#),
    ("слово", .invalidWord(line: nil, text: "слово"), #""слово": a word must consist of the letters A to Z"#),
    ("l'été", .invalidWord(line: nil, text: "l'été"), #""l'été": a word must consist of the letters A to Z"#),
    (
      "two words", .invalidWord(line: nil, text: "two words"),
      #""two words": a word must consist of the letters A to Z"#
    ),
    ("q", .wrongLength(line: nil, text: "q", letters: 1), #""q": a word must have 2 to 25 letters, not 1"#),
    (
      String(repeating: "x", count: 50),
      .wrongLength(line: nil, text: String(repeating: "x", count: 40), letters: 50),
      #""\#(String(repeating: "x", count: 40))": a word must have 2 to 25 letters, not 50"#
    ),
  ])
  func marksOnlyWhatCanBeAWord(word: String, error: WordChangesError, message: String) {
    var changes = WordChanges()
    #expect(throws: error) { try changes.mark(word, as: .refused) }
    #expect(throws: error) { try changes.mark(of: word) }
    #expect(error.description == message)
    #expect(changes.isEmpty)
  }

  @Test func foldsAsListsDo() throws {
    var changes = try changes("ÉTÉ\trefused\nstraße never\n")
    #expect(changes.text == "ete\trefused\nstrasse\tnever\n")
    #expect(try changes.mark("cœur", as: .accepted) == nil)
    #expect(try changes.mark(of: "COEUR") == .accepted)
  }

  @Test func aWordHasItsLastMark() throws {
    var changes = WordChanges()
    #expect(try changes.mark("Hand", as: .refused) == nil)
    #expect(try changes.mark("hand", as: .never) == .refused)
    #expect(try changes.mark(of: "HAND") == .never)
    #expect(changes.refused.isEmpty)
    #expect(try changes.mark("hAND", as: nil) == .never)
    #expect(changes == WordChanges())
  }

  @Test func otherMarksReplaceThoseOfTheSameWords() throws {
    var marks = try changes("hand\trefused\nsloth\tnever\n")
    marks.merge(try changes("qapik\taccepted\nhand\tnever\n"))
    #expect(marks.text == "hand\tnever\nqapik\taccepted\nsloth\tnever\n")
  }
}

struct ChangedLexiconTests {
  /// Changes some of a list's words, and adds others, with seeded marks.
  @Test(arguments: 1...100)
  func hasTheWordsOfAListMadeAnew(seed: UInt64) throws {
    var generator = SeededGenerator(seed: seed)
    func words(_ count: Int) -> Set<String> {
      Set(SeededRacks.words(count: count, alphabet: 4, lengths: 2...6, using: &generator))
    }
    let own = words(.random(in: 0...200, using: &generator))
    // Two of three words have a rarity; the other list rates words that this one lacks, too.
    let rarities = Dictionary(
      uniqueKeysWithValues: own.sorted().map { ($0, Int.random(in: -50...100, using: &generator)) })
    let list = try Lexicon(try WordList(rarities.map { $1 < 1 ? $0 : "\($0)\t\($1)" }))
    let others = try Lexicon(
      try WordList(words(200).sorted().map { "\($0)\t\(Int.random(in: 1...100, using: &generator))" }))
    let isRated = Bool.random(using: &generator)
    let original = isRated ? list.rated(by: others) : list

    var changes = WordChanges()
    var expected = own
    for word in words(60).union(own.sorted().filter { _ in Int.random(in: 0..<4, using: &generator) == 0 }).sorted() {
      let mark = WordChanges.Mark.allCases.randomElement(using: &generator)
      try changes.mark(word, as: mark)
      if mark == .refused { expected.remove(word) }
      if mark == .accepted { expected.insert(word) }
    }
    let changed = try original.changed(by: changes)
    #expect(changed.wordCount == expected.count)
    var found: [String] = []
    changed.forEachWord { found.append($0) }
    #expect(found == expected.sorted())
    let fresh = try Lexicon(
      try WordList(expected.map { word in rarities[word].flatMap { $0 < 1 ? nil : "\(word)\t\($0)" } ?? word }))
    #expect(changed.compiled == fresh.compiled)
    #expect(changed.hasRarities == (isRated ? original.hasRarities || others.hasRarities : fresh.hasRarities))
    for word in expected {
      let rarity = own.contains(word) ? original.rarity(of: word) : isRated ? others.rarity(of: word) : nil
      #expect(changed.rarity(of: word) == rarity, "\(word)")
    }
  }

  @Test func keepsTheBuiltInRarities() throws {
    var changes = WordChanges()
    for word in ["sparrowbill", "cat"] { try changes.mark(word, as: .refused) }
    for word in ["qapik", "zzzz", "dog"] { try changes.mark(word, as: .accepted) }
    try changes.mark("hand", as: .never)
    let changed = try Lexicon.english.changed(by: changes)
    #expect(
      changed.wordCount == Lexicon.english.wordCount - 2 + ["qapik", "zzzz"].count { !Lexicon.english.contains($0) })
    for word in ["sparrowbill", "cat"] { #expect(!changed.contains(word)) }
    for word in ["cats", "zebra", "dog", "hand", "aa", "zzzz"] {
      #expect(changed.contains(word))
      #expect(changed.rarity(of: word) == Lexicon.english.rarity(of: word), "\(word)")
    }
    // Taken back, the list is as before.
    #expect(try Lexicon.english.changed(by: WordChanges()).compiled == Lexicon.english.compiled)
  }

  @Test func canLoseAllWords() throws {
    var changes = WordChanges()
    for word in ["cat", "cats"] { try changes.mark(word, as: .refused) }
    let changed = try Lexicon(try WordList(["cat 10", "cats 20"])).changed(by: changes)
    #expect(changed.wordCount == 0)
    #expect(!changed.hasRarities)
    #expect(changed.words(from: "stac").isEmpty)
    #expect(changed.rarity(of: "cat") == nil)
  }
}
