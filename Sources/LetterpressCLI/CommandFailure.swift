internal import LetterpressFiles
internal import LetterpressEngine

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
