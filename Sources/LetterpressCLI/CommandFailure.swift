internal import ArgumentParser
internal import LetterpressSolver
internal import LetterpressVision

/// Why a command ends without success: what to say on standard error, and the exit status.
struct CommandFailure: Error {
  /// What happened: one or more lines; empty where all has been said.
  let text: String
  /// The file it happened to; nil where there is none, or where the text names it.
  let file: String?
  let status: ExitStatus

  init(_ text: String, file: String? = nil, status: ExitStatus) {
    self.text = text
    self.file = file
    self.status = status
  }

  /// What to say on standard error.
  var message: String { (file.map { "\($0.printable): " } ?? "") + text }

  /// The one place where errors of the libraries become exit statuses; nil for errors that are not
  /// theirs.
  init?(_ error: any Error) {
    let status: ExitStatus
    switch error {
    case let failure as CommandFailure:
      self = failure
      return
    case FileError.notFound, FileError.unreadable,
      TemplateStoreError.file(.notFound), TemplateStoreError.file(.unreadable):
      status = .noInput
    case FileError.unwritable, TemplateStoreError.file(.unwritable), TemplateStoreError.unencodable,
      is PNGEncodingError:
      status = .cannotCreate
    case TemplateStoreError.noSuchTemplate:
      status = .usage
    case is BoardReaderError, is PNGDecodingError, is TrainingError, is TemplateStoreError, is WordListError,
      is LexiconError, is LabelFileError:
      status = .dataError
    default:
      return nil
    }
    if let error = error as? FileError {
      self.init(error.explanation, file: error.path, status: status)
    } else {
      self.init(String(describing: error), status: status)
    }
  }

  /// Prints the message and ends the process.
  func report() -> Never {
    if !message.isEmpty { StandardStreams.note(message) }
    LetterpressCommand.exit(withError: ExitCode(status.rawValue))
  }
}

/// Exit statuses, with the numbers that `sysexits.h` gives them.
enum ExitStatus: Int32 {
  /// The command was called wrongly.
  case usage = 64
  /// Input that cannot be read as what it should be.
  case dataError = 65
  /// A file that is not there or may not be read.
  case noInput = 66
  /// A file that cannot be written.
  case cannotCreate = 73
  /// Output that could not be written.
  case inputOutputError = 74
}
