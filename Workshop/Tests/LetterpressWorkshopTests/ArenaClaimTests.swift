import LetterpressSolver
import Testing

@testable import LetterpressCLI
@testable import LetterpressWorkshop

struct ArenaClaimTests {
  private let position: Position

  init() throws {
    position = try Position(parsing: "tejntgzhhgpsmzpthaoudgbph rb.rR..rbrbbr.bBbrbbb.rb. red")
  }

  @Test(
    arguments: [
      (.wins(plies: 1), .red, 11), (.wins(plies: 3), .red, 13), (.loses(plies: 1), .blue, 11),
      (.loses(plies: 2), .blue, 12),
    ] as [(Verdict, Player, Int)])
  func aProvenEndMustComeInTime(verdict: Verdict, winner: Player, plyCount: Int) throws {
    let claim = try #require(ArenaClaim(verdict, in: position, after: 10))
    #expect(!claim.isRefuted(outcome: .win(winner), plyCount: plyCount))
    #expect(claim.isRefuted(outcome: .win(winner), plyCount: plyCount + 1))
    #expect(claim.isRefuted(outcome: .win(winner.opponent), plyCount: plyCount))
    #expect(claim.isRefuted(outcome: .draw, plyCount: plyCount))
    #expect(claim.isRefuted(outcome: nil, plyCount: plyCount))
    // Stopped before it could come true.
    #expect(!claim.isRefuted(outcome: nil, plyCount: plyCount - 1))
  }

  /// Unproven verdicts, and wins and losses too distant to claim.
  @Test(
    arguments: [
      .wins(plies: 5), .loses(plies: 4), .draws, .seemsToWin(plies: 3), .seemsToLose(plies: 2), .lead(3),
    ] as [Verdict])
  func otherVerdictsClaimNothing(verdict: Verdict) { #expect(ArenaClaim(verdict, in: position, after: 10) == nil) }
}
