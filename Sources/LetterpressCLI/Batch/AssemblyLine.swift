/// What the threads of an ``OrderedWork`` share: where the next item comes from, and the results that wait for those
/// before them.
final class AssemblyLine<Source: ItemSource, Output: Sendable>: Sendable {
  private struct State: Sendable {
    /// How many items were taken, and how many results delivered.
    var taken = 0
    var delivered = 0
    /// By the places of the items, from 0.
    var finished: [Int: (item: Source.Item, output: Output)] = [:]
    /// Whether no more items are to be taken.
    var hasEnded = false
    var error: (any Error)?
  }

  /// How far what is taken may be ahead of what is delivered.
  private let reach: Int
  /// Beside the state, as reading it may take long: results are delivered meanwhile.
  private let source: Monitor<Source>
  private let state = Monitor(State())

  init(source: Source, reach: Int) {
    self.source = Monitor(source)
    self.reach = reach
  }

  /// The next item with its place, as soon as the results are not too far behind; nil where there is none.
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

  /// Puts down the result of the item with a place.
  func finish(_ place: Int, _ item: Source.Item, _ output: Output) {
    state.use { $0.finished[place] = (item, output) }
  }

  /// The next result in the order of the items, as soon as it is there; nil where all are delivered.
  func nextDelivery() -> (item: Source.Item, output: Output)? {
    state.use(when: { $0.finished[$0.delivered] != nil || ($0.hasEnded && $0.delivered == $0.taken) }) { state in
      guard let next = state.finished.removeValue(forKey: state.delivered) else { return nil }
      state.delivered += 1
      return next
    }
  }

  /// Why the source ended before its time; nil where it did not.
  var sourceError: (any Error)? { state.use { $0.error } }

  /// Has no more items taken.
  func stop() { state.use { $0.hasEnded = true } }
}
