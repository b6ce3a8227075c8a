internal import LetterpressSolver

/// A trained template stored under a name.
public struct StoredTemplate: Equatable, Sendable {
  /// The template's name.
  public let name: TemplateName
  /// The binarized letter.
  public let mask: GlyphMask
  /// Where it was cut from; nil if not recorded.
  public let origin: TemplateOrigin?

  /// Creates a template with a name.
  public init(name: TemplateName, mask: GlyphMask, origin: TemplateOrigin?) {
    (self.name, self.mask, self.origin) = (name, mask, origin)
  }

  /// Names templates with the lowest free numbers of their letters, leaving out those that are stored already: the same
  /// letter with the same pixels.
  ///
  /// - Parameter stored: the templates whose names are taken.
  /// - Throws: ``TooManyTemplates``.
  /// - Complexity: O(*n* · *m*) for *n* templates and *m* named ones.
  public static func naming(
    _ templates: [TrainedTemplate], besides stored: [StoredTemplate]
  ) throws(TooManyTemplates) -> [StoredTemplate] {
    var groups = Letter.all.map { _ in Group() }
    for template in stored { groups[Int(template.name.letter.index)].add(template.mask, number: template.name.number) }
    var named: [StoredTemplate] = []
    for template in templates {
      let group = Int(template.letter.index)
      guard !groups[group].masks.contains(template.mask) else { continue }
      let number = groups[group].freeNumber
      guard TemplateName.numbers ~= number else { throw TooManyTemplates(letter: template.letter) }
      groups[group].add(template.mask, number: number)
      let name = TemplateName(letter: template.letter, number: number)
      named.append(StoredTemplate(name: name, mask: template.mask, origin: template.origin))
    }
    return named
  }

  /// The form that tiles are compared with.
  public var template: GlyphTemplate { GlyphTemplate(symbol: .letter(name.letter), glyph: Glyph(mask)) }
}

extension StoredTemplate {
  /// The templates of one letter while new ones are named.
  private struct Group {
    private(set) var masks: [GlyphMask] = []
    /// Whether each number is taken, from 1 on.
    private var isTaken: [Bool] = []

    /// The lowest free number.
    var freeNumber: Int { (isTaken.firstIndex(of: false) ?? isTaken.count) + 1 }

    mutating func add(_ mask: GlyphMask, number: Int) {
      masks.append(mask)
      while isTaken.count < number { isTaken.append(false) }
      isTaken[number - 1] = true
    }
  }
}
