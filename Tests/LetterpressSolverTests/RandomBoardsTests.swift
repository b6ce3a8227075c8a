import LetterpressSolver
import Testing

struct RandomBoardsTests {
  @Test func areTheSameForTheSameSeedEverywhere() {
    var boards = RandomBoards(seed: 1)
    let first = [boards.next(), boards.next()]
    #expect(first.map(\.description) == ["nrykksumgsiolmkdotpuabmcg", "amrazonikemnrtptreputhduv"])
    var others = RandomBoards(seed: 2)
    #expect(others.next() != first[0])
  }

  @Test func haveAboutAsManyVowelsAsTheGame() {
    var boards = RandomBoards(seed: 7)
    let letters = (0..<400).flatMap { _ in boards.next().tiles.compactMap(\.self) }
    #expect(letters.count == 10_000)
    #expect((2_900...3_500).contains(letters.count { "aeiou".contains($0.description) }))
    #expect(Set(letters).count == 26)
  }
}
