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
    /// A line that begins with `back`, but does not go on with a number.
    case notABackwardStep(String)
    /// A line that begins with `opponent`, but does not go on with a player, a level and a seed.
    case notAnOpponent(String)
    /// More moves to take back than there are.
    case tooFewMoves(Int, wanted: Int)
    /// A move that the rules forbid.
    case illegal(IllegalMove)
    /// One more than ``GameTree/mostMoves``.
    case tooManyMoves
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
    case .notAMove(let line): "\(line.shortened) is not a move: write red or blue, then a word and its tiles, or (pass)"
    case .wrongTurn(let player): "it is \(player.opponent.rawValue)'s turn, not \(player.rawValue)'s"
    case .notATile(let name): "\(name.shortened) is not a tile: tiles are named A1 to E5, column and row"
    case .passWithTiles: "a pass takes no tiles"
    case .notABackwardStep(let line): "\(line.shortened) is not a step back: write back and how many moves to take back"
    case .notAnOpponent(let line):
      "\(line.shortened) does not say who plays: write opponent, red or blue, a level such as casual, and the "
        + "number of its seed"
    case .tooFewMoves(let count, let wanted): "only \(counted(count, "move")) can be taken back here, not \(wanted)"
    case .illegal(let error): error.description
    case .tooManyMoves: "a game has at most \(GameTree.mostMoves) moves, with all its variations: leave some out"
    }
  }
}
