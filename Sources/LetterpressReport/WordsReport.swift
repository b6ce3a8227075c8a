package import LetterpressSolver

extension JSONValue {
  /// How rare a word is; null where that is unknown.
  init(rarity: Int?) { self = rarity.map { .integer($0) } ?? .null }
}

/// What is said of words that were found.
package enum WordsReport {
  /// The members of a JSON object for letters that were typed.
  package static func members(of rack: Rack) -> [(String, JSONValue)] {
    [("letters", .string(rack.uppercase)), ("unreadable", .integer(rack.unreadableCount))]
  }

  /// The members of a JSON object for words: how many there are, and up to the limit of them, each with its rarity.
  ///
  /// - Parameter lexicon: the one they were found in.
  package static func members(
    of words: FoundWords, in lexicon: Lexicon, limit: Int
  ) -> [(String, JSONValue)] {
    let rated = zip(words.prefix(limit), lexicon.rarities(of: words))
    return [
      ("count", .integer(words.count)),
      ("words", .array(rated.map { .object([("word", .string($0)), ("rarity", JSONValue(rarity: $1))]) })),
    ]
  }
}
