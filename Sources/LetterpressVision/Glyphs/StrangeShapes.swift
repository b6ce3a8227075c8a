/// Finds tiles whose signs belong to another alphabet: some resemble no known letter, others a known one, but not as
/// the same board draws it.
///
/// A board uses one face: a letter looks the same on all its tiles, nearly to the pixel, and either all letters
/// resemble their templates about equally or the face is unusual. Half of the Greek and Cyrillic capitals look like
/// Latin ones, half do not: Λ and Α both resemble an A, but not each other.
struct StrangeShapes {
  /// The least similarity of two glyphs of the same letter on one board: screenshots of the game and the samples reach
  /// 0.99, an A and a Λ at most 0.955.
  private static let leastLikeness: Float = 0.965

  /// A shape is strange if its dissimilarity from its nearest template is above the upper limit; real letters reach
  /// 0.08. Above the lower limit it is strange if the match is uncertain or the dissimilarity exceeds ``outlierFactor``
  /// times the board's median.
  private static let limits: (least: Float, most: Float) = (0.05, 0.1)
  private static let outlierFactor: Float = 16

  /// Blur makes all letters less similar: the limit is at least this multiple of the board's median.
  private static let blurFactor: Float = 1.6

  /// A sign shown by one or more tiles.
  private struct Sign {
    var glyph: Glyph
    var match: GlyphMatcher.Match
    var tileCount = 1

    /// Whether it resembles no letter as closely as the board's others resemble theirs.
    ///
    /// - Parameter median: the median dissimilarity of the board's letters.
    func isUnlikeLetters(median: Float) -> Bool {
      let (least, most) = StrangeShapes.limits
      let isUncertain = match.confidence < BoardReader.confidenceThreshold
      let limit = isUncertain ? least : min(max(StrangeShapes.outlierFactor * median, least), most)
      return 1 - match.similarity > max(limit, StrangeShapes.blurFactor * median)
    }
  }

  /// The number of different strange shapes.
  private(set) var count = 0
  /// The number of tiles that show one.
  private(set) var tileCount = 0

  /// - Parameter tiles: those whose sign is whole and plain, each with its best match.
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
      // Of several shapes that resemble one letter, only the most similar is that letter.
      let isRivalled = signs.contains {
        $0.match.symbol == sign.match.symbol && $0.match.similarity > sign.match.similarity
      }
      guard isRivalled || sign.isUnlikeLetters(median: median) else { continue }
      count += 1
      tileCount += sign.tileCount
    }
  }
}
