package import LetterpressSolver

/// What searches took.
package struct SearchEffort: Sendable {
  /// The number of positions searched.
  package private(set) var nodeCount = 0
  private var time = Duration.zero

  /// The sum over some searches.
  package init(_ reports: [SearchReport] = []) {
    for report in reports { add(report) }
  }

  /// Adds another search.
  package mutating func add(_ report: SearchReport) {
    // After hours, the number no longer fits where integers have 32 bits.
    let (sum, overflows) = nodeCount.addingReportingOverflow(report.nodeCount)
    nodeCount = overflows ? .max : sum
    time += report.time
  }

  /// The time, in seconds.
  var seconds: Double {
    let (seconds, attoseconds) = time.components
    return Double(seconds) + Double(attoseconds) / 1e18
  }
}
