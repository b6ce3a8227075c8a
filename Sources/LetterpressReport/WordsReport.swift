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
