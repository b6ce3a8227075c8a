package import LetterpressSolver

// A game as text: the starting position, then one line per move, `red hobble B3 C1 …` or `red (pass)`. A line `back 2` takes
// back two moves: what follows is another way to go on. So the text is a walk through the game, which ends at the shown
// position, and a game without variations is simply its moves. A line `opponent blue casual 7` says who plays blue.

extension GameTree {
  /// The game as text, as ``init(parsing:lexicon:)`` reads it.
  package var text: String { GameText.text(start: start, moves: tree, opponent: opponent) }

  /// Parses a game and replays it.
  ///
  /// - Throws: ``GameTextError`` with the first line that is not a position, not a legal move, and no step back.
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
    switch try GameText.line(line) {
    case .back(let count): if let fewer = takeBack(count) { throw .tooFewMoves(fewer, wanted: count) }
    case .opponent(let opponent): self.opponent = opponent
    case .move(let move, let player):
      // A move after the end is reported as such, whoever made it.
      guard position.outcome != nil || player == position.turn else { throw .wrongTurn(player) }
      do throws(IllegalMove) {
        try play(move, in: lexicon)
      } catch {
        throw .illegal(error)
      }
      guard moves.count <= GameTree.mostMoves else { throw .tooManyMoves }
    }
  }
}
