import PlainSolver
import Testing

@testable import LetterpressSolver

struct WordTests {
  private func word(_ text: String) -> Word { Word(text.compactMap { Letter($0) }) }

  @Test(arguments: ["", "a", "z", "zz", "letterpress", String(repeating: "z", count: 25), "abcdefghijklmnopqrstuvwxy"])
  func keepsItsLetters(text: String) {
    let word = word(text)
    #expect(word.description == text)
    #expect(word.count == text.count)
    #expect((0..<word.count).map { word[$0].description }.joined() == text)
  }

  @Test(arguments: 1...20)
  func isOrderedLikeItsText(seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    let texts = SeededRacks.words(count: 60, alphabet: 3, lengths: 1...25, using: &generator)
    #expect(texts.map(word).sorted().map(\.description) == texts.sorted())
  }

  @Test(arguments: [("press", "press", 5), ("press", "presses", 5), ("pre", "post", 1), ("a", "b", 0), ("", "b", 0)])
  func countsTheLettersOfACommonPrefix(one: String, other: String, count: Int) {
    #expect(word(one).commonPrefixCount(with: word(other)) == count)
    #expect(word(other).commonPrefixCount(with: word(one)) == count)
  }
}
