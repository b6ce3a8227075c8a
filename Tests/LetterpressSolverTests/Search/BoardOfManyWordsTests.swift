import LetterpressSolver
import PlainSolver
import Testing

/// A list of a few bytes can hold more words for one board than can be prepared in a minute.
struct BoardOfManyWordsTests {
  /// All words of A and B with 2 to 17 letters.
  private static let lexicon = Result { () throws -> Lexicon in
    var words: [String] = []
    var longest = ["a", "b"]
    for _ in 2...17 {
      longest = longest.flatMap { [$0 + "a", $0 + "b"] }
      words += longest
    }
    return try Lexicon(try WordList(words))
  }

  private static let letters: Board = "aaaaaaaaaaaaabbbbbbbbbbbb"

  @Test func theLongestAreKept() throws {
    let lexicon = try Self.lexicon.get()
    // A file of 200 bytes.
    #expect(lexicon.wordCount == 262_140 && lexicon.compiled.count < 200)
    let board = PreparedBoard(Self.letters, lexicon: lexicon)
    #expect(board.wordCount == PreparedBoard.mostWords)
    // What is left out may be played all the same.
    var position = Position(board: Self.letters)
    try position.play("ab", on: board)
    #expect(position.playedWords == ["ab"])
  }

  /// After each of its moves, tens of thousands of words finish the game. Looking at all of them would take minutes.
  @Test(.enabled(if: Cases.areAll)) func aSearchEndsAndSaysThatMovesAreMissing() throws {
    let board = PreparedBoard(Self.letters, lexicon: try Self.lexicon.get())
    let search = Search(
      of: Position(board: Self.letters), on: board, limits: SearchLimits(time: .milliseconds(1)))
    let report = search.run(ranking: 3)
    #expect(!report.hasAllMoves && report.moves.count == 3)
  }

  @Test func allAreKeptOfAnOrdinaryBoard() {
    let board = PreparedBoard("smtsttmtameesseatssamtase")
    #expect(board.wordCount == Lexicon.english.words(from: board.layout.rack).count)
  }
}
