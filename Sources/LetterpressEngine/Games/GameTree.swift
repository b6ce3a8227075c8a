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

/// The moves of a game with its variations, unchecked: each move follows another, or the start.
package struct MoveTree: Equatable, Sendable {
  package struct Node: Equatable, Sendable {
    package let move: Move
    /// The place of the move before it; nil for the start.
    package let parent: Int?

    package init(_ move: Move, after parent: Int?) { (self.move, self.parent) = (move, parent) }
  }

  package let nodes: [Node]
  /// The place of the move that led to the shown position; nil for the start.
  package let current: Int?

  /// - Precondition: each move stands after the one that it follows, and `current` is one of them.
  package init(_ nodes: [Node], current: Int?) {
    for (place, node) in nodes.enumerated() {
      precondition(node.parent.map { 0..<place ~= $0 } ?? true, "a move before the one that it follows")
    }
    precondition(current.map { nodes.indices.contains($0) } ?? true, "the shown move is one of the tree's")
    (self.nodes, self.current) = (nodes, current)
  }

  /// Creates the tree of moves without variations.
  package init(line: [Move]) {
    self.init(
      line.enumerated().map { Node($1, after: $0 == 0 ? nil : $0 - 1) }, current: line.isEmpty ? nil : line.count - 1)
  }

  /// The places of the moves that led to the shown position, in order.
  package var line: [Int] {
    var line: [Int] = []
    var place = current
    while let node = place {
      line.append(node)
      place = nodes[node].parent
    }
    return line.reversed()
  }

  /// A step of a walk through a game.
  package enum Step: Equatable, Sendable {
    case move(Move)
    /// Takes back this number of moves, at least one.
    case back(Int)
  }

  /// A walk that makes every move once and ends at the shown position. So all variations, and the moves after the shown
  /// position, come before the line that leads to it.
  package var steps: [Step] {
    let line = line
    var children: [[Int]] = Array(repeating: [], count: nodes.count)
    var first: [Int] = []
    var isOnLine = Array(repeating: false, count: nodes.count)
    for place in line { isOnLine[place] = true }
    for (place, node) in nodes.enumerated() {
      if let parent = node.parent { children[parent].append(place) } else { first.append(place) }
    }
    /// What is waiting, the last first.
    var waiting: [(place: Int, depth: Int)] = []
    func wait(for places: [Int], depth: Int) {
      for place in places where isOnLine[place] { waiting.append((place, depth)) }
      for place in places.reversed() where !isOnLine[place] { waiting.append((place, depth)) }
    }
    var steps: [Step] = []
    var depth = 0
    func goBack(to goal: Int) {
      if depth > goal { steps.append(.back(depth - goal)) }
      depth = goal
    }
    wait(for: first, depth: 0)
    while let next = waiting.popLast() {
      goBack(to: next.depth)
      steps.append(.move(nodes[next.place].move))
      depth += 1
      wait(for: children[next.place], depth: depth)
    }
    goBack(to: line.count)
    return steps
  }
}
