internal import ArgumentParser
internal import LetterpressFiles
internal import LetterpressPNG
internal import LetterpressPictures
internal import LetterpressSolver
internal import LetterpressVision

struct TemplatesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "templates",
    abstract: "List, draw, remove or share the templates that letters are compared with.",
    discussion: """
      EXAMPLES
        letterpress templates
        letterpress templates --picture sheet.png
        letterpress templates --remove Q-1 --remove O-2
        letterpress templates --remove-picture shot.png
        letterpress templates --undo
        letterpress templates export my-letters.letterpress
        letterpress templates import my-letters.letterpress
      """,
    subcommands: [List.self, Export.self, Import.self], defaultSubcommand: List.self)

  struct List: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "list",
      abstract: "List the templates, draw them, or remove some.",
      discussion: """
        EXAMPLES
          letterpress templates
          letterpress templates --picture sheet.png
          letterpress templates --remove Q-1 --remove O-2
          letterpress templates --undo
        """)

    @OptionGroup
    var templates: TemplateOptions

    @Option(
      help: ArgumentHelp(
        "Draw all templates to this PNG: one row per letter, built-in ones in grey, then trained ones in black.",
        valueName: "file"),
      completion: .file(extensions: [OutputFile.pictureExtension]))
    var picture: String?

    @OptionGroup
    var overwriting: OverwriteOptions

    @Option(
      help: ArgumentHelp("Remove a trained template; may be given more than once.", valueName: "name"),
      transform: List.templateName)
    var remove: [TemplateName] = []

    @Option(
      help: ArgumentHelp(
        "Remove all that was learnt from a picture, as the list names it; may be given more than once.",
        valueName: "image"))
    var removePicture: [String] = []

    @Flag(help: "Take back the last training or import.")
    var undo = false

    @Flag(help: "Remove all trained templates; the built-in ones stay.")
    var removeAll = false

    func validate() throws {
      let ways = [!remove.isEmpty, !removePicture.isEmpty, undo, removeAll]
      if ways.count(where: \.self) > 1 {
        throw ValidationError("Give only one of --remove, --remove-picture, --undo and --remove-all.")
      }
    }

    func run() throws {
      try removeTemplates()
      let letters = try templates.file.letters()
      if let picture {
        var file = try OutputFile(picture: picture, inputs: [templates.path], overwrite: overwriting.overwrite)
        try file.write(ContactSheet(trained: letters.templates).drawn)
      }
      try StandardStreams.write(list(letters))
    }

    private static func templateName(_ text: String) throws -> TemplateName {
      guard let name = TemplateName(parsing: text) else {
        throw ValidationError("\(text.printable) is not a template name: names look like A-1.")
      }
      return name
    }

    /// Removes the templates, if any are to be removed, and prints which they were.
    private func removeTemplates() throws {
      guard removeAll || undo || !remove.isEmpty || !removePicture.isEmpty else { return }
      let removed = try templates.file.store().change { letters in
        try checkExistence(in: letters)
        let last = letters.lastTraining
        return letters.remove { template in
          removeAll || undo && template.training == last || remove.contains(template.name)
            || removePicture.contains { template.origin?.screenshot.isPath($0) ?? false }
        }
      }
      try StandardStreams.write(removed.map { "removed \($0.name)\t\(List.origin($0.origin))\n" }.joined())
    }

    /// - Throws: ``CommandFailure`` if there is nothing of what is to be removed.
    private func checkExistence(in letters: LearntLetters) throws(CommandFailure) {
      let names = letters.templates.map(\.name) + letters.damaged.compactMap(\.self)
      let listing = ": `\(templates.file.command())` lists them all"
      for name in remove where !names.contains(name) {
        throw CommandFailure(
          "there is no template \(name) in \(templates.file.location)", advice: listing, status: .usage)
      }
      for picture in removePicture
      where !letters.templates.contains(where: { $0.origin?.screenshot.isPath(picture) ?? false }) {
        throw CommandFailure(
          "nothing in \(templates.file.location) was learnt from \(picture.printable)", advice: listing, status: .usage)
      }
      if undo, letters.templates.isEmpty {
        throw CommandFailure("there is no training to take back in \(templates.file.location)", status: .usage)
      }
    }

    private func list(_ letters: LearntLetters) -> String {
      let builtIn = TemplateSet.builtIn.templates.filter { $0.symbol.letter != nil }
      let trained = letters.templates
      var lines = [
        counted(builtIn.count, "built-in template"), TrainingReport.counts(builtIn.compactMap(\.symbol.letter)),
        "\(counted(trained.count, "trained template")) in \(templates.file.location)",
      ]
      lines += trained.map { "\($0.name)\t\(List.origin($0.origin))" }
      lines += letters.damaged.map {
        "\($0?.description ?? "?")\tdamaged, left out, and dropped when the file is changed"
      }
      return lines.map { $0 + "\n" }.joined()
    }

    private static func origin(_ origin: TemplateOrigin?) -> String {
      origin?.description.printable ?? "unknown picture"
    }
  }
}

extension String {
  /// Whether it is the same path as another, or the other is its last parts.
  fileprivate func isPath(_ other: String) -> Bool { self == other || hasSuffix("/\(other)") }
}

// Learnt letters as a file for others.
extension TemplatesCommand {
  struct Export: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "export",
      abstract: "Write the learnt letters to a file, for somebody else or another computer.",
      discussion: """
        The file names the pictures that letters were learnt from, without their folders, and contains no other part of them.

        EXAMPLE
          letterpress templates export my-letters.letterpress
        """)

    @Argument(help: "The file to write.", completion: .file())
    var output: String

    @OptionGroup
    var templates: TemplateOptions

    @OptionGroup
    var overwriting: OverwriteOptions

    func run() throws {
      let store = try templates.file.store()
      var file = try OutputFile(output, inputs: [store.path], overwrite: overwriting.overwrite)
      let letters = try store.load()
      guard !letters.templates.isEmpty else {
        throw CommandFailure("nothing was learnt yet: there is nothing to export", status: .dataError)
      }
      try file.write(letters.withoutFolders.file, limit: .learntLetters)
      StandardStreams.note("\(output.printable): \(counted(letters.templates.count, "letter"))")
    }
  }

  struct Import: ParsableCommand {
    static let configuration = CommandConfiguration(
      commandName: "import",
      abstract: "Add the learnt letters of a file, as `export` writes them, to your own.",
      discussion: """
        Your own letters stay. A letter that looks like another one of yours is named and left out. `letterpress templates --undo` \
        takes an import back. A folder in which an earlier version kept templates can be imported, too.

        EXAMPLES
          letterpress templates import my-letters.letterpress
          letterpress templates import - <my-letters.letterpress
        """)

    @Argument(help: "The file; - reads standard input.", completion: .file())
    var file: String

    @OptionGroup
    var templates: TemplateOptions

    @Flag(help: "Take letters even if they contradict your own.")
    var force = false

    func run() throws {
      let theirs = try letters()
      let store = try templates.file.store()
      let (new, contradicting) = try store.change { letters in
        let contradicting = force ? [] : letters.contradictions(in: theirs.templates)
        let names = Set(contradicting.map(\.theirs.name))
        return (try letters.take(theirs.templates.filter { !names.contains($0.name) }), contradicting)
      }
      let known = theirs.templates.count - new.count - contradicting.count
      try StandardStreams.writeText(
        "\(counted(new.count, "new template")) in \(store.path.printable)"
          + (known > 0 ? ", \(known) known already" : "") + "\n")
      try report(contradicting, isNothingNew: new.isEmpty, damagedCount: theirs.damaged.count)
    }

    private func letters() throws -> LearntLetters {
      if FileSystem.isFolder(file) {
        let former = try TemplateFolder(file)
        if former.letters.templates.isEmpty {
          throw CommandFailure("there are no templates in this folder", file: file, status: .dataError)
        }
        return former.letters
      }
      let bytes = try InputFile.bytes(of: file, limit: .learntLetters)
      do throws(LearntLettersError) {
        return try LearntLetters(file: bytes)
      } catch {
        if case .notLearntLetters = error, let kind = FileKind(of: bytes) {
          throw CommandFailure("this is \(kind.rawValue), not a file of learnt letters", file: file, status: .dataError)
        }
        throw CommandFailure(error, file: file) ?? error
      }
    }

    /// - Throws: ``CommandFailure`` if anything was left out, or nothing is new.
    private func report(
      _ contradicting: [LearntLetters.Contradiction], isNothingNew: Bool, damagedCount: Int
    ) throws(CommandFailure) {
      var lines = contradicting.map { contradiction in
        let (theirs, own) = (contradiction.theirs, contradiction.own)
        return
          "\(theirs.name) of the file looks like your \(own.name) and was left out: if yours is wrong, remove it with "
          + "`\(templates.file.removal(of: [own.name]))` and import again"
      }
      if damagedCount > 0 { lines.append("\(counted(damagedCount, "letter")) of the file left out as damaged") }
      if isNothingNew { lines.append("nothing was learnt from it") }
      guard !lines.isEmpty else { return }
      throw CommandFailure(lines.joined(separator: "\n"), file: file, status: .dataError)
    }
  }
}

extension LearntLetters {
  /// The same letters with only the last part of each picture's path.
  fileprivate var withoutFolders: LearntLetters {
    let renamed = templates.map { template in
      StoredTemplate(
        name: template.name, mask: template.mask,
        origin: template.origin.map { origin in
          let name = origin.screenshot.split(separator: "/").last.map(String.init) ?? origin.screenshot
          return TemplateOrigin(screenshot: name, row: origin.row, column: origin.column)
        }, training: template.training)
    }
    // As many names as before.
    return LearntLetters(renamed) ?? self
  }
}
