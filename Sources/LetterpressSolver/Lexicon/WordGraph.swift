/// A minimal acyclic word graph (DAWG) over a word list: all words share their beginnings and their
/// endings.
///
/// It is one flat run of edges, the root's first and every node's before those of its children, read
/// in place from wherever it lies: the program's own constant data or a block of memory that
/// `owner` keeps alive. Whoever makes one vouches for ``isValid(_:)``.
struct WordGraph: @unchecked Sendable {
  // Unchecked: the edges are never written to once the graph exists.
  private let edges: UnsafeBufferPointer<WordGraphEdge>
  private let owner: AnyObject?

  /// A graph over edges that `owner` keeps alive, or that live as long as the program.
  ///
  /// - Precondition: the edges are valid, see ``isValid(_:)``.
  init(edges: UnsafeBufferPointer<WordGraphEdge>, owner: AnyObject?) {
    self.edges = edges
    self.owner = owner
  }

  /// A graph with its own copy of the edges.
  ///
  /// - Precondition: the edges are valid, see ``isValid(_:)``.
  init(edges: [WordGraphEdge]) {
    self.init(edges: edges.withUnsafeBytes { EdgeBlock(copying: $0) })
  }

  /// A graph over edges of its own.
  ///
  /// - Precondition: the edges are valid, see ``isValid(_:)``.
  init(edges block: EdgeBlock) { self.init(edges: UnsafeBufferPointer(block.edges), owner: block) }

  /// Memory that a graph's edges live in.
  final class EdgeBlock {
    let edges: UnsafeMutableBufferPointer<WordGraphEdge>

    /// Room for edges, to be written before anybody reads them.
    init(count: Int) { edges = .allocate(capacity: count) }

    /// - Parameter bytes: four an edge, as they lie in memory.
    convenience init(copying bytes: UnsafeRawBufferPointer) {
      self.init(count: bytes.count / MemoryLayout<WordGraphEdge>.stride)
      UnsafeMutableRawBufferPointer(edges).copyMemory(
        from: UnsafeRawBufferPointer(rebasing: bytes[..<UnsafeRawBufferPointer(edges).count]))
    }

    deinit { edges.deallocate() }
  }
}

extension WordGraph {
  /// How many edges there are.
  var edgeCount: Int { edges.count }

  /// Calls `body` with all edges, which are there for the length of the call.
  func withEdges<Result>(_ body: (UnsafeBufferPointer<WordGraphEdge>) -> Result) -> Result {
    withExtendedLifetime(owner) { body(edges) }
  }
}

extension WordGraph {
  /// The edge with the given letter that leaves the node, if there is one.
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
      return nil  // only the root of a graph without words
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
  /// A stack of its own instead of recursion: the depth of the graph in a file is the file's choice.
  /// Words beyond 25 letters cannot occur in a graph that ``WordGraphBuilder`` made.
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

  /// How many words there are; nil where one has fewer letters or more than a word may have, or where there are more words
  /// than 32 bits can count: a few edges are enough for that.
  ///
  /// - Precondition: the edges are valid, see ``isValid(_:)``.
  /// - Complexity: O(edges).
  static func wordCount(of edges: UnsafeBufferPointer<WordGraphEdge>) -> Int? {
    // For each edge, how many words go over it or over an edge behind it in its node, and the most letters they have from
    // there on. Children lie behind their parents.
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
    // What ends at the root's edges has one letter.
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
/// A node is the run of its outgoing edges, in alphabetical order, up to the one marked last. The
/// index of a child node is that of its first edge; 0, where the root stands, means no child.
struct WordGraphEdge: Equatable, Sendable {
  let rawValue: UInt32

  init(rawValue: UInt32) { self.rawValue = rawValue }

  /// - Precondition: `child` is below ``indexLimit``.
  init(letter: Letter, endsWord: Bool, isLast: Bool, child: Int) {
    assert(child < WordGraphEdge.indexLimit)
    rawValue = UInt32(letter.index) | (endsWord ? 1 << 5 : 0) | (isLast ? 1 << 6 : 0) | UInt32(child) << 7
  }

  /// One more than the largest index an edge can name.
  static let indexLimit = 1 << 25

  /// 0 to 25 in a valid graph; 26 to 31 cannot be a letter.
  var letterIndex: UInt8 { UInt8(truncatingIfNeeded: rawValue & 31) }

  /// - Precondition: the graph is valid.
  var letter: Letter { Letter(index: letterIndex) }

  /// Whether the letters from the root up to and with this one are a word.
  var endsWord: Bool { rawValue & 1 << 5 != 0 }

  /// Whether it is the last edge of its node.
  var isLast: Bool { rawValue & 1 << 6 != 0 }

  /// The index of the child's first edge; 0 where there is none.
  var child: Int { Int(rawValue >> 7) }
}
