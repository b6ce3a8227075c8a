internal import LetterpressTestSupport
internal import LetterpressVision

/// Makes and reads the pictures of families, several at a time.
struct StressRun: Sendable {
  let seed: UInt64
  let jobs: Int
  let keeper: PictureKeeper?

  /// How the pictures of a family are read.
  func tally(of family: StressFamily, _ indices: [Int]) async -> StressTally {
    await merged(StressTally(name: family.name), indices) { index, tally in
      let reader = BoardReader()
      let picture = family.picture(index, seed: seed)
      var outcome: StressOutcome?
      let time = ContinuousClock().measure { outcome = StressOutcome(reading: picture, with: reader) }
      guard let outcome else { return }
      tally.add(outcome, time: time)
      keeper?.keep(picture, outcome, name: "\(family.name)-\(seed)-\(index)")
    }
  }

  /// Does the work on each index, `jobs` at a time, and joins what comes of it in a fixed order.
  func merged<Tally: Mergeable & Sendable>(
    _ empty: Tally, _ indices: [Int], work: @escaping @Sendable (Int, inout Tally) -> Void
  ) async -> Tally {
    await withTaskGroup(of: (Int, Tally).self) { group in
      for job in 0..<jobs {
        group.addTask {
          var tally = empty
          for index in indices where index % jobs == job { work(index, &tally) }
          return (job, tally)
        }
      }
      var tallies: [(job: Int, tally: Tally)] = []
      for await tally in group { tallies.append(tally) }
      return tallies.sorted { $0.job < $1.job }.reduce(into: empty) { $0.add($1.tally) }
    }
  }
}

/// What can be counted in parts.
protocol Mergeable {
  mutating func add(_ other: Self)
}
