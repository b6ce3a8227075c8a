/// A minimal acyclic word graph (DAWG) of a word list, whose words share common beginnings and endings.
///
/// It is one flat array of edges, the root's first and every node's before those of its children, read in place: in the
/// program's constant data or in a block of memory that `owner` keeps alive. Whoever creates a graph guarantees
/// ``isValid(_:)``.
struct WordGraph: @unchecked Sendable {
  // Unchecked: the edges are never written to once the graph exists.
  private let edges: UnsafeBufferPointer<WordGraphEdge>
  private let owner: AnyObject?

  /// Creates a graph over edges that `owner` keeps alive, or that live as long as the program.
  ///
  /// - Precondition: the edges are valid; see ``isValid(_:)``.
  init(edges: UnsafeBufferPointer<WordGraphEdge>, owner: AnyObject?) {
    self.edges = edges
    self.owner = owner
  }

  /// Creates a graph with a copy of the edges.
  ///
  /// - Precondition: the edges are valid; see ``isValid(_:)``.
  init(edges: [WordGraphEdge]) {
    self.init(edges: edges.withUnsafeBytes { EdgeBlock(copying: $0) })
  }

  /// Creates a graph that keeps the block of edges alive.
  ///
  /// - Precondition: the edges are valid; see ``isValid(_:)``.
  init(edges block: EdgeBlock) { self.init(edges: UnsafeBufferPointer(block.edges), owner: block) }

  /// Memory that holds a graph's edges.
  final class EdgeBlock {
    let edges: UnsafeMutableBufferPointer<WordGraphEdge>

    /// Allocates uninitialised memory for edges.
    init(count: Int) { edges = .allocate(capacity: count) }

    /// - Parameter bytes: four per edge, in memory layout.
    convenience init(copying bytes: UnsafeRawBufferPointer) {
      self.init(count: bytes.count / MemoryLayout<WordGraphEdge>.stride)
      UnsafeMutableRawBufferPointer(edges).copyMemory(
        from: UnsafeRawBufferPointer(rebasing: bytes[..<UnsafeRawBufferPointer(edges).count]))
    }

    deinit { edges.deallocate() }
  }
}

extension WordGraph {
  /// The number of edges.
  var edgeCount: Int { edges.count }

  /// Calls `body` with all edges, which are valid only during the call.
  func withEdges<Result>(_ body: (UnsafeBufferPointer<WordGraphEdge>) -> Result) -> Result {
    withExtendedLifetime(owner) { body(edges) }
  }
}

extension WordGraph {
  /// Returns the edge with the given letter that leaves the node, if there is one.
  ///
  /// - Complexity: O(edges of the node), at most 26.
  func edge(labelled letter: Letter, fromNode node: Int) -> WordGraphEdge? {
    withEdges { edges in
      var index = node
      while index < edges.count {
        let edge = edges[index]
        if edge.letterIndex == letter.index { return edge }
        if edge.isLast { return nil }
        index += 1
      }
      return nil  // only for the root of an empty graph
    }
  }

  /// Whether the word is in the graph.
  ///
  /// - Complexity: O(letters of the word).
  func contains(_ letters: some Sequence<Letter>) -> Bool {
    var node: Int? = 0
    var endsWord = false
    for letter in letters {
      guard let from = node, let edge = edge(labelled: letter, fromNode: from) else { return false }
      endsWord = edge.endsWord
      node = edge.child == 0 ? nil : edge.child
    }
    return endsWord
  }

  /// Calls `body` with every word, in alphabetical order.
  ///
  /// Uses an explicit stack instead of recursion because a graph read from a file can have any depth. Stops at 25
  /// letters, which no word in a graph from ``WordGraphBuilder`` exceeds.
  ///
  /// - Complexity: O(letters of all words).
  func forEachWord(_ body: (Word) -> Void) {
    withEdges { edges in
      guard !edges.isEmpty else { return }
      var stack: [(edge: Int, prefix: Word)] = [(0, Word())]
      while let (index, prefix) = stack.popLast() {
        let edge = edges[index]
        if !edge.isLast { stack.append((index + 1, prefix)) }
        let word = prefix.appending(edge.letter, at: prefix.count)
        if edge.endsWord { body(word) }
        if edge.child != 0, word.count < Word.maximumCount { stack.append((edge.child, word)) }
      }
    }
  }
}

extension WordGraph {
  /// Whether edges from an untrusted source form a graph in which every walk ends and stays in bounds.
  ///
  /// Checks in one pass that each letter is one of A–Z, that the edges of a node are in strictly ascending order, that
  /// every child starts a node that comes after its parent (so there is no cycle), and that the last edge is the last
  /// of its node.
  ///
  /// - Complexity: O(edges).
  static func isValid(_ edges: UnsafeBufferPointer<WordGraphEdge>) -> Bool {
    guard let last = edges.last else { return true }
    guard last.isLast, edges.count <= WordGraphEdge.indexLimit else { return false }
    // The smallest valid index for the next letter: one more than that of the letter before it in its node.
    var least: UInt8 = 0
    for index in edges.indices {
      let edge = edges[index]
      guard edge.letterIndex >= least, edge.letterIndex < Letter.count else { return false }
      least = edge.isLast ? 0 : edge.letterIndex + 1
      guard edge.child != 0 else {
        // An edge that neither ends a word nor leads to a node would be a dead end.
        guard edge.endsWord else { return false }
        continue
      }
      guard edge.child > index, edge.child < edges.count, edges[edge.child - 1].isLast else { return false }
    }
    return true
  }

  /// Returns the number of words; nil if one is shorter or longer than a word may be, or if 32 bits cannot count them,
  /// for which a few edges are enough.
  ///
  /// - Precondition: the edges are valid, see ``isValid(_:)``.
  /// - Complexity: O(edges).
  static func wordCount(of edges: UnsafeBufferPointer<WordGraphEdge>) -> Int? {
    // For each edge, the number of words that continue through it or a later edge of its node, and the most letters
    // they have from there on. Children come after their parents.
    let none = (words: UInt32(0), letters: UInt8(0))
    var beyond = [(words: UInt32, letters: UInt8)](repeating: none, count: edges.count)
    for index in edges.indices.reversed() {
      let edge = edges[index]
      let child = edge.child == 0 ? none : beyond[edge.child]
      let next = edge.isLast ? none : beyond[index + 1]
      let (words, overflows) = next.words.addingReportingOverflow(edge.endsWord ? 1 : 0)
      let (sum, sumOverflows) = words.addingReportingOverflow(child.words)
      let letters = max(child.letters + 1, next.letters)
      guard !overflows, !sumOverflows, letters <= Lexicon.validLengths.upperBound else { return nil }
      beyond[index] = (sum, letters)
    }
    // A word that ends at an edge of the root has one letter.
    let last = edges.prefix { !$0.isLast }.count
    guard !edges.prefix(last + 1).contains(where: { $0.endsWord }) else { return nil }
    return Int(clamping: beyond.first?.words ?? 0)
  }
}

/// One edge of a word graph in 32 bits.
///
///     bit 31                        7   6          5        4      0
///         ┌──────────────────────────┬──────┬──────────────┬────────┐
///         │ index of the first child │ last │ ends a word  │ letter │
///         └──────────────────────────┴──────┴──────────────┴────────┘
///
/// A node is the run of its outgoing edges, in alphabetical order, up to the one marked last. A child is given by the
/// index of its first edge; 0, which is the root, means no child.
struct WordGraphEdge: Equatable, Sendable {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// - Precondition: `child` is below ``indexLimit``.
  init(letter: Letter, endsWord: Bool, isLast: Bool, child: Int) {
    assert(child < WordGraphEdge.indexLimit)
    rawValue = UInt32(letter.index) | (endsWord ? 1 << 5 : 0) | (isLast ? 1 << 6 : 0) | UInt32(child) << 7
  }

  /// One more than the largest index an edge can hold.
  static let indexLimit = 1 << 25

  /// 0 to 25 in a valid graph; 26 to 31 cannot be a letter.
  var letterIndex: UInt8 { UInt8(truncatingIfNeeded: rawValue & 31) }

  /// - Precondition: the graph is valid.
  var letter: Letter { Letter(index: letterIndex) }

  /// Whether the letters from the root up to and including this one form a word.
  var endsWord: Bool { rawValue & 1 << 5 != 0 }

  /// Whether it is the last edge of its node.
  var isLast: Bool { rawValue & 1 << 6 != 0 }

  /// The index of the child's first edge; 0 if there is no child.
  var child: Int { Int(rawValue >> 7) }
}
