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
