/// Items of work that are all known.
struct ItemArray<Item: Sendable>: ItemSource {
  private var rest: ArraySlice<Item>

  init(_ items: [Item]) { rest = items[...] }

  mutating func next() -> Item? { rest.popFirst() }
}
