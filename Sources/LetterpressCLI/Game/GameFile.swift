package import LetterpressFiles
package import LetterpressSolver

/// A game as a text file: the starting position, then one line per move, `red hobble B3 C1 …` or `red (pass)`.
package enum GameFile {
  /// Writes a game.
  ///
  /// - Throws: ``FileError``.
  package static func save(_ game: PlayedGame, to file: inout OutputFile) throws(FileError) {
    let lines = [game.start.description] + game.moveLines
    try file.write(Array(lines.map { "\($0)\n" }.joined().utf8))
  }

  /// Reads a game and replays it.
  ///
  /// - Throws: ``FileError``; ``CommandFailure`` with the line that is not a position or not a legal move.
  package static func load(_ path: String, lexicon: Lexicon) throws -> PlayedGame {
    let text = try InputFile.text(of: path, limit: .game)
    do throws(Fault) {
      return try parse(text, lexicon: lexicon)
    } catch {
      throw CommandFailure(error.text, file: path, status: .dataError)
    }
  }

  private struct Fault: Error {
    var text: String
  }

  private static func parse(_ text: String, lexicon: Lexicon) throws(Fault) -> PlayedGame {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).enumerated()
      .filter { !$0.element.allSatisfy(\.isWhitespace) }
    guard let first = lines.first else { throw Fault(text: "contains no game") }
    var game: PlayedGame
    do {
      game = PlayedGame(start: try Position(parsing: String(first.element)))
    } catch {
      throw Fault(text: "line \(first.offset + 1): \(error.description.printable)")
    }
    for (offset, line) in lines.dropFirst() {
      do throws(Fault) {
        try replay(line, in: &game, lexicon: lexicon)
      } catch {
        throw Fault(text: "line \(offset + 1): \(error.text)")
      }
    }
    return game
  }

  private static func replay(_ line: Substring, in game: inout PlayedGame, lexicon: Lexicon) throws(Fault) {
    let parts = line.split(whereSeparator: \.isWhitespace)
    guard parts.count > 1, let player = Player(rawValue: parts[0].lowercased()) else {
      throw Fault(
        text: "\(String(line).printable) is not a move: write red or blue, then a word and its tiles, or (pass)")
    }
    // A move after the end is reported as such, whoever made it.
    guard game.position.outcome != nil || player == game.position.turn else {
      throw Fault(text: "it is \(game.position.turn)'s turn, not \(player)'s")
    }
    var move = Move.pass
    if parts[1] != move.description {
      var tiles: [Int] = []
      for name in parts.dropFirst(2) {
        guard let tile = TileName.tile(name) else { throw Fault(text: TileName.message(name)) }
        tiles.append(tile)
      }
      move = .play(Placement(word: parts[1].lowercased(), tiles: tiles))
    } else if parts.count > 2 {
      throw Fault(text: "a pass takes no tiles")
    }
    do {
      try game.play(move, in: lexicon)
    } catch {
      throw Fault(text: error.description.printable)
    }
  }
}
