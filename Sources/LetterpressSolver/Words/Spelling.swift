/// Some letters of a rack, in an order that leads somewhere in a word graph.
struct Spelling: BitwiseCopyable {
  /// The index of the first edge of the node that it leads to.
  var node: UInt32
  /// A bit for every tile that is not used yet, and ``noTile``.
  var tilesLeft: UInt32
  var link: Link

  /// A bit that stands for no tile and is always set.
  static let noTile: UInt32 = 1 << 31

  /// The last letter of a spelling, and the place of the spelling without it among all that a search came by.
  ///
  ///     bit 31              5   4      0
  ///         ┌────────────────┬────────┐
  ///         │ place          │ letter │
  ///         └────────────────┴────────┘
  ///
  /// So spellings that begin alike share what they have in common, and a word takes four bytes.
  struct Link: BitwiseCopyable {
    private let rawValue: UInt32

    /// One more than the last place a link can name.
    static let placeLimit = 1 << 27

    /// - Precondition: `place` is below ``placeLimit``, `letterIndex` below 32.
    init(place: Int, letterIndex: UInt8) {
      rawValue = UInt32(truncatingIfNeeded: place) &<< 5 | UInt32(letterIndex)
    }

    var place: Int { Int(rawValue >> 5) }

    var letterIndex: UInt8 { UInt8(truncatingIfNeeded: rawValue & 31) }

    /// - Precondition: the index it was made with is a letter's.
    var letter: Letter { Letter(index: letterIndex) }
  }
}
