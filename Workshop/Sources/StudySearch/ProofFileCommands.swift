internal import ArgumentParser
internal import Foundation
internal import LetterpressSolver
internal import LetterpressWorkshop

/// Writes the proof of an ending.
struct ProveCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "prove",
    abstract: "Prove who wins an ending, and print the proof with every answer of the other side.",
    discussion: """
      docs/playing.md describes the form of the proof, which check-proof checks. If nothing is proven in the time, nothing is \
      printed, and the status is 1.

      EXAMPLE
        Scripts/study prove 'LETTERS OWNERS TURN WORDS' > proof.txt
      """)

  @Argument(help: "The position, in the form of `letterpress play --position`.", transform: ending)
  var position: Position

  @Option(help: "Seconds to look for the proof.")
  var time = 10.0

  /// - Throws: `ValidationError` for a text that is not a position, or one with too many free tiles.
  private static func ending(_ text: String) throws -> Position {
    let position: Position
    do throws(PositionError) { position = try Position(parsing: text) } catch { throw ValidationError("\(error)") }
    let (freeCount, most) = (position.owners.unclaimed.count, EndgameSolver.maximumFreeTiles)
    guard freeCount <= most else {
      throw ValidationError("\(freeCount) tiles are free: only endings with at most \(most) can be proven.")
    }
    return position
  }

  func run() throws {
    let end = ContinuousClock.now + .seconds(time)
    let solver = EndgameSolver(board: PreparedBoard(position.board), position: position) {
      ContinuousClock.now >= end
    }
    let result = solver.solve()
    guard let proof = solver.proof else {
      let reason =
        switch result.outcome {
        case nil: "No proof was found in \(time) s: try a longer --time."
        case .draw: "The game ends in a draw if both play their best, which is not written out."
        case .win: "The game is over."
        }
      FileHandle.standardError.write(Data("\(reason)\n".utf8))
      throw ExitCode.failure
    }
    print(proof.text, terminator: "")
  }
}

/// Checks proofs of endings by the rules of the game alone.
struct CheckProofCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "check-proof",
    abstract: "Check proofs of endings, as prove writes them.",
    discussion: "Tries every answer on every tiles, without the search's own code. See docs/playing.md.")

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
