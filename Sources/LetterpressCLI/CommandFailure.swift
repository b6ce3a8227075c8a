internal import ArgumentParser
internal import LetterpressFiles
internal import LetterpressEngine

/// Why a command fails: the message for standard error and the exit status.
package struct CommandFailure: Error {
  /// What happened, in one or more lines; empty if it has already been reported.
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
    ReadingReport.members(ofError: text, file: file.withoutRawBytes)
  }

  /// Prints the message and ends the process.
  func report() -> Never {
    if !message.isEmpty { StandardStreams.note(message) }
    LetterpressCommand.exit(withError: ExitCode(status.rawValue))
  }
}

/// Exit statuses, with their numbers from `sysexits.h`.
package enum ExitStatus: Int32 {
  /// The command was called wrongly.
  case usage = 64
  /// Invalid input.
  case dataError = 65
  /// A file that does not exist or may not be read.
  case noInput = 66
  /// A file that cannot be written.
  case cannotCreate = 73
  /// Output that could not be written.
  case inputOutputError = 74
}
