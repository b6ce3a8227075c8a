internal import LetterpressSolver

/// Parts of the search, each compared with a simpler way or a smaller part.
struct SearchBench {
  /// How many turns each measurement takes at most.
  let turns: Int

  /// How many rows it adds to a table.
  static let rowCount = 3

  private static let timeATurn = Duration.milliseconds(400)
  /// How often a turn repeats what takes less than a microsecond.
  private static let repetitions = 1000

  /// Adds the rows of the fixed positions to the table, with times per position.
  func measure(in table: BenchTable) throws(CommandFailure) {
    let positions = BenchPositions.fixed
    let boards = positions.map { PreparedBoard($0.board) }
    let benches = zip(positions, boards).map { PositionBench($0, on: $1) }
    for bench in benches where bench.finishCount() != bench.finishCountByScan() {
      throw CommandFailure("the two ways to find words that finish a game disagree", status: .dataError)
    }
    var placementCount = 0
    let enumeration = PairedTiming.measure(turns: turns, atMost: Self.timeATurn) {
      placementCount = benches.reduce(0) { $0 + $1.enumerate() }
    } baseline: {
      for position in positions { _ = Lexicon.english.words(from: position.board.rack).count }
    }
    table.add(
      "all positions of a ply, \(placementCount / positions.count) placements", against: "all words",
      enumeration / positions.count)
    let finish = PairedTiming.measure(turns: turns, atMost: Self.timeATurn) {
      for _ in 0..<Self.repetitions { for bench in benches { _ = bench.finishCount() } }
    } baseline: {
      for _ in 0..<Self.repetitions { for bench in benches { _ = bench.finishCountByScan() } }
    }
    table.add(
      "1000 × can a word win", against: "look at every group", finish / (2 * positions.count))
    let search = PairedTiming.measure(turns: turns, atMost: Self.timeATurn) {
      for position in positions { _ = BenchPositions.search(position).nodeCount }
    } baseline: {
      for bench in benches { _ = bench.enumerate() }
    }
    table.add("search, depth \(BenchPositions.depth)", against: "all positions of a ply", search / positions.count)
  }
}
