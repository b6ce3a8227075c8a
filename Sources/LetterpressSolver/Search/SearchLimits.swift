/// When a search ends: with the first of these that is reached, or once the best move is proven.
public struct SearchLimits: Hashable, Sendable {
  /// How long it may take; nil for any time.
  public var time: Duration?
  /// How many plies it looks ahead, 1 or more; nil for any number.
  public var depth: Int?
  /// How many positions it looks at on each thread; nil for any number.
  public var nodeCount: Int?

  /// The given limits.
  public init(time: Duration? = nil, depth: Int? = nil, nodeCount: Int? = nil) {
    (self.time, self.depth, self.nodeCount) = (time, depth, nodeCount)
  }
}
