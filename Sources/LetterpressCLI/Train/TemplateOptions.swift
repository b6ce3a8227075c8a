internal import ArgumentParser
internal import LetterpressFiles
internal import LetterpressVision

/// The templates to read with.
struct TemplateOptions: ParsableArguments {
  @Option(
    name: .customLong("templates"),
    help: ArgumentHelp("Use the trained templates in this folder instead of your own.", valueName: "folder"),
    completion: .directory)
  var folder: String?

  /// What to advise if something is wrong with a template of the folder.
  var advice: TemplateAdvice { TemplateAdvice(folder: folder) }

  /// The folder in use; nil if none is named and the home folder is not known.
  var store: TemplateStore? { (folder ?? Environment.templateFolder).map(TemplateStore.waiting(folder:)) }

  /// The entries of the folder, damaged ones included; none if your own folder does not exist.
  ///
  /// - Throws: ``CommandFailure``, ``FileError/notFound(_:)``.
  func listedTemplates() throws -> [ListedTemplate] {
    try checkFolder()
    return try advice.completing { try store?.list() ?? [] }
  }

  /// The trained templates; none if your own folder does not exist.
  ///
  /// - Throws: ``CommandFailure``, ``FileError/notFound(_:)``.
  func trainedTemplates() throws -> [StoredTemplate] {
    try checkFolder()
    do {
      return try advice.completing { try store?.load() ?? [] }
    } catch let error as CommandFailure {
      // This folder was not asked for, so letters are read without it.
      guard folder == nil, error.status == .noInput else { throw error }
      StandardStreams.note("\(error.message); reading with the built-in templates only")
      return []
    }
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

extension TemplateStore {
  /// A store that says on standard error that it waits for another process.
  static func waiting(folder: String) -> TemplateStore {
    TemplateStore(folder: folder) {
      StandardStreams.note("waiting for another letterpress process that uses \($0.printable)")
    }
  }
}
