/// Tells a tile that shows one letter from one that shows more, judging by the letter that it resembles most: with a
/// cedilla or a tail joined to it, or with a second letter beside it.
struct LoneLetters {
  /// The median height of the board's letters, in pixels.
  private let height: Int

  /// - Parameter tiles: all 25.
  init(among tiles: [TileBinarizer.Tile]) {
    let heights = tiles.compactMap { $0.box?.height }.sorted()
    height = heights.isEmpty ? 0 : heights[heights.count / 2]
  }

  /// How much higher than the median a letter may be, over it, besides J and Q, which descend in some faces. Round letters
  /// are 4% higher than flat ones, and a cedilla adds 15% or more.
  private static let greatestHeight = 1.16

  /// The least similarity of a letter in several parts. Templates drawn in two strokes like the tile reach 0.98; two letters
  /// side by side resemble another letter less.
  private static let leastSimilarityInParts: Float = 0.97

  /// The least for a K, which an unknown face may draw in two strokes.
  private static let leastSimilarityOfK: Float = 0.9

  /// Whether a tile shows the letter and nothing else, as far as that can be told.
  func isAlone(_ letter: GlyphMatcher.Match, on tile: TileBinarizer.Tile) -> Bool {
    let name = letter.symbol.ascii
    // Tolerates one pixel more.
    let descends = name == UInt8(ascii: "J") || name == UInt8(ascii: "Q")
    guard let box = tile.box, descends || Double(box.height - 1) <= LoneLetters.greatestHeight * Double(height)
    else { return false }
    let least = name == UInt8(ascii: "K") ? LoneLetters.leastSimilarityOfK : LoneLetters.leastSimilarityInParts
    return !tile.isInParts || letter.similarity >= least
  }
}
