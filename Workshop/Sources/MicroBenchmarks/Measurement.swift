internal import LetterpressWorkshop

/// The timings of a case and its baseline, as written to a file of results.
struct Measurement: Encodable {
  let name: String
  let baseline: String
  let milliseconds: Double
  let baselineMilliseconds: Double
  let ratio: Double

  init(_ name: String, against baseline: String, _ timing: PairedTiming) {
    self.name = name
    self.baseline = baseline
    milliseconds = timing.subject / .milliseconds(1)
    baselineMilliseconds = timing.baseline / .milliseconds(1)
    ratio = timing.ratio
  }
}
