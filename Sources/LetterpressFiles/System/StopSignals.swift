internal import LetterpressSolver

/// Holds back the signals that would end the process in the middle of writing: ctrl-C, `kill`, and the signal for
/// output whose reader has gone.
package struct StopSignals {
  private let earlierMask: sigset_t

  /// Holds the signals back from this thread and from those it starts from now on; an extra thread waits for ctrl-C and
  /// `kill`.
  ///
  /// - Parameter stop: called on that thread with the number of the signal, to end the process. A second signal
  ///   meanwhile ends it at once.
  package init(stop: @escaping @Sendable (_ signal: CInt) -> Never) {
    var awaited = StopSignals.set(of: [SIGINT, SIGTERM].filter(StopSignals.isHeeded))
    var held = awaited
    sigaddset(&held, SIGPIPE)
    var earlier = sigset_t()
    pthread_sigmask(SIG_BLOCK, &held, &earlier)
    earlierMask = earlier
    let started = PlatformThread.startDetached { [awaited] in
      var awaited = awaited
      var signal: CInt = 0
      guard sigwait(&awaited, &signal) == 0 else { return }
      pthread_sigmask(SIG_UNBLOCK, &awaited, nil)
      stop(signal)
    }
    if !started { pthread_sigmask(SIG_UNBLOCK, &awaited, nil) }
  }

  /// Lets the signals through again; one that arrived in the meantime ends the process now.
  package func release() {
    var mask = earlierMask
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }

  private static func set(of signals: [CInt]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    return set
  }

  /// Whether a signal has an effect: whoever starts a program can have it ignored, as `nohup` does.
  private static func isHeeded(_ number: CInt) -> Bool {
    let handler = signal(number, SIG_DFL)
    signal(number, handler)
    return unsafeBitCast(handler, to: Int.self) != unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
