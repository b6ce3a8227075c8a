public import LetterpressSolver

/// A trained template that is kept under a name.
public struct StoredTemplate: Equatable, Sendable {
  /// What it is called.
  public let name: TemplateName
  /// The binarized letter.
  public let mask: GlyphMask
  /// Where it was cut from; nil where nobody wrote that down.
  public let origin: TemplateOrigin?

  /// A template under a name.
  public init(name: TemplateName, mask: GlyphMask, origin: TemplateOrigin?) {
    (self.name, self.mask, self.origin) = (name, mask, origin)
  }

  /// The form that tiles are compared with.
  public var template: GlyphTemplate { GlyphTemplate(symbol: .letter(name.letter), glyph: Glyph(mask)) }
}

/// What a stored template is called: its letter and a number, `A-1`.
public struct TemplateName: Hashable, Sendable {
  /// The letter it shows.
  public let letter: Letter
  /// One of ``numbers``.
  public let number: Int

  /// The numbers a template may have.
  public static let numbers = 1...999_999

  /// - Precondition: `number` is one of ``numbers``.
  public init(letter: Letter, number: Int) {
    precondition(TemplateName.numbers.contains(number))
    self.letter = letter
    self.number = number
  }

  /// Parses `A-1`, in either case; nil for anything else.
  public init?(parsing text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].count == 1, let letter = parts[0].first.flatMap({ Letter($0) }),
      let number = Int(parts[1]), TemplateName.numbers.contains(number), parts[1].first != "+"
    else { return nil }
    self.init(letter: letter, number: number)
  }
}

extension TemplateName: CustomStringConvertible {
  /// `A-1`.
  public var description: String { "\(letter.uppercase)-\(number)" }
}

extension TemplateName: Comparable {
  /// By letter, then by number.
  public static func < (left: TemplateName, right: TemplateName) -> Bool {
    (left.letter, left.number) < (right.letter, right.number)
  }
}
