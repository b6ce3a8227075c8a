internal import ArgumentParser
internal import Foundation
internal import LetterpressSolver
internal import LetterpressWorkshop
internal import PlainSolver

/// What is needed of a line of `Scripts/workshop arena --record`.
private struct RecordedMove: Decodable {
  let position: String
  let verdict: String?
}

/// Checks that wins the search has proven are wins.
struct ProofsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "proofs",
    abstract: "Check proven wins in three moves of recorded games by trying every answer.",
    discussion: """
      The games are what `Scripts/workshop arena --record` writes, with the built-in list. After each move that was proven to \
      win in three, every word on every tiles is tried for the opponent, and a pass, and after each of them every word \
      that might finish the game: by counting letters, without the search's own code.
      """)

  @Argument(help: "Files with recorded games.")
  var files: [String]

  @Option(help: "How many proofs to check, spread over the games.")
  var count = 200

  func run() throws {
    let rows = try files.flatMap { file in
      try String(contentsOfFile: file, encoding: .utf8).split(separator: "\n").map {
        try JSONDecoder().decode(RecordedMove.self, from: Data($0.utf8))
      }
    }
    let claims = try rows.indices.dropLast().filter { rows[$0].verdict == "wins 3" }.compactMap { index in
      let before = try Position(parsing: rows[index].position)
      let after = try Position(parsing: rows[index + 1].position)
      // A game that was broken off ends with the claimed move, and another one follows.
      return before.board == after.board && before.playedWords.count + 1 == after.playedWords.count
        ? (before: before, after: after) : nil
    }
    guard !claims.isEmpty else { throw ValidationError("There are no wins in three in these games.") }
    let chosen = (0..<min(count, claims.count)).map { claims[$0 * claims.count / min(count, claims.count)] }
    let answers = StudySearch.inParallel(chosen.count) { PlainEndgame(chosen[$0].after).refutation() }
    let counts = answers.map(\.triedCount)
    print(
      "\(chosen.count) wins in three of \(claims.count): \(answers.count { $0.answer != nil }) refuted; "
        + "\(counts.reduce(0, +)) answers tried, \(counts.max() ?? 0) at most")
    for (claim, answer) in zip(chosen, answers) {
      if let answer = answer.answer { print("refuted by \(answer): \(claim.before)") }
    }
  }
}
