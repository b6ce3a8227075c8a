// The edges of a graph as bytes, from the last edge to the first, so that each node comes after its children:
//
//     bit 7        6      5             4      0
//         ┌────────┬──────┬─────────────┬────────┐
//         │ number │ last │ ends a word │ letter │
//         └────────┴──────┴─────────────┴────────┘
//
// If bit 7 is set, the number of the child follows: one more than the number of nodes before it, or 0 for no child. It
// has seven bits per byte, the highest first, with bit 7 set in all bytes but the last. If bit 7 is clear, the child is
// the latest node that no edge has led to yet, as is nearly always the case for a node's first incoming edge.

extension WordGraph {
  /// The edges as bytes that ``init(unpacking:edgeCount:)`` reads; once compressed, two fifths smaller than the plain
  /// edges compressed.
  ///
  /// - Complexity: O(edges).
  var packed: [UInt8] {
    withEdges { edges in
      var bytes: [UInt8] = []
      var nodes = PackedNodes()
      var numbers = [Int](repeating: 0, count: edges.count)
      for (index, edge) in edges.enumerated().reversed() {
        if edge.isLast, index + 1 < edges.count { numbers[index + 1] = nodes.append(startingAt: index + 1) }
        let flags = UInt8(edge.rawValue & 0x7f)
        guard edge.child == 0 || nodes.latestUnreached != numbers[edge.child] else {
          bytes.append(flags)
          nodes.reach(numbers[edge.child])
          continue
        }
        bytes.append(flags | 0x80)
        let number = edge.child == 0 ? 0 : numbers[edge.child] + 1
        if number > 0 { nodes.reach(number - 1) }
        for shift in [21, 14, 7] where number >> shift > 0 { bytes.append(UInt8(number >> shift & 0x7f) | 0x80) }
        bytes.append(UInt8(number & 0x7f))
      }
      return bytes
    }
  }

  /// Unpacks a graph from its packed edges.
  ///
  /// - Precondition: the bytes come from ``packed`` of a graph with `edgeCount` edges.
  /// - Complexity: O(edges).
  init(unpacking bytes: UnsafeRawBufferPointer, edgeCount: Int) {
    let block = EdgeBlock(count: edgeCount)
    var nodes = PackedNodes()
    var offset = 0
    func next() -> UInt8 {
      defer { offset += 1 }
      return bytes[offset]
    }
    for index in (0..<edgeCount).reversed() {
      let flags = next()
      let isLast = flags & 1 << 6 != 0
      if isLast, index + 1 < edgeCount { nodes.append(startingAt: index + 1) }
      var child = 0
      if flags & 0x80 == 0 {
        let number = nodes.latestUnreached ?? 0
        nodes.reach(number)
        child = nodes.starts[number]
      } else {
        var number = 0
        var byte: UInt8
        repeat {
          byte = next()
          number = number << 7 | Int(byte & 0x7f)
        } while byte & 0x80 != 0
        if number > 0 {
          nodes.reach(number - 1)
          child = nodes.starts[number - 1]
        }
      }
      block.edges[index] = WordGraphEdge(rawValue: UInt32(flags & 0x7f) | UInt32(child) << 7)
    }
    self.init(edges: block)
  }
}

/// The nodes of a graph from last to first, numbered from 0, and which of them no edge has led to yet.
private struct PackedNodes {
  /// The index of each node's first edge.
  private(set) var starts: [Int] = []
  private var isReached: [Bool] = []
  /// Nodes that no edge has led to, and some that have been reached since.
  private var waiting: [Int] = []

  /// - Returns: the node's number.
  @discardableResult
  mutating func append(startingAt start: Int) -> Int {
    waiting.append(starts.count)
    starts.append(start)
    isReached.append(false)
    return starts.count - 1
  }

  mutating func reach(_ number: Int) { isReached[number] = true }

  /// The number of the latest node that no edge has led to; nil if there is none.
  var latestUnreached: Int? {
    mutating get {
      while let last = waiting.last, isReached[last] { waiting.removeLast() }
      return waiting.last
    }
  }
}
