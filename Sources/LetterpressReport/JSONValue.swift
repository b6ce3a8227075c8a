/// A JSON value whose objects keep the order of their members.
package enum JSONValue: Sendable {
  case null
  case boolean(Bool)
  case integer(Int)
  /// Printed with three decimals at the most; null for what is not a number, or has more than fifteen digits.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(String, JSONValue)])
  /// An array of many elements, each of which is written when its turn comes, so that they never exist all at once.
  ///
  /// - Parameters:
  ///   - count: how many elements.
  ///   - bytesEach: about as many bytes as an element takes, with its comma.
  ///   - element: writes the element of an index.
  case elements(count: Int, bytesEach: Int, element: @Sendable (Int, inout [UInt8]) -> Void)
}

extension JSONValue: CustomStringConvertible {
  /// The value on one line.
  package var description: String { String(decoding: bytes(), as: UTF8.self) }

  /// The value and the end of its line, as a program prints it.
  package var line: String { String(decoding: bytes(endingWith: [UInt8(ascii: "\n")]), as: UTF8.self) }

  private func bytes(endingWith end: [UInt8] = []) -> [UInt8] {
    // Bytes, as every addition to a string looks at what it is made of.
    var text: [UInt8] = []
    write(to: &text)
    text += end
    return text
  }

  /// Appends the value to a text in UTF-8.
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

  /// Bytes for what may follow a long array, so that the text need not be moved for it.
  private static let roomForMembers = 1024

  private static func number(_ value: Double) -> String {
    guard value.magnitude < 1e15 else { return "null" }
    let thousandths = Int64((value.magnitude * 1000).rounded())
    var decimals = String(thousandths % 1000 + 1000).dropFirst()
    while decimals.count > 1, decimals.last == "0" { decimals = decimals.dropLast() }
    return "\(value < 0 && thousandths > 0 ? "-" : "")\(thousandths / 1000).\(decimals)"
  }

  /// A string in quotes, with what RFC 8259 wants escaped.
  private static func write(_ string: String, to text: inout [UInt8]) {
    text.append(UInt8(ascii: "\""))
    for byte in string.utf8 {
      switch byte {
      case UInt8(ascii: "\""): text += "\\\"".utf8
      case UInt8(ascii: "\\"): text += "\\\\".utf8
      case UInt8(ascii: "\n"): text += "\\n".utf8
      case UInt8(ascii: "\t"): text += "\\t".utf8
      case UInt8(ascii: "\r"): text += "\\r".utf8
      case ..<UInt8(ascii: " "): text += ("\\u00" + (byte < 16 ? "0" : "") + String(byte, radix: 16)).utf8
      default: text.append(byte)
      }
    }
    text.append(UInt8(ascii: "\""))
  }
}
