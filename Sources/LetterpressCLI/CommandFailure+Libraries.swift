internal import LetterpressEngine
internal import LetterpressFiles
internal import LetterpressPNG
internal import LetterpressSolver
internal import LetterpressVision

extension CommandFailure {
  /// An error of the libraries with its exit status and, if there is one, the command that helps; nil for any other
  /// error.
  ///
  /// - Parameters:
  ///   - file: the file it happened to, if the error does not name it.
  ///   - templates: how to name the templates in use on the command line.
  init?(_ error: any Error, file: String? = nil, templates: TemplateAdvice = TemplateAdvice(folder: nil)) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let error as FileError: self.init(error)
    case let error as TemplateStoreError: self.init(error, templates)
    case let error as TrainingError: self.init(error, templates)
    case let error as BoardReaderError:
      self.init(error.description, advice: CommandFailure.advice(on: error), file: file, status: .dataError)
    case is CorrectionError: self.init("\(error)", advice: ": give them with --owner", file: file, status: .dataError)
    case let error as LexiconError:
      self.init(error.description, advice: CommandFailure.advice(on: error), file: file, status: .dataError)
    case let error as LexiconStoreError: self.init(error)
    case .file(let file) as WordChangesStoreError: self.init(file)
    case let error as WordChangesStoreError: self.init(error.description, status: .dataError)
    case let error as FilterError: self.init(error.description, file: file, status: .usage)
    case is PNGEncodingError: self.init("\(error)", file: file, status: .cannotCreate)
    case let error as WordListError:
      self.init(
        error.description.printable, advice: CommandFailure.advice(on: error, file: file), file: file,
        status: .dataError)
    case let error as WordChangesError: self.init(error.description.printable, file: file, status: .dataError)
    case let error as PuzzleSetError:
      self.init("the puzzles are damaged: \(error.description.printable)", file: file, status: .dataError)
    case is PictureError, is LabelTableError: self.init("\(error)", file: file, status: .dataError)
    default: return nil
    }
  }

  private init(_ error: FileError) {
    let status: ExitStatus =
      switch error {
      case .notFound, .unreadable: .noInput
      case .unwritable, .exists: .cannotCreate
      case .tooLarge, .wouldBeTooLarge, .lineTooLong: .dataError
      }
    var advice = ""
    if case .exists = error { advice = ": name another file, or replace it with --overwrite" }
    self.init(error.explanation, advice: advice, file: error.path, status: status)
  }

  private init(_ error: TemplateStoreError, _ templates: TemplateAdvice) {
    switch error {
    case .file(let file): self.init(file)
    case .unencodable: self.init(error.description, status: .cannotCreate)
    case .undecodable(let name, _, _):
      self.init(error.description, advice: "; or remove it with \(templates.removal(of: name))", status: .dataError)
    case .blank(let name, _):
      self.init(error.description, advice: ": remove it with \(templates.removal(of: name))", status: .dataError)
    case .noSuchTemplate:
      self.init(error.description, advice: ": \(templates.command()) lists them all", status: .usage)
    }
  }

  private init(_ error: LexiconStoreError) {
    switch error {
    case .unusable(let path, _), .file(.tooLarge(let path, _)):
      self.init(
        "the word list in use cannot be read",
        advice: ": choose one again with `letterpress lexicon use FILE`, or go back with "
          + "`letterpress lexicon use --built-in`", file: path, status: .dataError)
    case .file(let file): self.init(file)
    }
  }

  private init(_ error: TrainingError, _ templates: TemplateAdvice) {
    guard case .contradictions(let contradictions) = error else {
      self.init(error.description.printable, status: .dataError)
      return
    }
    let lines = contradictions.map { contradiction in
      contradiction.description.printable
        + (contradiction.cause.map { ": if it is wrong, remove it with \(templates.removal(of: $0.name))" } ?? "")
    }
    self.init(lines.joined(separator: "\n"), status: .dataError)
  }

  /// Runs the body and adds the name of the file to the error it throws.
  static func checking<Value>(_ file: String, _ body: () throws -> Value) throws -> Value {
    do {
      return try body()
    } catch {
      throw CommandFailure(error, file: file) ?? error
    }
  }

  private static func advice(on error: BoardReaderError) -> String {
    switch error {
    case .unknownLetters: ": if you can read them, teach them with `letterpress train IMAGE LETTERS`"
    case .unlikelyBoard: ": if it is a board, add --any-grid"
    case .noBoard, .otherGrid, .tilesApart, .digits, .severalBoards, .cutOff, .tilesLifted, .mirrored: ""
    }
  }

  private static func advice(on error: WordListError, file: String?) -> String {
    guard case .notUTF8 = error else { return "" }
    return ", or convert it from the one that it is in, for example with `iconv -f ISO-8859-1 -t UTF-8`"
  }

  private static func advice(on error: LexiconError) -> String {
    switch error {
    case .notALexicon: ": make one with `letterpress lexicon build`"
    case .unsupportedVersion: " with `letterpress lexicon build`"
    case .wrongSize, .wrongChecksum, .invalidGraph, .invalidRarities, .tooManyEdges, .tooManyWords: ""
    }
  }
}
