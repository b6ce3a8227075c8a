internal import LetterpressSolver
package import LetterpressVision

/// Trained templates as JSON, for storage other than files.
package enum TemplateReport {
  private enum Member: String, CaseIterable {
    case name
    case width
    case ink
    case screenshot
    case row
    case column
    case stance
  }

  /// Returns the object of a template, with its ink in the form of ``TileReport``. Screenshot, row and column are null if
  /// its origin is unknown, and the stance, a ``/LetterpressVision/LetterStance/code``, if how the letter stood on its tile is.
  package static func json(_ template: StoredTemplate) -> JSONValue {
    let origin = template.origin
    let members: [(Member, JSONValue)] = [
      (.name, .string(template.name.description)), (.width, .integer(template.mask.width)),
      (.ink, .string(template.mask.hexadecimal)), (.screenshot, origin.map { .string($0.screenshot) } ?? .null),
      (.row, origin.map { .integer($0.row) } ?? .null), (.column, origin.map { .integer($0.column) } ?? .null),
      (.stance, template.stance.map { .integer(Int($0.code)) } ?? .null),
    ]
    return .object(members.map { ($0.0.rawValue, $0.1) })
  }

  /// Parses what ``json(_:)`` writes, with the members in any order. Earlier versions wrote no stance.
  ///
  /// - Throws: ``ParsingError``.
  package static func template(_ json: JSONValue) throws(ParsingError) -> StoredTemplate {
    guard case .object(let members) = json else { throw .notAnObject }
    if let other = members.first(where: { Member(rawValue: $0.0) == nil }) { throw .unknownMember(other.0) }
    func value(_ member: Member) throws(ParsingError) -> JSONValue {
      guard let found = members.first(where: { $0.0 == member.rawValue }) else { throw .missing(member.rawValue) }
      return found.1
    }
    guard case .string(let text) = try value(.name), let name = TemplateName(parsing: text) else {
      throw .invalid("name", mustBe: "a letter and a number, as in A-1")
    }
    let widths = GlyphMask.widths
    guard case .integer(let width) = try value(.width), widths ~= width else {
      throw .invalid("width", mustBe: "a whole number from \(widths.lowerBound) to \(widths.upperBound)")
    }
    guard case .string(let ink) = try value(.ink), let mask = GlyphMask(width: width, hexadecimal: ink) else {
      let count = width * GlyphMask.height / 4
      throw .invalid("ink", mustBe: "\(count) hexadecimal digits in lower case, not all of them 0")
    }
    let origin: TemplateOrigin?
    switch (try value(.screenshot), try value(.row), try value(.column)) {
    case (.null, .null, .null): origin = nil
    case (.string(let screenshot), .integer(let row), .integer(let column))
    where 0..<Board.side ~= row && 0..<Board.side ~= column:
      origin = TemplateOrigin(screenshot: screenshot, row: row, column: column)
    default:
      throw .invalid(
        "screenshot, row and column", mustBe: "a text and two whole numbers from 0 to \(Board.side - 1), or all null")
    }
    let invalidStance = ParsingError.invalid("stance", mustBe: "a whole number as a template's, or null")
    let stance: LetterStance?
    switch members.first(where: { $0.0 == Member.stance.rawValue })?.1 ?? .null {
    case .null: stance = nil
    case .integer(let code):
      guard let known = LetterStance(code: code) else { throw invalidStance }
      stance = known
    default: throw invalidStance
    }
    return StoredTemplate(name: name, mask: mask, origin: origin, stance: stance)
  }

  /// The names of a template's members, as errors list them.
  fileprivate static var memberNames: String { Member.allCases.map { $0.rawValue }.joined(separator: ", ") }
}

extension TemplateReport {
  /// Why a JSON value is not a trained template.
  package enum ParsingError: Error, Equatable, Sendable {
    /// A value that is not an object.
    case notAnObject
    /// An unknown member.
    case unknownMember(String)
    /// A missing member.
    case missing(String)
    /// One member, or several together, with an invalid value.
    case invalid(String, mustBe: String)
  }
}

extension TemplateReport.ParsingError: CustomStringConvertible {
  /// What happened, and what to do about it.
  package var description: String {
    switch self {
    case .notAnObject: "it must be an object with \(TemplateReport.memberNames)"
    case .unknownMember(let name): "unknown member \(name.quoted); allowed are \(TemplateReport.memberNames)"
    case .missing(let name): "\(name) is missing"
    case .invalid(let names, let needed): "\(names) must be \(needed)"
    }
  }
}
