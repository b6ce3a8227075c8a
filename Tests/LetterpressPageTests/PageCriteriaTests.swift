import LetterpressEngine
import LetterpressSolver
import Testing

@testable import LetterpressPage

/// The criteria for moves and words that the page can set.
struct PageCriteriaTests {
  private static let line = "tejntgzhhgpsmzpthaoudgbph rb.rR..rbrbbr.bBbrbbb.rb. red gaunt"

  private let page = Page()

  /// The words of the moves in an answer.
  static func words(_ answer: String) -> [String] {
    let moves = answer.split(separator: "\"moves\":[").last?.split(separator: "],\"known\"").first ?? ""
    // A move's word has a rarity beside it; words of the expected continuation have none.
    return moves.split(separator: "{\"word\":\"").compactMap { part in
      part.contains("\"rarity\":") ? part.split(separator: "\"").first.map(String.init) : nil
    }
  }

  private func moves(_ criteria: String) -> String {
    let begun = "\(page.analyse("{\"position\":\"\(Self.line)\",\"depth\":2,\(criteria)}"))"
    return begun.hasPrefix("{\"error\"") ? begun : "\(page.proceed(milliseconds: 100_000))"
  }

  @Test func ranksAWordOnceUnlessItsPlacementsAreAskedFor() {
    let words = Self.words(moves("\"limit\":8"))
    #expect(words.count == 8 && Set(words).count == 8)
    let placements = Self.words(moves("\"limit\":8,\"placements\":true"))
    #expect(placements.count == 8 && Set(placements).count < 8)
  }

  @Test func acceptsCriteriaForTilesAndKnownWords() {
    for answer in [moves("\"use\":[2],\"limit\":5"), moves("\"containing\":\"j\",\"limit\":5")] {
      #expect(Self.words(answer).count == 5 && Self.words(answer).allSatisfy { $0.contains("j") }, "\(answer)")
    }
    #expect(Self.words(moves("\"leave\":[1],\"limit\":20")).allSatisfy { !$0.contains("e") })
    let known = Self.words(moves("\"known\":true,\"limit\":20"))
    #expect(known.count == 20 && known.allSatisfy { Lexicon.english.rarity(of: $0).map { $0 <= 35 } ?? false })
    #expect(page.isAnalysed)
  }

  @Test func namesTheBestKnownWordIfTheBestIsRare() throws {
    // Without a J there is a better known word.
    let answer = moves("\"must\":\"jg\",\"limit\":3")
    let best = try #require(Self.words(answer).first)
    let isKnown = Lexicon.english.rarity(of: best).map { $0 <= 35 } ?? false
    #expect(answer.contains("\"known\":null") == isKnown, "\(answer)")
    #expect(answer.contains("\"cost\":") == !isKnown)
    #expect(page.isAnalysed)
  }

  @Test(arguments: [
    ("\"use\":[25]", "use must be tiles from 0 to 24, not 25"),
    ("\"must\":\"q\"", "no word can contain Q: there is no Q to use"),
    ("\"use\":[3],\"leave\":[3]", "D1 cannot be both used and left"),
    ("\"must\":\"j\",\"containing\":\"j\"", "must means containing: give one of them"),
    ("\"top\":3,\"limit\":3", "top means limit: give one of them"),
  ])
  func saysWhichCriteriaCannotBeMet(criteria: String, error: String) {
    #expect(moves(criteria) == "{\"error\":\"\(error)\"}")
  }

  @Test func findsOnlyKnownWords() {
    let answer = "\(page.words("{\"letters\":\"aeinrst\",\"known\":true}"))"
    #expect(answer.contains("{\"word\":\"stain\",\"rarity\":") && !answer.contains("\"rarity\":null"))
    for rarity in [40, 50, 55, 60, 70, 80, 95] { #expect(!answer.contains("\"rarity\":\(rarity)}")) }
    #expect(
      "\(page.words("{\"letters\":\"aeinrst\",\"containing\":\"z\"}"))"
        == "{\"error\":\"no word can contain Z: there is no Z to use\"}")
  }
}
