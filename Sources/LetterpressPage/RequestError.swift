internal import LetterpressEngine

/// An error in a request of the page, or in the input it is about.
final class RequestError: Error {
  /// What happened, and what to do about it.
  let text: String
  /// The picture it is about; nil if there is none.
  let file: String?

  init(_ text: String, file: String? = nil) { (self.text, self.file) = (text, file) }

  /// The answer for the error, in the form of the program's JSON.
  var answer: JSONValue {
    .object(file.map { ReadingReport.members(ofError: text, file: $0) } ?? [("error", .string(text))])
  }
}
