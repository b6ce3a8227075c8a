package import LetterpressSolver

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
