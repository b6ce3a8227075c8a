internal import LetterpressFiles
internal import LetterpressSolver

/// What a player has typed.
enum GameInput: Equatable {
  /// A word, and the names of tiles where they were given.
  case word(String, tileNames: [String])
  case pass
  case hint
  case undo
  case save(path: String)
  case moves
  case help
  case quit
  case nothing

  /// Takes a line apart: a command, or a word with `=` before it where it is one that is a command's name as well.
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

  /// What can be typed.
  static let manual = """
    hobble            plays a word on the tiles that bring most
    hobble B3 C1 …    plays it on these, a column A to E and a row 1 to 5 for each letter
    =pass             plays a word that is a command as well
    pass              lets the other one move
    hint              says what the engine would play
    undo              takes back your last move, and the answer
    moves             lists the moves so far
    save FILE         saves the game, for --load
    quit              ends

    """
}

/// The names of tiles that somebody typed.
enum TileName {
  /// The tile of a name such as `B3`, in either case; nil for what is none.
  static func tile(_ name: some StringProtocol) -> Int? {
    (0..<Board.tileCount).first { Board.name(of: $0) == name.uppercased() }
  }

  /// What to say of a name that is none.
  static func message(_ name: some StringProtocol) -> String {
    "\(String(name).printable) is no tile: they are called A1 to E5, column and row"
  }
}
