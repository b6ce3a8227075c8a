/// Work on a stream of items, done on several threads, with the results in the order of the items.
///
/// Of the stream no more is read, and of the results no more kept, than `jobs` threads are busy with and 16 times as many
/// more: so far they may be ahead of an item that takes long.
struct OrderedWork<Source: ItemSource, Output: Sendable>: Sendable {
  /// How many threads work at once; with 1 it is the calling one.
  let jobs: Int
  let work: @Sendable (Source.Item) -> Output

  init(jobs: Int, work: @escaping @Sendable (Source.Item) -> Output) {
    precondition(jobs > 0)
    self.jobs = jobs
    self.work = work
  }

  /// Does the work on all items and hands over each result, on the calling thread, as soon as it and those before it are
  /// done.
  ///
  /// - Throws: what `deliver` throws, at once, while what is being worked on is dropped; what the source throws, once
  ///   all before is delivered.
  func run(on source: Source, deliver: (Source.Item, Output) throws -> Void) throws {
    let line = AssemblyLine<Source, Output>(source: source, reach: 17 * jobs)
    guard jobs > 1, startWorker(1, on: line) else {
      var source = source
      while let item = try source.next() { try deliver(item, work(item)) }
      return
    }
    defer { line.stop() }
    while let (item, output) = line.nextDelivery() { try deliver(item, output) }
    if let error = line.sourceError { throw error }
  }

  /// Starts a thread that takes items until there are none; with the first of them it starts the next thread, so that
  /// there are never many more threads than items.
  private func startWorker(_ number: Int, on line: AssemblyLine<Source, Output>) -> Bool {
    WorkerThread.start {
      var isFirst = true
      while let (place, item) = line.take() {
        if isFirst, number < jobs { _ = startWorker(number + 1, on: line) }
        isFirst = false
        line.finish(place, item, work(item))
      }
    }
  }
}
