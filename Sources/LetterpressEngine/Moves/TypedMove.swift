package import LetterpressSolver

/// A word as somebody typed or tapped it, perhaps without tiles.
package struct TypedMove: Equatable, Sendable {
  /// What was typed, with its letters A–Z in lower case.
  package let word: String
  /// In the order of spelling; nil for the best, which the search names.
  package let tiles: [Int]?

  package init(word: String, tiles: [Int]? = nil) {
    self.word = word.asciiLowercased
    self.tiles = tiles
  }

  /// Finds the tiles of a word that was typed without any: those that a search has named for it, or else
  /// ``/LetterpressSolver/Position/bestPlacement(of:on:)``. Nil if the board lacks the letters.
  package typealias Placer = (_ word: String) -> Placement?

  /// Returns the word on its tiles.
  ///
  /// - Throws: ``Refusal`` if no tiles were given and the word is unknown or cannot be spelled.
  package func placement(lexicon: Lexicon, placer: Placer) throws(Refusal) -> Placement {
    if let tiles { return Placement(word: word, tiles: tiles) }
    guard lexicon.contains(word) else { throw .illegal(.unknownWord(word)) }
    guard let best = placer(word) else { throw .unspellable(word) }
    return best
  }

  /// Plays the word.
  ///
  /// - Throws: ``Refusal``.
  package func played(in position: Position, lexicon: Lexicon, placer: Placer) throws(Refusal) -> PlayedMove {
    let placement = try placement(lexicon: lexicon, placer: placer)
    do throws(IllegalMove) {
      return try PlayedMove(.play(placement), in: position, lexicon: lexicon)
    } catch {
      throw .illegal(error)
    }
  }
}

extension TypedMove {
  /// Why a typed word cannot be played.
  package enum Refusal: Error, Equatable, Sendable {
    /// A move that the rules forbid.
    case illegal(IllegalMove)
    /// A word that the board has not the letters for.
    case unspellable(String)
  }
}

extension TypedMove.Refusal: CustomStringConvertible {
  /// What is wrong with the move.
  package var description: String {
    switch self {
    case .illegal(let error): error.description
    case .unspellable(let word): "\(word) cannot be spelled with these letters"
    }
  }
}

extension TypedMove.Refusal {
  /// The same for a page: a sentence, with words in capitals.
  package var sentence: String {
    switch self {
    case .illegal(.unknownWord(let word)): "\(word.asciiUppercased) isn't a word."
    case .illegal(.forbidden(let word, let played)) where word == played:
      "\(word.asciiUppercased) has already been played."
    case .illegal(.forbidden(let word, let played)):
      "\(word.asciiUppercased) is the beginning of \(played.asciiUppercased), which has already been played."
    case .unspellable(let word): "\(word.asciiUppercased) cannot be spelled with these letters."
    case .illegal(let error): error.description.asciiCapitalized + "."
    }
  }
}
