public import LetterpressSolver

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
    var shelves = Letter.all.map { _ in Shelf() }
    for template in stored { shelves[Int(template.name.letter.index)].put(template.mask, number: template.name.number) }
    var named: [StoredTemplate] = []
    for template in templates {
      let shelf = Int(template.letter.index)
      guard !shelves[shelf].masks.contains(template.mask) else { continue }
      let number = shelves[shelf].freeNumber
      guard TemplateName.numbers ~= number else { throw TooManyTemplates(letter: template.letter) }
      shelves[shelf].put(template.mask, number: number)
      let name = TemplateName(letter: template.letter, number: number)
      named.append(StoredTemplate(name: name, mask: template.mask, origin: template.origin))
    }
    return named
  }

  /// The form that tiles are compared with.
  public var template: GlyphTemplate { GlyphTemplate(symbol: .letter(name.letter), glyph: Glyph(mask)) }
}

/// The templates of one letter while new ones are named.
private struct Shelf {
  private(set) var masks: [GlyphMask] = []
  /// Whether each number is taken, from 1 on.
  private var isTaken: [Bool] = []

  /// The lowest free number.
  var freeNumber: Int { (isTaken.firstIndex(of: false) ?? isTaken.count) + 1 }

  mutating func put(_ mask: GlyphMask, number: Int) {
    masks.append(mask)
    while isTaken.count < number { isTaken.append(false) }
    isTaken[number - 1] = true
  }
}

/// Why templates could not be named: all of ``TemplateName/numbers`` are taken for a letter.
public struct TooManyTemplates: Error, Equatable, Sendable {
  /// The letter.
  public let letter: Letter
}

extension TooManyTemplates: CustomStringConvertible {
  /// What happened, and what to do about it.
  public var description: String {
    "there is no room for more templates of \(letter.uppercase): remove some"
  }
}

/// The name of a stored template: its letter and a number, `A-1`.
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

  /// Parses `A-1`, in upper or lower case; nil for anything else, including a number with leading zeros.
  public init?(parsing text: String) {
    let parts = text.split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[0].count == 1, let letter = parts[0].first.flatMap({ Letter($0) }),
      let number = Int(parts[1]), TemplateName.numbers.contains(number), String(number) == parts[1]
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
