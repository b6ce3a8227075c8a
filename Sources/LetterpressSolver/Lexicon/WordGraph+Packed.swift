// A packed graph is a sequence of decisions, coded by a `BitCoder`. They tell the graph from the root down: the letters of a
// node in order, and for each whether it ends a word and which node it leads to. A new node is told before the next letter.
//
// How a word goes on depends on its last letters, so most decisions are nearly certain. A node that is known already, because
// it was told after other letters, is told by its place in a list.

extension WordGraph {
  /// Codes a graph.
  ///
  /// - Parameters:
  ///   - original: for an encoder, the edges of the graph. It comes from ``WordGraphBuilder``, which orders nodes as they are
  ///     told. For a decoder, none.
  ///   - edgeCount: the number of edges.
  /// - Complexity: O(edges) for a decoder.
  init(coding original: [WordGraphEdge], edgeCount: Int, with coder: inout some BitCoder) {
    let block = EdgeBlock(count: edgeCount)
    var graph = GraphCoding(original, edges: block.edges)
    _ = graph.codeNode(0, after: Beginning(), &coder)
    self.init(edges: block)
  }
}

private struct GraphCoding {
  /// The edges that an encoder tells.
  private let original: [WordGraphEdge]
  /// Those of the nodes that are known, from the last on.
  private let edges: UnsafeMutableBufferPointer<WordGraphEdge>
  private var firstKnown: Int
  /// Those of the nodes that are being told.
  private var open: [WordGraphEdge] = []
  private var knownNodes = KnownNodes()

  private let letters = BitChances(count: Beginning.shortGroupCount * (Beginning.none + 1) << 5)
  private let wordEnds = BitChances(count: Beginning.groupCount)
  private let childless = BitChances(count: Beginning.groupCount)
  private let known = BitChances(count: Beginning.shortGroupCount * Child.allCases.count * (longest + 1))

  /// The length from which on beginnings are taken for equally long.
  private static let longest = 9

  /// What an edge leads to.
  private enum Child: Int, CaseIterable {
    /// Before the first edge of a node.
    case undecided
    case none, known, new
  }

  init(_ original: [WordGraphEdge], edges: UnsafeMutableBufferPointer<WordGraphEdge>) {
    (self.original, self.edges, firstKnown) = (original, edges, edges.count)
  }

  /// Codes a node and the new ones that follow it.
  ///
  /// - Parameter node: for an encoder, the index of its first edge.
  /// - Returns: the index of its first edge.
  mutating func codeNode(_ node: Int, after beginning: Beginning, _ coder: inout some BitCoder) -> Int {
    let firstOpen = open.count
    var next = node
    var letterBefore = Beginning.none
    var childBefore = Child.undecided
    while true {
      let edge = next < original.count ? original[next] : nil
      let letter = coder.code(
        edge.map { Int($0.letterIndex) } ?? Beginning.none, bitCount: 5, by: letters,
        context: beginning.group(1) * (Beginning.none + 1) + letterBefore)
      if letter == Beginning.none { break }
      let endsWord = coder.code(
        edge?.endsWord ?? false, by: wordEnds,
        at: beginning.appending(letter, isWord: beginning.isWord).group(2))
      let (node, child) = codeChild(
        edge?.child ?? 0, after: beginning.appending(letter, isWord: endsWord), childBefore, &coder)
      open.append(
        WordGraphEdge(letter: Letter(index: UInt8(letter)), endsWord: endsWord, isLast: false, child: node))
      (letterBefore, childBefore) = (letter, child)
      next = edge?.isLast ?? true ? original.count : next + 1
    }
    return close(from: firstOpen)
  }

  /// Codes which node an edge leads to, and a new node itself.
  private mutating func codeChild(
    _ node: Int, after beginning: Beginning, _ childBefore: Child, _ coder: inout some BitCoder
  ) -> (node: Int, child: Child) {
    // Where no word ends, one goes on.
    if beginning.isWord, coder.code(node == 0, by: childless, at: beginning.group(2)) { return (0, .none) }
    let context = beginning.group(1) * Child.allCases.count + childBefore.rawValue
    let isKnown = coder.code(
      node >= firstKnown, by: known, at: context * (Self.longest + 1) + min(beginning.count, Self.longest))
    if isKnown { return (knownNodes.code(original.isEmpty ? nil : node, after: beginning, &coder), .known) }
    let node = codeNode(node, after: beginning, &coder)
    knownNodes.append(node, after: beginning)
    return (node, .new)
  }

  /// Stores the edges of a node once all of them are known.
  private mutating func close(from firstOpen: Int) -> Int {
    guard firstOpen < open.count else { return 0 }
    open[open.count - 1] = open[open.count - 1].markedLast
    firstKnown -= open.count - firstOpen
    for (place, edge) in open[firstOpen...].enumerated() { edges[firstKnown + place] = edge }
    open.removeLast(open.count - firstOpen)
    return firstKnown
  }
}

/// The beginning of a word, up to a node.
private struct Beginning {
  /// The index of the last letter; ``none`` if there is none.
  private var last = none
  private var beforeLast = none
  private(set) var count = 0
  /// Whether it is a word itself.
  private(set) var isWord = false

  static let none = Letter.count

  func appending(_ letter: Int, isWord: Bool) -> Beginning {
    var longer = self
    (longer.beforeLast, longer.last, longer.count, longer.isWord) = (last, letter, count + 1, isWord)
    return longer
  }

  /// The number of the group of beginnings that are alike: they have up to two last letters in common, and whether they are words.
  func group(_ letterCount: Int) -> Int {
    let flag = isWord ? 1 : 0
    return switch letterCount {
    case 0: 0
    case 1: 1 + last * 2 + flag
    default: Self.shortGroupCount + (beforeLast * (Self.none + 1) + last) * 2 + flag
    }
  }

  /// The number of groups with up to one letter in common.
  static let shortGroupCount = 1 + (none + 1) * 2
  static let groupCount = shortGroupCount + (none + 1) * (none + 1) * 2
}

/// The nodes that have been told, in a list for each group of beginnings that led to them.
///
/// A node that is told again moves half-way to the beginning of its list. So frequent nodes have low places, which take few
/// bits.
private struct KnownNodes {
  private var lists = [[UInt32]](repeating: [], count: Beginning.groupCount)
  private let isListed = BitChances(count: contextCount)
  /// For the number of bits of a place.
  private let sizes = BitChances(count: contextCount << 5)
  /// For the first two bits after the highest, which depend on the number of bits rather than on the list.
  private let beginnings = BitChances(count: contextCount << 2)
  /// For the other bits, which are as good as random.
  private let others = BitChances(count: 1)

  /// For each number of letters in common and each number of bits.
  private static let contextCount = 3 << 5

  /// Adds a node to the lists for the given numbers of letters in common.
  mutating func append(_ node: Int, after beginning: Beginning, letterCounts: Range<Int> = 0..<3) {
    for letterCount in letterCounts { lists[beginning.group(letterCount)].append(UInt32(node)) }
  }

  /// Codes a known node by its place in the list for most letters in common that has it.
  ///
  /// - Parameter node: for an encoder, the node.
  mutating func code(_ node: Int?, after beginning: Beginning, _ coder: inout some BitCoder) -> Int {
    var letterCount = 2
    while true {
      let list = beginning.group(letterCount)
      let context = letterCount << 5 + Self.bitCount(lists[list].count)
      let place = node.flatMap { lists[list].firstIndex(of: UInt32($0)) }
      // The list for none in common has all nodes.
      if letterCount == 0 || coder.code(place != nil, by: isListed, at: context) {
        let place = code(place: place ?? 0, context, &coder)
        let node = Int(lists[list][place])
        lists[list].swapAt(place, place / 2)
        append(node, after: beginning, letterCounts: letterCount + 1..<3)
        return node
      }
      letterCount -= 1
    }
  }

  private mutating func code(place: Int, _ context: Int, _ coder: inout some BitCoder) -> Int {
    // From 1 on, so that there is a highest bit.
    let number = place + 1
    let size = coder.code(Self.bitCount(number), bitCount: 5, by: sizes, context: context)
    var coded = 1
    while Self.bitCount(coded) < size {
      let bit = number >> (size - Self.bitCount(coded) - 1) & 1 != 0
      let isSet =
        coded < 4
        ? coder.code(bit, by: beginnings, at: ((context & ~31) + size) << 2 + coded)
        : coder.code(bit, by: others, at: 0)
      coded = coded << 1 | (isSet ? 1 : 0)
    }
    return coded - 1
  }

  private static func bitCount(_ number: Int) -> Int { Int.bitWidth - number.leadingZeroBitCount }
}
