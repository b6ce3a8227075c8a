internal import ArgumentParser
internal import LetterpressFiles
internal import LetterpressSolver
internal import LetterpressVision

/// The file with the learnt letters that a command uses, and what to type about it.
struct TemplateFile {
  /// The file that was named instead of the user's own; nil if none was.
  let path: String?

  /// The letters, for a command that only reads pictures. What is wrong with a file that nobody has named is only said on standard
  /// error.
  ///
  /// - Throws: ``CommandFailure``, `TemplateStoreError`.
  func letters() throws -> LearntLetters {
    let letters: LearntLetters
    do {
      letters = try path.map { path in try TemplateFile.checked(path, TemplateStore.read) } ?? TemplateFile.own()
    } catch let error as TemplateStoreError where path == nil {
      StandardStreams.note("\(CommandFailure(error)?.message ?? "\(error)"); reading with the built-in templates only")
      return LearntLetters()
    }
    if !letters.damaged.isEmpty { StandardStreams.note("\(location): \(damage(in: letters))") }
    return letters
  }

  /// Where the letters are kept, for a command that changes or lists them.
  ///
  /// - Throws: ``CommandFailure``, `TemplateStoreError`.
  func store() throws -> TemplateStore {
    if let path { return try TemplateFile.checked(path, Environment.templateStore(path:)) }
    guard let store = Environment.templateStore else {
      throw CommandFailure("your home folder is not known: name a file with --templates", status: .usage)
    }
    try TemplateFile.takeOver(into: store)
    return store
  }

  /// The name of the file, for messages.
  var location: String { (path ?? Environment.templateStore?.path)?.printable ?? "an unknown file" }

  /// The command that lists the templates or, with arguments, does something else with them.
  func command(_ arguments: String = "") -> String {
    let file = path.map { " --templates \($0.shellPath)" } ?? ""
    return "letterpress templates\(file)\(arguments.isEmpty ? "" : " " + arguments)"
  }

  /// The command that removes some.
  func removal(of names: [TemplateName]) -> String { command(names.map { "--remove \($0)" }.joined(separator: " ")) }

  /// How many entries are damaged, which, as far as that is known, and what to do about it.
  private func damage(in letters: LearntLetters) -> String {
    let names = letters.damaged.compactMap(\.self)
    let list = names.isEmpty ? "" : " (\(names.map(\.description).joined(separator: ", ")))"
    let drop = names.isEmpty ? "" : ", or drop what is damaged with `\(removal(of: names))`"
    return letters.damaged.count == 1
      ? "1 learnt letter\(list) is damaged and left out: train it again\(drop)"
      : "\(letters.damaged.count) learnt letters\(list) are damaged and left out: train them again\(drop)"
  }

  private static func own() throws -> LearntLetters {
    guard let store = Environment.templateStore else { return LearntLetters() }
    do {
      try takeOver(into: store)
    } catch {
      // Where nothing can be written, they are read from the folder each time.
      guard let former = Environment.formerTemplateFolder.flatMap({ try? TemplateFolder($0) }) else { throw error }
      return former.letters
    }
    return try store.load()
  }

  /// Takes over what an earlier version kept in a folder, and says so.
  private static func takeOver(into store: TemplateStore) throws(TemplateStoreError) {
    guard let folder = Environment.formerTemplateFolder, let former = try store.takeOver(folder) else { return }
    let damaged = former.damaged.isEmpty ? "" : "; no letters are in \(former.damaged.joined(separator: ", "))"
    StandardStreams.note(
      "\(counted(former.letters.templates.count, "learnt letter")) from \(folder.printable) are now kept in \(store.path.printable), and "
        + "the folder is no longer used\(damaged)")
  }

  /// - Throws: ``CommandFailure`` for a folder of an earlier version.
  private static func checked<Value>(_ path: String, _ body: (String) throws -> Value) throws -> Value {
    guard FileSystem.isFolder(path) else { return try body(path) }
    throw CommandFailure(
      "this is a folder: learnt letters are kept in one file",
      advice:
        "; if an earlier version kept letters in it, take them over with `letterpress templates import \(path.shellPath)`",
      file: path, status: .usage)
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

/// The learnt letters to read with.
struct TemplateOptions: ParsableArguments {
  @Option(
    name: .customLong("templates"),
    help: ArgumentHelp("Use the learnt letters in this file instead of your own.", valueName: "file"),
    completion: .file())
  var path: String?

  /// The file in use.
  var file: TemplateFile { TemplateFile(path: path) }

  /// What to read with.
  ///
  /// - Throws: ``CommandFailure``, `TemplateStoreError`.
  func known() throws -> KnownLetters { KnownLetters(letters: try file.letters(), file: file) }
}

/// The built-in templates and the learnt letters.
struct KnownLetters: Sendable {
  /// All of them.
  let templates: TemplateSet
  /// Compares with all of them.
  let reader: BoardReader
  private let letters: LearntLetters
  private let file: TemplateFile

  init(letters: LearntLetters, file: TemplateFile) {
    (self.letters, self.file) = (letters, file)
    templates = TemplateSet.builtIn.union(letters.templateSet)
    reader = BoardReader(templates: templates)
  }

  /// Why tiles are left open, if it is because of what was learnt; nil otherwise.
  func remark(on reading: BoardReading) -> String? {
    let open = reading.tiles.filter { $0.letter == nil }
    let doubtful = Set(open.compactMap(\.runnerUp)).sorted()
    let conflicting = letters.conflicts(on: doubtful, besides: .builtIn)
    guard let first = conflicting.first else { return nil }
    let list = conflicting.map { "\($0.name) (\($0.origin?.description.printable ?? "unknown picture"))" }.joined(
      separator: ", ")
    return
      "learnt letters look the same as other letters, so that tiles are left open: \(list): remove the wrong ones, as with "
      + "`\(file.removal(of: [first.name]))`"
  }
}
