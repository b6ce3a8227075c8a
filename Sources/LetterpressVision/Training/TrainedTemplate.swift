public import LetterpressSolver

/// A template cut from a labelled screenshot.
public struct TrainedTemplate: Equatable, Sendable {
  /// What the label said.
  public let letter: Letter
  /// The binarized letter.
  public let mask: GlyphMask
  /// Where it was cut from.
  public let origin: TemplateOrigin
  /// How the letter stood on its tile; nil if that is not known.
  public let stance: LetterStance?
  /// Whether it may be a letter with something on it, unless others of the training look the same: it is far higher or lower than the
  /// others of its board, or there is a sign beside it.
  public let isOdd: Bool

  /// Creates a template of a letter.
  public init(
    letter: Letter, mask: GlyphMask, origin: TemplateOrigin, stance: LetterStance? = nil, isOdd: Bool = false
  ) {
    (self.letter, self.mask, self.origin) = (letter, mask, origin)
    (self.stance, self.isOdd) = (stance, isOdd)
  }

  /// The form that tiles are compared with.
  public var template: GlyphTemplate { GlyphTemplate(learnt: letter, glyph: Glyph(mask), stance: stance) }
}
