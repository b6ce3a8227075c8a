#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#else
  internal import Musl
#endif

/// A value that one thread at a time may use, and whose changes threads can wait for.
package final class Monitor<Value: Sendable>: @unchecked Sendable {
  // Unchecked, since the compiler does not know that the mutex guards the value.
  private var value: Value
  private let mutex = UnsafeMutablePointer<pthread_mutex_t>.allocate(capacity: 1)
  private let changed = UnsafeMutablePointer<pthread_cond_t>.allocate(capacity: 1)

  package init(_ value: Value) {
    self.value = value
    mutex.initialize(to: pthread_mutex_t())
    changed.initialize(to: pthread_cond_t())
    pthread_mutex_init(mutex, nil)
    pthread_cond_init(changed, nil)
  }

  deinit {
    pthread_cond_destroy(changed)
    pthread_mutex_destroy(mutex)
    changed.deallocate()
    mutex.deallocate()
  }

  /// Waits until the condition holds and passes the value to the body, which must not use the monitor again.
  package func use<Result>(
    when condition: (Value) -> Bool = { _ in true }, _ body: (inout Value) throws -> Result
  ) rethrows -> Result {
    pthread_mutex_lock(mutex)
    defer {
      pthread_cond_broadcast(changed)
      pthread_mutex_unlock(mutex)
    }
    while !condition(value) { pthread_cond_wait(changed, mutex) }
    return try body(&value)
  }
}
