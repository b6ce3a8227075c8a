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
