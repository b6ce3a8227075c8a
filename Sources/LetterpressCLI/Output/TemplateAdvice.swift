internal import LetterpressVision

/// Completes the commands that the libraries advise where something is wrong with a template.
///
/// The libraries know no command line: what they say, `letterpress templates`, is about one's own templates.
struct TemplateAdvice {
  /// The folder that was named in place of one's own; nil where none was.
  let folder: String?

  /// A text with the folder in each of the commands.
  func completing(_ text: String) -> String {
    guard let folder else { return text }
    let command = "`letterpress templates"
    return text.replacing(command, with: "\(command) --templates \(folder.shellPath)")
  }

  /// Does something, and completes what is said where it fails.
  func completing<Value>(_ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch {
      guard let failure = CommandFailure(error) else { throw error }
      throw CommandFailure(completing(failure.text), file: failure.file, status: failure.status)
    }
  }
}

extension String {
  /// The path as one word of a command line for bash and zsh, in printable characters.
  var shellPath: String {
    // A path is never to be taken for an option.
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
  /// The scalar as it stands within `$'…'`.
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
