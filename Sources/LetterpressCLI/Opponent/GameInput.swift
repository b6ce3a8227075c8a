#if EDITLINE
  internal import CEditLine
#endif
internal import LetterpressFiles
internal import LetterpressSolver

/// A line that a player has typed.
package enum GameInput: Equatable {
  case play(TypedWord)
  /// Asks what a word would do.
  case outlook(TypedWord)
  case pass
  case hint
  case undo
  /// Asks for words with these letters.
  case words(letters: String)
  case moves
  /// Without a path, to the file that the game is being saved to.
  case save(path: String?, overwrite: Bool = false)
  case load(path: String)
  case help
  case exit
  case nothing

  /// Whether it makes no sense once the game is over.
  var concernsNextMove: Bool {
    switch self {
    case .play, .outlook, .pass, .hint, .words: true
    case .undo, .moves, .save, .load, .help, .exit, .nothing: false
    }
  }

  /// A word, lower case, and the names of its tiles if they were given.
  package struct TypedWord: Equatable {
    package let word: String
    package let tileNames: [String]
  }

  /// Parses a line: a command or a word. To play a word that is also a command, put `play` before it, or name its
  /// tiles.
  package init(_ line: String) {
    let line = line.withoutControls
    let parts = line.split(separator: " ", maxSplits: 1).map(String.init)
    guard let first = parts.first else {
      self = .nothing
      return
    }
    let rest = parts.count > 1 ? parts[1].trimmed : ""
    let names = rest.split(separator: " ").map(String.init)
    let hasTiles = !names.isEmpty && names.allSatisfy { TileName.tile($0) != nil }
    switch (first.lowercased(), rest.isEmpty) {
    case ("pass", true): self = .pass
    case ("hint", true): self = .hint
    case ("undo", true): self = .undo
    case ("moves", true): self = .moves
    case ("help", true), ("?", true): self = .help
    case ("exit", true), ("quit", true): self = .exit
    case ("save", false) where names[0] == GameInput.overwriteFlag && names.count > 1:
      self = .save(path: String(rest.dropFirst(GameInput.overwriteFlag.count)).trimmed, overwrite: true)
    case ("save", _): self = .save(path: rest.isEmpty ? nil : rest)
    case ("load", false) where !hasTiles: self = .load(path: rest)
    case ("words", _) where !hasTiles: self = .words(letters: rest)
    case ("play", false) where !hasTiles: self = GameInput.word(names)
    default: self = GameInput.word([first] + names)
    }
  }

  /// A word with its tiles; a question mark after either only asks about it.
  private static func word(_ parts: [String]) -> GameInput {
    let isQuestion = parts[0].hasSuffix("?") || parts[parts.count - 1].hasSuffix("?")
    let parts = parts.map { $0.replacing("?", with: "") }.filter { !$0.isEmpty }
    guard let first = parts.first else { return .help }
    let word = TypedWord(word: first.lowercased(), tileNames: Array(parts.dropFirst()))
    return isQuestion ? .outlook(word) : .play(word)
  }

  /// The flag before the name of a file that may be replaced.
  private static let overwriteFlag = "--overwrite"

  /// The help on what can be typed.
  static let manual = """
    hobble            play a word on its best tiles
    hobble B3 C1 …    play it on these tiles, one per letter: column A to E, row 1 to 5
    hobble?           say what it would do, without playing it
    play exit         play a word that is also a command
    pass              skip your turn; the game ends if both players pass
    hint              show the best move and its chance to win
    undo              take back your last move and the reply to it
    words             list the longest words that can be played
    words LETTERS     list the longest ones with these letters
    moves             list the moves so far
                      (an empty line shows the board again)
    save FILE         save the game
    load FILE         continue a saved game
    exit              leave the game

    """
}

extension String {
  /// The text without control characters and escape sequences, which keys such as the arrows send if there is no line
  /// editor.
  fileprivate var withoutControls: String {
    var kept = ""
    var characters = unicodeScalars[...]
    while let character = characters.popFirst() {
      guard character.value == 0x1B else {
        if character == "\t" {
          kept += " "
        } else if character.properties.generalCategory != .control {
          kept.unicodeScalars.append(character)
        }
        continue
      }
      // ESC [ parameters letter, or ESC O letter.
      if let next = characters.first, next == "[" || next == "O" {
        characters.removeFirst()
        while let part = characters.popFirst(), !("@"..."~").contains(part) {}
      }
    }
    return kept
  }

  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

/// Lines typed by the user, with editing and a history if the program was built with libedit.
struct LineEditor {
  private var lines = InputLines()

  /// The next line without its line end; nil at the end of the input.
  ///
  /// - Parameter prompt: the text shown before it on a terminal.
  /// - Throws: ``FileError``, or ``CommandFailure`` if the prompt cannot be written.
  mutating func next(prompt: String) throws -> String? {
    guard StandardStreams.inputIsTerminal else { return try lines.next() }
    #if EDITLINE
      if StandardStreams.outputIsTerminal { return LineEditor.edited(prompt: prompt) }
    #endif
    try StandardStreams.write(prompt)
    let line = try lines.next()
    if line == nil { try StandardStreams.write("\n") }
    return line
  }

  #if EDITLINE
    private static func edited(prompt: String) -> String? {
      guard let line = readline(prompt) else {
        try? StandardStreams.write("\n")
        return nil
      }
      defer { edit_line_free(line) }
      if line.pointee != 0 { add_history(line) }
      return String(cString: line)
    }
  #endif
}
