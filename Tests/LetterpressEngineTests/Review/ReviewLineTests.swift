import LetterpressSolver
import LetterpressTestSupport
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
      let tiles = try #require(position.bestTiles(for: word))
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
    let gaps = game.inferredMoves(on: board, moveCounts: moveCounts)
    return ReviewLine(game, gaps: gaps, files: places.map { "\($0).png" }, lexicon: lexicon)
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
