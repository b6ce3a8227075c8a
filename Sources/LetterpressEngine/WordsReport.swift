package import LetterpressSolver

extension JSONValue {
  /// Creates the value of a word's rarity; null if it is unknown.
  init(rarity: Int?) { self = rarity.map { .integer($0) } ?? .null }
}

/// A report on words that were found.
package enum WordsReport {
  /// Returns the members of the JSON object for typed letters.
  package static func members(of rack: Rack) -> [(String, JSONValue)] {
    [("letters", .string(rack.uppercase)), ("unreadable", .integer(rack.unreadableCount))]
  }

  /// Returns the members of the JSON object for words: their number, and at most `limit` of them, each with its rarity.
  ///
  /// - Parameter lexicon: the lexicon in which they were found.
  package static func members(
    of words: FoundWords, in lexicon: Lexicon, limit: Int
  ) -> [(String, JSONValue)] {
    let printed = words.prefix(limit)
    let rarities = lexicon.rarities(of: words)
    let bytesEach = (printed.first?.utf8.count ?? 0) + 27
    return [
      ("count", .integer(words.count)),
      (
        "words",
        .elements(count: printed.count, bytesEach: bytesEach) { index, text in
          text += #"{"word":""#.utf8
          var word = printed[printed.startIndex + index]
          word.withUTF8 { text.append(contentsOf: $0) }
          text += #"","rarity":"#.utf8
          JSONValue(rarity: rarities[index].map(Int.init)).write(to: &text)
          text.append(UInt8(ascii: "}"))
        }
      ),
    ]
  }
}
