public import LetterpressSolver

/// A template cut from a labelled screenshot.
public struct TrainedTemplate: Equatable, Sendable {
  /// What the label said.
  public let letter: Letter
  /// The binarized letter.
  public let mask: GlyphMask
  /// Where it was cut from.
  public let origin: TemplateOrigin

  /// Creates a template of a letter.
  public init(letter: Letter, mask: GlyphMask, origin: TemplateOrigin) {
    (self.letter, self.mask, self.origin) = (letter, mask, origin)
  }

  /// The form that tiles are compared with.
  public var template: GlyphTemplate { GlyphTemplate(symbol: .letter(letter), glyph: Glyph(mask)) }
}
