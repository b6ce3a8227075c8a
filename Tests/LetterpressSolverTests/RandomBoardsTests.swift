import LetterpressSolver
import PlainSolver
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

  @Test(arguments: Cases.few(8, of: 1...60 as ClosedRange<UInt64>))
  func aBoardForAGameHasVowelsAndNoUselessLetter(seed: UInt64) {
    var boards = RandomBoards(seed: seed)
    let board = boards.nextPlayable(in: .english)
    let letters = board.description
    #expect(3...8 ~= letters.count { "aeiou".contains($0) })
    let used = Lexicon.english.words(from: board.rack).reduce(into: Set<Character>()) { $0.formUnion($1) }
    #expect(used == Set(letters))
  }

  @Test func aBoardForAGameIsTheSameForTheSameSeed() {
    let boards = [5, 5, 6].map { (seed: UInt64) in
      var boards = RandomBoards(seed: seed)
      return boards.nextPlayable(in: .english)
    }
    #expect(boards[0] == boards[1])
    #expect(boards[0] != boards[2])
  }

  @Test func anyBoardWillDoIfTheListHasFewWords() throws {
    var boards = RandomBoards(seed: 1)
    let board = boards.nextPlayable(in: try Lexicon(try WordList(["hog"])))
    #expect(board.unknownCount == 0)
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
        let tiles = try #require(replayed.tilesTakingMost(for: word), "\(word)")
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

  /// So many words would end the game, so the position is that before the last.
  @Test(arguments: 1...4 as ClosedRange<UInt64>)
  func aRandomPositionIsUndecided(seed: UInt64) {
    var boards = RandomBoards(seed: seed)
    let board = PreparedBoard(boards.next())
    var generator = SeededGenerator(seed: seed)
    let position = Position.random(wordCount: 10_000, on: board, using: &generator)
    #expect(position.outcome == nil)
    #expect((1..<10_000).contains(position.playedWords.count))
  }
}
