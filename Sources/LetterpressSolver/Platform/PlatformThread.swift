internal import CPlatform

/// A system thread, to be joined or detached. WebAssembly has none.
package struct PlatformThread: ~Copyable {
  private let thread: OpaquePointer

  private final class Work: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  /// Starts a thread; nil if the system refuses.
  package init?(_ body: @escaping @Sendable () -> Void) {
    let work = Unmanaged.passRetained(Work(body))
    let thread = platform_start_thread(
      { context in
        guard let context else { return }
        Unmanaged<Work>.fromOpaque(context).takeRetainedValue().body()
      }, work.toOpaque())
    guard let thread else {
      work.release()
      return nil
    }
    self.thread = thread
  }

  /// Waits until the thread has ended.
  package consuming func join() { platform_join_thread(thread) }

  /// Starts a thread that nobody joins; it ends with its work or with the process.
  ///
  /// - Returns: false if the system refuses.
  package static func startDetached(_ body: @escaping @Sendable () -> Void) -> Bool {
    guard let thread = PlatformThread(body) else { return false }
    thread.detach()
    return true
  }

  /// Gives up joining the thread, which ends with its work or with the process.
  package consuming func detach() { platform_detach_thread(thread) }
}

/// A monotonic clock for every platform of the solver; the standard library's is missing from Embedded Swift.
package enum MonotonicClock {
  /// The time since an arbitrary fixed moment.
  package static var now: Duration { .nanoseconds(platform_monotonic_nanoseconds()) }
}
