internal import ArgumentParser
internal import LetterpressFiles
internal import LetterpressVision

/// The learnt letters to read with.
struct TemplateOptions: ParsableArguments {
  @Option(
    name: .customLong("templates"),
    help: ArgumentHelp("Use the learnt letters in this file instead of your own.", valueName: "file"),
    completion: .file())
  var path: String?

  /// The file in use.
  var file: TemplateFile { TemplateFile(path: path) }

  /// The built-in templates and the learnt letters.
  ///
  /// - Throws: ``CommandFailure``, `TemplateStoreError`.
  func known() throws -> TemplateSet { TemplateSet.builtIn.union(try file.letters().templateSet) }

  /// A reader with the built-in templates and the learnt letters.
  ///
  /// - Throws: ``CommandFailure``, `TemplateStoreError`.
  func reader() throws -> BoardReader { BoardReader(templates: try known()) }
}
