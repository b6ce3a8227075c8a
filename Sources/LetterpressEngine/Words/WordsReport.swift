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

/// How rare words may be.
package struct RarityLimit: Equatable, Sendable {
  /// Nil for any rarity.
  package let maximum: Int?
  /// Whether words of unknown rarity are left out.
  package let isRequired: Bool

  /// - Parameters:
  ///   - maximum: nil for none.
  ///   - vocabulary: if it is not all words, also those of unknown rarity are left out.
  package init(maximum: Int?, vocabulary: Vocabulary = .anything) {
    self.maximum = vocabulary.rarities.map { min(maximum ?? .max, $0.upperBound) } ?? maximum
    isRequired = vocabulary.rarities != nil
  }
}

/// Which words to find: the letters to spell them with, and what they must be like.
package struct WordQuery: Sendable {
  package let rack: Rack
  package let filter: WordFilter

  /// - Parameter letters: 1 to 25 in either case; `?` for an unread one.
  /// - Throws: ``Refusal``.
  package init(letters: String, filter: WordFilter) throws(Refusal) {
    do throws(RackError) {
      rack = try Rack(parsing: letters)
    } catch {
      throw .invalidLetters(error)
    }
    self.filter = filter
    do throws(FilterError) {
      try filter.check(on: rack)
    } catch {
      throw .unsatisfiable(error)
    }
  }

  /// Returns the words of a lexicon, the longest first.
  package func words(in lexicon: Lexicon) -> FoundWords { lexicon.words(from: rack, matching: filter) }
}

extension WordQuery {
  /// Why no words can be looked for.
  package enum Refusal: Error, Equatable, Sendable {
    /// Letters that are not a rack.
    case invalidLetters(RackError)
    /// A filter that no word from the letters can meet.
    case unsatisfiable(FilterError)
  }
}

extension WordQuery.Refusal: CustomStringConvertible {
  /// What happened, and what to do about it.
  package var description: String {
    switch self {
    case .invalidLetters(let error): error.description
    case .unsatisfiable(let error): error.description
    }
  }
}
