import FixtureFiles
import Foundation
import LetterpressSolver
import PlainSolver
import Testing

/// `play --proof`.
struct ProofFileTests {
  private let program: Program
  /// An ending that is proven at once.
  private static let ending =
    "gpwnhgjmsvsyohefybaxddyxw bbrRRr.rRRbbrRRBBbrRBbr.r blue noyade,moshav,dams,meadow,dynes,favose,shaved,pandowdy,"
    + "xenophya,symphony,hyponyms,hyponymy,hypogyny,asphyxy,byways,yawey,waywodes,bowyangs,someways,gypsydoms,xenogamy"
  private static let start = "tejntgzhhgpsmzpthaoudgbph ......................... red"
  private static let over = "tejntgzhhgpsmzpthaoudgbph rrrrrrrrrrrrrbbbbbbbbbbbb red"

  init() throws { program = try Program() }

  private func run(_ position: String, _ arguments: [String] = []) throws -> Program.Outcome {
    try program.run(
      ["play", "--position", position, "--time", "0.5", "--limit", "1", "--proof", program.home.path("proof.txt")]
        + arguments)
  }

  private var written: String? { try? String(contentsOfFile: program.home.path("proof.txt"), encoding: .utf8) }

  @Test(arguments: ["text", "json"])
  func writesAProofThatTheRulesConfirm(format: String) throws {
    // A slow machine needs more time, a fast one ends earlier.
    let outcome = try run(Self.ending, ["--time", "60", "--depth", "2", "--format", format])
    #expect(outcome.status == 0 && !outcome.output.isEmpty)
    #expect(outcome.errors == "letterpress: wrote the proof that red wins to \(program.home.path("proof.txt"))\n")
    let rack = try Position(parsing: Self.ending).board.rack
    var checker = try PlainProofChecker(try #require(written), words: Array(Lexicon.english.words(from: rack)))
    try checker.check()
  }

  @Test func refusesTooManyFreeTilesBeforeItSearches() throws {
    let outcome = try run(Self.start, ["--time", "600"])
    #expect(outcome.status == 64 && outcome.output.isEmpty && written == nil)
    #expect(
      outcome.errors
        == "letterpress: --proof: 25 tiles are free, and only endings with at most 12 can be proven: leave "
        + "it out, or try again later in the game\n")
  }

  @Test func saysWhyThereIsNone() throws {
    let path = program.home.path("proof.txt")
    let over = try run(Self.over)
    #expect(over.status == 0 && over.errors.hasPrefix("letterpress: \(path): not written, as "))
    let open = String(repeating: ".", count: 12) + "rbrbrbrbrbrbr"
    let late = try run("tejntgzhhgpsmzpthaoudgbph \(open) red", ["--time", "0.001"])
    #expect(
      late.status == 0
        && late.errors == "letterpress: \(path): not written, as no proof was found in the time: try a longer --time\n")
    #expect(written == nil)
  }

  @Test func isNotThePicture() throws {
    let outcome = try run(Self.ending, ["--picture", program.home.path("./proof.txt"), "--overwrite"])
    #expect(outcome.status == 64 && outcome.output.isEmpty && written == nil)
    #expect(outcome.errors.hasPrefix("letterpress: --picture and --proof name the same file: give each its own."))
  }

  @Test func keepsAFileThatWasThere() throws {
    let path = try program.home.write(Data("mine\n".utf8), as: "proof.txt")
    let outcome = try run(Self.ending)
    #expect(outcome.status == 73 && outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("letterpress: \(path): "))
    #expect(written == "mine\n")
  }
}
