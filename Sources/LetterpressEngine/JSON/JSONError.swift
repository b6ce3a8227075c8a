internal import LetterpressSolver

/// Why a text cannot be read as a JSON value.
package enum JSONError: Error, Equatable, Sendable {
  /// An unexpected character, or the end of the text; the offset is in bytes from 0.
  case unexpected(offset: Int)
  /// A number with an exponent, or with more than fifteen digits.
  case unusualNumber(offset: Int)
  /// Arrays and objects nested deeper than ``JSONValue/deepestNesting``.
  case tooDeep
  /// An object with more than ``JSONValue/mostMembers`` members.
  case tooManyMembers(offset: Int)
  /// An object with two members of the same name.
  case repeatedMember(String)
}

extension JSONError: CustomStringConvertible {
  /// What is wrong.
  package var description: String {
    switch self {
    case .unexpected(let offset): "invalid JSON at byte \(offset)"
    case .unusualNumber(let offset):
      "the number at byte \(offset) has an exponent or more than \(JSONParser.mostDigits) digits"
    case .tooDeep: "arrays and objects are nested more than \(JSONValue.deepestNesting) deep"
    case .tooManyMembers(let offset):
      "the object before byte \(offset) has more than \(JSONValue.mostMembers) members"
    case .repeatedMember(let name): "\(name.quoted) occurs twice in one object"
    }
  }
}
