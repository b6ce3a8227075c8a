/// The limits of a search: it ends when the first is reached, or once the best move is proven.
public struct SearchLimits: Hashable, Sendable {
  /// The maximum time of a run; nil for no limit.
  public var time: Duration?
  /// What ``time`` counts.
  public var clock: SearchClock
  /// The maximum depth in plies; nil for no limit. With less than 1, nothing is searched.
  public var depth: Int?
  /// The maximum number of nodes per thread; nil for no limit. Checked every 64 nodes, so a few more are searched.
  public var nodeCount: Int?

  /// Creates limits; nil for none.
  public init(time: Duration? = nil, clock: SearchClock = .wall, depth: Int? = nil, nodeCount: Int? = nil) {
    (self.time, self.clock, self.depth, self.nodeCount) = (time, clock, depth, nodeCount)
  }

  /// A second, the limit where none is given.
  public static let second = SearchLimits(time: .seconds(1))
}
