internal import LetterpressSolver

/// Tells a tile that shows one whole letter from one that shows more, with a cedilla or a tail joined to it or a second letter
/// beside it, from one that shows less, such as the stem of a half-covered L, and from one that shows a sign such as a Λ, judging by
/// the letter that it resembles most.
///
/// Letters that were learnt are judged by how they stood on the board from which they were learnt: see ``LearntFace``.
struct LoneLetters {
  /// The median height of the board's letters, in pixels.
  private let height: Int
  /// How far each letter is to the right of where most are in their tiles, in tiles; nil where that says nothing.
  private let shifts: [Double?]
  /// The median dissimilarity of the board's glyphs from their templates.
  private let dissimilarity: Float
  /// What the letters of the board that were learnt say of it.
  let face: LearntFace

  /// - Parameters:
  ///   - tiles: all 25.
  ///   - matches: the letter that each resembles most.
  ///   - areMoved: whether some are not where the grid has them.
  init(among tiles: [TileBinarizer.Tile], matches: [GlyphMatcher.Match?], on grid: TileGrid, areMoved: Bool) {
    dissimilarity = matches.compactMap { $0.map { 1 - $0.similarity } }.median ?? 0
    height = tiles.compactMap { $0.box?.height }.median ?? 0
    shifts = areMoved ? tiles.map { _ in nil } : grid.shifts(of: tiles)
    face = LearntFace(among: tiles, matches: matches, on: grid)
  }

  /// How far a letter may be to the left or to the right of where most are. The letters of the game are at most 0.03 to a side, in
  /// other faces 0.05. What a cover on the right leaves of a wider letter is too far to the left: an I of a B, L or R, a C of an O, an E
  /// of a B, an F of a P or R, an L of a U; and the J that a cover on the left leaves of a U is too far to the right. In every face I and C are nearly in the middle,
  /// E, F and L not to the left of it, and J not to the right.
  private static func shifts(of name: UInt8?) -> ClosedRange<Double> {
    switch name {
    case UInt8(ascii: "I"), UInt8(ascii: "C"): -0.035...0.035
    case UInt8(ascii: "E"), UInt8(ascii: "F"), UInt8(ascii: "L"): -0.025...0.06
    case UInt8(ascii: "J"): -0.06...0.02
    default: -0.06...0.06
    }
  }

  /// How much higher than the median a letter may be, over it, besides J and Q, which descend in some faces. Round letters
  /// are 4% higher than flat ones, and a cedilla adds 15% or more.
  private static let greatestHeight = 1.16

  /// The least similarity of a letter in several parts. Templates drawn in two strokes like the tile reach 0.98; two letters
  /// side by side resemble another letter less.
  private static let leastSimilarityInParts: Float = 0.97

  /// The least for a K, which an unknown face may draw in two strokes.
  private static let leastSimilarityOfK: Float = 0.9

  /// How dissimilar from its template a letter may be: signs such as Λ, Δ and ß are as near as 0.055 to the letters of the game. Its K
  /// and its J are not so near to the built-in templates.
  private static func greatestDissimilarity(of name: UInt8?) -> Float {
    name == UInt8(ascii: "K") || name == UInt8(ascii: "J") ? 0.09 : 0.05
  }

  /// In another face, or if the picture is blurred, all letters are dissimilar, so that a letter may be this multiple of the median.
  private static let outlierFactor: Float = 4

  /// Whether a tile shows the whole letter and nothing else, as far as that can be told.
  func isAlone(_ letter: GlyphMatcher.Match, on tile: TileBinarizer.Tile, at index: Int) -> Bool {
    if let isAlone = face.isAlone(letter, on: tile, shift: shifts[index]) { return isAlone }
    guard tile.flaw == nil else { return false }
    let name = letter.symbol.ascii
    if let shift = shifts[index], !LoneLetters.shifts(of: name).contains(shift) { return false }
    // Of one that is uncertain anyway, the confidence says more.
    let greatest = max(LoneLetters.greatestDissimilarity(of: name), LoneLetters.outlierFactor * dissimilarity)
    guard 1 - letter.similarity <= greatest || letter.confidence < BoardReader.confidenceThreshold else { return false }
    // Tolerates one pixel more.
    let descends = name == UInt8(ascii: "J") || name == UInt8(ascii: "Q")
    guard let box = tile.box, descends || Double(box.height - 1) <= LoneLetters.greatestHeight * Double(height)
    else { return false }
    let least = name == UInt8(ascii: "K") ? LoneLetters.leastSimilarityOfK : LoneLetters.leastSimilarityInParts
    return !tile.isInParts || letter.similarity >= least
  }
}

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
