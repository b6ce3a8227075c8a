import Foundation
import LetterpressSolver
import PlainSolver
import Testing

struct EnglishLexiconTests {
  @Test func isUpToDateWithWordsTxt() throws {
    let fresh = try Lexicon(try list("words.txt").rated(by: try list("WordLists/rarities.txt")))
    #expect(Lexicon.english.compiled == fresh.compiled, "run Scripts/make built-ins")
  }

  @Test func isUpToDateInPackedForm() throws {
    let file = [UInt8](try Data(contentsOf: URL(filePath: Repository.path("Sources/CEnglishLexicon/english.packed"))))
    #expect(file == Lexicon.english.packed, "run Scripts/make built-ins")
    let unpacked = file.withUnsafeBytes { Lexicon(unpacking: $0).compiled }
    #expect(unpacked == Lexicon.english.compiled)
  }

  @Test func hasARarityForEveryWord() throws {
    let (words, rarities) = (try list("words.txt"), try list("WordLists/rarities.txt"))
    #expect(words.count == rarities.count)
    #expect(words.rated(by: rarities).ratedCount == words.count, "run Scripts/make words")
  }

  private func list(_ path: String) throws -> WordList {
    try WordList(parsing: [UInt8](try Data(contentsOf: URL(filePath: Repository.path(path)))))
  }

  @Test(arguments: [("the", 10), ("color", 10), ("cafe", 20), ("ZEBRA", 20), ("admin", 55), ("qi", 35), ("aa", 80)])
  func ratesWords(word: String, rarity: Int) {
    #expect(Lexicon.english.rarity(of: word) == rarity)
  }

  @Test(arguments: ["", "q", "don't", "xyzzyx", "abcdefghijklmnopqrstuvwxyz"])
  func ratesNoOtherText(word: String) {
    #expect(Lexicon.english.rarity(of: word) == nil)
  }

  @Test(arguments: ["qi", "za", "aa", "letterpress", "QUIZZES", "zebra"])
  func containsWordsOfTheGame(word: String) {
    #expect(Lexicon.english.contains(word))
  }

  @Test(arguments: ["", "q", "bs", "don't", "naïve", "xyzzyx"])
  func containsNoOtherText(word: String) {
    #expect(!Lexicon.english.contains(word))
  }
}
