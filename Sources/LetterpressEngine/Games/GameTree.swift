package import LetterpressSolver

/// A game with its variations: all moves are legal, and one of them led to the shown position.
package struct GameTree: Equatable, Sendable {
  package let start: Position
  /// Who plays one of the sides; nil if nobody says so.
  package var opponent: GameOpponent?
  /// In the order in which they were first made, and so each after the one that it follows.
  package private(set) var moves: [PlayedMove] = []
  /// For each move the one that it follows; nil for the start.
  package private(set) var parents: [Int?] = []
  /// The move that led to the shown position; nil for the start.
  package private(set) var current: Int?
  /// The moves that follow the start and, after it, each move.
  private var followers: [[Int]] = [[]]

  /// The most moves of a game that is read or written, with all variations. Each keeps the words played before it, so that a text of
  /// ten thousand moves, one after another, would take a gigabyte.
  package static let mostMoves = 2000

  /// A game that begins at a position.
  package init(start: Position) { self.start = start }

  /// The shown position.
  package var position: Position { current.map { moves[$0].after } ?? start }

  /// Makes a move; one that was made there before is not made again.
  ///
  /// - Throws: ``/LetterpressSolver/IllegalMove``; the game is then unchanged.
  package mutating func play(_ move: Move, in lexicon: Lexicon) throws(IllegalMove) {
    let place = current.map { $0 + 1 } ?? 0
    if let known = followers[place].first(where: { moves[$0].move == move }) {
      current = known
      return
    }
    let played = try PlayedMove(move, in: position, lexicon: lexicon)
    followers[place].append(moves.count)
    followers.append([])
    parents.append(current)
    current = moves.count
    moves.append(played)
  }

  /// Takes back some of the moves that led to the shown position; all moves stay in the tree.
  ///
  /// - Returns: how many moves there were, if they were fewer; nothing is then taken back.
  package mutating func takeBack(_ count: Int) -> Int? {
    var place = current
    for taken in 0..<count {
      guard let move = place else { return taken }
      place = parents[move]
    }
    current = place
    return nil
  }

  /// The moves, unchecked.
  package var tree: MoveTree {
    MoveTree(zip(moves, parents).map { MoveTree.Node($0.move, after: $1) }, current: current)
  }

  /// The moves that led to the shown position, in order.
  package var line: [PlayedMove] { tree.line.map { moves[$0] } }
}
