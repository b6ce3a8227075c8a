/// Letters of a rack, in an order that leads to a node of the word graph.
struct Spelling: BitwiseCopyable {
  /// The index of the first edge of the node it leads to.
  var node: UInt32
  /// A bit for every unused tile, and ``noTile``.
  var tilesLeft: UInt32
  var link: Link

  /// A bit for no tile, always set.
  static let noTile: UInt32 = 1 << 31

  /// The last letter of a spelling, and the index of the spelling without it among all that a search visited.
  ///
  ///     bit 31              5   4      0
  ///         ┌────────────────┬────────┐
  ///         │ place          │ letter │
  ///         └────────────────┴────────┘
  ///
  /// Spellings with a common prefix thus share it, and a word takes four bytes.
  struct Link: BitwiseCopyable {
    private let rawValue: UInt32

    /// One more than the largest place a link can hold.
    static let placeLimit = 1 << 27

    /// - Precondition: `place` is below ``placeLimit``, `letterIndex` below 32.
    init(place: Int, letterIndex: UInt8) {
      rawValue = UInt32(truncatingIfNeeded: place) &<< 5 | UInt32(letterIndex)
    }

    var place: Int { Int(rawValue >> 5) }

    var letterIndex: UInt8 { UInt8(truncatingIfNeeded: rawValue & 31) }

    /// - Precondition: the index it was created with is that of a letter.
    var letter: Letter { Letter(index: letterIndex) }
  }

  /// Returns the word that ends with a link.
  ///
  /// - Parameter spellings: all spellings the search visited, the empty one first.
  static func word(endingWith last: Link, spelledBy spellings: borrowing GrowingBuffer<Spelling>) -> Word {
    var letters = [last.letter]
    var place = last.place
    while place > 0 {
      let link = spellings[place].link
      letters.append(link.letter)
      place = link.place
    }
    return Word(letters.reversed())
  }
}
