internal import ArgumentParser
internal import Foundation
internal import LetterpressEngine
internal import LetterpressSolver
internal import LetterpressWorkshop

/// Measures how far the grades of reviews can be trusted.
struct ReviewsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "reviews",
    abstract: "Say how many of the moves graded mistake or blunder are so when searched ten times as long.",
    discussion: """
      Games are played by weak players from positions in which both may win: two levels of opponents that are next to each \
      other, or the search looking one move ahead against itself or against the style careful, by turns. A move stands if \
      it is graded mistake or blunder again.
      """)

  @Option(help: "How many games to review.")
  var games = 20

  @Option(help: "The first of the games, to go on where another run ended.")
  var first = 0

  @Option(help: "How many positions each search of a review may take.")
  var nodes = 20_000

  @Option(help: "How many times as many in the review that judges it.")
  var factor = 10

  @Option(help: "A folder to save the games to, for `letterpress review`; they are not reviewed here then.")
  var save: String?

  @Option(help: "The positions from which games are played.")
  var openings = "Workshop/even-openings.tsv"

  func run() throws {
    let lines = try String(contentsOfFile: openings, encoding: .utf8).split(separator: "\n")
      .filter { !$0.hasPrefix("#") }
    let starts = try lines.map { try Position(parsing: String($0.prefix { $0 != "\t" })) }
    for game in first..<first + games {
      let record = Self.play(game, from: starts[game * 3 % starts.count])
      if let save {
        try record.text.write(toFile: "\(save)/\(game).txt", atomically: true, encoding: .utf8)
        continue
      }
      let review = Self.review(ReviewLine(record), nodes: nodes)
      for (step, move) in review.moves where move.lost >= MoveGrade.leastInaccuracy {
        var alone = GameRecord(start: move.before)
        try alone.play(move.played.move, in: .english)
        guard let slow = Self.review(ReviewLine(alone), nodes: nodes * factor).moves.first?.move else {
          continue
        }
        print(
          "\(game) \(step + 1) \(move.grade.rawValue) \(move.best.value.percent) \(move.played.value.percent) "
            + "\(move.lost) \(slow.grade.rawValue) \(slow.best.value.percent) \(slow.played.value.percent) \(slow.lost) "
            + "\(move.best.move.word ?? "-") \(slow.best.move.word ?? "-")")
        fflush(nil)
      }
    }
  }

  private static func play(_ number: Int, from start: Position) -> GameRecord {
    var game = GameRecord(start: start)
    let board = PreparedBoard(start.board)
    let players = players(number, on: board)
    while game.position.outcome == nil, game.moves.count < 40 {
      let move = players[game.moves.count % 2](game.position)
      guard (try? game.play(move, in: .english)) != nil else { break }
    }
    return game
  }

  /// Returns who plays a game, the one who moves first before the other.
  private static func players(_ number: Int, on board: PreparedBoard) -> [(Position) -> Move] {
    let table = TranspositionTable(size: 1 << 20)
    let shallow = { (position: Position) -> Move in
      let search = Search(of: position, on: board, limits: SearchLimits(depth: 1), table: table)
      return search.run().moves.first?.move ?? .pass
    }
    switch number % 4 {
    case 0: return [shallow, shallow]
    case 1: return [{ PlayingStyle.careful.move(in: $0, on: board) }, shallow]
    default:
      let weaker = number / 4 % (Level.allCases.count - 1)
      let levels = [weaker, weaker + 1].map { Level.allCases[$0] }
      return levels.map { level in
        let player = LevelPlayer(level, on: board, seed: UInt64(number))
        return { player.move(in: $0) ?? .pass }
      }
    }
  }

  private static func review(_ line: ReviewLine, nodes: Int) -> GameReview {
    let reviewer = Engine(tableSize: 64).reviewer(of: line, within: ReviewBudget(nodesPerSearch: nodes))
    while !reviewer.isDone { _ = reviewer.advance() }
    return reviewer.review
  }
}
