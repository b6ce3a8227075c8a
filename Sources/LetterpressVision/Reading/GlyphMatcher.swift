/// Finds the symbol whose templates a glyph resembles most.
struct GlyphMatcher: Sendable {
  private let templates: [GlyphTemplate]

  /// A matcher of letters.
  init(letters templates: TemplateSet) {
    self.templates = templates.templates.filter { $0.symbol.letter != nil }
  }

  /// A matcher of digits.
  init(digits templates: TemplateSet) {
    self.templates = templates.templates.filter { $0.symbol.digit != nil }
  }

  /// The outcome of comparing a glyph with all templates.
  struct Match: Equatable {
    var symbol: GlyphSymbol
    /// The best similarity to a template of the symbol, at most 1.
    var similarity: Float
    /// The symbol that comes second; nil where there are templates of but one.
    var runnerUp: GlyphSymbol?
    /// The best similarity to a template of any other symbol, at most 1.
    var runnerUpSimilarity: Float
  }

  /// Compares with every template and takes the best, nil where there are none.
  ///
  /// - Complexity: O(templates).
  func match(_ glyph: Glyph) -> Match? {
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
