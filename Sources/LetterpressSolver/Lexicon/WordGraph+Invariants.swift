extension WordGraph {
  /// Whether edges that came from outside make a graph that every walk ends on and stays inside of.
  ///
  /// Checks, in one pass, that each letter is one of A–Z, the edges of a node are in strictly
  /// ascending order, every child begins at the start of a node that lies behind its parent (so that
  /// there is no cycle), and the last edge of all is the last of its node.
  ///
  /// - Complexity: O(edges).
  static func isValid(_ edges: UnsafeBufferPointer<WordGraphEdge>) -> Bool {
    guard let last = edges.last else { return true }
    guard last.isLast, edges.count <= WordGraphEdge.indexLimit else { return false }
    // What the next letter must be at the least: one more than the letter before it in its node.
    var least: UInt8 = 0
    for index in edges.indices {
      let edge = edges[index]
      guard edge.letterIndex >= least, edge.letterIndex < Letter.count else { return false }
      least = edge.isLast ? 0 : edge.letterIndex + 1
      guard edge.child != 0 else {
        // An edge that neither ends a word nor leads on would be a dead end.
        guard edge.endsWord else { return false }
        continue
      }
      guard edge.child > index, edge.child < edges.count, edges[edge.child - 1].isLast else { return false }
    }
    return true
  }
}
