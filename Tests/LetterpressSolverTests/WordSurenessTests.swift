import Testing

@testable import LetterpressSolver

struct WordSurenessTests {
  /// Words of every kind, as `Scripts/workshop study doubt` sees them.
  @Test(arguments: [
    ("imbrangles", WordKind.prefixedVerb), ("forbs", .pluralOfWord), ("luckies", .pluralOfWord),
    ("bogyman", .withOneForm),
    ("enmeshed", .formOfWord), ("remonstrated", .formOfWord), ("vernacularizing", .formOfWord), ("meve", .verb),
    ("pinealectomize", .verb), ("sprackle", .verb), ("dorser", .withOneForm), ("meaths", .withOneForm),
    ("saladings", .withOneForm), ("uncounted", .prefixed), ("unwariest", .prefixed), ("upgoings", .prefixed),
    ("anamorphic", .withEnding), ("vorpal", .withEnding), ("stressless", .withEnding), ("daycoach", .joinedWithOneForm),
    ("tapdancers", .joinedWithOneForm), ("spendalls", .joinedWithOneForm), ("chattery", .withoutForms),
    ("eolian", .withoutForms),
  ])
  func kindIsToldFromTheList(text: String, kind: WordKind) throws {
    #expect(WordKind(of: try #require(Word(parsing: text)), in: .english) == kind)
  }

  private func sureness(_ text: String, in lexicon: Lexicon = .english) throws -> WordSureness {
    lexicon.sureness(of: try #require(Word(parsing: text)))
  }

  @Test func rareLongAndJoinedWordsAreDoubtful() throws {
    #expect(try sureness("house").isFamiliar)
    #expect(try sureness("house").refusalChance < sureness("forbs").refusalChance)
    #expect(try sureness("forbs").refusalChance < sureness("daycoach").refusalChance)
    #expect(try !sureness("forbs").mayBeRefused)
    #expect(try sureness("pinealectomize").mayBeRefused)
    #expect(try sureness("staphyloplastic").mayBeRefused)
    // From -275 points on, six of a hundred.
    #expect(try sureness("staphyloplastic").refusalChance > 0.06 && sureness("forbs").refusalChance < 0.032)
  }

  @Test func noWordOfAChosenListIsDoubtful() throws {
    let list = try Lexicon(try WordList(["staphyloplastic", "pinealectomize\t80", "house"])).rated(by: .english)
    #expect(try !sureness("staphyloplastic", in: list).mayBeRefused)
    #expect(try !sureness("pinealectomize", in: list).mayBeRefused)
    #expect(try sureness("house", in: list).isFamiliar)
  }

  @Test func aWordThatTheGameTookIsNotDoubtful() throws {
    var changes = WordChanges()
    try changes.mark("staphyloplastic", as: .accepted)
    let changed = try Lexicon.english.changed(by: changes)
    #expect(try !sureness("staphyloplastic", in: changed).mayBeRefused)
    #expect(try sureness("pinealectomize", in: changed).mayBeRefused)
    try changes.mark("staphyloplastic", as: nil)
    try changes.mark("house", as: .refused)
    #expect(try sureness("staphyloplastic", in: Lexicon.english.changed(by: changes)).mayBeRefused)
  }
}
