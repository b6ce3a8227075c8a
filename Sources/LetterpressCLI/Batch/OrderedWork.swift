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
