package import LetterpressSolver

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
