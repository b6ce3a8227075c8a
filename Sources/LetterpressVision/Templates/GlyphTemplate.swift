public import LetterpressSolver

/// A glyph that is known to be a certain letter.
public struct GlyphTemplate: Equatable, Sendable {
  /// What the glyph is known to be.
  public let letter: Letter
  /// The form that is compared.
  public let glyph: Glyph

  /// A template of a letter.
  public init(letter: Letter, glyph: Glyph) {
    self.letter = letter
    self.glyph = glyph
  }
}
