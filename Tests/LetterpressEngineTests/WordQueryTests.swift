import LetterpressEngine
import LetterpressSolver
import Testing

struct WordQueryTests {
  @Test func findsWhatTheLexiconFinds() throws {
    let filter = WordFilter(lengths: 4...6, maximumRarity: 60)
    let query = try WordQuery(letters: "aeinrst?", filter: filter)
    #expect(
      Array(query.words(in: .english))
        == Array(Lexicon.english.words(from: try Rack(parsing: "aeinrst"), matching: filter)))
  }

  @Test func answersPagesWithOneText() throws {
    let lexicon = try Lexicon(try WordList(["stain\t20", "satin\t60", "ants"]))
    let query = try WordQuery(letters: "aeinrst", filter: WordFilter())
    let members = WordsReport.compactMembers(of: query.words(in: lexicon), in: lexicon, limit: .max)
    #expect(
      "\(JSONValue.object(members))"
        == #"{"count":3,"text":"satin\nstain\nants","rarities":[60,20,null],"known":"010"}"#)
    let two = WordsReport.compactMembers(of: query.words(in: lexicon), in: lexicon, limit: 2)
    #expect("\(JSONValue.object(two))" == #"{"count":3,"text":"satin\nstain","rarities":[60,20],"known":"01"}"#)
  }

  @Test func saysWhyNoWordsCanBeFound() throws {
    let z: Letter = "z"
    let filter = WordFilter(containing: LetterCounts([z]))
    #expect(throws: WordQuery.Refusal.invalidLetters(.wrongCount(0))) { try WordQuery(letters: "", filter: filter) }
    #expect(throws: WordQuery.Refusal.invalidLetters(.invalidCharacter("1", position: 2))) {
      try WordQuery(letters: "a1", filter: filter)
    }
    #expect(throws: WordQuery.Refusal.unsatisfiable(.missingLetter(z, wanted: 1, available: 0))) {
      try WordQuery(letters: "ab", filter: filter)
    }
  }

  @Test(arguments: [
    (nil, Vocabulary.anything, nil, false), (60, .anything, 60, false), (60, .familiar, 35, true),
    (20, .familiar, 20, true),
    (nil, .familiar, 35, true), (nil, .everyday, 20, true), (10, .everyday, 10, true),
  ])
  func aVocabularyHasALowRarity(maximum: Int?, vocabulary: Vocabulary, limit: Int?, isRequired: Bool) {
    let rarity = RarityLimit(maximum: maximum, vocabulary: vocabulary)
    #expect(rarity.maximum == limit && rarity.isRequired == isRequired)
  }
}
