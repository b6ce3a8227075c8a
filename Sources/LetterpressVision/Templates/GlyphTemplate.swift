/// A glyph known to be a certain letter or digit.
public struct GlyphTemplate: Equatable, Sendable {
  /// What the glyph shows.
  public let symbol: GlyphSymbol
  /// The form used for comparison.
  public let glyph: Glyph

  /// Creates a template of a letter or a digit.
  ///
  /// - Precondition: a digit is 0 to 9.
  public init(symbol: GlyphSymbol, glyph: Glyph) {
    precondition((0...9).contains(symbol.digit ?? 0), "not a digit")
    self.symbol = symbol
    self.glyph = glyph
  }
}
