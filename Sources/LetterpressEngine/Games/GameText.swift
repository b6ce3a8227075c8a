package import LetterpressSolver

/// The lines of a game's text.
package enum GameText {
  /// Returns the text of a game whose moves are not checked; the players take turns.
  package static func text(start: Position, moves: MoveTree, opponent: GameOpponent? = nil) -> String {
    var player = start.turn
    var lines = [start.description] + (opponent.map { [$0.line] } ?? [])
    for step in moves.steps {
      switch step {
      case .move(let move):
        lines.append(line(move, by: player))
        player = player.opponent
      case .back(let count):
        lines.append("\(back) \(count)")
        if !count.isMultiple(of: 2) { player = player.opponent }
      }
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// What a line begins with that takes moves back.
  private static let back = "back"

  /// Returns a move with its player.
  static func line(_ move: Move, by player: Player) -> String {
    guard let placement = move.placement else { return "\(player.rawValue) \(Move.pass.description)" }
    return ([player.rawValue, placement.word] + placement.tileNames).joined(separator: " ")
  }

  /// A line of a game's text.
  enum Line {
    case move(Move, by: Player)
    /// Takes back this number of moves.
    case back(Int)
    /// Says who plays one of the sides.
    case opponent(GameOpponent)
  }

  /// Parses a line after the first, in either case.
  static func line(_ line: String) throws(GameTextError.Fault) -> Line {
    let parts = line.split { isSpace($0) }.map { String($0) }
    if parts.first?.asciiLowercased == back {
      guard parts.count == 2, let count = Int(parts[1]), count > 0 else { throw .notABackwardStep(line) }
      return .back(count)
    }
    if parts.first?.asciiLowercased == GameOpponent.name {
      guard let opponent = GameOpponent(parts: parts.map { $0.asciiLowercased }) else { throw .notAnOpponent(line) }
      return .opponent(opponent)
    }
    guard parts.count > 1, let player = Player(rawValue: parts[0].asciiLowercased) else { throw .notAMove(line) }
    let word = parts[1].asciiLowercased
    guard word != Move.pass.description else {
      guard parts.count == 2 else { throw .passWithTiles }
      return .move(.pass, by: player)
    }
    var tiles: [Int] = []
    for name in parts.dropFirst(2) {
      guard let tile = Board.tile(named: name) else { throw .notATile(name) }
      tiles.append(tile)
    }
    return .move(.play(Placement(word: word, tiles: tiles)), by: player)
  }

  /// Returns the lines that are not blank, with their numbers from 1.
  static func lines(of text: String) -> [(number: Int, text: String)] {
    let text = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    return text.split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r\n" || $0 == "\r" }.enumerated()
      .filter { line in !line.element.allSatisfy { isSpace($0) } }
      .map { (number: $0.offset + 1, text: String($0.element)) }
  }

  private static func isSpace(_ character: Character) -> Bool { character == " " || character == "\t" }
}
