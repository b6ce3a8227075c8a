/// Where items of work come from, one after the other.
protocol ItemSource<Item>: Sendable {
  associatedtype Item: Sendable

  /// The next one; nil at the end, after which it is not asked again.
  mutating func next() throws -> Item?
}
