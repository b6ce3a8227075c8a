internal import LetterpressCLI
internal import LetterpressSolver

/// Finding the words of boards, compared with a linear scan over the same words.
struct WordBench {
  private let lexicon = Lexicon.english
  private let scan = LinearScan(.english)
  /// How many turns each measurement takes at most.
  let turns: Int

  /// How many rows it adds to a table.
  static let rowCount = 5

  /// How many boards a turn takes. A scan goes through megabytes, so there must be enough boards that it does not begin with a
  /// cold cache on each of them.
  private static let boardsATurn = 16
  private static let timeATurn = Duration.milliseconds(400)

  /// Adds the rows of some boards to the table, with times per board.
  ///
  /// - Precondition: there is at least one board.
  /// - Throws: ``CommandFailure`` if the finder and the scan disagree, before anything is measured.
  func measure(_ boards: [Rack], in table: BenchTable) throws(CommandFailure) {
    for board in boards { try check(board) }
    func row(_ name: String, against baseline: String, _ find: (Rack) -> Int, _ scan: (Rack) -> Int) {
      table.add(name, against: baseline, timing(boards, find, scan))
    }
    row("all words", against: "linear scan", { lexicon.words(from: $0).count }, { scan.words(from: $0).count })
    row(
      "all words as strings", against: "linear scan", { Array(lexicon.words(from: $0)).count },
      { scan.words(from: $0).map(scan.word).count })
    row("count of words", against: "linear scan", { lexicon.words(from: $0).count }, { scan.wordCount(from: $0) })
    row(
      "first 20 words", against: "linear scan of all", { lexicon.words(from: $0).prefix(20).map(\.self).count },
      { scan.words(from: $0).prefix(20).map(scan.word).count })
    row(
      "first 20 words", against: "linear scan up to them", { lexicon.words(from: $0).prefix(20).map(\.self).count },
      { scan.words(from: $0, limit: 20).map(scan.word).count })
  }

  private func check(_ board: Rack) throws(CommandFailure) {
    let found = lexicon.words(from: board)
    guard found.elementsEqual(scan.words(from: board).lazy.map(scan.word)) else {
      throw CommandFailure("\(board): the word finder and the linear scan find different words", status: .dataError)
    }
  }

  private func timing(_ boards: [Rack], _ find: (Rack) -> Int, _ scan: (Rack) -> Int) -> PairedTiming {
    var total = PairedTiming()
    var words = 0
    for start in stride(from: 0, to: boards.count, by: WordBench.boardsATurn) {
      let some = boards[start..<min(start + WordBench.boardsATurn, boards.count)]
      total =
        total
        + PairedTiming.measure(turns: turns, atMost: WordBench.timeATurn) {
          for board in some { words &+= find(board) }
        } baseline: {
          for board in some { words &-= scan(board) }
        }
    }
    // Both sides run equally often, so this is 0 unless they differ; and the compiler cannot drop what is counted.
    precondition(words == 0, "the word finder and the linear scan count differently")
    return total / boards.count
  }
}
