package import LetterpressSolver
internal import LetterpressVision

/// A report on a position.
package enum PositionReport {
  /// Returns the members of the position's JSON object.
  package static func members(of position: Position) -> [(String, JSONValue)] {
    let outcome = position.outcome
    return [
      ("position", .string(position.description)),
      ("letters", .string(position.board.rack.uppercase)),
      ("owners", .string(position.owners.description)),
      ("turn", outcome == nil ? .string(position.turn.rawValue) : .null),
      ("outcome", JSONValue(name(of: outcome))),
      ("scores", scores(of: position)),
      ("defended", defended(in: position)),
    ]
  }

  /// Returns the number of tiles of each player.
  static func scores(of position: Position) -> JSONValue { pair { position.score(of: $0) } }

  /// Returns the number of defended tiles of each player.
  static func defended(in position: Position) -> JSONValue { pair { position.owners[$0].interior.count } }

  /// Returns an object with one number per player.
  static func pair(_ value: (Player) -> Int) -> JSONValue {
    .object(Player.allCases.map { ($0.rawValue, .integer(value($0))) })
  }

  /// Returns how a game ended, as JSON names it; nil for nil.
  static func name(of outcome: Outcome?) -> String? { outcome.map { $0.winner?.rawValue ?? "draw" } }

  /// How many doubtful words are named: a list of another game, or a wrong file, has thousands.
  private static let mostNamed = 10

  /// Returns what may be wrong with a position, one line each.
  ///
  /// - Parameters:
  ///   - turnSeen: the player whose turn it is on the screenshot; nil if it does not say, or there is none.
  ///   - lexicon: the words that may be played.
  package static func warnings(of position: Position, turnSeen: Player?, lexicon: Lexicon) -> [String] {
    let unknown = position.playedWords.filter { !lexicon.contains($0) }
    var warnings = unknown.prefix(mostNamed).map {
      "\($0) counts as played, but is not in the word list: is it misspelled?"
    }
    let otherCount = unknown.count - warnings.count
    if otherCount > 0 { warnings.append("so may be \(counted(otherCount, "more word"))") }
    if let turnSeen, position.outcome == nil, turnSeen != position.turn {
      warnings.append(
        "the screenshot shows \(turnSeen.rawValue)'s turn, but these moves are \(position.turn.rawValue)'s")
    }
    return warnings
  }
}

/// Everything that a page draws of a position, as far as it is known.
package enum PositionState {
  /// Returns the state's JSON object.
  package static func json(_ position: KnownPosition) -> JSONValue { json(position, try? position.position()) }

  /// Returns the state's JSON object for a whole position.
  package static func json(_ position: Position) -> JSONValue { json(KnownPosition(position), position) }

  private static func json(_ position: KnownPosition, _ whole: Position?) -> JSONValue {
    .object([
      ("letters", .string(position.board.description)),
      ("owners", JSONValue(position.seenOwners?.description)),
      ("turn", JSONValue(position.mover?.rawValue)),
      ("played", JSONValue(position.played)),
      ("link", JSONValue(whole?.link)),
      ("missing", JSONValue(position.missing?.rawValue)),
      ("outcome", JSONValue(PositionReport.name(of: whole?.outcome))),
      ("scores", position.owners.map { owners in PositionReport.pair { owners[$0].count } } ?? .null),
    ])
  }
}
