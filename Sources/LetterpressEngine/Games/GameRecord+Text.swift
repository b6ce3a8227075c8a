package import LetterpressSolver

// A game as text: the starting position, then one line per move, `red hobble B3 C1 …` or `red (pass)`.

extension GameRecord {
  /// The game as text, as ``init(parsing:lexicon:)`` reads it.
  package var text: String { GameText.text(start: start, moves: moves.map { $0.move }) }

  /// Each move with its player, as in the text.
  package var moveLines: [String] { moves.map { GameText.line($0.move, by: $0.player) } }

  /// Parses a game and replays it.
  ///
  /// - Throws: ``GameTextError`` with the first line that is not a position or not a legal move.
  package init(parsing text: String, lexicon: Lexicon) throws(GameTextError) {
    let lines = GameText.lines(of: text)
    guard let first = lines.first else { throw .empty }
    do throws(PositionError) {
      self.init(start: try Position(parsing: first.text))
    } catch {
      throw .line(first.number, .invalidPosition(error))
    }
    for line in lines.dropFirst() {
      do throws(GameTextError.Fault) {
        try replay(line.text, lexicon: lexicon)
      } catch {
        throw .line(line.number, error)
      }
    }
  }

  private mutating func replay(_ line: String, lexicon: Lexicon) throws(GameTextError.Fault) {
    let (player, move) = try GameText.move(line)
    // A move after the end is reported as such, whoever made it.
    guard position.outcome != nil || player == position.turn else {
      throw .wrongTurn(player)
    }
    do throws(IllegalMove) {
      try play(move, in: lexicon)
    } catch {
      throw .illegal(error)
    }
  }
}

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

/// Why a text is not a game.
package enum GameTextError: Error, Equatable, Sendable {
  /// Nothing but blank lines.
  case empty
  /// A line, counted from 1, and what is wrong with it.
  case line(Int, Fault)

  /// What is wrong with a line.
  package enum Fault: Error, Equatable, Sendable {
    /// A first line that is not a position.
    case invalidPosition(PositionError)
    /// A line that does not begin with a player, or that ends there.
    case notAMove(String)
    /// A move by the player whose turn it is not.
    case wrongTurn(Player)
    /// A name that is not a tile's.
    case notATile(String)
    /// A pass with tiles.
    case passWithTiles
    /// A move that the rules forbid.
    case illegal(IllegalMove)
  }
}

extension GameTextError: CustomStringConvertible {
  /// What happened, and what to do about it.
  package var description: String {
    switch self {
    case .empty: "contains no game"
    case .line(let number, let fault): "line \(number): \(fault.description)"
    }
  }
}

extension GameTextError.Fault: CustomStringConvertible {
  /// What is wrong with the line.
  package var description: String {
    switch self {
    case .invalidPosition(let error): error.description
    case .notAMove(let line): "\(line) is not a move: write red or blue, then a word and its tiles, or (pass)"
    case .wrongTurn(let player): "it is \(player.opponent.rawValue)'s turn, not \(player.rawValue)'s"
    case .notATile(let name): "\(name) is not a tile: tiles are named A1 to E5, column and row"
    case .passWithTiles: "a pass takes no tiles"
    case .illegal(let error): error.description
    }
  }
}
