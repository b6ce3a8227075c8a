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
