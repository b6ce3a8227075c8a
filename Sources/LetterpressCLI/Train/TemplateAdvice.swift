internal import LetterpressFiles
internal import LetterpressVision

/// Commands to type if something is wrong with a template in use.
struct TemplateAdvice {
  /// The folder that was named instead of the user's own; nil if none was.
  let folder: String?

  /// The command that lists the templates or, with arguments, does something else with them.
  func command(_ arguments: String = "") -> String {
    let folder = folder.map { " --templates \($0.shellPath)" } ?? ""
    return "`letterpress templates\(folder)\(arguments.isEmpty ? "" : " " + arguments)`"
  }

  /// The command that removes one.
  func removal(of name: TemplateName) -> String { command("--remove \(name)") }

  /// Runs the body and adds what to type to the error it throws.
  func completing<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch {
      throw CommandFailure(error, templates: self) ?? error
    }
  }
}

extension String {
  /// The path as one word of a command line for bash and zsh, in printable characters.
  var shellPath: String {
    // A path must never be taken for an option.
    if hasPrefix("-") { return "./\(self)".shellPath }
    let harmless = utf8.allSatisfy { byte in
      switch Character(Unicode.Scalar(byte)) {
      case "a"..."z", "A"..."Z", "0"..."9", "/", ".", "_", "-", "+", ",", ":", "@", "%": true
      default: false
      }
    }
    if harmless, !isEmpty { return self }
    if isEmpty || printable == self { return "'\(replacing("'", with: #"'\''"#))'" }
    return "$'\(unicodeScalars.map(\.shellEscaped).joined())'"
  }
}

extension Unicode.Scalar {
  /// The scalar as it is written within `$'…'`.
  fileprivate var shellEscaped: String {
    let text = String(self)
    if self == "'" || self == "\\" { return "\\" + text }
    if text.printable == text { return text }
    return text.fileName.dropLast().map { byte in
      let digits = String(UInt8(truncatingIfNeeded: byte), radix: 16, uppercase: true)
      return digits.count == 1 ? "\\x0\(digits)" : "\\x\(digits)"
    }.joined()
  }
}
