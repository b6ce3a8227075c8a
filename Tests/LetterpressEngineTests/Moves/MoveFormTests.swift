import LetterpressSolver
import PlainSolver
import Testing

@testable import LetterpressEngine

/// Which moves share a row of a list.
struct MoveFormTests {
  private static let words = [
    "hutzpah", "hutzpahs", "hutzpahes", "prince", "princes", "princess", "tin", "tine", "tined", "tines", "hop",
    "hops", "hopped", "hopping", "hope", "hopes", "hoped", "hoping", "hobby", "hobbies", "hobbied", "paint",
    "painting", "paintings", "she", "shed", "quiz", "quizzes", "agree", "agreed", "late", "later", "walk", "walker",
    "walkings", "bus", "buses", "pas", "ing", "care", "cares", "caress", "thing", "things", "visit", "visited",
    "cytokine", "cytokines", "cytokineses", "brass", "bra", "bras", "brasses",
  ]

  private static func lexicon() throws -> Lexicon { try Lexicon(WordList(words.sorted())) }

  @Test(arguments: [
    ("hutzpahs", ["hutzpah"]), ("hutzpahes", ["hutzpah"]), ("princes", ["prince"]), ("princess", []),
    ("tined", ["tine"]), ("tines", ["tine"]), ("hopped", ["hop"]), ("hopping", ["hop"]), ("hoped", ["hope"]),
    ("hoping", ["hope"]), ("hobbies", ["hobby"]), ("hobbied", ["hobby"]), ("paintings", ["painting", "paint"]),
    ("shed", []), ("quizzes", ["quiz"]), ("agreed", ["agree"]), ("later", []), ("walker", []), ("buses", ["bus"]),
    ("bus", []), ("caress", []), ("things", ["thing"]), ("thing", []), ("visited", ["visit"]),
    ("cytokineses", []), ("cytokines", ["cytokine"]), ("brasses", ["brass"]),
  ])
  func formsHaveTheStemsOfTheUsualEndings(word: String, stems: [String]) throws {
    #expect(try WordForms(in: Self.lexicon()).stems(of: word) == [word] + stems)
  }

  /// Moves with these words and chances in percent; a negative chance is a bound, and no word a pass.
  private func forms(_ moves: [(word: String, percent: Int)]) throws -> [MoveForm?] {
    let position = try Position(
      parsing: "\(String(repeating: "e", count: 25)) \(String(repeating: ".", count: 25)) red")
    let ranked = moves.map { word, percent in
      let move = RankedMove(
        move: word.isEmpty ? .pass : .play(Placement(word: word, tiles: Array(0..<word.count))), captured: TileSet(),
        claimed: TileSet(), position: position, verdict: .lead(0), chance: Double(abs(percent)) / 100, continuation: [])
      return percent < 0 ? move.asBound : move
    }
    return MoveForm.forms(of: ranked, lexicon: try Self.lexicon())
  }

  @Test func nearFormsAreOneRowLedByTheBest() throws {
    let forms = try forms([("hutzpah", 90), ("hobby", 80), ("hutzpahs", 80), ("hutzpahes", -90), ("hobbies", 79)])
    #expect(
      forms == [
        nil, nil, MoveForm(leader: "hutzpah", ending: "-S"), MoveForm(leader: "hutzpah", ending: "-ES"),
        MoveForm(leader: "hobby", ending: "HOBBIES"),
      ])
  }

  @Test func formsWithoutTheirStemAmongTheMovesShareARowToo() throws {
    #expect(
      try forms([("hutzpahs", 90), ("hutzpahes", 90), ("hutzpah", 80)]) == [
        nil, MoveForm(leader: "hutzpahs", ending: "HUTZPAHES"), MoveForm(leader: "hutzpahs", ending: "HUTZPAH"),
      ])
  }

  /// If most tiles are the goal, moves are not ranked by chance; a bound may stand before what is known.
  @Test func aClearlyBetterFormHasItsOwnRow() throws {
    #expect(try forms([("hop", 50), ("hops", 60)]) == [nil, nil])
    #expect(try forms([("hop", 50), ("hops", 52)]).compactMap(\.self).count == 1)
    #expect(try forms([("hop", 50), ("hops", -60)]).compactMap(\.self).count == 1)
  }

  @Test func everythingElseHasItsOwnRow() throws {
    // The same word on other tiles is listed because the player asked for all placements.
    #expect(try forms([("hop", 50), ("hop", 49), ("hope", 48), ("", 40), ("", 40)]).allSatisfy { $0 == nil })
    #expect(try forms([]).isEmpty)
  }
}
