import LetterpressSolver
import Testing

struct RandomBoardsTests {
  @Test func areTheSameForTheSameSeedEverywhere() {
    let boards = [1, 2].map { (seed: UInt64) in
      var boards = RandomBoards(seed: seed)
      return boards.next().description
    }
    #expect(boards == ["otzmmtwohulpmomervsxbcndh", "ptpthissgsimokyffkkfbokix"])
  }

  @Test func haveAboutAsManyVowelsAsTheGame() {
    var boards = RandomBoards(seed: 7)
    let letters = (0..<400).flatMap { _ in boards.next().letters.compactMap(\.self) }
    #expect(letters.count == 10_000)
    #expect((1_850...2_150).contains(letters.count { "aeiou".contains($0.description) }))
    #expect(Set(letters).count == 26)
  }
}
