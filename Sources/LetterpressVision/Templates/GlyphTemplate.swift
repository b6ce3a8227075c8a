package import LetterpressSolver

/// A glyph known to be a certain letter or digit.
public struct GlyphTemplate: Equatable, Sendable {
  /// What the glyph shows.
  public let symbol: GlyphSymbol
  /// The form used for comparison.
  public let glyph: Glyph
  /// Whether it was learnt from a labelled picture, and is not built in.
  package let isLearnt: Bool
  /// How the letter stood on its tile; nil if that was not recorded.
  package let stance: LetterStance?

  /// Creates a template of a letter or a digit.
  ///
  /// - Precondition: a digit is 0 to 9.
  public init(symbol: GlyphSymbol, glyph: Glyph) {
    precondition((0...9).contains(symbol.digit ?? 0), "not a digit")
    (self.symbol, self.glyph) = (symbol, glyph)
    (isLearnt, stance) = (false, nil)
  }

  /// Creates a template of a letter that was learnt.
  package init(learnt letter: Letter, glyph: Glyph, stance: LetterStance?) {
    (symbol, self.glyph) = (.letter(letter), glyph)
    (isLearnt, self.stance) = (true, stance)
  }
}
