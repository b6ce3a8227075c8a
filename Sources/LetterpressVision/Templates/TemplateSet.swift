public import LetterpressSolver

/// The templates that tiles are compared with.
public struct TemplateSet: Equatable, Sendable {
  /// In no particular order; a letter or a digit may have any number.
  public private(set) var templates: [GlyphTemplate]

  /// A set of the given templates.
  public init(_ templates: [GlyphTemplate] = []) { self.templates = templates }

  /// The set of trained templates, those with the same letter and the same pixels only once.
  public init(_ trained: [TrainedTemplate]) {
    var known: Set<LabelledMask> = []
    self.init(
      trained.filter { known.insert(LabelledMask(letter: $0.letter, mask: $0.mask)).inserted }.map(\.template))
  }

  /// The set without templates that nearly equal another of the same symbol, which tell no more and cost
  /// time.
  ///
  /// - Parameter similarity: from how much alike on, at most 1, a template is left out.
  public func thinned(above similarity: Float) -> TemplateSet {
    var kept: [GlyphTemplate] = []
    for template in templates {
      let isNew = !kept.contains {
        $0.symbol == template.symbol && $0.glyph.similarity(to: template.glyph) >= similarity
      }
      if isNew { kept.append(template) }
    }
    return TemplateSet(kept)
  }

  /// This set's templates, then the other's.
  public func union(_ other: TemplateSet) -> TemplateSet { TemplateSet(templates + other.templates) }

  /// The letters of A–Z that have no template.
  public var missingLetters: [Letter] {
    let present = LetterSet(templates.lazy.compactMap(\.symbol.letter))
    return Letter.all.filter { !present.contains($0) }
  }
}
