/// A glyph known to be a certain letter or digit.
public struct GlyphTemplate: Equatable, Sendable {
  /// What the glyph shows.
  public let symbol: GlyphSymbol
  /// The form used for comparison.
  public let glyph: Glyph

  /// Creates a template of a letter or a digit.
  public init(symbol: GlyphSymbol, glyph: Glyph) {
    self.symbol = symbol
    self.glyph = glyph
  }
}
