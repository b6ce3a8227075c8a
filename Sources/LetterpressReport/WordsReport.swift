package import LetterpressSolver

/// What is said of words that were found.
package enum WordsReport {
  /// The members of a JSON object for letters that were typed.
  package static func members(of rack: Rack) -> [(String, JSONValue)] {
    [("letters", .string(rack.uppercase)), ("unreadable", .integer(rack.unreadableCount))]
  }

  /// The members of a JSON object for words: how many there are, and up to the limit of them.
  package static func members(of words: FoundWords, limit: Int) -> [(String, JSONValue)] {
    [("count", .integer(words.count)), ("words", .array(words.prefix(limit).map { .string($0) }))]
  }
}
