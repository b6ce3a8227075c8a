internal import CPlatform

/// Finds the symbol whose templates a glyph resembles most.
package struct GlyphMatcher: Sendable {
  private let templates: [GlyphTemplate]

  package init(letters templates: TemplateSet) {
    self.templates = templates.templates.filter { $0.symbol.letter != nil }
  }

  package init(digits templates: TemplateSet) {
    self.templates = templates.templates.filter { $0.symbol.digit != nil }
  }

  /// Whether there is anything to compare with.
  var hasTemplates: Bool { !templates.isEmpty }

  /// The outcome of comparing a glyph with all templates.
  package struct Match: Equatable, Sendable {
    package var symbol: GlyphSymbol
    /// The best similarity to a template of the symbol, at most 1.
    package var similarity: Float
    /// The second-best symbol; nil if there are templates for only one.
    package var runnerUp: GlyphSymbol?
    /// The best similarity to a template of any other symbol, at most 1; −1 if there is none.
    package var runnerUpSimilarity: Float
  }

  /// Compares with every template and returns the best match; nil without templates.
  ///
  /// - Complexity: O(templates).
  package func match(_ glyph: Glyph) -> Match? {
    // Indexed by the symbols' ASCII codes.
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
  /// Returns the nearest template of the symbol and that of the runner-up, with their similarities.
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

  /// The probability that the match is right, 0 to 1: the product of two logistic functions.
  ///
  /// The first depends on the ratio of dissimilarities, the runner-up's over the match's: a letter in an unknown face
  /// is far from all templates, but still clearly farther from the wrong ones. Its coefficients are the maximum
  /// likelihood over tiles of the samples, scaled and with noise, compared only with templates of the other screenshots
  /// and the other fonts. The second rejects anything that resembles no letter, however much less it resembles the
  /// runner-up.
  package var confidence: Double {
    let dissimilarity = 1 - Double(similarity)
    let runnerUpDissimilarity = 1 - Double(runnerUpSimilarity)
    let ratio = (runnerUpDissimilarity + Self.ratioGuard) / (dissimilarity + Self.ratioGuard)
    return Self.logistic(6.28 * ratio - 7.5) * Self.logistic(60 * (Double(similarity) - Self.leastSimilarity))
  }

  /// Prevents a large ratio of two very small dissimilarities by chance.
  private static let ratioGuard = 0.01

  /// The similarity at which a match is as likely as not no letter at all. Samples scaled to a fifth still reach 0.86.
  static let leastSimilarity = 0.78

  private static func logistic(_ evidence: Double) -> Double { 1 / (1 + platform_exp(-evidence)) }
}
