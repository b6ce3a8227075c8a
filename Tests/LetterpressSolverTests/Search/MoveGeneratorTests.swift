import PlainSolver
import Testing

@testable import LetterpressSolver

struct MoveGeneratorTests {
  /// Finds legal moves without duplicates, each with the value of its evaluation, best first.
  @Test(arguments: Cases.few(6, of: 1...30))
  func findsLegalMovesInOrder(seed: UInt64) throws {
    let position = try SearchSamples.english(seed)
    let board = PreparedBoard(position.board)
    let sides = Sides(position)
    let played = PlayedWords(position, on: board)
    var generator = MoveGenerator(board: board)
    generator.generate(sides, played, width: MoveGenerator.Width(groups: 40, rounds: 2, moves: 30))
    let candidates = (0..<generator.candidateCount).map { generator.candidates[$0] }
    #expect(candidates.map(\.value) == candidates.map(\.value).sorted(by: >))
    #expect(Set(candidates.map(\.taken)).count == candidates.count)
    guard position.outcome == nil else { return }
    #expect(candidates.count == 30)
    for candidate in candidates {
      let word = played.firstWord(ofGroup: Int(candidate.group))
      var next = position
      try next.play(.play(board.placement(ofWord: word, tiles: candidate.tiles)), in: .english)
      let after = Sides(next).swapped
      #expect(after == sides.taking(candidate.taken))
      #expect(candidate.value == board.evaluations.moves.value(mover: after.own, opponent: after.opponent))
    }
  }

  /// The best of all moves is usually among those it finds.
  @Test func seldomMissesTheBestMove() throws {
    var missed = 0
    for seed in 1...40 as ClosedRange<UInt64> {
      let position = try SearchSamples.english(seed)
      let board = PreparedBoard(position.board)
      let sides = Sides(position)
      let played = PlayedWords(position, on: board)
      var generator = MoveGenerator(board: board)
      generator.generate(sides, played, width: MoveGenerator.Width(groups: 48, rounds: 2, moves: 24))
      var enumerator = PlacementEnumerator(board: board)
      enumerator.enumerate(sides, played)
      let best = (0..<enumerator.found.count).map { enumerator.found[$0].value }.max() ?? 0
      if generator.candidateCount > 0, generator.candidates[0].value < best { missed += 1 }
    }
    #expect(missed <= 18)
  }
}
