internal import ArgumentParser
internal import LetterpressFiles
internal import LetterpressPNG
internal import LetterpressPictures
internal import LetterpressSolver
internal import LetterpressVision

struct TemplatesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "templates",
    abstract: "List, draw or remove the templates that letters are compared with.",
    discussion: """
      EXAMPLES
        letterpress templates
        letterpress templates --picture sheet.png
        letterpress templates --remove Q-1 --remove O-2
        letterpress templates --remove-all
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
    transform: TemplatesCommand.templateName)
  var remove: [TemplateName] = []

  @Flag(help: "Remove all trained templates; the built-in ones stay.")
  var removeAll = false

  func validate() throws {
    if removeAll, !remove.isEmpty { throw ValidationError("Give either --remove or --remove-all, not both.") }
  }

  func run() throws {
    if removeAll || !remove.isEmpty { try removeTemplates() }
    let trained = try templates.listedTemplates()
    if let picture {
      let own = trained.map { "\(templates.store?.folder ?? "")/\($0.name.fileName)" }
      var file = try OutputFile(picture: picture, inputs: own, overwrite: overwriting.overwrite)
      try file.write(ContactSheet(trained: trained.compactMap(\.stored)).drawn)
    }
    try StandardStreams.write(list(trained))
  }

  private static func templateName(_ text: String) throws -> TemplateName {
    guard let name = TemplateName(typed: text) else {
      throw ValidationError("\(text.printable) is not a template name: names look like A-1.")
    }
    return name
  }

  /// Removes the templates, and prints which they were.
  private func removeTemplates() throws {
    guard let store = templates.store else {
      throw CommandFailure("your home folder is not known: name a folder with --templates", status: .usage)
    }
    let removed = try templates.advice.completing { removeAll ? try store.removeAll() : try store.remove(remove) }
    try StandardStreams.write(removed.map { "removed \($0.name)\t\(origin($0.origin))\n" }.joined())
  }

  private func list(_ trained: [ListedTemplate]) -> String {
    let builtIn = TemplateSet.builtIn.templates.filter { $0.symbol.letter != nil }
    var lines = [
      counted(builtIn.count, "built-in template"), TrainingReport.counts(builtIn.compactMap(\.symbol.letter)),
    ]
    let folder = templates.store?.folder.printable ?? "an unknown folder"
    lines.append("\(counted(trained.count, "trained template")) in \(folder)")
    for template in trained {
      lines.append("\(template.name)\t\(origin(template.origin))\(damage(of: template))")
    }
    return lines.map { $0 + "\n" }.joined()
  }

  private func origin(_ origin: TemplateOrigin?) -> String { origin?.description.printable ?? "added by hand" }

  /// What is wrong with a template, at the end of its line; empty if nothing is.
  private func damage(of template: ListedTemplate) -> String {
    switch template.mask {
    case .success: ""
    case .failure(let error): "\tdamaged: \(CommandFailure(error, templates: templates.advice)?.message ?? "\(error)")"
    }
  }
}
