internal import ArgumentParser
internal import LetterpressVision

/// Which templates to read with.
struct TemplateOptions: ParsableArguments {
  @Option(
    name: .customLong("templates"),
    help: ArgumentHelp("The folder of trained templates to use, in place of your own.", valueName: "folder"),
    completion: .directory)
  var folder: String?

  /// The folder in use; nil where none is named and no home folder is known.
  var store: TemplateStore? { (folder ?? Environment.templateFolder).map(TemplateStore.init(folder:)) }

  /// The trained templates; none where there is no folder, unless it was named.
  ///
  /// - Throws: ``TemplateStoreError``, ``FileError/notFound(_:)``.
  func trainedTemplates() throws -> [StoredTemplate] {
    if let folder, !FileSystem.exists(folder) { throw FileError.notFound(folder) }
    return try store?.load() ?? []
  }

  /// A reader with the built-in and the trained templates.
  ///
  /// - Throws: ``TemplateStoreError``, ``FileError/notFound(_:)``.
  func reader() throws -> BoardReader {
    let trained = TemplateSet(try trainedTemplates().map(\.template))
    return BoardReader(templates: TemplateSet.builtIn.union(trained))
  }
}
