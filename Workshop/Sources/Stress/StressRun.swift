internal import LetterpressTestSupport
internal import LetterpressVision

/// Makes and reads pictures of families, several at a time.
struct StressRun: Sendable {
  let seed: UInt64
  let jobs: Int
  let keeper: PictureKeeper?

  /// Reads the pictures of a family and tallies the outcomes.
  func tally(of family: StressFamily, _ indices: [Int]) async -> StressTally {
    await tally(family.name, indices) { family.picture($0, seed: seed) }
  }

  /// Reads pictures of boards that have lost all but their tiles.
  func tally(of kind: BareBoard, _ indices: [Int]) async -> StressTally {
    await tally("bare-\(kind.rawValue)", indices) { kind.picture($0, seed: seed) }
  }

  private func tally(
    _ name: String, _ indices: [Int], picture: @escaping @Sendable (Int) -> StressPicture
  ) async -> StressTally {
    await merged(StressTally(name: name), indices) { index, tally in
      let reader = BoardReader()
      let picture = picture(index)
      var outcome: StressOutcome?
      let time = ContinuousClock().measure { outcome = StressOutcome(reading: picture, with: reader) }
      guard let outcome else { return }
      tally.add(outcome, time: time)
      keeper?.keep(picture, outcome, name: "\(name)-\(seed)-\(index)")
    }
  }

  /// Does the work on each index, `jobs` at a time, and merges the tallies in a fixed order.
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

/// A tally that can be counted in parts.
protocol Mergeable {
  mutating func add(_ other: Self)
}
