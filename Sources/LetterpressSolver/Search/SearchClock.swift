internal import CPlatform

/// What the time limit of a search counts.
public enum SearchClock: Hashable, Sendable {
  /// Time as a person waits for it.
  case wall
  /// Processor time of the thread that runs the ``Search``, from that call on. Other work on the same
  /// machine makes such a search take longer, but not shallower, so that two searches can be compared. In a page it is
  /// the same as ``wall``.
  case processor

  /// The time on this clock, since an arbitrary moment; for ``processor`` one of the calling thread.
  var now: Duration {
    switch self {
    case .wall: MonotonicClock.now
    case .processor: .nanoseconds(platform_thread_nanoseconds())
    }
  }
}
