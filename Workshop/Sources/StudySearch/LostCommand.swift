internal import ArgumentParser
internal import Foundation
internal import LetterpressSolver

/// Counts the points that lost positions still bring against somebody who knows only familiar words.
struct LostCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lost",
    abstract: "Count the points saved in proven lost positions against an opponent who knows only familiar words.",
    discussion: """
      The positions come from records of matches (Scripts/workshop arena --record): those in which the player to move was proven \
      to lose, one a game. The opponent sees as far as the search, but plays no word that few people know.
      """)

  @Argument(help: "Files of records.")
  var records: [String]

  @Option(help: "How many positions to play on from, at most.")
  var count = 200

  @Option(help: "Seconds of processor time a move.")
  var time = 0.1

  private struct Record: Decodable {
    let position: String
    let verdict: String?
    let pliesToEnd: Int
  }

  /// A lost position, and the number of plies in which it is lost.
  private struct Lost: Sendable {
    let position: Position
    let plies: Int
  }

  private static let mostMoves = 100

  func run() throws {
    var lost: [Lost] = []
    for path in records {
      // A game's records follow each other; the plies to its end count down.
      var (pliesToEnd, hasOne) = (Int.max, false)
      for line in try String(contentsOfFile: path, encoding: .utf8).split(separator: "\n") {
        let record = try JSONDecoder().decode(Record.self, from: Data(line.utf8))
        if record.pliesToEnd >= pliesToEnd { hasOne = false }
        pliesToEnd = record.pliesToEnd
        let words = record.verdict?.split(separator: " ") ?? []
        guard !hasOne, words.first == "loses", let plies = words.last.flatMap({ Int($0) }) else { continue }
        lost.append(Lost(position: try Position(parsing: record.position), plies: plies))
        hasOne = true
      }
    }
    let chosen = Array(lost.prefix(count))
    let points = StudySearch.inParallel(chosen.count) { [self] in pointsSaved(from: chosen[$0].position) }
    for plies in Set(chosen.map(\.plies)).sorted() {
      let here = zip(chosen, points).filter { $0.0.plies == plies }.map(\.1)
      print("lost in \(plies): " + Self.text(of: here))
    }
    print("all: " + Self.text(of: points))
  }

  private static func text(of points: [Double]) -> String {
    let mean = points.reduce(0, +) / Double(max(points.count, 1))
    let variance = points.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(max(points.count - 1, 1))
    let error = 1.96 * (variance / Double(max(points.count, 1))).squareRoot()
    return String(format: "%.1f ± %.1f points of 100 saved, %d positions", mean * 100, error * 100, points.count)
  }

  /// The points of the player to move, when the game is played on.
  private func pointsSaved(from start: Position) -> Double {
    let board = PreparedBoard(start.board)
    let limits = SearchLimits(time: .seconds(time), clock: .processor)
    var position = start
    for _ in 0..<Self.mostMoves {
      if let outcome = position.outcome {
        return outcome == .draw ? 0.5 : outcome.winner == start.turn ? 1 : 0
      }
      let criteria = position.turn == start.turn ? MoveCriteria() : MoveCriteria().ofKnownWords
      let search = Search(of: position, on: board, criteria: criteria, limits: limits)
      guard let next = search.run().moves.first?.position else { break }
      position = next
    }
    return 0.5
  }
}
