internal import LetterpressSolver

/// Reads the scores in the header, matching digits like the letters of tiles.
struct ScoreReader: Sendable {
  private let matcher: GlyphMatcher

  init(templates: TemplateSet) { matcher = GlyphMatcher(digits: templates) }

  /// Returns the score of a player, 0 to 25; nil unless it is read with confidence.
  func score(of player: PlayerHeader) -> Int? {
    guard !player.digits.isEmpty else { return nil }
    var score = 0
    for mask in player.digits {
      guard let match = matcher.match(Glyph(mask)), let digit = match.symbol.digit,
        match.confidence >= BoardReader.confidenceThreshold
      else { return nil }
      score = 10 * score + digit
    }
    return score <= Board.tileCount ? score : nil
  }
}
