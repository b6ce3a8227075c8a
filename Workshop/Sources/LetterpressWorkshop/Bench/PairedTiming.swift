/// The times of two ways of doing the same thing, measured alternately, so that other load on the machine slows both.
package struct PairedTiming {
  /// The medians over all turns.
  package private(set) var subject = Duration.zero
  package private(set) var baseline = Duration.zero

  /// The subject's time divided by the baseline's: the median of the turns' ratios, since a machine's speed may change
  /// from one turn to the next.
  package private(set) var ratio = 0.0

  /// Measures two functions alternately.
  ///
  /// A first turn, which does not count, warms the caches.
  ///
  /// - Parameters:
  ///   - atMost: the time after which no further turn begins; there is at least one.
  ///   - subject: called once per turn, like `baseline`.
  package static func measure(
    turns: Int, atMost: Duration, subject: () throws -> Void, baseline: () throws -> Void
  ) rethrows -> PairedTiming {
    let clock = ContinuousClock()
    var (subjects, baselines): ([Duration], [Duration]) = ([], [])
    let start = clock.now
    try subject()
    try baseline()
    repeat {
      subjects.append(try clock.measure(subject))
      baselines.append(try clock.measure(baseline))
    } while subjects.count < turns && clock.now - start < atMost
    return PairedTiming(
      subject: median(subjects), baseline: median(baselines), ratio: median(zip(subjects, baselines).map { $0 / $1 }))
  }

  /// The sum of two timings, as for several boards.
  package static func + (left: PairedTiming, right: PairedTiming) -> PairedTiming {
    let baseline = left.baseline + right.baseline
    return PairedTiming(
      subject: left.subject + right.subject, baseline: baseline,
      ratio: left.ratio * (left.baseline / baseline) + right.ratio * (right.baseline / baseline))
  }

  /// A timing divided, as by a number of boards.
  package static func / (timing: PairedTiming, count: Int) -> PairedTiming {
    PairedTiming(subject: timing.subject / count, baseline: timing.baseline / count, ratio: timing.ratio)
  }

  /// - Precondition: there is at least one.
  private static func median<Value: Comparable>(_ values: [Value]) -> Value { values.sorted()[values.count / 2] }
}
