package import LetterpressSolver

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
