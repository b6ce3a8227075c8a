internal import LetterpressSolver

/// Finds the letter whose templates a glyph resembles most.
struct GlyphMatcher {
  private let templates: TemplateSet

  init(templates: TemplateSet) { self.templates = templates }

  /// The outcome of comparing a glyph with all templates.
  struct Match: Equatable {
    var letter: Letter
    /// The best similarity to a template of the letter, at most 1.
    var similarity: Float
    /// The letter that comes second; nil where templates know but one letter.
    var runnerUp: Letter?
    /// The best similarity to a template of any other letter, at most 1.
    var runnerUpSimilarity: Float
  }

  /// Compares with every template and takes the best, nil where there are none.
  ///
  /// - Complexity: O(templates).
  func match(_ glyph: Glyph) -> Match? {
    var best = [Float](repeating: -.infinity, count: Letter.count)
    for template in templates.templates {
      let similarity = glyph.similarity(to: template.glyph)
      let letter = Int(template.letter.index)
      if similarity > best[letter] { best[letter] = similarity }
    }
    let ranked = Letter.all.filter { best[Int($0.index)] > -.infinity }
      .sorted { best[Int($0.index)] > best[Int($1.index)] }
    guard let letter = ranked.first else { return nil }
    let runnerUp = ranked.dropFirst().first
    return Match(
      letter: letter, similarity: best[Int(letter.index)], runnerUp: runnerUp,
      runnerUpSimilarity: runnerUp.map { best[Int($0.index)] } ?? -1)
  }
}
