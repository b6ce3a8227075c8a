import LetterpressSolver
import PlainSolver
import Testing

@testable import LetterpressEngine

/// What reviews say of seeded games, of players of many strengths, checked by the rules.
struct ReviewReasonTests {
  /// A game between two levels that are next to each other, from a position in which both may win.
  private static func game(_ number: Int) throws -> GameRecord {
    let start = try Position(
      parsing: [
        "myoposdxsxophvwtmdggsdmps .bb.bb..r.Bbb.rbr...b..bb red owt,toyshops,moss,posts",
        "isvapnnrbzyptprrvibpdmffv br.b.b...b..r.b..b...b... red ins,nazi,art,inarm",
      ][number % 2])
    var game = GameRecord(start: start)
    let board = PreparedBoard(start.board)
    let players = [0, 1].map { LevelPlayer(Level.allCases[number / 2 + $0], on: board, seed: UInt64(number)) }
    while game.position.outcome == nil, game.moves.count < 40 {
      try game.play(try #require(players[game.moves.count % 2].move(in: game.position)), in: .english)
    }
    return game
  }

  @Test(arguments: Cases.few(1, of: 0..<10)) func allThatIsSaidIsTrue(number: Int) throws {
    let game = try Self.game(number)
    let reviewer = Engine(tableSize: 16).reviewer(of: ReviewLine(game), within: ReviewBudget(nodesPerSearch: 500))
    while !reviewer.isDone { _ = reviewer.advance() }
    var count = 0
    for (step, move) in reviewer.review.moves {
      var claims = ReviewClaims(move)
      let faults = claims.wrong()
      #expect(faults.isEmpty, "move \(step + 1) of game \(number)")
      count += claims.count
    }
    #expect(count >= reviewer.review.moves.count)
  }

  /// The checker is of no use if it accepts everything: the sentences of one move are not true of another.
  @Test func findsWrongClaims() throws {
    let game = try Self.game(2)
    let reviewer = Engine(tableSize: 16).reviewer(of: ReviewLine(game), within: ReviewBudget(nodesPerSearch: 200))
    while !reviewer.isDone { _ = reviewer.advance() }
    let moves = reviewer.review.moves.map(\.move)
    var refused = 0
    for (said, real) in zip(moves, moves.dropFirst()) {
      var claims = ReviewClaims(real, saying: said.why())
      if !claims.wrong().isEmpty { refused += 1 }
    }
    #expect(moves.count > 4 && refused > (moves.count - 1) * 3 / 4)
  }
}
