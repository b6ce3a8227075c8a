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
