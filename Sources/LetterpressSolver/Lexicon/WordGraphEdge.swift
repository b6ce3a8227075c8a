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
