internal import LetterpressVision

/// A JSON value whose objects keep the order of their members.
enum JSONValue {
  case null
  case boolean(Bool)
  case integer(Int)
  /// Printed with three decimals at the most.
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([(String, JSONValue)])
}

extension JSONValue: CustomStringConvertible {
  /// The value on one line.
  var description: String {
    var text = ""
    write(to: &text)
    return text
  }

  private func write(to text: inout String) {
    switch self {
    case .null: text += "null"
    case .boolean(let value): text += value ? "true" : "false"
    case .integer(let value): text += "\(value)"
    case .number(let value): text += "\((value * 1000).rounded() / 1000)"
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
      // JSON is UTF-8, which a byte of a file name need not be.
      default: text.unicodeScalars.append(scalar.fileNameByte == nil ? scalar : "\u{FFFD}")
      }
    }
    text += "\""
  }
}
