import LetterpressSolver
import LetterpressWorkshop
import PlainSolver
import Testing

/// Proofs are checked by ``PlainProofChecker``, which knows the rules alone.
struct EndgameProofTests {
  @Test(arguments: Cases.few(1, of: 0..<10))
  func plainCheckerAcceptsProofsAndRefusesDamagedOnes(block: UInt64) throws {
    var (accepted, refused) = (0, 0)
    for seed in block * 20..<(block + 1) * 20 {
      let sample = try SearchSamples.small(seed, wordCount: 6)
      let solver = EndgameSolver(board: sample.board, position: sample.position) { false }
      let result = solver.solve(nodeLimit: 100_000)
      guard let proof = solver.proof else {
        #expect(result.outcome?.winner == nil)
        continue
      }
      var checker = try PlainProofChecker(proof.text, words: sample.words)
      try checker.check()
      accepted += 1
      var generator = SeededGenerator(seed: seed)
      for _ in 0..<4 {
        guard let damaged = DamagedProof.make(from: proof.lines, needed: checker.needed, using: &generator) else {
          continue
        }
        #expect(throws: PlainProofChecker.Refusal.self, "seed \(seed): \(damaged)") {
          var checker = try PlainProofChecker(damaged, words: sample.words)
          try checker.check()
        }
        refused += 1
      }
    }
    #expect(accepted >= 10 && refused >= 20, "\(accepted) accepted, \(refused) refused")
  }

  @Test func namesThePositionAndTheWinner() throws {
    let text =
      "gpwnhgjmsvsyohefybaxddyxw bbrRRr.rRRbbrRRBBbrRBbr.r blue noyade,moshav,dams,meadow,dynes,favose,shaved,"
      + "pandowdy,xenophya,symphony,hyponyms,hyponymy,hypogyny,asphyxy,byways,yawey,waywodes,bowyangs,someways,gypsydoms,"
      + "xenogamy"
    let position = try Position(parsing: text)
    let solver = EndgameSolver(board: PreparedBoard(position.board), position: position) { false }
    let result = solver.solve(nodeLimit: 2_000_000)
    let winner = try #require(result.outcome?.winner)
    let proof = try #require(solver.proof)
    #expect(
      Array(proof.lines.prefix(3)) == [
        "letterpress proof 1", "position \(text)", "winner \(winner == .red ? "red" : "blue")",
      ])
    var checker = try PlainProofChecker(proof.text, words: Array(Lexicon.english.words(from: position.board.rack)))
    try checker.check()
    #expect(checker.triedCount > 100)
  }
}
