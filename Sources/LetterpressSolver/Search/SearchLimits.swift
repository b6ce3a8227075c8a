internal import CPlatform

/// The limits of a search: it ends when the first is reached, or once the best move is proven.
public struct SearchLimits: Hashable, Sendable {
  /// The maximum time of a run; nil for no limit.
  public var time: Duration?
  /// What ``time`` counts.
  package var clock = SearchClock.wall
  /// The maximum depth in plies; nil for no limit. With less than 1, nothing is searched.
  public var depth: Int?
  /// The maximum number of nodes per thread; nil for no limit. Checked every 64 nodes, so a few more are searched.
  public var nodeCount: Int?

  /// Creates limits; nil for none.
  public init(time: Duration? = nil, depth: Int? = nil, nodeCount: Int? = nil) {
    (self.time, self.depth, self.nodeCount) = (time, depth, nodeCount)
  }

  /// Creates limits whose time is on a clock.
  package init(time: Duration?, clock: SearchClock, depth: Int? = nil, nodeCount: Int? = nil) {
    self.init(time: time, depth: depth, nodeCount: nodeCount)
    self.clock = clock
  }

  /// A second, the limit where none is given.
  public static let second = SearchLimits(time: .seconds(1))
}

/// What the time limit of a search counts.
package enum SearchClock: Hashable, Sendable {
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
