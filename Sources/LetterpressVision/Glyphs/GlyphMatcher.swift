internal import CPlatform

/// Finds the symbol whose templates a glyph resembles most.
package struct GlyphMatcher: Sendable {
  /// The built-in ones first.
  private let templates: [GlyphTemplate]
  private let builtInCount: Int
  private let norms: BlockNorms

  package init(letters templates: TemplateSet) {
    self.init(templates.templates.filter { $0.symbol.letter != nil })
  }

  package init(digits templates: TemplateSet) {
    self.init(templates.templates.filter { $0.symbol.digit != nil })
  }

  private init(_ templates: [GlyphTemplate]) {
    let builtIn = templates.filter { !$0.isLearnt }
    self.templates = builtIn + templates.filter { $0.isLearnt }
    builtInCount = builtIn.count
    norms = BlockNorms(self.templates.map { $0.glyph })
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
    /// Of the nearest template, if it is one that was learnt.
    package var learnt: Learnt?

    /// What is known of a template that was learnt.
    package struct Learnt: Equatable, Sendable {
      /// How the letter stood on its tile, of this template and of all others of it that are near, as typefaces differ in the height of
      /// letters that look the same; nil where that was not recorded.
      var stances: [LetterStance?]
      /// The best similarity to a built-in template of any letter, at most 1; −1 if there is none.
      var builtInSimilarity: Float
      /// Whether the runner-up was learnt, too.
      var isRunnerUpLearnt: Bool
    }

    /// Whether it is near to a letter that was learnt: pictures of different sizes differ by as much.
    var isNearLearnt: Bool { learnt != nil && similarity >= LearntLetters.sameness }
  }

  /// Returns the best match among all templates; nil without templates.
  ///
  /// Only templates that may be nearer than the runner-up are compared cell by cell, which are a fifth of many.
  ///
  /// - Complexity: O(templates).
  package func match(_ glyph: Glyph) -> Match? {
    let own = BlockNorms([glyph])
    var first: (symbol: GlyphSymbol, similarity: Float, index: Int)?
    var second: (symbol: GlyphSymbol, similarity: Float, index: Int)?
    var builtInSimilarity: Float = -1
    templates.withUnsafeBufferPointer { templates in
      for index in templates.indices {
        if index == builtInCount, let first { builtInSimilarity = first.similarity }
        if let second {
          let bound = glyph.similarity(to: templates[index].glyph, product: norms.product(own, at: index))
          if bound <= second.similarity { continue }
        }
        let similarity = glyph.similarity(to: templates[index].glyph)
        let new = (symbol: templates[index].symbol, similarity: similarity, index: index)
        if first?.symbol == new.symbol {
          if let known = first?.similarity, similarity > known { first = new }
        } else if first.map({ similarity > $0.similarity }) ?? true {
          (first, second) = (new, first)
        } else if second.map({ similarity > $0.similarity }) ?? true {
          second = new
        }
      }
    }
    return first.map { first in
      let learnt: Match.Learnt? =
        first.index < builtInCount
        ? nil
        : Match.Learnt(
          stances: stances(of: first.symbol, near: glyph), builtInSimilarity: builtInSimilarity,
          isRunnerUpLearnt: second.map { $0.index >= builtInCount } ?? false)
      return Match(
        symbol: first.symbol, similarity: first.similarity, runnerUp: second?.symbol,
        runnerUpSimilarity: second?.similarity ?? -1, learnt: learnt)
    }
  }
}

extension GlyphMatcher {
  /// Returns the stances of the templates of a letter that were learnt and that a glyph is near to.
  private func stances(of symbol: GlyphSymbol, near glyph: Glyph) -> [LetterStance?] {
    templates[builtInCount...].lazy
      .filter { $0.symbol == symbol && $0.glyph.similarity(to: glyph) >= LearntLetters.sameness }
      .map { $0.stance }
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
    let areSamples = learnt?.isRunnerUpLearnt ?? false && dissimilarity <= Self.sampleDissimilarity
    let ratioGuard = areSamples ? Self.sampleGuard : Self.ratioGuard
    let ratio = (runnerUpDissimilarity + ratioGuard) / (dissimilarity + ratioGuard)
    return Self.logistic(6.28 * ratio - 7.5) * Self.logistic(60 * (Double(similarity) - Self.leastSimilarity))
  }

  /// Prevents a large ratio of two very small dissimilarities by chance.
  private static let ratioGuard = 0.01

  /// Letters of one typeface that were learnt are nearer to their templates than any to the built-in ones, so that two that are much
  /// alike, as D and V are in a blackletter, can be told by smaller differences.
  private static let sampleGuard = 0.002
  /// How dissimilar such a letter is at most in a clear picture.
  private static let sampleDissimilarity = 0.006

  /// The similarity at which a match is as likely as not no letter at all. Samples scaled to a fifth still reach 0.86.
  static let leastSimilarity = 0.78

  private static func logistic(_ evidence: Double) -> Double { 1 / (1 + platform_exp(-evidence)) }
}
