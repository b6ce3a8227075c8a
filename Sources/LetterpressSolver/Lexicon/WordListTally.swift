/// What became of the lines of a word list that are not words as a board shows them.
package struct WordListTally: Equatable, Sendable {
  /// Lines of one kind.
  package struct Lines: Equatable, Sendable {
    package internal(set) var count = 0
    /// The first of them: the word as in the list, at most 40 bytes.
    package internal(set) var example = ""

    mutating func add(_ text: ArraySlice<UInt8>) {
      if count == 0 { example = WordListParser.start(of: text) }
      count += 1
    }
  }

  /// Words that lost accents or ligatures.
  package internal(set) var folded = Lines()
  /// How ``folded``'s example is spelled now.
  package internal(set) var foldedExample = ""
  /// How many of ``folded`` are then spelled like another word of the list.
  package internal(set) var mergedCount = 0
  /// Words left out because of a hyphen.
  package internal(set) var hyphenated = Lines()
  /// Words left out because of an apostrophe.
  package internal(set) var apostrophized = Lines()
  /// Words left out because they have letters that are not of the Latin alphabet.
  package internal(set) var unfoldable = Lines()
  /// Words left out because they have more than 25 letters.
  package internal(set) var tooLong = Lines()
  /// Words left out because they have one letter.
  package internal(set) var tooShort = Lines()

  mutating func addUnspellable(_ text: ArraySlice<UInt8>, for obstacle: ScalarSpelling.Obstacle) {
    switch obstacle {
    case .hyphen: hyphenated.add(text)
    case .apostrophe: apostrophized.add(text)
    case .letter: unfoldable.add(text)
    }
  }
}
