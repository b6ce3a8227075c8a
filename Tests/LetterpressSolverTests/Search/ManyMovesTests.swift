import Testing

@testable import LetterpressSolver

/// Boards of few letters allow more moves than there is time or memory for.
struct ManyMovesTests {
  /// Words of a's, then b's: with all but none of these letters, each leads to thousands of positions or millions.
  private static func words(without all: String? = nil) -> [String] {
    (1...13).flatMap { a in (1...12).map { b in String(repeating: "a", count: a) + String(repeating: "b", count: b) } }
      .filter { $0 != all }
  }

  private static let letters = "aaaaaaaaaaaaabbbbbbbbbbbb"

  @Test(arguments: [0, 1, 100, 5000])
  func keepsThePositionsWithTheHighestValues(count: Int) throws {
    let board = PreparedBoard(try Board(parsing: "tejntgzhhgpsmzpthaoudgbph"))
    let position = Position(board: board.layout)
    let played = PlayedWords(position, on: board)
    var all = PlacementEnumerator(board: board)
    all.enumerate(Sides(position), played)
    var best = PlacementEnumerator(board: board, mostFound: count)
    // Again, as the memory is reused.
    for _ in 0..<2 {
      best.enumerate(Sides(position), played)
      #expect(all.isComplete && !best.isComplete && best.found.count == count)
      let values = (0..<all.found.count).map { all.found[$0].value }.sorted(by: >).prefix(count)
      #expect((0..<best.found.count).map { best.found[$0].value }.sorted(by: >) == Array(values))
    }
  }

  @Test func asksWhetherToStop() throws {
    let board = PreparedBoard(try Board(parsing: Self.letters), lexicon: try Lexicon(try WordList(Self.words())))
    let position = Position(board: board.layout)
    var questionCount = 0
    var enumerator = PlacementEnumerator(board: board) {
      questionCount += 1
      return questionCount == 3
    }
    enumerator.enumerate(Sides(position), PlayedWords(position, on: board))
    #expect(questionCount == 3 && !enumerator.isComplete)
    // Rarely enough to cost nothing.
    #expect(enumerator.placementCount >= 3 << 17 && enumerator.placementCount < 6 << 17)
  }

  @Test(arguments: [1, 3])
  func findsAWinAmongThem(threads: Int) throws {
    let board = PreparedBoard(try Board(parsing: Self.letters), lexicon: try Lexicon(try WordList(Self.words())))
    let search = Search(
      of: Position(board: board.layout), on: board, limits: SearchLimits(time: .milliseconds(50), clock: .processor))
    let report = search.run(ranking: 5, threads: threads)
    #expect(!report.hasAllMoves)
    #expect(report.moves.first?.verdict == .wins(plies: 1))
    #expect(report.moves.first?.word == Self.letters)
  }

  @Test func saysThatMovesWereLeftOut() throws {
    let lexicon = try Lexicon(try WordList(Self.words(without: Self.letters)))
    let board = PreparedBoard(try Board(parsing: Self.letters), lexicon: lexicon)
    let limits = SearchLimits(time: .milliseconds(50), clock: .processor)
    for criteria in [
      MoveCriteria(), MoveCriteria(using: TileSet([0, 24]), leaving: TileSet([1])), MoveCriteria(goal: .tiles),
    ] {
      let report = Search(of: Position(board: board.layout), on: board, criteria: criteria, limits: limits)
        .run(ranking: 5)
      #expect(!report.hasAllMoves)
      for move in report.moves {
        let tiles = TileSet(move.move.tiles)
        #expect((criteria.using - tiles).isEmpty && (criteria.leaving & tiles).isEmpty)
      }
      // The best take nearly all tiles.
      #expect(report.moves.first.map { $0.claimed.count >= 20 } == true)
    }
  }

  @Test func listsAllMovesOfOtherBoards() throws {
    let board = PreparedBoard(try Board(parsing: "tejntgzhhgpsmzpthaoudgbph"))
    let report = Search(of: Position(board: board.layout), on: board, limits: SearchLimits(nodeCount: 1)).run()
    #expect(report.hasAllMoves)
  }
}
