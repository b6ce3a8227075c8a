internal import LetterpressSolver
internal import Synchronization

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#else
  internal import Musl
#endif

/// Holds back the signals that would end the process in the middle of writing: ctrl-C, `kill`, and the signal for
/// output whose reader has gone.
///
/// Hold them at most once at a time, and always from the same thread.
package struct StopSignals {
  private let earlierMask: sigset_t

  /// What to do at a signal; nil while none are held back, and after the first one.
  private static let handler = Mutex<(@Sendable (_ signal: CInt) -> Void)?>(nil)

  /// Ctrl-C and `kill`, except those that whoever started the program has made it ignore, as `nohup` does.
  private static let awaited = set(of: [SIGINT, SIGTERM].filter { !isIgnored($0) })

  /// Whether a thread waits for the signals. It is started once and never ends: a second one could take the signal from
  /// the first, and know nothing of what is to be stopped.
  private static let isWatched = PlatformThread.startDetached(watch)

  /// Holds the signals back from this thread and from those it starts from now on.
  ///
  /// - Parameter stop: called on another thread with the number of the first signal. A second signal ends the process at
  ///   once.
  package init(stop: @escaping @Sendable (_ signal: CInt) -> Void) {
    var held = StopSignals.awaited
    sigaddset(&held, SIGPIPE)
    var earlier = sigset_t()
    pthread_sigmask(SIG_BLOCK, &held, &earlier)
    earlierMask = earlier
    StopSignals.handler.withLock { $0 = stop }
    // Without that thread, signals end the process as if they were not held back.
    if !StopSignals.isWatched { StopSignals.letThrough() }
  }

  /// Lets the signals through again; one that arrived in the meantime ends the process now.
  package func release() {
    StopSignals.handler.withLock { $0 = nil }
    var mask = earlierMask
    pthread_sigmask(SIG_SETMASK, &mask, nil)
  }

  /// Ends the process after a signal, with the status that shells use for it, while other threads still run: `exit`
  /// would make the C library clean up what they use.
  package static func endProcess(after signal: CInt) -> Never { _exit(128 + signal) }

  /// Whether a signal is ctrl-C.
  package static func isInterrupt(_ signal: CInt) -> Bool { signal == SIGINT }

  /// Waits for the signals as long as the process lives.
  @Sendable private static func watch() {
    while true {
      var awaited = awaited
      var signal: CInt = 0
      // The thread that started this one held the signals back, and so does this one.
      guard sigwait(&awaited, &signal) == 0 else { return }
      let stop = handler.withLock { handler in
        defer { handler = nil }
        return handler
      }
      letThrough()
      if let stop { stop(signal) } else { raise(signal) }
      pthread_sigmask(SIG_BLOCK, &awaited, nil)
    }
  }

  /// Lets the awaited signals end the process through this thread.
  private static func letThrough() {
    var awaited = awaited
    pthread_sigmask(SIG_UNBLOCK, &awaited, nil)
  }

  private static func set(of signals: [CInt]) -> sigset_t {
    var set = sigset_t()
    sigemptyset(&set)
    for signal in signals { sigaddset(&set, signal) }
    return set
  }

  private static func isIgnored(_ number: CInt) -> Bool {
    var action = sigaction()
    sigaction(number, nil, &action)
    #if canImport(Darwin)
      let handler = action.__sigaction_u.__sa_handler
    #elseif canImport(Glibc)
      let handler = action.__sigaction_handler.sa_handler
    #else
      let handler = action.__sa_handler.sa_handler
    #endif
    return unsafeBitCast(handler, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}
