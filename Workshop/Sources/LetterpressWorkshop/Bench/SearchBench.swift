internal import LetterpressSolver

/// Searching the fixed positions, compared with finding their boards' words.
struct SearchBench {
  /// How many turns each measurement takes at most.
  let turns: Int

  /// How many rows it adds to a table.
  static let rowCount = 1

  private static let timeATurn = Duration.milliseconds(400)

  /// Adds the row of the fixed positions to the table, with times per position.
  func measure(in table: BenchTable) {
    let positions = BenchPositions.fixed
    let search = PairedTiming.measure(turns: turns, atMost: Self.timeATurn) {
      for position in positions { _ = BenchPositions.search(position).nodeCount }
    } baseline: {
      for position in positions { _ = Lexicon.english.words(from: position.board.rack).count }
    }
    table.add("search, depth \(BenchPositions.depth)", against: "all words", search / positions.count)
  }
}
