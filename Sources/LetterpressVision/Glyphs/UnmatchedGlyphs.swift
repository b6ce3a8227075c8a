/// Counts the glyphs of a board that no letter of its face explains, as on a board in another alphabet.
///
/// A board uses one face, so a letter looks the same on all its tiles, nearly to the pixel. Half of the Greek and Cyrillic
/// capitals look like Latin ones. The others give themselves away in one of two ways: they are unlike any template, or two
/// different glyphs are nearest to one letter, as Λ and Α both are to A.
struct UnmatchedGlyphs {
  /// Glyphs of one board that are at least this similar show the same letter. On screenshots of the game and the samples
  /// two glyphs of a letter reach 0.99, an A and a Λ at most 0.955.
  private static let sameLetter: Float = 0.965

  /// How dissimilar from its nearest template a glyph must be to count as unlike it. Real letters reach 0.08, so above
  /// `most` it always counts. Above `least` it counts if the match is uncertain, or if the dissimilarity is
  /// ``outlierFactor`` times the board's median.
  private static let limits: (least: Float, most: Float) = (0.05, 0.1)
  private static let outlierFactor: Float = 16

  /// A blurred picture makes all glyphs dissimilar from their templates, so the limit is at least this multiple of the
  /// board's median.
  private static let blurFactor: Float = 1.6

  /// A glyph shown by one or more tiles.
  private struct Sign {
    var glyph: Glyph
    var match: GlyphMatcher.Match
    var tileCount = 1

    /// Whether it is less like its nearest template than the board's other glyphs are like theirs.
    ///
    /// - Parameter median: the median dissimilarity of the board's glyphs from their templates.
    func isUnlikeLetters(median: Float) -> Bool {
      let (least, most) = UnmatchedGlyphs.limits
      let isUncertain = match.confidence < BoardReader.confidenceThreshold
      let limit = isUncertain ? least : min(max(UnmatchedGlyphs.outlierFactor * median, least), most)
      return 1 - match.similarity > max(limit, UnmatchedGlyphs.blurFactor * median)
    }
  }

  /// The number of different glyphs that no letter explains.
  private(set) var count = 0
  /// The number of tiles that show one.
  private(set) var tileCount = 0

  /// - Parameter tiles: those that show one whole glyph on a plain ground, each with its best match.
  init(among tiles: [(glyph: Glyph, match: GlyphMatcher.Match)]) {
    var signs: [Sign] = []
    for (glyph, match) in tiles {
      let known = signs.firstIndex {
        $0.match.symbol == match.symbol && $0.glyph.similarity(to: glyph) >= UnmatchedGlyphs.sameLetter
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
      // Of several glyphs whose nearest letter is the same, only the most similar can be that letter.
      let isRivalled = signs.contains {
        $0.match.symbol == sign.match.symbol && $0.match.similarity > sign.match.similarity
      }
      guard isRivalled || sign.isUnlikeLetters(median: median) else { continue }
      count += 1
      tileCount += sign.tileCount
    }
  }
}
