import LetterpressSolver
import Testing

@testable import LetterpressCLI

struct ArenaOpeningsTests {
  private let lexicon: Lexicon

  init() throws { lexicon = try SmallLexicon.load() }

  private func openings(_ kind: ArenaOpenings.Kind, seed: UInt64 = 1, racks: [Rack]? = nil) -> ArenaOpenings {
    ArenaOpenings(kind: kind, seed: seed, racks: racks, lexicon: lexicon)
  }

  @Test func areTheSameForTheSameSeed() {
    let first = (0..<4).map { openings(.balanced).opening($0).position }
    #expect(first == (0..<4).map { openings(.balanced).opening($0).position })
    #expect(Set(first.map(\.letters)).count == 4)
    #expect(first != (0..<4).map { openings(.balanced, seed: 2).opening($0).position })
  }

  @Test func aBalancedOneHasAFirstMove() {
    for number in 0..<4 {
      let (board, position) = openings(.balanced).opening(number)
      #expect(position.letters == board.letters)
      #expect(position.turn == .blue)
      #expect(position.playedWords.count == 1)
      #expect(position.score(of: .red) > 0)
    }
  }

  @Test func anEmptyOneHasNone() throws {
    let (board, position) = openings(.empty).opening(3)
    #expect(position == (try Position(letters: board.letters)))
  }

  @Test func boardsComeInTurnEachTimeWithAnotherMove() throws {
    let racks: [Rack] = ["tejntgzhhgpsmzpthaoudgbph", "lohrufdsxeiuwshthabiupsmj"]
    let positions = (0..<4).map { openings(.balanced, racks: racks).opening($0).position }
    #expect(positions.map(\.letters) == racks + racks)
    #expect(Set(positions).count == 4)
  }

  @Test func withoutAWordTheyAreEmpty() throws {
    let (_, position) = openings(.balanced, racks: ["qqqqqqqqqqqqqqqqqqqqqqqqq"]).opening(0)
    #expect(position.playedWords.isEmpty)
  }
}
