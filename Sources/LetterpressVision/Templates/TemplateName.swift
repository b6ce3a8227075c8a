public import LetterpressSolver

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
