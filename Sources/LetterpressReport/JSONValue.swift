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
}

extension JSONValue: CustomStringConvertible {
  /// The value on one line.
  package var description: String {
    // Bytes, as every addition to a string looks at what it is made of.
    var text: [UInt8] = []
    write(to: &text)
    return String(decoding: text, as: UTF8.self)
  }

  private func write(to text: inout [UInt8]) {
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
    }
  }

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
