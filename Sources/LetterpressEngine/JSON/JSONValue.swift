/// A JSON value whose objects keep the order of their members.
package enum JSONValue: Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  /// Printed with at most three decimals; null if it is not a number or has more than fifteen digits.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(String, JSONValue)])
  /// A long array whose elements are written one by one, so that they never all exist at once.
  ///
  /// - Parameters:
  ///   - count: the number of elements.
  ///   - bytesEach: the approximate size of an element, with its comma.
  ///   - element: writes the element at an index.
  case elements(count: Int, bytesEach: Int, element: @Sendable (Int, inout [UInt8]) -> Void)
}

extension JSONValue {
  /// Creates a string; null for nil.
  package init(_ text: String?) { self = text.map { .string($0) } ?? .null }

  /// Creates an integer; null for nil.
  package init(_ integer: Int?) { self = integer.map { .integer($0) } ?? .null }

  /// Creates an array of strings.
  package init(_ texts: [String]) { self = .array(texts.map { .string($0) }) }

  /// Creates an array of integers, such as tiles.
  package init(_ integers: [Int]) { self = .array(integers.map { .integer($0) }) }
}

extension JSONValue: CustomStringConvertible {
  /// The value on one line.
  package var description: String { String(decoding: bytes(), as: UTF8.self) }

  /// The value followed by a line end.
  package var line: String { String(decoding: bytes(endingWith: [UInt8(ascii: "\n")]), as: UTF8.self) }

  /// The value on one line, in UTF-8.
  package func bytes(endingWith end: [UInt8] = []) -> [UInt8] {
    // Bytes, because every append to a string inspects its contents.
    var text: [UInt8] = []
    write(to: &text)
    text += end
    return text
  }

  /// Appends the value to UTF-8 text.
  package func write(to text: inout [UInt8]) {
    switch self {
    case .null: text += "null".utf8
    case .boolean(let value): text += (value ? "true" : "false").utf8
    case .integer(let value): text += String(value).utf8
    case .number(let value): text += JSONValue.number(value).utf8
    case .string(let value): JSONValue.write(value, to: &text)
    case .array(let values):
      text.append(UInt8(ascii: "["))
      for (index, value) in values.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        value.write(to: &text)
      }
      text.append(UInt8(ascii: "]"))
    case .object(let members):
      text.append(UInt8(ascii: "{"))
      for (index, member) in members.enumerated() {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        JSONValue.write(member.0, to: &text)
        text.append(UInt8(ascii: ":"))
        member.1.write(to: &text)
      }
      text.append(UInt8(ascii: "}"))
    case .elements(let count, let bytesEach, let element):
      text.reserveCapacity(text.count + count * bytesEach + JSONValue.roomForMembers)
      text.append(UInt8(ascii: "["))
      for index in 0..<count {
        if index > 0 { text.append(UInt8(ascii: ",")) }
        element(index, &text)
      }
      text.append(UInt8(ascii: "]"))
    }
  }

  /// Spare bytes for what may follow a long array, so that the text need not be moved.
  private static let roomForMembers = 1024

  private static func number(_ value: Double) -> String {
    guard value.magnitude < 1e15 else { return "null" }
    let thousandths = Int64((value.magnitude * 1000).rounded())
    var decimals = String(thousandths % 1000 + 1000).dropFirst()
    while decimals.count > 1, decimals.last == "0" { decimals = decimals.dropLast() }
    return "\(value < 0 && thousandths > 0 ? "-" : "")\(thousandths / 1000).\(decimals)"
  }

  /// Writes a string in quotes, escaped as RFC 8259 requires. Characters that would control a terminal, break a line, or
  /// reverse its direction are escaped, too.
  private static func write(_ string: String, to text: inout [UInt8]) {
    text.append(UInt8(ascii: "\""))
    if string.utf8.allSatisfy(isPlain) {
      text += string.utf8
    } else {
      for scalar in string.unicodeScalars { write(scalar, to: &text) }
    }
    text.append(UInt8(ascii: "\""))
  }

  /// Whether a byte of UTF-8 surely belongs to no character that needs escaping.
  private static func isPlain(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "\""), UInt8(ascii: "\\"), ..<UInt8(ascii: " "), 0x7F, 0xC2, 0xE2: false
    default: true
    }
  }

  private static func write(_ scalar: Unicode.Scalar, to text: inout [UInt8]) {
    switch scalar.value {
    case 0x22: text += "\\\"".utf8
    case 0x5C: text += "\\\\".utf8
    case 0x0A: text += "\\n".utf8
    case 0x09: text += "\\t".utf8
    case 0x0D: text += "\\r".utf8
    // Control characters, separators of lines and paragraphs, marks that change the direction of text.
    case 0..<0x20, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069:
      let digits = String(scalar.value, radix: 16)
      text += "\\u".utf8
      for _ in digits.utf8.count..<4 { text.append(UInt8(ascii: "0")) }
      text += digits.utf8
    default: text += String(Character(scalar)).utf8
    }
  }
}

extension JSONValue {
  /// How deep arrays and objects may be nested.
  package static let deepestNesting = 16

  /// How many members an object may have. The number is limited, as each member is compared with those before it. No object
  /// that is read has a tenth as many.
  package static let mostMembers = 256

  /// Parses a text according to RFC 8259; half a surrogate pair becomes U+FFFD.
  ///
  /// A number becomes an ``integer(_:)`` if it is written as one and fits.
  ///
  /// - Throws: ``JSONError``.
  package init(parsing text: String) throws(JSONError) {
    var parser = JSONParser(bytes: Array(text.utf8))
    self = try parser.text()
  }
}

/// Formatting of numbers.
package enum Decimals {
  /// Returns a number rounded to `count` decimals.
  package static func fixed(_ number: Double, count: Int) -> String {
    let scale = (0..<count).reduce(Int64(1)) { scale, _ in scale * 10 }
    let scaled = Int64((number.magnitude * Double(scale)).rounded())
    let sign = number < 0 && scaled > 0 ? "-" : ""
    guard count > 0 else { return "\(sign)\(scaled)" }
    let decimals = String(scaled % scale)
    return "\(sign)\(scaled / scale)." + String(repeating: "0", count: count - decimals.count) + decimals
  }

  /// Returns a number with as few decimals as identify it, none if it is whole.
  package static func shortest(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }

  /// Returns a time in milliseconds with three significant digits, or with all digits before the point.
  package static func milliseconds(_ milliseconds: Double) -> String {
    fixed(milliseconds, count: milliseconds < 9.995 ? 2 : milliseconds < 99.95 ? 1 : 0) + " ms"
  }
}
