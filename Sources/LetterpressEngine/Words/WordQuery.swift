package import LetterpressSolver

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
