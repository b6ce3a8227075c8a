import LetterpressHistory
import LetterpressSolver
import Testing

@testable import LetterpressEngine

/// What of a game seen in pictures can be reviewed.
struct ReviewLineTests {
  private static let words = ["gaunt", "tophets", "hobgoblet", "japan", "thump", "gnat", "tang", "moths"]
  private let lexicon: Lexicon
  private let board: PreparedBoard
  private let positions: [Position]

  init() throws {
    lexicon = try Lexicon(WordList(parsing: Array(Self.words.joined(separator: "\n").utf8)))
    var position = try Position(parsing: "tejntgzhhgpsmzpthaoudgbph rb.rR..rbrbbr.bBbrbbb.rb. red")
    board = PreparedBoard(position.board, lexicon: lexicon)
    var positions = [position]
    for word in ["gaunt", "thump", "moths"] {
      let tiles = try #require(position.tilesTakingMost(for: word))
      try position.play(.play(Placement(word: word, tiles: tiles)), in: lexicon)
      positions.append(position)
    }
    self.positions = positions
  }

  private func line(_ places: [Int], moveCounts: ClosedRange<Int> = 1...1) throws -> ReviewLine {
    let snapshots = places.map { place in
      GameSnapshot(board: positions[place].board, owners: positions[place].owners, turn: positions[place].turn)
    }
    let game = try #require(GameHistory.games(in: snapshots).first)
    let files = places.map { "\($0).png" }
    return ReviewLine(PicturedGame(game, files: files, moveCounts: moveCounts, lexicon: lexicon), lexicon: lexicon)
  }

  @Test func movesThatPicturesLeaveOpenAreNotReviewed() throws {
    let line = try line([0, 1, 3], moveCounts: 1...3)
    #expect(line.steps.count == 2)
    guard case .open(let text) = line.steps[1] else {
      Issue.record("two moves are not one")
      return
    }
    #expect(text.hasPrefix("not known between 1.png and 3.png: "))
    #expect(GameReview.sentence(open: text).hasPrefix("Not known between 1.png"))
    #expect(line.points.map { $0.owners } == [0, 1, 3].map { positions[$0].owners })
  }

  /// Where all letters differ, words say which tiles they took; but not in which order a player played two of them.
  @Test(arguments: [2, 3]) func severalMovesWhoseWordsAreCertainAreReviewed(count: Int) throws {
    let lexicon = try Lexicon(WordList(parsing: Array("bad\nfig\nhop".utf8)))
    let start = try Position(parsing: "abcdefghijklmnopqrstuvwxy ......................... red")
    var positions = [start]
    for word in ["bad", "fig", "hop"].prefix(count) {
      var next = positions[positions.count - 1]
      try next.play(word, in: lexicon)
      positions.append(next)
    }
    let snapshots = [positions[0], positions[count]].map {
      GameSnapshot(board: $0.board, owners: $0.owners, turn: $0.turn)
    }
    let game = try #require(GameHistory.games(in: snapshots).first)
    let pictured = PicturedGame(game, files: ["0.png", "1.png"], moveCounts: count...count, lexicon: lexicon)
    let line = ReviewLine(pictured, lexicon: lexicon)
    #expect(line.moves.map { $0.after } == (count == 2 ? Array(positions.dropFirst()) : []))
    #expect(line.points.map { $0.position } == (count == 2 ? positions : [positions[0], positions[3]]))
  }

  /// Blue may have used an A of its own or taken red's, which red took back, so nobody knows the board between the two.
  @Test func movesThatMayHaveTakenOtherTilesStayOpen() throws {
    let lexicon = try Lexicon(WordList(parsing: Array("bad\ncab".utf8)))
    let start = try Position(parsing: "abcdefghijalmnopqrstuvwxy rrrrr.....b.............. blue")
    var after = start
    for (word, tiles) in [("bad", [1, 0, 3]), ("cab", [2, 0, 1])] {
      try after.play(.play(Placement(word: word, tiles: tiles)), in: lexicon)
    }
    let words: [(word: String, player: Player?)] = [("cab", nil), ("bad", nil)]
    #expect(start.takings(of: "bad", limit: 100).map { Set($0) } == [TileSet([0, 1, 3]), TileSet([1, 3])])
    #expect(start.takings(of: "bad", limit: 1) == nil)
    // Sixteen million sets of equal letters are counted, not made.
    let equal = Position(board: "aaaaaaaaaaaaaaaaaaaaaaaaa")
    #expect(equal.takings(of: "aaaaaaaaaaaa", limit: 1_000_000) == nil)
    #expect(equal.takings(of: "aa", limit: 1000)?.count == 300)
    #expect(MoveChain.onlyMoves(from: start, to: after.owners, words: words, lexicon: lexicon) == nil)
  }

  @Test func theStepsOfAPageMayNameTheirMoves() throws {
    let known = positions.map { KnownPosition($0) }
    let moves = try positions.indices.dropLast().map { place -> Move? in
      let taken = positions[place + 1].owners[positions[place].turn].subtracting(
        positions[place].owners[positions[place].turn])
      let word = try #require(positions[place + 1].playedWords.last)
      return .play(Placement(word: word, tiles: try #require(positions[place].tiles(for: word, taking: taken))))
    }
    let line = ReviewLine(known, moves: moves, on: board)
    #expect(line.moves.map { $0.after } == Array(positions.dropFirst()))
    // A move that does not lead there is not believed.
    let wrong = ReviewLine(known, moves: [moves[1], moves[1], moves[2]], on: board)
    #expect(wrong.moves.count < 3 && wrong.steps.count == 3)
  }
}
