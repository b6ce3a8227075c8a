/// Finds tiles whose signs are of another alphabet: some look like no known letter, others like a known one, but not as
/// the same board draws it.
///
/// A board has one face: the same letter looks the same on all its tiles, nearly to the pixel, and either all letters
/// resemble their templates about as much or the face is a strange one. Greek and Cyrillic capitals are half Latin ones,
/// and half not: Λ and Α both resemble an A, but not each other.
struct StrangeShapes {
  /// How much two glyphs of the same letter on one board resemble each other at the least: screenshots of the game and the
  /// samples reach 0.99, an A and a Λ at most 0.955.
  private static let leastLikeness: Float = 0.965

  /// A shape is strange whose dissimilarity from its nearest template is above the upper end: real letters reach 0.08. It is
  /// above the lower end where it resembles the next letter nearly as much, or so many times the median of a board.
  private static let limits: (least: Float, most: Float) = (0.05, 0.1)
  private static let outlierFactor: Float = 16

  /// Blur makes all letters less similar: the limit is never less than so many times the median of the board.
  private static let blurFactor: Float = 1.6

  /// What one or more tiles show alike.
  private struct Sign {
    var glyph: Glyph
    var match: GlyphMatcher.Match
    var tileCount = 1

    /// Whether it resembles no letter as much as the board's others resemble theirs.
    ///
    /// - Parameter median: of the dissimilarities of the board's letters.
    func isUnlikeLetters(median: Float) -> Bool {
      let (least, most) = StrangeShapes.limits
      let isUncertain = match.confidence < BoardReader.confidenceThreshold
      let limit = isUncertain ? least : min(max(StrangeShapes.outlierFactor * median, least), most)
      return 1 - match.similarity > max(limit, StrangeShapes.blurFactor * median)
    }
  }

  /// How many different strange shapes there are.
  private(set) var count = 0
  /// How many tiles show one.
  private(set) var tileCount = 0

  /// - Parameter tiles: those that show their sign whole and plainly, each with what it resembles most.
  init(among tiles: [(glyph: Glyph, match: GlyphMatcher.Match)]) {
    var signs: [Sign] = []
    for (glyph, match) in tiles {
      let known = signs.firstIndex {
        $0.match.symbol == match.symbol && $0.glyph.similarity(to: glyph) >= StrangeShapes.leastLikeness
      }
      if let known {
        signs[known].tileCount += 1
      } else {
        signs.append(Sign(glyph: glyph, match: match))
      }
    }
    let dissimilarities = tiles.map { 1 - $0.match.similarity }.sorted()
    guard !dissimilarities.isEmpty else { return }
    let median = dissimilarities[dissimilarities.count / 2]
    for sign in signs {
      // Of several shapes that resemble one letter, the one that does so most is that letter.
      let isRivalled = signs.contains {
        $0.match.symbol == sign.match.symbol && $0.match.similarity > sign.match.similarity
      }
      guard isRivalled || sign.isUnlikeLetters(median: median) else { continue }
      count += 1
      tileCount += sign.tileCount
    }
  }
}
