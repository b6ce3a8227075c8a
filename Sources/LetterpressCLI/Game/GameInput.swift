internal import LetterpressFiles
internal import LetterpressSolver

/// A line that a player has typed.
enum GameInput: Equatable {
  /// A word, and the names of its tiles if they were given.
  case word(String, tileNames: [String])
  case pass
  case hint
  case undo
  case save(path: String)
  case moves
  case help
  case quit
  case nothing

  /// Parses a line: a command or a word; a word that is also a command's name has `=` before it.
  init(_ line: String) {
    let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
    guard let first = parts.first else {
      self = .nothing
      return
    }
    let rest = parts.count > 1 ? parts[1] : ""
    switch (first.lowercased(), rest.allSatisfy { $0 == " " }) {
    case ("pass", true): self = .pass
    case ("hint", true): self = .hint
    case ("undo", true): self = .undo
    case ("save", false): self = .save(path: rest)
    case ("moves", true): self = .moves
    case ("help", true): self = .help
    case ("quit", true): self = .quit
    default:
      let word = first.hasPrefix("=") ? String(first.dropFirst()) : first
      self = .word(word.lowercased(), tileNames: rest.split(separator: " ").map(String.init))
    }
  }

  /// The help on what can be typed.
  static let manual = """
    hobble            play a word on its best tiles
    hobble B3 C1 …    play it on these tiles, one per letter: column A to E, row 1 to 5
    =pass             play a word that is also a command
    pass              skip your turn
    hint              show what the engine would play
    undo              take back your last move and the reply to it
    moves             list the moves so far
    save FILE         save the game, for --load
    quit              leave the game

    """
}

/// The names of tiles, as typed.
enum TileName {
  /// The tile of a name such as `B3`, in either case; nil if there is no such tile.
  static func tile(_ name: some StringProtocol) -> Int? { Board.tile(named: String(name)) }

  /// The message for a name that is not a tile's.
  static func message(_ name: some StringProtocol) -> String {
    "\(String(name).printable) is not a tile: tiles are named A1 to E5, column and row"
  }
}
