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

  @Test func randomPositionsAreLegalAndTheSameForTheSameSeed() throws {
    var boards = RandomBoards(seed: 3)
    for seed in UInt64(0)..<20 {
      let board = PreparedBoard(boards.next())
      func position() -> Position {
        var generator = SeededGenerator(seed: seed)
        return .random(wordCount: 4, on: board, using: &generator)
      }
      let first = position()
      #expect(position() == first)
      // Parsing it again checks its owners.
      #expect(try Position(parsing: first.description) == first)
      #expect(first.outcome == nil && first.playedWords.count <= 4)
      var replayed = Position(board: board.layout)
      for word in first.playedWords {
        let tiles = try #require(replayed.bestTiles(for: word), "\(word)")
        try replayed.play(.play(Placement(word: word, tiles: tiles)), in: board.lexicon)
      }
    }
  }

  @Test func aPositionHasNoMoreWordsThanThereAre() throws {
    let board = PreparedBoard("tejntgzhhgpsmzpthaoudgbph", lexicon: try Lexicon(try WordList(["hog", "hogs"])))
    var generator = SeededGenerator(seed: 1)
    let words = Set(Position.random(wordCount: 9, on: board, using: &generator).playedWords)
    #expect(words == ["hogs"] || words == ["hog", "hogs"])
  }
}
