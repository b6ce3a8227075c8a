internal import CPlatform

/// Finds the symbol whose templates a glyph resembles most.
package struct GlyphMatcher: Sendable {
  private let templates: [GlyphTemplate]

  /// A matcher of letters.
  package init(letters templates: TemplateSet) {
    self.templates = templates.templates.filter { $0.symbol.letter != nil }
  }

  /// A matcher of digits.
  package init(digits templates: TemplateSet) {
    self.templates = templates.templates.filter { $0.symbol.digit != nil }
  }

  /// The outcome of comparing a glyph with all templates.
  package struct Match: Equatable, Sendable {
    package var symbol: GlyphSymbol
    /// The best similarity to a template of the symbol, at most 1.
    package var similarity: Float
    /// The symbol that comes second; nil where there are templates of but one.
    package var runnerUp: GlyphSymbol?
    /// The best similarity to a template of any other symbol, at most 1.
    package var runnerUpSimilarity: Float
  }

  /// Compares with every template and takes the best, nil where there are none.
  ///
  /// - Complexity: O(templates).
  package func match(_ glyph: Glyph) -> Match? {
    // By the symbols' ASCII codes.
    var best = [Float](repeating: -.infinity, count: 128)
    for template in templates {
      let code = Int(template.symbol.ascii)
      best[code] = max(best[code], glyph.similarity(to: template.glyph))
    }
    var first: (code: Int, similarity: Float) = (0, -.infinity)
    var second = first
    for (code, similarity) in best.enumerated() {
      if similarity > first.similarity {
        (first, second) = ((code, similarity), first)
      } else if similarity > second.similarity {
        second = (code, similarity)
      }
    }
    guard let symbol = GlyphSymbol(ascii: UInt8(first.code)) else { return nil }
    let runnerUp = GlyphSymbol(ascii: UInt8(second.code))
    return Match(
      symbol: symbol, similarity: first.similarity, runnerUp: runnerUp,
      runnerUpSimilarity: runnerUp == nil ? -1 : second.similarity)
  }
}

extension GlyphMatcher.Match {
  /// The nearest template of the symbol, and that of the one which comes second, with their similarities.
  ///
  /// - Parameter templates: those of the matcher, or more.
  package func nearest(
    to glyph: Glyph, among templates: TemplateSet
  ) -> [(template: GlyphTemplate, similarity: Float)] {
    [symbol, runnerUp].compactMap { symbol in
      templates.templates.filter { $0.symbol == symbol }
        .map { (template: $0, similarity: glyph.similarity(to: $0.glyph)) }
        .max { $0.similarity < $1.similarity }
    }
  }

  /// How likely the match is to be right, 0 to 1: the product of two logistic functions.
  ///
  /// The first is of how much farther away the second letter is than the first, as a ratio of
  /// dissimilarities: a letter in an unknown face is far from all templates, and still clearly farther
  /// from the wrong ones. Its coefficients are the maximum likelihood over tiles of the samples, scaled
  /// and with noise, compared with templates of the other screenshots and of the other fonts only. The
  /// second lets nothing pass that resembles no letter, however much less it resembles the next.
  package var confidence: Double {
    let dissimilarity = 1 - Double(similarity)
    let runnerUpDissimilarity = 1 - Double(runnerUpSimilarity)
    let ratio = (runnerUpDissimilarity + Self.ratioGuard) / (dissimilarity + Self.ratioGuard)
    return Self.logistic(6.28 * ratio - 7.5) * Self.logistic(60 * (Double(similarity) - Self.leastSimilarity))
  }

  /// Keeps the ratio of two very small dissimilarities from being large by chance.
  private static let ratioGuard = 0.01

  /// At this similarity a match is as likely as not no letter at all. Samples scaled to a fifth still
  /// reach 0.86.
  static let leastSimilarity = 0.78

  private static func logistic(_ evidence: Double) -> Double { 1 / (1 + platform_exp(-evidence)) }
}
