import LetterpressEngine
import LetterpressSolver
import Testing

@testable import LetterpressPage

/// Requests about words, and about the list they are in.
struct PageWordTests {
  private let page = Page()

  private func use(_ text: String, file: String? = "own.txt") -> String {
    let request = file.map { "{\"file\":\"\($0)\"}" } ?? "{}"
    return Array(text.utf8).withUnsafeBufferPointer { bytes in "\(answered { try page.useWords(request, text: bytes) })"
    }
  }

  @Test func findsWords() throws {
    let filter = WordFilter(
      containing: "s", prefix: ["r"],
      suffix: ["t"], lengths: 4...6, maximumRarity: 95)
    let query = try WordQuery(letters: "aeinrst?", filter: filter)
    let found = query.words(in: .english)
    #expect(found.count > 2)
    let expected = JSONValue.object(
      WordsReport.members(of: query.rack) + WordsReport.compactMembers(of: found, in: .english, limit: 2))
    let request = """
      {"letters":"aeinrst?","containing":"s","starting":"R","ending":"t","minLength":4,"maxLength":6,"maxRarity":95,\
      "limit":2}
      """
    #expect("\(answered { try page.words(request) })" == "\(expected)")
  }

  @Test func findsOnlyKnownWords() {
    let answer = "\(answered { try page.words("{\"letters\":\"aeinrst\",\"known\":true}") })"
    #expect(answer.contains("\\nstain\\n") && !answer.contains("null") && !answer.contains("0\"}"))
    for rarity in [40, 50, 55, 60, 70, 80, 95] { #expect(!answer.contains(",\(rarity),")) }
  }

  @Test(arguments: [
    ("{}", WrongRequest.missing("letters")), ("{\"letters\":\"a1\"}", "1"),
    ("{\"letters\":\"ab\",\"minLength\":5,\"maxLength\":4}", "minLength is more than maxLength: no word fits"),
    ("{\"letters\":\"ab\",\"ending\":\"4\"}", "ending must be up to 25 letters A–Z"),
    (
      "{\"letters\":\"aeinrst\",\"containing\":\"z\"}",
      "\(FilterError.missingLetter(Letter(index: 25), wanted: 1, available: 0))"
    ),
    ("{\"letters\":\"ab\",\"known\":1}", "known must be true or false"),
  ])
  func saysWhyNoWordsAreFound(request: String, error: String) {
    let answer = "\(answered { try page.words(request) })"
    #expect(error == "1" ? answer.hasPrefix("{\"error\":") : answer == "{\"error\":\"\(error)\"}", "\(answer)")
  }

  @Test func aListPassesToAnotherModuleCompiled() {
    #expect(page.compiledWords.isEmpty)
    #expect(use("hand\nzzyzx\nThough 20\r\n") == "{\"words\":3,\"notes\":[]}")
    let other = Page()
    let compiled = page.compiledWords
    let answer = compiled.withUnsafeBufferPointer { bytes in
      "\(answered { try other.useCompiledWords("{}", bytes: bytes) })"
    }
    #expect(answer == "{\"words\":3,\"notes\":[]}")
    let request = "{\"letters\":\"tejntgzhhgpsmzpthaoudgbph\"}"
    #expect("\(answered { try other.words(request) })" == "\(answered { try page.words(request) })")
    // Rarities of the built-in list complete those of the player's.
    #expect(
      "\(answered { try other.words(request) })".contains(#""text":"though\nhand","rarities":[20,10],"known":"11""#))
    #expect(other.compiledWords == compiled)
    let none = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
    #expect(
      "\(answered { try other.useCompiledWords("{}", bytes: none) })"
        == "{\"words\":\(Lexicon.english.wordCount),\"notes\":[]}")
    #expect(other.compiledWords.isEmpty)
  }

  @Test func saysWhichWordsWereChangedOrLeftOut() {
    #expect(
      use("été\nl'été\narc-en-ciel\nслово\nà\nETE\n")
        == #"{"words":1,"notes":["1 word was changed (été to ete): a board shows only the letters A to Z","#
        + #""1 changed word is now the same as another","1 word was left out (arc-en-ciel): a board shows no hyphens","#
        + #""1 word was left out (l'été): a board shows no apostrophes","#
        + #""1 word was left out (слово): its letters are not all of the Latin alphabet","#
        + #""1 word was left out for having one letter: a move needs at least two"]}"#)
    #expect(
      use("слово\nдело")
        == #"{"file":"own.txt","error":"contains no words that a board can show: "#
        + #"2 words were left out (such as слово): their letters are not all of the Latin alphabet"}"#)
    let latin1 = Array("cat\n".utf8) + [0xE9, 0x74, 0xE9]
    #expect(
      latin1.withUnsafeBufferPointer { bytes in "\(answered { try page.useWords(#"{"file":"own.txt"}"#, text: bytes) })"
      }
        == #"{"file":"own.txt","error":"\#(WordListError.notUTF8(line: 2))"}"#)
  }

  @Test func aTextThatIsNotTheGamesListIsRefusedIfItMustBe() {
    let text = Array("hand\n".utf8)
    #expect(use("hand\nthough") == "{\"words\":2,\"notes\":[]}")
    let answer = text.withUnsafeBufferPointer { bytes in
      "\(answered { try page.useWords(#"{"file":"a.txt","isGameList":true}"#, text: bytes) })"
    }
    let error = JSONValue.string("\(GameListError.wrongCount(1))")
    #expect(answer == #"{"file":"a.txt","error":\#(error)}"#)
    // The list before stays.
    #expect("\(answered { try page.words("{\"letters\":\"though\"}") })".contains("\"count\":1,"))
  }

  private func change(_ text: String, file: String? = nil) -> String {
    let request = file.map { "{\"file\":\"\($0)\"}" } ?? "{}"
    return Array(text.utf8).withUnsafeBufferPointer { bytes in
      "\(answered { try page.changeWords(request, text: bytes) })"
    }
  }

  @Test func markedWordsApplyToEveryList() {
    let count = Lexicon.english.wordCount
    #expect(
      change("hand\trefused\nzzzz\taccepted\nThough never\nzzza\taccepted")
        == #"{"words":\#(count + 1),"refused":["hand"],"accepted":["zzza","zzzz"],"never":["though"],"#
        + #""text":"hand\trefused\nthough\tnever\nzzza\taccepted\nzzzz\taccepted\n"}"#)
    let request = "{\"letters\":\"handzzzz\",\"minLength\":4}"
    #expect("\(answered { try page.words(request) })".contains("\"text\":\"zzza\\nzzzz\","))
    #expect(use("hand\nthough") == "{\"words\":2,\"notes\":[]}")
    #expect("\(answered { try page.words(request) })".contains("\"text\":\"zzza\\nzzzz\","))
    // Another module is given the list and the marks separately.
    #expect(page.compiledWords.withUnsafeBufferPointer { Lexicon.isCompiled($0) })
    #expect(change("").hasPrefix("{\"words\":2,\"refused\":[],"))
    #expect("\(answered { try page.words(request) })".contains("\"text\":\"hand\","))
  }

  @Test func wrongMarksLeaveTheOldOnes() {
    _ = change("hand\trefused")
    let error = WordChangesError.invalidMark(line: 1, text: "hand")
    #expect(
      change("hand\n", file: "a.txt")
        == "\(JSONValue.object([("file", .string("a.txt")), ("error", .string("\(error)"))]))")
    #expect("\(answered { try page.words("{\"letters\":\"hand\",\"minLength\":4}") })".contains("\"count\":0,"))
  }

  @Test func aRefusedListLeavesTheOldOne() {
    #expect(use("hand") == "{\"words\":1,\"notes\":[]}")
    #expect(use("a1").contains("\"error\":\"line 1"))
    #expect(use("\n") == "{\"file\":\"own.txt\",\"error\":\"contains no words: write one per line\"}")
    let damaged = Array(page.compiledWords.dropLast())
    #expect(
      damaged.withUnsafeBufferPointer { bytes in "\(answered { try page.useCompiledWords("{}", bytes: bytes) })" }
        .hasPrefix(
          "{\"error\":"))
    #expect("\(answered { try page.words("{\"letters\":\"handx\"}") })".contains("\"count\":1,\"text\":\"hand\""))
    #expect(use("", file: nil) == "{\"words\":\(Lexicon.english.wordCount),\"notes\":[]}")
  }
}
