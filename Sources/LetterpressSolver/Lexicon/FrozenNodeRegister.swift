/// The frozen nodes of a graph under construction, looked up by their edges.
///
/// A hash table with open addressing and linear probing; its size is a power of two, and it is at most half full. A
/// slot holds the index one past a node's last edge, or 0 if it is empty; the edges themselves stay with the builder.
///
/// The hash depends on a number drawn anew for each table. Otherwise a list could be made whose nodes all want the same
/// slot, and 3 MB would take as long as 300 MB. The graph does not depend on it.
struct FrozenNodeRegister {
  private var slots = [UInt32](repeating: 0, count: 1 << 12)
  private var count = 0
  /// Odd, so that no bit of an edge is lost.
  private let factor = UInt64.random(in: .min ... .max) | 1

  /// Finds the node with these edges, or appends it to `frozen`. Returns the index one past its last edge.
  mutating func insert(_ node: [WordGraphEdge], into frozen: inout [WordGraphEdge]) -> Int {
    let mask = slots.count - 1
    var slot = hash(node[...]) & mask
    while slots[slot] != 0 {
      let end = Int(slots[slot])
      if FrozenNodeRegister.isEqual(node, toNodeEndingAt: end, in: frozen) { return end }
      slot = (slot + 1) & mask
    }
    frozen.append(contentsOf: node)
    slots[slot] = UInt32(frozen.count)
    count += 1
    if count * 2 > slots.count { grow(frozen) }
    return frozen.count
  }

  /// Returns the index of a node's first edge, which is where the previous node ended.
  static func start(ofNodeEndingAt end: Int, in frozen: [WordGraphEdge]) -> Int {
    var start = end - 1
    while start > 0, !frozen[start - 1].isLast { start -= 1 }
    return start
  }

  private static func isEqual(
    _ node: [WordGraphEdge], toNodeEndingAt end: Int, in frozen: [WordGraphEdge]
  ) -> Bool {
    let start = end - node.count
    guard start >= 0 else { return false }
    for offset in node.indices where node[offset] != frozen[start + offset] { return false }
    // Only a node's last edge is marked, so equal edges are the whole node unless it began earlier.
    return start == 0 || frozen[start - 1].isLast
  }

  /// Multiplying by a random odd number and taking higher bits makes two equal for different edges as seldom as chance
  /// would (M. Dietzfelbinger et al., "A Reliable Randomized Algorithm for the Closest-Pair Problem", Journal of
  /// Algorithms 25:1, 1997).
  private func hash(_ edges: ArraySlice<WordGraphEdge>) -> Int {
    var hash: UInt64 = 0
    for edge in edges { hash = (hash ^ UInt64(edge.rawValue)) &* factor ^ (hash >> 29) }
    return Int(truncatingIfNeeded: hash >> 32)
  }

  private mutating func grow(_ frozen: [WordGraphEdge]) {
    let old = slots
    slots = [UInt32](repeating: 0, count: old.count * 2)
    let mask = slots.count - 1
    for end in old where end != 0 {
      let start = FrozenNodeRegister.start(ofNodeEndingAt: Int(end), in: frozen)
      var slot = hash(frozen[start..<Int(end)]) & mask
      while slots[slot] != 0 { slot = (slot + 1) & mask }
      slots[slot] = end
    }
  }
}
