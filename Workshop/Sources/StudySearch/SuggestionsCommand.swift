internal import ArgumentParser
internal import Foundation
internal import LetterpressFiles
internal import LetterpressSolver
internal import PlainSolver

/// Measures how often the game would refuse what is suggested, and what it costs to prefer words that it takes.
struct SuggestionsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "suggestions",
    abstract: "Count the suggestions that are not in another word list, by the margin given up for surer words.",
    discussion: """
      The positions are of games by quick searches, each on another random board. With --games it also plays matches \
      between each margin and none, from the even openings, each twice with the colours swapped.

      EXAMPLE
        Scripts/workshop study suggestions letterpress-en.txt --margins 0,1,3
      """)

  @Argument(help: "The list of the words that the game takes, one per line.")
  var reference: String

  @Option(help: "How many positions of games to search.")
  var count = 500

  @Option(help: "Seconds per search.")
  var time = 0.5

  @Option(help: "How many moves are ranked, as in a list.")
  var rows = 10

  @Option(help: "The margins to compare, in percentage points of the chance to win, with commas between.")
  var margins = "0,1,3"

  @Option(help: "How many games to play for each margin.")
  var games = 0

  @Option(help: "Seconds per move in these games.")
  var moveTime = 0.1

  @Option(help: "What the games are drawn with.")
  var seed: UInt64 = 1

  private struct Tally: Sendable {
    var searched = 0
    var refusedFirst: [String] = []
    var knownFirst = 0
    var rows = 0
    var refusedRows = 0
    /// Of the first move, below the best of all rows.
    var loss = 0.0
  }

  func run() throws {
    let margins = try margins.split(separator: ",").map { text in
      guard let margin = Double(text), 0...100 ~= margin else { throw ValidationError("\(text) is not a margin") }
      return margin / 100
    }
    let list = try Lexicon(WordList(parsing: try FileSystem.read(reference, limit: .wordList)))
    let positions = GamePositions(seed: seed)
    print("margin  positions  first refused  first known   rows  refused  chance given up")
    for margin in margins {
      let tallies = StudySearch.inParallel(count) { [time, rows] in
        Self.tally(positions.position($0), margin: margin, time: time, rows: rows, list)
      }
      let refused = tallies.flatMap { $0.refusedFirst }
      let (searched, known) = (tallies.reduce(0) { $0 + $1.searched }, tallies.reduce(0) { $0 + $1.knownFirst })
      let (rows, refusedRows) = (tallies.reduce(0) { $0 + $1.rows }, tallies.reduce(0) { $0 + $1.refusedRows })
      let loss = tallies.reduce(0) { $0 + $1.loss } / Double(max(searched, 1))
      func percent(_ part: Int, _ whole: Int) -> Double { 100 * Double(part) / Double(max(whole, 1)) }
      print(
        String(
          format: "%6.1f %10d %8d %4.1f%% %6d %4.1f%% %6d %7.1f%% %16.2f", margin * 100, searched, refused.count,
          percent(refused.count, searched), known, percent(known, searched), rows, percent(refusedRows, rows),
          loss * 100))
      print("        " + refused.joined(separator: ", "))
    }
    for margin in margins where games > 0 { try playMatch(margin: margin) }
  }

  private static func tally(
    _ game: (board: PreparedBoard, position: Position), margin: Double, time: Double, rows: Int, _ list: Lexicon
  ) -> Tally {
    var tally = Tally()
    let report = Search(
      of: game.position, on: game.board, criteria: MoveCriteria(margin: margin, ranksWordsOnce: true),
      limits: SearchLimits(time: .seconds(time)), table: TranspositionTable(size: 16 << 20)
    ).run(ranking: rows)
    guard let first = report.moves.first, let word = first.word else { return tally }
    tally.searched = 1
    if !list.contains(word) { tally.refusedFirst.append("\(word) \(first.percent)%") }
    tally.knownFirst = first.isKnownWord ? 1 : 0
    tally.rows = report.moves.count
    tally.refusedRows = report.moves.count { !list.contains($0.word ?? "") && $0.word != nil }
    let best = report.moves.filter { !$0.isBound }.map { $0.chance }.max() ?? first.chance
    tally.loss = best - first.chance
    return tally
  }

  /// Plays games of a margin against none and prints the score of the margin.
  private func playMatch(margin: Double) throws {
    let text = String(
      decoding: try FileSystem.read(Repository.path("Workshop/even-openings.tsv"), limit: .table), as: UTF8.self)
    let openings = text.split(separator: "\n").filter { !$0.hasPrefix("#") }.compactMap { line in
      line.split(separator: "\t").first.flatMap { try? Position(parsing: String($0)) }
    }
    let scores = StudySearch.inParallel(games) { [moveTime] number in
      let player: Player = number % 2 == 0 ? .red : .blue
      return Self.score(from: openings[number / 2 % openings.count], player: player, margin: margin, moveTime)
    }
    // Games of one opening are a pair.
    let pairs = stride(from: 0, to: scores.count - 1, by: 2).map { (scores[$0] + scores[$0 + 1]) / 2 }
    let mean = pairs.reduce(0, +) / Double(pairs.count)
    let variance = pairs.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(max(pairs.count - 1, 1))
    let error = 1.96 * (variance / Double(pairs.count)).squareRoot()
    print(
      String(
        format: "margin %.1f scores %.1f%% ± %.1f in %d games", margin * 100, mean * 100, error * 100, scores.count))
  }

  /// Plays a game; returns 1 if the player with the margin wins, ½ for a draw.
  private static func score(from start: Position, player: Player, margin: Double, _ time: Double) -> Double {
    let board = PreparedBoard(start.board)
    let tables = [TranspositionTable(size: 8 << 20), TranspositionTable(size: 8 << 20)]
    var position = start
    // A game between equals that goes in circles is drawn.
    for _ in 0..<200 {
      guard position.outcome == nil else { break }
      let isPlayer = position.turn == player
      let search = Search(
        of: position, on: board, criteria: MoveCriteria(margin: isPlayer ? margin : 0),
        limits: SearchLimits(time: .seconds(time)), table: tables[isPlayer ? 0 : 1])
      guard let next = search.run().moves.first?.position else { break }
      position = next
    }
    return position.outcome.map { $0.winner.map { $0 == player ? 1 : 0 } ?? 0.5 } ?? 0.5
  }
}
