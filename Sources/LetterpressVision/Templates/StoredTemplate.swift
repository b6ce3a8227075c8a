public import LetterpressSolver

/// A letter that was learnt: a trained template with a name.
///
/// It keeps what tiles are compared with, which takes 20 times as long to make as to read from a file, and the bitmap that it was
/// made of, one bit per pixel.
public struct StoredTemplate: Equatable, Sendable {
  /// The template's name.
  public let name: TemplateName
  /// Where it was cut from; nil if not recorded.
  public internal(set) var origin: TemplateOrigin?
  /// In which training it was learnt, from 1 on; 0 if that was not recorded.
  public let training: Int
  /// How the letter stood on its tile; nil if that was not recorded.
  public let stance: LetterStance?
  /// The form that tiles are compared with.
  public let glyph: Glyph
  /// The rows of ``mask``: 1 for ink, the first pixel in a byte's highest bit.
  let packedInk: ArraySlice<UInt8>

  /// Creates a template with a name.
  ///
  /// - Complexity: O(pixels of the mask).
  public init(
    name: TemplateName, mask: GlyphMask, origin: TemplateOrigin?, stance: LetterStance? = nil, training: Int = 0
  ) {
    self.init(
      name: name, origin: origin, stance: stance, training: training, glyph: Glyph(mask), packedInk: mask.packed[...])
  }

  init(
    name: TemplateName, origin: TemplateOrigin?, stance: LetterStance?, training: Int, glyph: Glyph,
    packedInk: ArraySlice<UInt8>
  ) {
    (self.name, self.origin, self.stance, self.training) = (name, origin, stance, training)
    (self.glyph, self.packedInk) = (glyph, packedInk)
  }

  /// The binarized letter.
  ///
  /// - Complexity: O(pixels of the mask).
  public var mask: GlyphMask { GlyphMask(packed: packedInk) }

  /// The template of a stranger's file, with what is compared made of the bitmap again, so that nobody can give one that the bitmap does
  /// not show.
  package var checked: StoredTemplate { StoredTemplate(name: name, mask: mask, origin: origin, stance: stance) }

  /// The form that tiles are compared with, and its letter.
  public var template: GlyphTemplate { GlyphTemplate(learnt: name.letter, glyph: glyph, stance: stance) }

  /// Whether another template of the same letter tells nothing that this one does not.
  ///
  /// Pictures of one typeface have nearly the same letters: of 700 tiles, a tenth of the templates are left, and what was read is read
  /// as before. Each template costs time with every picture.
  func covers(_ other: StoredTemplate) -> Bool {
    if let theirs = other.stance, !(stance.map { $0.isLike(theirs) } ?? false) { return false }
    return glyph.similarity(to: other.glyph) >= StoredTemplate.coveringSimilarity
  }

  private static let coveringSimilarity: Float = 0.999

  /// Names templates with the lowest free numbers of their letters, leaving out those that are stored already: the same
  /// letter with nearly the same pixels.
  ///
  /// - Parameters:
  ///   - stored: the templates whose names are taken.
  ///   - training: the training in which the new ones are learnt; 0 if that is not recorded.
  /// - Throws: ``TooManyTemplates``.
  /// - Complexity: O(*n* · *m*) comparisons of glyphs for *n* templates and *m* named ones of the same letter.
  public static func naming(
    _ templates: [TrainedTemplate], besides stored: [StoredTemplate], training: Int = 0
  ) throws(TooManyTemplates) -> [StoredTemplate] {
    // The numbers are those of no template yet.
    let unnamed = templates.map {
      StoredTemplate(
        name: TemplateName(letter: $0.letter, number: 1), mask: $0.mask, origin: $0.origin, stance: $0.stance,
        training: training)
    }
    return try renaming(unnamed, besides: stored, training: training)
  }

  /// Gives templates that have names elsewhere new ones, as ``naming(_:besides:training:)`` does.
  ///
  /// - Throws: ``TooManyTemplates``.
  /// - Complexity: O(*n* · *m*) for *n* templates and *m* named ones.
  static func renaming(
    _ templates: [StoredTemplate], besides stored: [StoredTemplate], training: Int
  ) throws(TooManyTemplates) -> [StoredTemplate] {
    var groups = Letter.all.map { _ in Group() }
    for template in stored { groups[Int(template.name.letter.index)].add(template) }
    var named: [StoredTemplate] = []
    for template in templates {
      let letter = template.name.letter
      let group = Int(letter.index)
      guard !groups[group].templates.contains(where: { $0.covers(template) }) else { continue }
      let number = groups[group].freeNumber
      guard TemplateName.numbers ~= number else { throw TooManyTemplates(letter: letter) }
      let new = StoredTemplate(
        name: TemplateName(letter: letter, number: number), origin: template.origin, stance: template.stance,
        training: training, glyph: template.glyph, packedInk: template.packedInk)
      groups[group].add(new)
      named.append(new)
    }
    return named
  }
}

extension StoredTemplate {
  /// The templates of one letter while new ones are named.
  private struct Group {
    private(set) var templates: [StoredTemplate] = []
    /// Whether each number is taken, from 1 on.
    private var isTaken: [Bool] = []

    /// The lowest free number.
    var freeNumber: Int { (isTaken.firstIndex(of: false) ?? isTaken.count) + 1 }

    mutating func add(_ template: StoredTemplate) {
      templates.append(template)
      while isTaken.count < template.name.number { isTaken.append(false) }
      isTaken[template.name.number - 1] = true
    }
  }
}

extension GlyphMask {
  /// The rows as bits: 1 for ink, the first pixel in a byte's highest bit.
  package var packed: [UInt8] {
    // There are 96 rows, so the number of bits is a multiple of eight for any width.
    stride(from: 0, to: ink.count, by: 8).map { start in
      ink[start..<start + 8].reduce(UInt8(0)) { $0 << 1 | ($1 ? 1 : 0) }
    }
  }

  /// - Precondition: the bytes are those of ``packed``.
  package init(packed: some Collection<UInt8>) {
    self.init(
      width: packed.count * 8 / GlyphMask.height,
      ink: packed.flatMap { byte in (0..<8).map { byte >> (7 - $0) & 1 == 1 } })
  }

  /// How many bytes ``packed`` has for each pixel of the width.
  static let packedColumn = height / 8
}

/// The name of a stored template: its letter and a number, `A-1`.
///
/// ``StoredTemplate/naming(_:besides:training:)`` chooses the number. The page keeps the name in the JSON of `TemplateReport`, and takes its
/// first character for the letter (Page/views/letterpress-games.js). `TemplatesCommand` and `TemplateReport` say what a name looks like.
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
