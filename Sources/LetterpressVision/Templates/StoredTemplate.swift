public import LetterpressSolver

/// A template in a ``TemplateStore``.
public struct StoredTemplate: Equatable, Sendable {
  /// What it is called in the store.
  public let name: TemplateName
  /// The binarized letter.
  public let mask: GlyphMask
  /// Where it was cut from; nil where nobody wrote that down.
  public let origin: TemplateOrigin?

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

  /// Parses `A-1`, in either case and with or without `.png`; nil for anything else.
  public init?(parsing text: String) {
    let name = text.hasSuffix(".png") ? text.dropLast(4) : text[...]
    let parts = name.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].count == 1, let letter = parts[0].first.flatMap(Letter.init),
      let number = Int(parts[1]), TemplateName.numbers.contains(number), parts[1].first != "+"
    else { return nil }
    self.init(letter: letter, number: number)
  }

  /// The name of its file.
  public var fileName: String { "\(self).png" }
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
