import LetterpressSolver
import Testing

@testable import LetterpressEngine

/// Whole games reviewed to a fixed depth, so that the answers are always the same.
struct GameReviewerTests {
  /// A position in which both may win (one of `Workshop/even-openings.tsv`).
  private static let even = """
    myoposdxsxophvwtmdggsdmps .bb.bb..r.Bbb.rbr...b..bb \
    red owt,toyshops,moss,posts
    """

  private func review(_ line: ReviewLine, depth: Int = 2) -> GameReview {
    let reviewer = Engine(tableSize: 8).reviewer(of: line, within: ReviewBudget(timePerMove: nil, depth: depth))
    while !reviewer.isDone { _ = reviewer.advance() }
    return reviewer.review
  }

  /// A game of a level with itself, which makes mistakes.
  private func levelGame(from start: Position? = nil, moves: Int = 8) throws -> GameRecord {
    var game = GameRecord(start: try start ?? Position(parsing: Self.even))
    let player = LevelPlayer(.skilled, on: PreparedBoard(game.start.board), seed: 1)
    while game.position.outcome == nil, game.moves.count < moves {
      try game.play(try #require(player.move(in: game.position)), in: .english)
    }
    return game
  }

  @Test func gradesEveryMove() throws {
    let game = try levelGame()
    let review = review(ReviewLine(game))
    #expect(review.isComplete && review.moves.count == game.moves.count)
    #expect(review.redChances.allSatisfy { $0 != nil })
    for (move, reviewed) in zip(game.moves, review.moves) {
      let reviewed = reviewed.move
      #expect(reviewed.played.move == move.move && reviewed.player == move.player)
      #expect(reviewed.best.value.chance >= reviewed.played.value.chance)
      #expect(reviewed.isBest || reviewed.best.after != reviewed.played.after)
      #expect(reviewed.known?.isKnown ?? true)
      #expect((reviewed.known?.value.chance ?? 0) <= reviewed.best.value.chance)
      #expect(reviewed.why().hasSuffix(".") && reviewed.why().count > 10)
    }
    let again = self.review(ReviewLine(game))
    #expect(again.moves.map { $0.move.lost } == review.moves.map { $0.move.lost })
    #expect(again.moves.map { $0.move.why() } == review.moves.map { $0.move.why() })
  }

  /// The moves of a search of the same depth are not mistakes in its own eyes.
  @Test func theBestMovesAreNotCalledMistakes() throws {
    var game = GameRecord(start: try Position(parsing: Self.even))
    let board = PreparedBoard(game.start.board)
    while game.position.outcome == nil, game.moves.count < 8 {
      let best = Search(of: game.position, on: board, limits: SearchLimits(depth: 3)).run().moves[0]
      try game.play(best.move, in: .english)
    }
    let review = review(ReviewLine(game), depth: 3)
    #expect(review.moves.count == game.moves.count)
    #expect(review.moves.filter { $0.move.grade.isError }.map { $0.step } == [])
  }

  /// Where nobody makes a mistake, the graph does not rise with each move of one player and fall with each of the other.
  @Test func theGraphDoesNotSwingWithTheTurn() throws {
    var game = GameRecord(start: try Position(parsing: Self.even))
    let board = PreparedBoard(game.start.board)
    while game.position.outcome == nil, game.moves.count < 8 {
      let best = Search(of: game.position, on: board, limits: SearchLimits(depth: 3)).run().moves[0]
      try game.play(best.move, in: .english)
    }
    func change(_ chances: [Double]) -> Double { zip(chances, chances.dropFirst()).map { abs($0 - $1) }.reduce(0, +) }
    for depth in 1...3 {
      let review = review(ReviewLine(game), depth: depth)
      // What the searches of the positions alone say, which favours whoever is to move.
      let alone = review.moves.map {
        $0.move.player == .red ? $0.move.played.value.chance : 1 - $0.move.played.value.chance
      }
      let graph = review.redChances.dropFirst().map { $0 ?? .infinity }
      #expect(change(graph) < 0.8 * change(alone), "at depth \(depth)")
    }
  }

  /// Of moves that stay open nothing is graded, but who was ahead is known before and after them.
  @Test func positionsBesideOpenMovesAreSearched() throws {
    let game = try levelGame(moves: 4)
    let positions = [game.start, game.moves[1].after, game.moves[3].after].map { KnownPosition($0) }
    let engine = Engine(tableSize: 8)
    var reviewer = engine.review(positions, moves: [nil, nil], for: .milliseconds(20))
    for _ in 0..<100 where !reviewer.isDone {
      reviewer = engine.review(positions, moves: [nil, nil], for: .milliseconds(20))
    }
    #expect(reviewer.isDone && reviewer.review.moves.isEmpty && reviewer.review.steps.count == 2)
    #expect(reviewer.review.redChances.allSatisfy { $0 != nil })
  }

  /// The values of the move played and of a better one come from searches of the positions after them.
  @Test func comparesByTheSameSearches() throws {
    let game = try levelGame()
    let review = review(ReviewLine(game))
    var count = 0
    for (_, move) in review.moves where move.lost >= MoveGrade.leastMistake {
      count += 1
      for choice in [move.played, move.best] where !choice.value.isProven {
        let answer = try #require(choice.answer)
        #expect(choice.value == MoveValue(answeredBy: answer.value))
      }
    }
    #expect(count > 0)
  }

  @Test func aGameThatEndsHasTheResultAsItsLastChance() throws {
    var boards = RandomBoards(seed: 3)
    let game = try levelGame(from: Position(board: boards.next()), moves: 100)
    let review = review(ReviewLine(game))
    let winner = try #require(game.position.outcome?.winner)
    #expect(review.redChances.last == (winner == .red ? 1 : 0))
    let last = try #require(review.moves.last?.move)
    #expect(last.played.value.isProven)
  }

  /// Of a move between two pictures, a player may have said the word; the pictures show which tiles it took.
  @Test func aNamedWordNeedsNoTiles() throws {
    let game = try levelGame()
    let positions = ([game.start] + game.moves.map { $0.after }).map { KnownPosition($0) }
    let board = PreparedBoard(game.start.board, lexicon: .english)
    let named = game.moves.map { $0.move.word.map { Move.play(Placement(word: $0, tiles: [])) } }
    let line = ReviewLine(positions, moves: named, on: board)
    #expect(line.moves.map { $0.after } == game.moves.map { $0.after })
    // Of what is not known, only the likeliest is named.
    let two = ReviewLine([positions[0], positions[2]], moves: [nil], on: board)
    guard case .open(let text) = two.steps[0] else {
      Issue.record("two moves are not known")
      return
    }
    #expect(text.wholeMatch(of: /not known: perhaps [A-Z]+ and [A-Z]+ \([0-9]+%\)/) != nil, "\(text)")
    // A word that cannot have led there is not believed.
    let other = Move.play(Placement(word: "zzz", tiles: []))
    let wrong = ReviewLine(positions, moves: named.map { _ in other }, on: board)
    #expect(wrong.moves.allSatisfy { $0.move != other } && wrong.steps.count == game.moves.count)
  }

  @Test func anEndedSearchLeavesTheReviewAsItWas() throws {
    let game = try levelGame()
    var isEnding = false
    let engine = Engine(tableSize: 8) { search, count in (search.run(ranking: count), isEnding) }
    let reviewer = engine.reviewer(of: ReviewLine(game), within: ReviewBudget(timePerMove: nil, depth: 1))
    var last = 0.0
    while reviewer.review.steps.count < 2 {
      #expect(reviewer.progress >= last && reviewer.progress < 1)
      last = reviewer.progress
      _ = reviewer.advance()
    }
    isEnding = true
    #expect(reviewer.advance())
    #expect(reviewer.review.steps.count == 2 && !reviewer.isDone && !reviewer.review.isComplete)
  }

  /// Words that a player would never play are not held up as better.
  @Test func suggestsNoWordThatIsNeverPlayed() throws {
    let game = try levelGame()
    let line = ReviewLine(game)
    let best = try #require(review(line).moves.first { !$0.move.isBest })
    let word = try #require(best.move.best.move.word)
    let engine = Engine(lexicon: .english, never: [word], tableSize: 8) { ($0.run(ranking: $1), false) }
    let reviewer = engine.reviewer(of: line, within: ReviewBudget(timePerMove: nil, depth: 2))
    while reviewer.review.steps.count <= best.step {
      _ = reviewer.advance()
    }
    #expect(reviewer.review.moves[best.step].move.best.move.word != word)
  }
}
