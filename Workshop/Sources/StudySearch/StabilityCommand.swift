internal import ArgumentParser
internal import Foundation
internal import LetterpressSolver

/// Measures whether more time would change the best move.
struct StabilityCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stability",
    abstract: "Say how often the best move after some time is still as good after more.",
    discussion: """
      A position counts where both searches play the same word, or where the chance that the longer one gives the \
      shorter one's word is less than 3 points below that of its own.
      """)

  @Option(help: "How many positions of games to search.")
  var count = 100

  @Option(help: "Seconds of the shorter search.")
  var short = 1.0

  @Option(help: "Seconds of the longer search.")
  var long = 3.0

  @Option(help: "What the games are drawn with.")
  var seed: UInt64 = 1

  /// How two searches of a position compare.
  private struct Comparison: Sendable {
    let isSameWord: Bool
    /// The chance lost by playing the shorter search's word.
    let loss: Double
  }

  func run() {
    let positions = GamePositions(seed: seed)
    let comparisons = StudySearch.inParallel(count) { [short, long] in
      Self.compare(positions.position($0), short, long)
    }
    let same = comparisons.count { $0.isSameWord }
    let close = comparisons.count { !$0.isSameWord && $0.loss < 0.03 }
    print("\(comparisons.count) positions: the same word in \(same), one as good in \(close)")
    for comparison in comparisons where !comparison.isSameWord && comparison.loss >= 0.03 {
      print(String(format: "another word: its chance is lower by %.2f", comparison.loss))
    }
  }

  private static func compare(
    _ game: (board: PreparedBoard, position: Position), _ short: Double, _ long: Double
  ) -> Comparison {
    func report(_ seconds: Double, ranking count: Int = 1, of position: Position) -> SearchReport {
      Search(of: position, on: game.board, limits: SearchLimits(time: .seconds(seconds), clock: .processor)).run(
        ranking: count)
    }
    guard let quick = report(short, of: game.position).moves.first,
      let slow = report(long, of: game.position).moves.first
    else { return Comparison(isSameWord: true, loss: 0) }
    if Self.word(quick.move) == Self.word(slow.move) { return Comparison(isSameWord: true, loss: 0) }
    // The longer search knows only that the other word is worse, so the position after that word is searched for as long.
    let answer = quick.position.outcome == nil ? report(long, of: quick.position).moves.first : nil
    let chance = answer.map { 1 - $0.chance } ?? quick.chance
    return Comparison(isSameWord: false, loss: slow.chance - chance)
  }

  private static func word(_ move: Move) -> String? {
    if case .play(let placement) = move { placement.word.description } else { nil }
  }
}
