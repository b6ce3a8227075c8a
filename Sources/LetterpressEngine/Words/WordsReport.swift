package import LetterpressSolver

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
          JSONValue(rarities[index].map(Int.init)).write(to: &text)
          text.append(UInt8(ascii: "}"))
        }
      ),
    ]
  }

  /// Returns the members with which a page answers: their number, and at most `limit` words as one text with their
  /// rarities, which takes a page a tenth of the time that an object for each word would.
  package static func compactMembers(
    of words: FoundWords, in lexicon: Lexicon, limit: Int
  ) -> [(String, JSONValue)] {
    let printed = words.prefix(limit)
    let rarities = lexicon.rarities(of: words).prefix(printed.count)
    var text: [UInt8] = []
    for word in printed {
      if !text.isEmpty { text.append(UInt8(ascii: "\n")) }
      text += word.utf8
    }
    let known = rarities.map { rarity in
      rarity.map { Lexicon.knownRarities.contains(Int($0)) } ?? false ? UInt8(ascii: "1") : UInt8(ascii: "0")
    }
    return [
      ("count", .integer(words.count)),
      ("text", .string(String(decoding: text, as: UTF8.self))),
      (
        "rarities",
        .elements(count: rarities.count, bytesEach: 5) { index, text in
          JSONValue(rarities[index].map(Int.init)).write(to: &text)
        }
      ),
      ("known", .string(String(decoding: known, as: UTF8.self))),
    ]
  }
}
