import Foundation
import LetterpressSolver
import LetterpressTestSupport
import Testing

struct EnglishLexiconTests {
  @Test func isUpToDateWithWordsTxt() throws {
    let text = try Data(contentsOf: URL(filePath: Repository.path("words.txt")))
    let fresh = try Lexicon(try WordList(parsing: [UInt8](text)))
    #expect(Lexicon.english.compiled == fresh.compiled, "run Scripts/remake-built-ins")
  }

  @Test(arguments: ["qi", "za", "aa", "letterpress", "QUIZZES", "zebra"])
  func knowsWordsOfTheGame(word: String) {
    #expect(Lexicon.english.contains(word))
  }

  @Test(arguments: ["", "q", "bs", "don't", "naïve", "xyzzyx"])
  func knowsNoOthers(word: String) {
    #expect(!Lexicon.english.contains(word))
  }
}
