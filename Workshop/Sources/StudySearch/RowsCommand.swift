internal import ArgumentParser
internal import Foundation
internal import LetterpressSolver

/// Measures what it costs to ask for many rows.
struct RowsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "rows",
    abstract: "Say whether the best move is worse where many rows are asked for.",
    discussion: """
      Each position is searched twice in the same time, for one row and for many. Where the moves differ, the position \
      after each is searched for longer, and the difference of the chances counts.
      """)

  @Option(help: "How many positions of games to search.")
  var count = 1000

  @Option(help: "How many rows to ask for.")
  var rows = 40

  @Option(help: "Seconds of processor time a search.")
  var time = 0.1

  @Option(help: "Seconds of processor time to find out what a move is worth.")
  var longer = 0.5

  @Option(help: "What the games are drawn with.")
  var seed: UInt64 = 1

  func run() {
    let positions = GamePositions(seed: seed)
    let losses = StudySearch.inParallel(count) { [self] in loss(at: positions.position($0)) }
    let mean = losses.reduce(0, +) / Double(losses.count)
    let variance = losses.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(max(losses.count - 1, 1))
    let error = 1.96 * (variance / Double(losses.count)).squareRoot()
    print(
      String(
        format: "%d positions: %d rows instead of one lose %.2f ± %.2f points of chance; another move in %d, "
          + "worse by more than 10 points in %d, better in %d",
        losses.count, rows, mean * 100, error * 100, losses.count { $0 != 0 }, losses.count { $0 > 0.1 },
        losses.count { $0 < -0.1 }))
  }

  /// The chance that is lost by asking for many rows; 0 if the move is the same.
  private func loss(at game: (board: PreparedBoard, position: Position)) -> Double {
    func best(of position: Position, ranking count: Int, seconds: Double) -> RankedMove? {
      let limits = SearchLimits(time: .seconds(seconds), clock: .processor)
      return Search(of: position, on: game.board, limits: limits).run(ranking: count).moves.first
    }
    guard let one = best(of: game.position, ranking: 1, seconds: time),
      let many = best(of: game.position, ranking: rows, seconds: time), one.position != many.position
    else { return 0 }
    func value(of move: RankedMove) -> Double {
      guard move.position.outcome == nil else { return move.chance }
      return 1 - (best(of: move.position, ranking: 1, seconds: longer)?.chance ?? 1 - move.chance)
    }
    return value(of: one) - value(of: many)
  }
}
