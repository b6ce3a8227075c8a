internal import LetterpressWorkshop

/// Measures a case and its baseline, and passes on the result.
struct Measure {
  private let add: (Measurement) -> Void

  init(_ add: @escaping (Measurement) -> Void) { self.add = add }

  /// - Parameter subject: returns a value that depends on its work, as does `baseline`, so that nothing is optimised
  ///   away.
  func callAsFunction(
    _ name: String, against baselineName: String, subject: () throws -> Int, baseline: () throws -> Int
  ) rethrows {
    var total = 0
    let timing = try PairedTiming.measure(
      turns: 25, atMost: .seconds(2), subject: { total &+= try subject() }, baseline: { total &+= try baseline() })
    withExtendedLifetime(total) { add(Measurement(name, against: baselineName, timing)) }
  }
}
