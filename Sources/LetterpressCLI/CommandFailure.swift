internal import ArgumentParser
internal import LetterpressEngine
internal import LetterpressFiles
internal import LetterpressPNG
internal import LetterpressSolver
internal import LetterpressVision

/// Why a command fails: the message for standard error and the exit status.
package struct CommandFailure: Error {
  /// What happened, in one or more lines.
  let text: String
  /// The command that helps, with the punctuation that joins it to the text; empty if there is none.
  let advice: String
  /// The file it happened to; nil if there is none or the text names it.
  let file: String?
  let status: ExitStatus

  package init(_ text: String, advice: String = "", file: String? = nil, status: ExitStatus) {
    (self.text, self.advice, self.file, self.status) = (text, advice, file, status)
  }

  /// The message for standard error.
  package var message: String { (file.map { "\($0.printable): " } ?? "") + text + advice }

  /// The members of the JSON object for the picture it happened to.
  func members(file: String) -> [(String, JSONValue)] {
    ReadingReport.members(ofError: text + advice, file: file.withoutRawBytes)
  }

  /// Prints the message and ends the process.
  func report() -> Never {
    StandardStreams.note(message)
    status.endProcess()
  }
}

extension CommandFailure {
  /// The end of a command that has printed all its failures; the status is the first one's.
  struct Reported: Error {
    let status: ExitStatus
  }
}

/// Exit statuses, with their numbers from `sysexits.h`.
///
/// `CommandFailure` chooses one for each library's error. Two lists are for users: the help in
/// `LetterpressCommand.swift` and docs/commands.md. 130 and 143 are not here: a process that a signal ends gets them, which
/// `StopSignals` in `LetterpressFiles` and `BatchConsole` see to.
package enum ExitStatus: Int32 {
  /// The command was called wrongly.
  case usage = 64
  /// Invalid input.
  case dataError = 65
  /// A file that does not exist or may not be read.
  case noInput = 66
  /// Memory that the system refuses.
  case systemError = 71
  /// A file that cannot be written.
  case cannotCreate = 73
  /// Output that could not be written.
  case inputOutputError = 74
}

extension ExitStatus {
  func endProcess() -> Never { LetterpressCommand.exit(withError: ExitCode(rawValue)) }
}

extension CommandFailure {
  /// An error of the libraries with its exit status and, if there is one, the command that helps; nil for any other
  /// error.
  ///
  /// - Parameter file: the file it happened to, if the error does not name it.
  init?(_ error: any Error, file: String? = nil) {
    switch error {
    case let failure as CommandFailure: self = failure
    case let error as FileError: self.init(error)
    case .file(let file) as TemplateStoreError: self.init(file)
    case is TemplateStoreError: self.init("\(error)", status: .dataError)
    case is LearntLettersError, is TooManyTemplates: self.init("\(error)", file: file, status: .dataError)
    case is TrainingError: self.init("\(error)".printable, status: .dataError)
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
