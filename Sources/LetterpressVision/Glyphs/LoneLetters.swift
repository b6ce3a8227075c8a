internal import LetterpressSolver

/// Tells a tile that shows one whole letter from one that shows more, with a cedilla or a tail joined to it or a second letter
/// beside it, and from one that shows less, such as the stem of a half-covered L, judging by the letter that it resembles most.
struct LoneLetters {
  /// The median height of the board's letters, in pixels.
  private let height: Int
  /// How far each letter is to the right of where most are in their tiles, in tiles; nil where that says nothing.
  private let shifts: [Double?]

  /// - Parameters:
  ///   - tiles: all 25.
  ///   - grid: nil if tiles were moved.
  init(among tiles: [TileBinarizer.Tile], on grid: TileGrid?) {
    let heights = tiles.compactMap { $0.box?.height }.sorted()
    height = heights.isEmpty ? 0 : heights[heights.count / 2]
    let places = tiles.indices.map { tile -> Double? in
      guard let grid, let box = tiles[tile].box else { return nil }
      return (Double(box.x) + Double(box.width) / 2 - grid.x) / grid.pitch - Double(tile % Board.side) - 0.5
    }
    let known = places.compactMap { $0 }.sorted()
    shifts = places.map { place in place.map { $0 - known[known.count / 2] } }
  }

  /// How far a letter may be from where most are. The letters of the game are at most 0.03 to a side, in other faces 0.05. An I, which
  /// is what a covered part leaves of a B, L or R, is in the middle in every face, and so is nearly a C, which may be left of an O.
  private static let greatestShift = 0.06
  private static let greatestShiftOfI = 0.045

  /// How much higher than the median a letter may be, over it, besides J and Q, which descend in some faces. Round letters
  /// are 4% higher than flat ones, and a cedilla adds 15% or more.
  private static let greatestHeight = 1.16

  /// The least similarity of a letter in several parts. Templates drawn in two strokes like the tile reach 0.98; two letters
  /// side by side resemble another letter less.
  private static let leastSimilarityInParts: Float = 0.97

  /// The least for a K, which an unknown face may draw in two strokes.
  private static let leastSimilarityOfK: Float = 0.9

  /// Whether a tile shows the whole letter and nothing else, as far as that can be told.
  func isAlone(_ letter: GlyphMatcher.Match, on tile: TileBinarizer.Tile, at index: Int) -> Bool {
    let name = letter.symbol.ascii
    let isCentered = name == UInt8(ascii: "I") || name == UInt8(ascii: "C")
    if let shift = shifts[index],
      abs(shift) > (isCentered ? LoneLetters.greatestShiftOfI : LoneLetters.greatestShift)
    {
      return false
    }
    // Tolerates one pixel more.
    let descends = name == UInt8(ascii: "J") || name == UInt8(ascii: "Q")
    guard let box = tile.box, descends || Double(box.height - 1) <= LoneLetters.greatestHeight * Double(height)
    else { return false }
    let least = name == UInt8(ascii: "K") ? LoneLetters.leastSimilarityOfK : LoneLetters.leastSimilarityInParts
    return !tile.isInParts || letter.similarity >= least
  }
}
