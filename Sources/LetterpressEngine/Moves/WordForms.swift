internal import LetterpressSolver

/// A move whose word is a form of that of a better move, under which a list shows it.
struct MoveForm: Equatable {
  /// The word of the better move.
  let leader: String
  /// What its own word adds to that, `-S`, or else the whole word in capitals.
  let ending: String

  /// Returns for each move what it is a form of; nil for a move that leads a row of a list.
  ///
  /// - Parameters:
  ///   - moves: the best first.
  ///   - lexicon: the words that may be played.
  static func forms(of moves: [RankedMove], lexicon: Lexicon) -> [MoveForm?] {
    let forms = WordForms(in: lexicon)
    var leaders: [(move: RankedMove, stems: [String])] = []
    return moves.map { move in
      let stems = move.word.map { forms.stems(of: $0) } ?? []
      let leader = leaders.first { leader, known in
        known.contains { stems.contains($0) } && !isClearlyBetter(move, than: leader) && move.word != leader.word
      }
      if let leader = leader?.move.word, let word = move.word {
        return MoveForm(leader: leader, ending: ending(of: word, after: leader))
      }
      leaders.append((move, stems))
      return nil
    }
  }

  /// Returns what a word adds to another, or the whole of it.
  private static func ending(of word: String, after leader: String) -> String {
    guard word.utf8.starts(with: leader.utf8) else { return word.asciiUppercased }
    return "-" + String(decoding: word.utf8.dropFirst(leader.utf8.count), as: UTF8.self).asciiUppercased
  }

  /// Whether a form is clearly better than one that is ranked before it. Such a form gets a row of its own. It occurs only if
  /// the goal is tiles, because moves are then not ranked by their chances.
  private static func isClearlyBetter(_ move: RankedMove, than other: RankedMove) -> Bool {
    !move.isBound && move.percent > other.percent + closeness
  }

  /// Chances that differ by no more, in percentage points, are about the same.
  private static let closeness = 2
}

/// Forms of one word, such as `walk`, `walks`, `walked` and `walking`: plurals, third persons, past tenses and participles.
///
/// Only these endings count, and only on a word of the list with which they are spelled by the usual rules: *prince* and
/// *princess*, *tin* and *tine*, or *late* and *later* are not forms of each other.
struct WordForms {
  private let lexicon: Lexicon

  /// - Parameter lexicon: the words that may be played.
  init(in lexicon: Lexicon) { self.lexicon = lexicon }

  /// Returns the word, and the words that it may be a form of: `hobbies` is one of `hobby`, `paintings` one of `painting`
  /// and `paint`.
  ///
  /// - Parameter word: lower case.
  func stems(of word: String) -> [String] {
    var stems = [word]
    for stem in directStems(of: Array(word.utf8)) {
      // Only participles have forms of their own: *paintings*.
      let more = stem.hasSuffix("ing") ? directStems(of: Array(stem.utf8)) : []
      for stem in [stem] + more where !stems.contains(stem) { stems.append(stem) }
    }
    return stems
  }

  /// Returns the words that a word is made of by one ending.
  private func directStems(of word: [UInt8]) -> [String] {
    var stems: [[UInt8]] = []
    for ending in Ending.allCases where word.ends(with: ending.letters) {
      stems += ending.stems(before: Array(word.dropLast(ending.letters.count))).filter { stem in
        ending != .es || !isPlural(stem)
      }
    }
    return stems.filter { $0.count >= WordForms.shortestStem }.map { String(decoding: $0, as: UTF8.self) }
      .filter { lexicon.contains($0) }
  }

  /// Whether a word is another with -s, which has no plural: *cytokineses* is not one of *cytokines*.
  private func isPlural(_ word: [UInt8]) -> Bool {
    word.last == UInt8(ascii: "s") && !word.ends(with: Array("ss".utf8))
      && lexicon.contains(String(decoding: word.dropLast(), as: UTF8.self))
  }

  /// In shorter words, the ending is longer than the rest: *as* is not the plural of *a*.
  private static let shortestStem = 3
}

extension WordForms {
  private enum Ending: CaseIterable {
    case s
    case es
    case ed
    case ing

    var letters: [UInt8] {
      switch self {
      case .s: Array("s".utf8)
      case .es: Array("es".utf8)
      case .ed: Array("ed".utf8)
      case .ing: Array("ing".utf8)
      }
    }

    /// Returns the words that take this ending after some letters.
    func stems(before ending: [UInt8]) -> [[UInt8]] {
      let rest = Spelling(ending)
      switch self {
      case .s: return rest.hisses ? [] : [ending]
      case .es: return (rest.takesES ? [ending] : []) + rest.withY + rest.undoubled
      case .ed: return (rest.mayDouble ? [] : [ending]) + rest.withE + rest.withY + rest.undoubled
      case .ing: return (rest.mayDouble ? [] : [ending]) + rest.withE + rest.undoubled
      }
    }
  }

  /// Letters before an ending.
  private struct Spelling {
    let letters: [UInt8]

    init(_ letters: [UInt8]) { self.letters = letters }

    private static func isVowel(_ letter: UInt8) -> Bool { "aeiou".utf8.contains(letter) }

    /// Whether a word with these letters takes -es instead of -s.
    var hisses: Bool { letters.last.map { "sxz".utf8.contains($0) } ?? true }

    /// Whether a word with these letters may take -es: *boxes*, *wishes*, *echoes*.
    var takesES: Bool { hisses || letters.last.map { "ho".utf8.contains($0) } ?? false }

    /// Whether there is one vowel, with one consonant after it that is doubled before -ed and -ing: *hop*, *hopped*.
    var mayDouble: Bool {
      guard letters.count >= 2, let last = letters.last, !Self.isVowel(last), !"wxy".utf8.contains(last) else {
        return false
      }
      let vowels = letters.indices.filter { Self.isVowel(letters[$0]) || letters[$0] == UInt8(ascii: "y") }
      return vowels == [letters.count - 2]
    }

    /// With the E that -ed and -ing replace: *hope*, *hoping*. If that E would be the only vowel, there is no such form: *shed*
    /// is not a form of *she*.
    var withE: [[UInt8]] {
      letters.contains { Self.isVowel($0) || $0 == UInt8(ascii: "y") } ? [letters + [UInt8(ascii: "e")]] : []
    }

    /// With the Y that becomes an I: *hobby*, *hobbies*.
    var withY: [[UInt8]] {
      guard letters.last == UInt8(ascii: "i"), letters.count >= 2, !Self.isVowel(letters[letters.count - 2]) else {
        return []
      }
      return [letters.dropLast() + [UInt8(ascii: "y")]]
    }

    /// Without the second of two equal consonants: *hop*, *hopping*; *quiz*, *quizzes*.
    var undoubled: [[UInt8]] {
      guard letters.count >= 2, let last = letters.last, letters[letters.count - 2] == last, !Self.isVowel(last) else {
        return []
      }
      return [Array(letters.dropLast())]
    }
  }
}

extension [UInt8] {
  fileprivate func ends(with ending: [UInt8]) -> Bool { count > ending.count && Array(suffix(ending.count)) == ending }
}
