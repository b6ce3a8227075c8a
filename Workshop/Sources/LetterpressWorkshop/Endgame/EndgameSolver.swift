package import LetterpressSolver

/// Decides endings: who wins if both players play their best.
///
///     let solver = EndgameSolver(board: board, position: position) { isLate() }
///     if solver.solve().outcome == .win(.red) { … }
///
/// It looks for two proofs by turns, that one player wins and that the other does (`EndgameTree`), and spends more on
/// the one that seems nearer. With the same limit of positions it always finds the same.
package final class EndgameSolver {
  let board: PreparedBoard
  let position: Position
  private let mustStop: () -> Bool
  /// The proofs that the player to move wins, and that the other does.
  private let mover: EndgameTree
  private let other: EndgameTree
  private let treeLimit: Int
  /// The proofs that either player can at least draw; none before they are needed.
  private var draws: [EndgameTree] = []
  /// The tree that was proven, for ``EndgameProof``.
  private(set) var proven: EndgameTree?

  /// Each of the two proofs gets at least one of this many positions.
  private static let leastShare = 6

  /// - Parameters:
  ///   - memory: about how many bytes of memory to use at most.
  ///   - mustStop: called every 256 positions; returns whether to give up.
  /// - Precondition: `position` has the letters of `board`, and at most ``maximumFreeTiles`` tiles are free.
  package init(board: PreparedBoard, position: Position, memory: Int = 64 << 20, mustStop: @escaping () -> Bool) {
    precondition(position.board == board.layout, "another board's position")
    precondition(position.owners.unclaimed.count <= Self.maximumFreeTiles, "too many free tiles for an ending")
    (self.board, self.position, self.mustStop) = (board, position, mustStop)
    treeLimit = memory / MemoryLayout<EndgameNode>.stride / 4
    mover = EndgameTree(
      board: board, position: position, winner: position.turn, nodeLimit: treeLimit, mustStop: mustStop)
    other = EndgameTree(
      board: board, position: position, winner: position.turn.opponent, nodeLimit: treeLimit, mustStop: mustStop)
  }

  /// The most free tiles of an ending.
  package static let maximumFreeTiles = 12

  /// The number of positions examined.
  package var nodeCount: Int { draws.reduce(mover.nodeCount + other.nodeCount) { $0 + $1.nodeCount } }

  /// Searches until the ending is decided or it must stop; may be called again to search on. On a board with more words
  /// than it keeps (see `docs/troubleshooting.md`), nothing is decided.
  ///
  /// - Parameter nodeLimit: about how many positions to examine in all; nil for no limit.
  /// - Complexity: O(positions), each less than a microsecond or two.
  package func solve(nodeLimit: Int? = nil) -> EndgameResult {
    guard position.outcome == nil else { return result(position.outcome) }
    guard board.hasAllWords else { return result(nil) }
    while proven == nil {
      if let nodeLimit, nodeCount >= nodeLimit { return result(nil) }
      let isMoverDone = mover.cost == EndgameNode.impossible || mover.isFull
      let isOtherDone = other.cost == EndgameNode.impossible || other.isFull
      if isMoverDone, isOtherDone {
        let isDraw =
          mover.cost == EndgameNode.impossible && other.cost == EndgameNode.impossible
          && drawIsProven(nodeLimit: nodeLimit)
        return result(isDraw ? .draw : nil)
      }
      var choosesMover = mover.cost <= other.cost
      if choosesMover, other.nodeCount * Self.leastShare < mover.nodeCount { choosesMover = false }
      if !choosesMover, mover.nodeCount * Self.leastShare < other.nodeCount { choosesMover = true }
      let tree = choosesMover && !isMoverDone || isOtherDone ? mover : other
      guard tree.step() else { return result(nil) }
      if tree.cost == 0 { proven = tree }
    }
    return result(.win(proven === mover ? position.turn : position.turn.opponent))
  }

  /// Whether either player can at least draw; searches on where it stopped before.
  private func drawIsProven(nodeLimit: Int?) -> Bool {
    if draws.isEmpty {
      draws = Player.allCases.map {
        EndgameTree(
          board: board, position: position, winner: $0, allowsDraw: true, nodeLimit: treeLimit, mustStop: mustStop)
      }
    }
    for tree in draws {
      while tree.cost != 0 {
        guard tree.cost != EndgameNode.impossible, !tree.isFull, nodeLimit.map({ nodeCount < $0 }) ?? true, tree.step()
        else { return false }
      }
    }
    return true
  }

  private func result(_ outcome: Outcome?) -> EndgameResult {
    EndgameResult(outcome: outcome, move: proven === mover ? mover.provenMove : nil, nodeCount: nodeCount)
  }
}

/// What an ``EndgameSolver`` has found out.
package struct EndgameResult: Equatable, Sendable {
  /// How the game ends if both players play their best; nil if that was not decided.
  package let outcome: Outcome?
  /// The first move of the proof; nil unless the player to move wins.
  package let move: Move?
  /// The number of positions examined.
  package let nodeCount: Int
}
