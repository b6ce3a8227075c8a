internal import ArgumentParser
internal import Foundation
internal import LetterpressSolver
internal import PlainSolver

/// Checks proofs of endings by the rules of the game alone.
struct CheckProofCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check-proof",
    abstract: "Check proofs that `letterpress play --proof` wrote.",
    discussion: "Tries every answer on every tiles, without the search's own code. See docs/proofs.md.")

  @Argument(help: "Files with proofs.")
  var files: [String]

  @Option(help: "The words of the game, one per line, if they are not those of the built-in list.")
  var words: String?

  func run() throws {
    let list = try words.map { try String(contentsOfFile: $0, encoding: .utf8).lowercased() }
    let words = list?.split(whereSeparator: \.isNewline).map(String.init)
    var refusedCount = 0
    for file in files {
      let text = try String(contentsOfFile: file, encoding: .utf8)
      do throws(PlainProofChecker.Refusal) {
        let triedCount = try CheckProofCommand.check(text, words: words).triedCount
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
  /// - Parameter words: the words of the game; nil for those of the built-in list.
  /// - Returns: the checker, which knows the positions needed and the number of answers tried.
  static func check(_ text: String, words: [String]? = nil) throws(PlainProofChecker.Refusal) -> PlainProofChecker {
    let parts = text.split(separator: "\n").dropFirst().first?.split(separator: " ") ?? []
    let board = parts.count > 1 ? try? Board(parsing: String(parts[1])) : nil
    // Without a board, the checker says what is wrong.
    let words = words ?? board.map { Array(Lexicon.english.words(from: $0.rack)) } ?? []
    var checker = try PlainProofChecker(text, words: words)
    try checker.check()
    return checker
  }
}
