internal import ArgumentParser
internal import Foundation
internal import LetterpressSolver

/// Checks proofs of endings by the rules of the game alone.
struct CheckProofCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check-proof",
    abstract: "Check proofs that `letterpress play --proof` wrote, with the built-in word list.",
    discussion: "Tries every answer on every tiles, without the search's own code. See docs/proofs.md.")

  @Argument(help: "Files with proofs.")
  var files: [String]

  func run() throws {
    var refusedCount = 0
    for file in files {
      let text = try String(contentsOfFile: file, encoding: .utf8)
      do {
        let triedCount = try CheckProofCommand.check(text)
        print("\(file): accepted, \(triedCount) answers tried")
      } catch {
        refusedCount += 1
        print("\(file): refused: \(error)")
      }
    }
    if refusedCount > 0 { throw ExitCode.failure }
  }

  /// Checks a proof.
  ///
  /// - Returns: the number of answers tried.
  static func check(_ text: String) throws(PlainProofChecker.Refusal) -> Int {
    let parts = text.split(separator: "\n").dropFirst().first?.split(separator: " ") ?? []
    guard parts.count > 1, let board = try? Board(parsing: String(parts[1])) else {
      throw PlainProofChecker.Refusal(description: "not a proof")
    }
    var checker = try PlainProofChecker(text, words: Array(Lexicon.english.words(from: board.rack)))
    try checker.check()
    return checker.triedCount
  }
}
