internal import LetterpressSolver

/// A recursive-descent parser over the bytes of a text.
struct JSONParser {
  private let bytes: [UInt8]
  private var offset = 0

  /// The maximum number of digits in a number: those a `Double` can represent.
  static let mostDigits = 15

  init(bytes: [UInt8]) { self.bytes = bytes }

  /// The next byte that is not white space; 0 at the end.
  private var next: UInt8 {
    mutating get {
      while offset < bytes.count, [0x20, 0x09, 0x0A, 0x0D].contains(bytes[offset]) { offset += 1 }
      return current
    }
  }

  private var current: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// Parses the whole text as one value.
  mutating func text() throws(JSONError) -> JSONValue {
    let value = try value(nesting: 0)
    _ = next
    guard offset == bytes.count else { throw .unexpected(offset: offset) }
    return value
  }

  private mutating func value(nesting: Int) throws(JSONError) -> JSONValue {
    guard nesting <= JSONValue.deepestNesting else { throw .tooDeep }
    switch next {
    case UInt8(ascii: "{"): return .object(try members(nesting: nesting + 1))
    case UInt8(ascii: "["): return .array(try elements(nesting: nesting + 1))
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "t"): return try word("true", .boolean(true))
    case UInt8(ascii: "f"): return try word("false", .boolean(false))
    case UInt8(ascii: "n"): return try word("null", .null)
    default: return try number()
    }
  }

  private mutating func expect(_ character: Unicode.Scalar) throws(JSONError) {
    guard next == UInt8(ascii: character) else { throw .unexpected(offset: offset) }
    offset += 1
  }

  /// Whether a comma follows; if so, skips it.
  private mutating func hasComma() -> Bool {
    guard next == UInt8(ascii: ",") else { return false }
    offset += 1
    return true
  }

  private mutating func members(nesting: Int) throws(JSONError) -> [(String, JSONValue)] {
    try expect("{")
    var members: [(String, JSONValue)] = []
    if next != UInt8(ascii: "}") {
      repeat {
        guard next == UInt8(ascii: "\"") else { throw .unexpected(offset: offset) }
        let name = try string()
        guard members.count < JSONValue.mostMembers else { throw .tooManyMembers(offset: offset) }
        guard !members.contains(where: { $0.0 == name }) else { throw .repeatedMember(name) }
        try expect(":")
        members.append((name, try value(nesting: nesting)))
      } while hasComma()
    }
    try expect("}")
    return members
  }

  private mutating func elements(nesting: Int) throws(JSONError) -> [JSONValue] {
    try expect("[")
    var elements: [JSONValue] = []
    if next != UInt8(ascii: "]") {
      repeat { elements.append(try value(nesting: nesting)) } while hasComma()
    }
    try expect("]")
    return elements
  }

  private mutating func word(_ word: StaticString, _ value: JSONValue) throws(JSONError) -> JSONValue {
    for index in 0..<word.utf8CodeUnitCount {
      guard current == word.utf8Start[index] else { throw .unexpected(offset: offset) }
      offset += 1
    }
    return value
  }

  private mutating func number() throws(JSONError) -> JSONValue {
    let start = offset
    let isNegative = current == UInt8(ascii: "-")
    if isNegative { offset += 1 }
    let whole = try digits()
    guard whole.count == 1 || bytes[offset - whole.count] != UInt8(ascii: "0") else {
      throw .unexpected(offset: start)
    }
    var fraction = (value: Int64(0), count: 0)
    let hasFraction = current == UInt8(ascii: ".")
    if hasFraction {
      offset += 1
      fraction = try digits()
    }
    guard current | 0x20 != UInt8(ascii: "e"), whole.count + fraction.count <= Self.mostDigits else {
      throw .unusualNumber(offset: start)
    }
    let scale = (0..<fraction.count).reduce(Int64(1)) { scale, _ in scale * 10 }
    let digits = (whole.value * scale + fraction.value) * (isNegative ? -1 : 1)
    if !hasFraction, let integer = Int(exactly: digits) { return .integer(integer) }
    // Both are exact, so their quotient is the nearest `Double` to the number as written.
    return .number(Double(digits) / Double(scale))
  }

  /// Parses one or more digits; beyond the maximum they are counted but not added to the value.
  private mutating func digits() throws(JSONError) -> (value: Int64, count: Int) {
    var digits = (value: Int64(0), count: 0)
    while UInt8(ascii: "0")...UInt8(ascii: "9") ~= current {
      digits.count += 1
      if digits.count <= Self.mostDigits { digits.value = digits.value * 10 + Int64(current - UInt8(ascii: "0")) }
      offset += 1
    }
    guard digits.count > 0 else { throw .unexpected(offset: offset) }
    return digits
  }

  private mutating func string() throws(JSONError) -> String {
    try expect("\"")
    var utf8: [UInt8] = []
    while current != UInt8(ascii: "\"") {
      guard current >= 0x20 else { throw .unexpected(offset: offset) }
      if current == UInt8(ascii: "\\") {
        utf8 += Array(String(Character(try escaped())).utf8)
      } else {
        utf8.append(current)
        offset += 1
      }
    }
    offset += 1
    return String(decoding: utf8, as: UTF8.self)
  }

  private mutating func escaped() throws(JSONError) -> Unicode.Scalar {
    offset += 1
    let kind = current
    offset += 1
    switch kind {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): return Unicode.Scalar(kind)
    case UInt8(ascii: "b"): return "\u{8}"
    case UInt8(ascii: "f"): return "\u{C}"
    case UInt8(ascii: "n"): return "\n"
    case UInt8(ascii: "r"): return "\r"
    case UInt8(ascii: "t"): return "\t"
    case UInt8(ascii: "u"): return try codePoint()
    default: throw .unexpected(offset: offset - 1)
    }
  }

  /// Parses what follows `\u`, including the second half of a surrogate pair.
  private mutating func codePoint() throws(JSONError) -> Unicode.Scalar {
    let first = try hexadecimal()
    guard 0xD800...0xDBFF ~= first, current == UInt8(ascii: "\\"), offset + 1 < bytes.count,
      bytes[offset + 1] == UInt8(ascii: "u")
    else { return Unicode.Scalar(first) ?? "\u{FFFD}" }
    let before = offset
    offset += 2
    let second = try hexadecimal()
    guard 0xDC00...0xDFFF ~= second else {
      offset = before
      return "\u{FFFD}"
    }
    return Unicode.Scalar(0x10000 + (first - 0xD800) << 10 + (second - 0xDC00)) ?? "\u{FFFD}"
  }

  private mutating func hexadecimal() throws(JSONError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      let digit: UInt8
      switch current {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): digit = current - UInt8(ascii: "0")
      case UInt8(ascii: "a")...UInt8(ascii: "f"): digit = current - UInt8(ascii: "a") + 10
      case UInt8(ascii: "A")...UInt8(ascii: "F"): digit = current - UInt8(ascii: "A") + 10
      default: throw .unexpected(offset: offset)
      }
      value = value << 4 | UInt32(digit)
      offset += 1
    }
    return value
  }
}

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
