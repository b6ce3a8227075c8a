internal import CPlatform

/// A monotonic clock for every platform of the solver; the standard library's is missing from Embedded Swift.
package enum MonotonicClock {
  /// The time since an arbitrary fixed moment.
  package static var now: Duration { .nanoseconds(platform_monotonic_nanoseconds()) }
}
