/// Builds the minimal acyclic graph of a sorted word list in one pass.
///
/// Uses the incremental construction for sorted input of Daciuk, Mihov, Watson and Watson, "Incremental Construction of
/// Minimal Acyclic Finite-State Automata" (Computational Linguistics 26:1, 2000), but keeps "ends a word" on edges
/// instead of nodes, so that two nodes are equal if they agree on what follows.
///
/// A node is frozen once no later word can add to it; if an equal frozen node exists, that one is used instead. During
/// construction, frozen nodes are in the order they were frozen, children before parents, and are identified by the
/// index one past their last edge, which is never 0. ``finish()`` reverses the order.
struct WordGraphBuilder {
  private var frozen: [WordGraphEdge] = []
  private var register = FrozenNodeRegister()
  /// The nodes along the current word, by depth, with their edges so far.
  private var open: [[WordGraphEdge]]
  private var previous = Word()

  init() {
    open = Array(repeating: [], count: Word.maximumCount + 1)
  }

  /// Builds the graph of the given words.
  ///
  /// - Parameter words: in strictly ascending order.
  /// - Throws: ``LexiconError/tooManyEdges``, ``LexiconError/tooManyWords``.
  /// - Complexity: O(letters of all words).
  static func graph(of words: [Word]) throws(LexiconError) -> WordGraph {
    guard words.count <= Lexicon.maximumWordCount else { throw .tooManyWords }
    var builder = WordGraphBuilder()
    for word in words { try builder.add(word) }
    let edges = try builder.finish()
    assert(edges.withUnsafeBufferPointer(WordGraph.isValid))
    return WordGraph(edges: edges)
  }

  /// - Precondition: `word` comes after every word added before and is not empty.
  private mutating func add(_ word: Word) throws(LexiconError) {
    precondition(word > previous, "words must be added in strictly ascending order")
    let shared = word.commonPrefixCount(with: previous)
    try freeze(downTo: shared)
    let count = word.count
    for position in shared..<count {
      open[position].append(
        WordGraphEdge(letter: word[position], endsWord: position == count - 1, isLast: false, child: 0))
    }
    previous = word
  }

  private mutating func finish() throws(LexiconError) -> [WordGraphEdge] {
    try freeze(downTo: 0)
    _ = try freezeNode(atDepth: 0)
    let total = frozen.count
    // Reverses the nodes but not the edges within them: a node that ended at `end` now begins at `total - end`.
    var edges: [WordGraphEdge] = []
    edges.reserveCapacity(total)
    var end = total
    while end > 0 {
      let start = FrozenNodeRegister.start(ofNodeEndingAt: end, in: frozen)
      for edge in frozen[start..<end] {
        edges.append(edge.child == 0 ? edge : edge.leading(to: total - edge.child))
      }
      end = start
    }
    return edges
  }

  /// Freezes the nodes of the previous word below the given depth.
  private mutating func freeze(downTo depth: Int) throws(LexiconError) {
    var deepest = previous.count
    while deepest > depth {
      let node = try freezeNode(atDepth: deepest)
      deepest -= 1
      let last = open[deepest].count - 1
      open[deepest][last] = open[deepest][last].leading(to: node)
    }
  }

  /// Returns the index one past the frozen node's last edge; 0 for a node without edges.
  private mutating func freezeNode(atDepth depth: Int) throws(LexiconError) -> Int {
    guard let last = open[depth].last else { return 0 }
    open[depth][open[depth].count - 1] = last.markedLast
    let end = register.insert(open[depth], into: &frozen)
    guard frozen.count < WordGraphEdge.indexLimit else { throw .tooManyEdges }
    open[depth].removeAll(keepingCapacity: true)
    return end
  }
}

extension WordGraphEdge {
  fileprivate func leading(to child: Int) -> WordGraphEdge {
    WordGraphEdge(rawValue: rawValue & 127 | UInt32(child) << 7)
  }

  var markedLast: WordGraphEdge { WordGraphEdge(rawValue: rawValue | 1 << 6) }
}

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
