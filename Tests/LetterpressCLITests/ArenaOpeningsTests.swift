import LetterpressSolver
import LetterpressTestSupport
import Testing

@testable import LetterpressCLI

struct ArenaOpeningsTests {
  private let lexicon: Lexicon

  init() throws { lexicon = try SmallLexicon.load() }

  private func openings(_ kind: ArenaOpenings.Kind, seed: UInt64 = 1, boards: [Board]? = nil) -> ArenaOpenings {
    ArenaOpenings(kind: kind, seed: seed, fixed: boards, lexicon: lexicon)
  }

  @Test func areTheSameForTheSameSeed() {
    let first = (0..<4).map { openings(.balanced).opening($0).position }
    #expect(first == (0..<4).map { openings(.balanced).opening($0).position })
    #expect(Set(first.map(\.board)).count == 4)
    #expect(first != (0..<4).map { openings(.balanced, seed: 2).opening($0).position })
  }

  @Test func aBalancedOneHasAFirstMove() {
    for number in 0..<4 {
      let (board, position) = openings(.balanced).opening(number)
      #expect(position.board == board.letters)
      #expect(position.turn == .blue)
      #expect(position.playedWords.count == 1)
      #expect(position.score(of: .red) > 0)
    }
  }

  @Test func anEmptyOneHasNone() throws {
    let (board, position) = openings(.empty).opening(3)
    #expect(position == Position(board: board.letters))
  }

  @Test func boardsComeInTurnEachTimeWithAnotherMove() throws {
    let boards: [Board] = ["tejntgzhhgpsmzpthaoudgbph", "lohrufdsxeiuwshthabiupsmj"]
    let positions = (0..<4).map { openings(.balanced, boards: boards).opening($0).position }
    #expect(positions.map(\.board) == boards + boards)
    #expect(Set(positions).count == 4)
  }

  @Test func withoutAWordTheyAreEmpty() throws {
    let (_, position) = openings(.balanced, boards: ["qqqqqqqqqqqqqqqqqqqqqqqqq"]).opening(0)
    #expect(position.playedWords.isEmpty)
  }
}
