internal import LetterpressFiles

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
