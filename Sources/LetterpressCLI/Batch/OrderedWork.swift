internal import LetterpressFiles
internal import LetterpressSolver

/// Work on a stream of items, done on several threads, with the results in the order of the items.
///
/// At most 17 × `jobs` items are read ahead or kept as results: those that the threads are working on, and 16 times as
/// many that may overtake a slow item.
package struct OrderedWork<Source: ItemSource, Output: Sendable>: Sendable {
  /// How many threads work at once; 1 means the calling thread.
  let jobs: Int
  let work: @Sendable (Source.Item) -> Output

  package init(jobs: Int, work: @escaping @Sendable (Source.Item) -> Output) {
    precondition(jobs > 0)
    self.jobs = jobs
    self.work = work
  }

  /// Does the work on all items and delivers each result, on the calling thread, as soon as it and all earlier ones are
  /// done.
  ///
  /// - Throws: what `deliver` throws, at once, dropping the work in progress; what the source throws, after all earlier
  ///   results have been delivered.
  package func run(on source: Source, deliver: (Source.Item, Output) throws -> Void) throws {
    let buffer = ReorderBuffer<Source, Output>(source: source, reach: 17 * jobs)
    guard jobs > 1, startWorker(1, in: buffer) else {
      var source = source
      while let item = try source.next() { try deliver(item, work(item)) }
      return
    }
    defer { buffer.stop() }
    while let (item, output) = buffer.nextDelivery() { try deliver(item, output) }
    if let error = buffer.sourceError { throw error }
  }

  /// Starts a thread that takes items until there are none left; on its first item it starts the next thread, so there
  /// are never many more threads than items.
  private func startWorker(_ number: Int, in buffer: ReorderBuffer<Source, Output>) -> Bool {
    PlatformThread.startDetached {
      var isFirst = true
      while let (place, item) = buffer.take() {
        if isFirst, number < jobs { _ = startWorker(number + 1, in: buffer) }
        isFirst = false
        buffer.finish(place, item, work(item))
      }
    }
  }
}

/// A source of items of work, one after the other.
package protocol ItemSource<Item>: Sendable {
  associatedtype Item: Sendable

  /// The next item; nil at the end, after which it is not called again.
  mutating func next() throws -> Item?
}

/// Items of work that are all known beforehand.
package struct ItemArray<Item: Sendable>: ItemSource {
  private var rest: ArraySlice<Item>

  package init(_ items: [Item]) { rest = items[...] }

  package mutating func next() -> Item? { rest.popFirst() }
}

/// What the threads of an ``OrderedWork`` share: the source of items and the results that wait for earlier ones.
final class ReorderBuffer<Source: ItemSource, Output: Sendable>: Sendable {
  private struct State: Sendable {
    /// How many items were taken and how many results were delivered.
    var taken = 0
    var delivered = 0
    /// By the items' places, from 0.
    var finished: [Int: (item: Source.Item, output: Output)] = [:]
    /// Whether to take no more items.
    var hasEnded = false
    var error: (any Error)?
  }

  /// How many items may be taken ahead of those delivered.
  private let reach: Int
  /// Outside the state, since reading it may take long and results are delivered meanwhile.
  private let source: Monitor<Source>
  private let state = Monitor(State())

  init(source: Source, reach: Int) {
    self.source = Monitor(source)
    self.reach = reach
  }

  /// The next item with its place, as soon as the results are not too far behind; nil if there is none.
  func take() -> (place: Int, item: Source.Item)? {
    source.use { source in
      guard state.use(when: { $0.hasEnded || $0.taken < $0.delivered + reach }, { !$0.hasEnded }) else { return nil }
      do {
        let item = try source.next()
        return state.use { state in
          guard let item, !state.hasEnded else {
            state.hasEnded = true
            return nil
          }
          state.taken += 1
          return (state.taken - 1, item)
        }
      } catch {
        state.use { ($0.hasEnded, $0.error) = (true, error) }
        return nil
      }
    }
  }

  /// Stores the result of the item at a place.
  func finish(_ place: Int, _ item: Source.Item, _ output: Output) {
    state.use { $0.finished[place] = (item, output) }
  }

  /// The next result in the order of the items, as soon as it is ready; nil once all are delivered.
  func nextDelivery() -> (item: Source.Item, output: Output)? {
    state.use(when: { $0.finished[$0.delivered] != nil || ($0.hasEnded && $0.delivered == $0.taken) }) { state in
      guard let next = state.finished.removeValue(forKey: state.delivered) else { return nil }
      state.delivered += 1
      return next
    }
  }

  /// Why the source ended early; nil if it did not.
  var sourceError: (any Error)? { state.use { $0.error } }

  /// Takes no more items from now on.
  func stop() { state.use { $0.hasEnded = true } }
}
