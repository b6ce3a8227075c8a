import LetterpressSolver
import LetterpressTestSupport
import Testing

@testable import LetterpressEngine

struct OtherMoveTests {
  private let game: HandmadeReport

  init() throws {
    game = try HandmadeReport(
      HandmadeReport.midgame, words: ["muttonheads\t95", "hog\t20", "dog\t35", "at\t80", "gaze"])
  }

  private func advice(_ moves: [RankedMove], known: RankedMove? = nil) -> Advice {
    Advice(
      game.report(moves), printing: 10, board: PreparedBoard(game.position.board, lexicon: game.lexicon),
      criteria: MoveCriteria(), known: known.map { game.report([$0]) })
  }

  private func doubtful(_ chance: Double) throws -> RankedMove {
    let move = try game.move("muttonheads: C3 E4 A1 E1 D4 D1 C2 B1 C4 A5 B3", .lead(2), chance: chance)
    return RankedMove(
      move: move.move, captured: move.captured, claimed: move.claimed, position: move.position, verdict: move.verdict,
      chance: chance, continuation: [], rarity: 95, isDoubtful: true)
  }

  private func hog(_ chance: Double) throws -> RankedMove { try game.move("hog: D2 D4 A2", .lead(1), chance: chance) }
  private func at(_ chance: Double) throws -> RankedMove { try game.move("at: C4 A1", .lead(1), chance: chance) }

  private func labels(_ advice: Advice) -> [String] {
    advice.others.map { "\($0.merit.label): \($0.move.word ?? "")" }
  }

  @Test func aSurerWordStandsBesideADoubtfulOneWithItsCost() throws {
    let advice = try advice([doubtful(0.63), at(0.6)], known: hog(0.3))
    #expect(labels(advice) == ["Surer: at", "Easier: hog"])
    #expect(abs((advice.others.first?.cost ?? 0) - 0.03) < 1e-9)
    #expect(
      advice.surerSentence
        == "The game may not know muttonheads. A surer word is at on C4 A1: 60% to win instead of 63%.")
  }

  @Test func theEasierWordIsEnoughIfItIsAboutAsGood() throws {
    let advice = try advice([doubtful(0.63), at(0.6)], known: hog(0.59))
    #expect(labels(advice) == ["Easier and surer: hog"])
    #expect(advice.surerSentence == "The game may not know muttonheads.")
  }

  @Test func nothingSurerIsNamedIfNothingIsKnownOfIt() throws {
    let bound = try RankedMove(
      move: at(0.6).move, captured: TileSet(), claimed: TileSet(), position: at(0.6).position, verdict: .lead(1),
      chance: 0.6, isBound: true, continuation: [], rarity: 80)
    #expect(labels(try advice([doubtful(0.63), bound])).isEmpty)
    #expect(try advice([doubtful(0.63), bound]).surerSentence == "The game may not know muttonheads.")
  }

  @Test func aSureWordNeedsNoSurerOne() throws {
    #expect(labels(try advice([at(0.6), hog(0.5)])) == ["Easier: hog"])
    #expect(try advice([at(0.6), hog(0.5)]).surerSentence == nil)
    #expect(labels(try advice([hog(0.6), at(0.5)])).isEmpty)
  }
}
