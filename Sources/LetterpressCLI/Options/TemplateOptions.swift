internal import ArgumentParser
internal import LetterpressFiles
internal import LetterpressVision

/// Which templates to read with.
struct TemplateOptions: ParsableArguments {
  @Option(
    name: .customLong("templates"),
    help: ArgumentHelp("The folder of trained templates to use, in place of your own.", valueName: "folder"),
    completion: .directory)
  var folder: String?

  /// What to say where something is wrong with a template of the folder.
  var advice: TemplateAdvice { TemplateAdvice(folder: folder) }

  /// The folder in use; nil where none is named and no home folder is known.
  var store: TemplateStore? { (folder ?? Environment.templateFolder).map(TemplateStore.init(folder:)) }

  /// The entries of the folder, damaged ones too; none where there is no folder, unless it was named.
  ///
  /// - Throws: ``CommandFailure``, ``FileError/notFound(_:)``.
  func listedTemplates() throws -> [ListedTemplate] {
    try checkFolder()
    return try advice.completing { try store?.list() ?? [] }
  }

  /// The trained templates; none where there is no folder, unless it was named.
  ///
  /// - Throws: ``CommandFailure``, ``FileError/notFound(_:)``.
  func trainedTemplates() throws -> [StoredTemplate] {
    try checkFolder()
    return try advice.completing { try store?.load() ?? [] }
  }

  private func checkFolder() throws(FileError) {
    if let folder, !FileSystem.exists(folder) { throw FileError.notFound(folder) }
  }

  /// A reader with the built-in and the trained templates.
  ///
  /// - Throws: ``CommandFailure``, ``FileError/notFound(_:)``.
  func reader() throws -> BoardReader {
    let trained = TemplateSet(try trainedTemplates().map(\.template))
    return BoardReader(templates: TemplateSet.builtIn.union(trained))
  }
}
