internal import LetterpressFiles
internal import LetterpressSolver

/// The standard streams during a batch: results are written whole, whatever stops the program, and the progress line
/// never gets in the way.
package final class BatchConsole: Sendable {
  private struct State: Sendable {
    /// Nil if standard error is not a terminal that a line can be drawn on.
    var progress: ProgressLine?
    var line = StatusLine()
  }

  private let state: Monitor<State>
  private let outputIsTerminal = StandardStreams.outputIsTerminal

  /// - Parameters:
  ///   - unit: the name of one item.
  ///   - total: counts the items, called only if progress is shown; nil if they cannot be counted.
  package init(unit: String = "picture", total: () -> Int?) {
    let progress =
      StatusLine.isPossible ? ProgressLine(unit: unit, total: total(), start: BatchConsole.seconds) : nil
    state = Monitor(State(progress: progress))
  }

  /// Seconds since some moment before the process began.
  private static var seconds: Double { MonotonicClock.now / .seconds(1) }

  /// Runs the body while stop signals and the results of other threads wait.
  ///
  /// - Throws: what the body throws.
  package func use<Result>(_ body: () throws -> Result) rethrows -> Result { try state.use { _ in try body() } }

  /// Writes results to standard output.
  ///
  /// - Throws: ``CommandFailure`` if they cannot be written.
  func write(_ text: String) throws {
    try state.use { state in
      if outputIsTerminal { state.line.erase() }
      try StandardStreams.write(text)
    }
  }

  /// Writes a message to standard error.
  func note(_ message: String) {
    state.use { state in
      state.line.erase()
      StandardStreams.note(message)
    }
  }

  /// Counts one more item.
  ///
  /// - Parameter detail: the result so far, shown after the progress.
  package func advance(_ detail: String? = nil) {
    state.use { state in
      guard let text = state.progress?.advance(at: BatchConsole.seconds) else { return }
      state.line.show(([text] + [detail].compactMap(\.self)).joined(separator: "; "))
    }
  }

  /// Runs a batch: ctrl-C and `kill` end the process only between two results.
  ///
  /// - Parameter stopped: what to print if they do.
  package func guarding<Result>(
    _ work: () throws -> Result, stopped: @escaping @Sendable () -> String = { "" }
  ) rethrows -> Result {
    let signals = StopSignals { [self] in stop(after: $0, printing: stopped) }
    defer {
      state.use { $0.line.erase() }
      signals.release()
    }
    return try work()
  }

  /// Ends the process after a signal, with the status that shells use for it.
  private func stop(after signal: CInt, printing text: () -> String) -> Never {
    state.use { state in
      state.line.erase()
      try? StandardStreams.write(text())
      StopSignals.endProcess(after: signal)
    }
  }
}
