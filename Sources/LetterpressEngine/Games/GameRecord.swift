package import LetterpressSolver

/// A game with all its moves, which can be taken back.
package struct GameRecord: Equatable, Sendable {
  /// In order, one for each move.
  package private(set) var moves: [PlayedMove] = []
  /// The position before the first move.
  package let start: Position
  /// The computer player of one of the sides; nil if it is not known to go on in the same way.
  package var opponent: GameOpponent?

  /// A game of more moves is taken to go on for ever.
  package static let maximumPlyCount = 200

  /// A game that begins at a position.
  package init(start: Position) { self.start = start }

  /// A game of moves that were made in this order.
  init(start: Position, moves: [PlayedMove], opponent: GameOpponent?) {
    (self.start, self.moves, self.opponent) = (start, moves, opponent)
  }

  /// The current position.
  package var position: Position { moves.last?.after ?? start }

  /// Makes a move.
  ///
  /// - Throws: ``/LetterpressSolver/IllegalMove``; the game is then unchanged.
  package mutating func play(_ move: Move, in lexicon: Lexicon) throws(IllegalMove) {
    moves.append(try PlayedMove(move, in: position, lexicon: lexicon))
  }

  /// Takes back a player's last move and all moves after it.
  ///
  /// - Returns: false if the player has not moved.
  package mutating func takeBack(to player: Player) -> Bool {
    guard let last = moves.lastIndex(where: { $0.player == player }) else { return false }
    moves.removeSubrange(last...)
    return true
  }
}

extension GameRecord {
  /// The game as text, as ``init(parsing:lexicon:)`` reads it.
  package var text: String {
    GameText.text(start: start, moves: MoveTree(line: moves.map { $0.move }), opponent: opponent)
  }

  /// Each move with its player, as in the text.
  package var moveLines: [String] { moves.map { GameText.line($0.move, by: $0.player) } }

  /// Parses a game and replays it up to the shown position, without its variations.
  ///
  /// - Throws: ``GameTextError`` as in ``GameTree/init(parsing:lexicon:)``.
  package init(parsing text: String, lexicon: Lexicon) throws(GameTextError) {
    let game = try GameTree(parsing: text, lexicon: lexicon)
    self.init(start: game.start, moves: game.line, opponent: game.opponent)
  }
}

/// The computer player of a game that is kept: with the same seed it goes on as it would have.
package struct GameOpponent: Equatable, Sendable {
  /// Whom it plays.
  package let player: Player
  package let level: Level
  /// Decides which words come to its mind.
  package let seed: UInt64

  package init(player: Player, level: Level, seed: UInt64) {
    (self.player, self.level, self.seed) = (player, level, seed)
  }

  /// What its line in a game's text begins with.
  static let name = "opponent"

  /// The line in a game's text: `opponent blue casual 7`.
  var line: String { "\(GameOpponent.name) \(player.rawValue) \(level.name) \(seed)" }

  /// Parses the parts of such a line; nil if it is not one.
  init?(parts: [String]) {
    guard parts.count == 4, parts[0] == GameOpponent.name, let player = Player(rawValue: parts[1]),
      let level = Level.allCases.first(where: { $0.name == parts[2] }), let seed = UInt64(parts[3])
    else { return nil }
    self.init(player: player, level: level, seed: seed)
  }
}
