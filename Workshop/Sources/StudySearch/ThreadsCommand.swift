internal import ArgumentParser
internal import Foundation
internal import LetterpressSolver

/// Measures how much sooner several threads get as far as one.
struct ThreadsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "threads",
    abstract: "Say how many times as fast several threads take the steps of a search.",
    discussion: """
      One thread and several search each position in turn, from an empty table. A position that is decided before the last \
      step, or takes more than ten seconds, does not count. The machine should have nothing else to do.
      """)

  @Option(help: "How many positions of games to search.")
  var count = 160

  @Option(help: "How many steps of depth or width to take.")
  var steps = 7

  @Option(help: "How many threads to compare with one.")
  var threads = 2

  @Option(help: "What the games are drawn with.")
  var seed: UInt64 = 1

  func validate() throws {
    if count < 2 { throw ValidationError("--count must be 2 or more, for an interval") }
    if steps < 1 { throw ValidationError("--steps must be 1 or more") }
    if threads < 2 { throw ValidationError("--threads must be 2 or more") }
  }

  func run() {
    let positions = GamePositions(seed: seed)
    var logarithms: [Double] = []
    var totals = (alone: Duration.zero, together: Duration.zero)
    for number in 0..<count {
      let game = positions.position(number)
      // In turn, so that what the first of the two warms up favours neither.
      let order = number.isMultiple(of: 2) ? [1, threads] : [threads, 1]
      let times = order.compactMap { time(of: game, threads: $0) }
      guard times.count == order.count else { continue }
      let (alone, together) = order[0] == 1 ? (times[0], times[1]) : (times[1], times[0])
      logarithms.append(log(alone / together))
      totals = (totals.alone + alone, totals.together + together)
    }
    guard logarithms.count > 1 else {
      print("There is nothing to compare: hardly a search came to step \(steps).")
      return
    }
    let mean = logarithms.reduce(0, +) / Double(logarithms.count)
    let variance = logarithms.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / Double(logarithms.count - 1)
    let error = 1.96 * (variance / Double(logarithms.count)).squareRoot()
    print(
      String(
        format: "%d positions, %d steps, %d threads: %.2f times as fast (%.2f to %.2f); by the sums of the times, %.2f",
        logarithms.count, steps, threads, exp(mean), exp(mean - error), exp(mean + error),
        totals.alone / totals.together))
  }

  /// Returns the wall time until a position's last step; nil if the search ends before, as it does after ten seconds.
  private func time(of game: (board: PreparedBoard, position: Position), threads: Int) -> Duration? {
    let search = Search(
      of: game.position, on: game.board, limits: SearchLimits(time: .seconds(10)),
      table: TranspositionTable(size: 16 << 20))
    var step = 0
    var time: Duration?
    _ = search.run(threads: threads) { progress in
      step += 1
      if step == steps { time = progress.time }
      return step < steps
    }
    return time
  }
}
