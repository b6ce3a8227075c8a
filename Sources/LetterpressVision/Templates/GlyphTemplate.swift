/// A glyph that is known to stand for a certain letter or digit.
public struct GlyphTemplate: Equatable, Sendable {
  /// What the glyph is known to be.
  public let symbol: GlyphSymbol
  /// The form that is compared.
  public let glyph: Glyph

  /// A template of a letter or a digit.
  public init(symbol: GlyphSymbol, glyph: Glyph) {
    self.symbol = symbol
    self.glyph = glyph
  }
}
