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
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .integer(let value): text += "\(value)"
    case .number(let value): text += JSONValue.number(value)
    case .string(let value): JSONValue.write(value, to: &text)
    case .array(let values):
      text += "["
      for (index, value) in values.enumerated() {
        if index > 0 { text += "," }
        value.write(to: &text)
      }
      text += "]"
    case .object(let members):
      text += "{"
      for (index, member) in members.enumerated() {
        if index > 0 { text += "," }
        JSONValue.write(member.0, to: &text)
        text += ":"
        member.1.write(to: &text)
      }
      text += "}"
    }
  }

  private static func number(_ value: Double) -> String {
    guard value.magnitude < 1e15 else { return "null" }
    let thousandths = Int64((value.magnitude * 1000).rounded())
    var decimals = String(thousandths % 1000 + 1000).dropFirst()
    while decimals.count > 1, decimals.last == "0" { decimals = decimals.dropLast() }
    return "\(value.sign == .minus ? "-" : "")\(thousandths / 1000).\(decimals)"
  }

  /// A string in quotes, with what RFC 8259 wants escaped.
  private static func write(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\t": text += "\\t"
      case "\r": text += "\\r"
      case ..." ":
        if scalar == " " {
          text += " "
        } else {
          text += "\\u00" + (scalar.value < 16 ? "0" : "") + String(scalar.value, radix: 16)
        }
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
