internal import ArgumentParser
internal import LetterpressFiles
internal import LetterpressReport

/// Why a command ends without success: what to say on standard error, and the exit status.
struct CommandFailure: Error {
  /// What happened: one or more lines; empty where all has been said.
  let text: String
  /// What to type to mend it, with what is to stand between that and the text; empty where there is nothing.
  let advice: String
  /// The file it happened to; nil where there is none, or where the text names it.
  let file: String?
  let status: ExitStatus

  init(_ text: String, advice: String = "", file: String? = nil, status: ExitStatus) {
    (self.text, self.advice, self.file, self.status) = (text, advice, file, status)
  }

  /// What to say on standard error.
  var message: String { (file.map { "\($0.printable): " } ?? "") + text + advice }

  /// The members of the JSON object for a picture that it happened to.
  func members(file: String) -> [(String, JSONValue)] {
    ReadingReport.members(ofError: text, file: file.withoutRawBytes)
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
