internal import CPlatform

/// A clock that nobody sets, which is there wherever the solver runs: the standard library's is not in Embedded Swift.
package enum MonotonicClock {
  /// The time since some fixed moment.
  package static var now: Duration { .nanoseconds(platform_monotonic_nanoseconds()) }
}
