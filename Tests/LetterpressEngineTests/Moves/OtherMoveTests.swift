import LetterpressSolver
import PlainSolver
import Testing

@testable import LetterpressEngine

struct OtherMoveTests {
  private let game: HandmadeReport

  init() throws {
    game = try HandmadeReport(
      HandmadeReport.midgame, words: ["muttonheads\t95", "hog\t20", "dog\t35", "at\t80", "gaze"])
  }

  private func advice(_ moves: [RankedMove]) -> Advice {
    Advice(
      game.report(moves), printing: 10, board: PreparedBoard(game.position.board, lexicon: game.lexicon),
      criteria: MoveCriteria())
  }

  private func doubtful(_ chance: Double) throws -> RankedMove {
    let move = try game.move("muttonheads: C3 E4 A1 E1 D4 D1 C2 B1 C4 A5 B3", .lead(2), chance: chance)
    return RankedMove(
      move: move.move, captured: move.captured, claimed: move.claimed, position: move.position, verdict: move.verdict,
      chance: chance, continuation: [], rarity: 95, mayBeRefused: true)
  }

  private func hog(_ chance: Double) throws -> RankedMove { try game.move("hog: D2 D4 A2", .lead(1), chance: chance) }
  private func at(_ chance: Double) throws -> RankedMove { try game.move("at: C4 A1", .lead(1), chance: chance) }

  private func labels(_ advice: Advice) -> [String] {
    advice.others.map { "\($0.merit.label): \($0.move.word ?? "")" }
  }

  @Test func aSurerWordStandsBesideADoubtfulOneWithItsCost() throws {
    let advice = try advice([doubtful(0.63), at(0.6), hog(0.3)])
    #expect(labels(advice) == ["Surer: at", "Easier: hog"])
    #expect(advice.others.first?.cost == 0.03)
    #expect(
      Array(advice.answer.dropFirst()) == [
        "Surer: at on C4 A1: takes no tiles, 60% to win.",
        "Easier: hog on D2 D4 A2: takes 2 from blue and 1 free, 30% to win.",
      ])
    #expect(advice.answer.first?.hasSuffix(", 63% to win. The game may not know it.") == true)
  }

  @Test func theEasierWordIsEnoughIfItIsAboutAsGood() throws {
    let advice = try advice([doubtful(0.63), at(0.6), hog(0.59)])
    #expect(labels(advice) == ["Easier and surer: hog"])
    #expect(advice.answer.count == 2)
  }

  @Test func nothingSurerIsNamedIfNothingIsKnownOfIt() throws {
    #expect(labels(try advice([doubtful(0.63), at(0.6).asBound])).isEmpty)
  }

  @Test func aSureWordNeedsNoSurerOne() throws {
    #expect(labels(try advice([at(0.6), hog(0.5)])) == ["Easier: hog"])
    #expect(labels(try advice([hog(0.6), at(0.5)])).isEmpty)
  }

  /// Help that loses is none: it is said that there is no help.
  @Test(arguments: [0.9, 0.3])
  func aWordThatLosesIsNotOffered(best: Double) throws {
    for loss in [0.1, 0] {
      let hog = try game.move("hog: D2 D4 A2", loss == 0 ? .loses(plies: 2) : .lead(-4), chance: loss)
      let rare = try advice([at(best), hog])
      #expect(labels(rare).isEmpty && rare.answer.dropFirst() == ["No easy word holds."])
      let refusable = try advice([doubtful(best), at(best - 0.1), hog])
      #expect(labels(refusable) == ["Surer: at"] && refusable.answer.last == "No easy word holds.")
      #expect(try labels(advice([doubtful(best), game.move("at: C4 A1", .lead(-4), chance: 0.1)])).isEmpty)
    }
    #expect(try advice([at(best), hog(0.2)]).answer.last?.hasPrefix("Easier: hog") == true)
  }

  /// Where all lose, the easier word is as good as any.
  @Test func wherePlayersLoseAnywayTheEasierWordIsOffered() throws {
    let hog = try game.move("hog: D2 D4 A2", .loses(plies: 2), chance: 0)
    #expect(labels(try advice([at(0.1), hog])) == ["Easier: hog"])
  }

  /// A close call is between words. The one that stands below anyway is not named twice.
  @Test func aRivalIsNamedOnce() throws {
    let dog = try game.move("dog: A5 D4 A2", .lead(1), chance: 0.59)
    #expect(try advice([hog(0.6), dog]).answer.first?.contains(" close call: dog is ") == true)
    #expect(try advice([at(0.6), hog(0.59)]).answer.first?.contains("close call") == false)
    let elsewhere = try game.move("hog: D2 D4 E2", .lead(1), chance: 0.6)
    let same = try advice([hog(0.6), elsewhere])
    #expect(!same.isCloseCall && same.answer.first?.contains("close call") == false)
    #expect(try advice([hog(0.6), elsewhere, dog]).isCloseCall)
  }
}
