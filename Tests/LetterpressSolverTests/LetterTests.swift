import LetterpressSolver
import Testing

struct LetterTests {
  /// No board has as many, so more may be asked for without harm.
  @Test func manyLettersAndAnyBitsAreTaken() {
    let letter = Letter.all[3]
    #expect(LetterCounts(Array(repeating: letter, count: 600))[letter] == 255)
    #expect(LetterSet(rawValue: .max).letters == Letter.all && LetterSet(rawValue: 1 << 26).isEmpty)
  }

  @Test func readsBothCasesOfAsciiLettersAndNothingElse() {
    for byte in UInt8.min...UInt8.max {
      let character = Character(UnicodeScalar(byte))
      let isLetter = ("a"..."z").contains(character) || ("A"..."Z").contains(character)
      #expect((Letter(ascii: byte) != nil) == isLetter)
      #expect((Letter(character) != nil) == isLetter)
    }
  }

  @Test(arguments: ["\u{E9}", "\u{DF}", "\u{131}", "\u{212A}", "\u{430}", "", "?"])
  func refusesCharactersThatOnlyLookLikeLetters(text: String) {
    #expect(text.first.flatMap(Letter.init) == nil)
  }

  @Test func printsInBothCases() {
    #expect(Letter.all.map(\.description).joined() == "abcdefghijklmnopqrstuvwxyz")
    #expect(String(Letter.all.map(\.uppercase)) == "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
  }
}

struct LetterSetTests {
  @Test func holdsTheLettersItWasMadeOf() {
    let letters = "letterpress".compactMap { Letter($0) }
    #expect(LetterSet(letters).letters.map(\.description).joined() == "elprst")
  }
}

struct LetterCountsTests {
  @Test func countsEachLetter() {
    let counts = LetterCounts("letterpress".compactMap { Letter($0) })
    #expect(counts.total == 11)
    #expect(counts["e"] == 3)
    #expect(counts["z"] == 0)
  }

  @Test(arguments: [("press", true), ("ssp", true), ("sss", false), ("pressz", false), ("", true)])
  func containsCountsWithNoMoreOfAnyLetter(letters: String, isContained: Bool) {
    let rack = LetterCounts("press".compactMap { Letter($0) })
    #expect(rack.contains(LetterCounts(letters.compactMap { Letter($0) })) == isContained)
  }
}
