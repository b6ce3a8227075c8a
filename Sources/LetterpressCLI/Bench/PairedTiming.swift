/// How long two ways to do the same take, measured in turn: what else the machine does meanwhile slows both.
package struct PairedTiming {
  /// The medians over all turns.
  package private(set) var subject = Duration.zero
  package private(set) var baseline = Duration.zero

  /// The subject's time over the baseline's: the median of the turns' ratios, as a machine may change its speed from
  /// one turn to the next.
  package private(set) var ratio = 0.0

  /// Measures two functions in turn.
  ///
  /// A turn before those that count brings code and data into the caches.
  ///
  /// - Parameters:
  ///   - atMost: after how much time no further turn is taken; there is one at the least.
  ///   - subject: called once a turn, as is `baseline`.
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

  /// What both take together with what two others take, as for several boards.
  package static func + (left: PairedTiming, right: PairedTiming) -> PairedTiming {
    let baseline = left.baseline + right.baseline
    return PairedTiming(
      subject: left.subject + right.subject, baseline: baseline,
      ratio: left.ratio * (left.baseline / baseline) + right.ratio * (right.baseline / baseline))
  }

  /// Each divided, as by a number of boards.
  package static func / (timing: PairedTiming, count: Int) -> PairedTiming {
    PairedTiming(subject: timing.subject / count, baseline: timing.baseline / count, ratio: timing.ratio)
  }

  /// - Precondition: there is at least one.
  private static func median<Value: Comparable>(_ values: [Value]) -> Value { values.sorted()[values.count / 2] }
}
