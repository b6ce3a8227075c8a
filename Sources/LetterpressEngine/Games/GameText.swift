package import LetterpressSolver

/// The lines of a game's text.
package enum GameText {
  /// Returns the text of a game whose moves are not checked; the players take turns.
  package static func text(start: Position, moves: [Move]) -> String {
    var player = start.turn
    var lines = [start.description]
    for move in moves {
      lines.append(line(move, by: player))
      player = player.opponent
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Returns a move with its player.
  static func line(_ move: Move, by player: Player) -> String {
    guard let placement = move.placement else { return "\(player.rawValue) \(Move.pass.description)" }
    return ([player.rawValue, placement.word] + placement.tileNames).joined(separator: " ")
  }

  /// Parses what ``line(_:by:)`` writes, in either case.
  static func move(_ line: String) throws(GameTextError.Fault) -> (Player, Move) {
    let parts = line.split { isSpace($0) }.map { String($0) }
    guard parts.count > 1, let player = Player(rawValue: parts[0].asciiLowercased) else { throw .notAMove(line) }
    let word = parts[1].asciiLowercased
    guard word != Move.pass.description else {
      guard parts.count == 2 else { throw .passWithTiles }
      return (player, .pass)
    }
    var tiles: [Int] = []
    for name in parts.dropFirst(2) {
      guard let tile = Board.tile(named: name) else { throw .notATile(name) }
      tiles.append(tile)
    }
    return (player, .play(Placement(word: word, tiles: tiles)))
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
