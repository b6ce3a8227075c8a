package import LetterpressSolver

/// What is said of a position.
package enum PositionReport {
  /// The members of a JSON object for it.
  package static func members(of position: Position) -> [(String, JSONValue)] {
    let outcome = position.outcome
    return [
      ("position", .string(position.description)),
      ("letters", .string(position.board.rack.uppercase)),
      ("owners", .string(position.owners.description)),
      ("turn", outcome == nil ? .string(position.turn.rawValue) : .null),
      ("outcome", outcome.map { .string($0.winner?.rawValue ?? "draw") } ?? .null),
      ("scores", scores(of: position)),
      ("defended", defended(in: position)),
    ]
  }

  /// How many tiles each player has.
  static func scores(of position: Position) -> JSONValue { pair { position.score(of: $0) } }

  /// How many of each player's tiles are defended.
  static func defended(in position: Position) -> JSONValue { pair { position.owners[$0].interior.count } }

  /// A number of each player's.
  static func pair(_ value: (Player) -> Int) -> JSONValue {
    .object(Player.allCases.map { ($0.rawValue, .integer(value($0))) })
  }

  /// The words that were played before a position: those that pictures show, unless somebody has named them too, and those
  /// that somebody has named.
  package static func playedWords(seen words: [String], given: [String]) -> [String] {
    words.filter { word in !given.contains { $0.lowercased() == word.lowercased() } } + given
  }

  /// What may be wrong with a position, each as a line.
  ///
  /// - Parameters:
  ///   - turnSeen: the player whose turn it is on the screenshot; nil where that does not say so, or there is none.
  ///   - lexicon: where words that were played should be.
  package static func doubts(of position: Position, turnSeen: Player?, lexicon: Lexicon) -> [String] {
    var doubts: [String] = []
    let letters = position.board.rack.counts
    for word in position.playedWords {
      if !lexicon.contains(word) {
        doubts.append("\(word) counts as played but is not in the word list")
      } else if position.board.unknownCount == 0, !letters.contains(LetterCounts(word.compactMap { Letter($0) })) {
        doubts.append("\(word) counts as played but cannot be spelled with these letters")
      }
    }
    if let turnSeen, position.outcome == nil, turnSeen != position.turn {
      doubts.append("the screenshot shows \(turnSeen.rawValue)'s turn, but these moves are \(position.turn.rawValue)'s")
    }
    return doubts
  }
}
