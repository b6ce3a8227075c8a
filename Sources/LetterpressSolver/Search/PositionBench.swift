/// Isolated parts of the search, for benchmarks.
package final class PositionBench {
  private let board: PreparedBoard
  private let sides: Sides
  private let played: PlayedWords
  private var enumerator: PlacementEnumerator

  /// Prepares a position.
  ///
  /// - Precondition: `position` has the letters of `board`.
  package init(_ position: Position, on board: PreparedBoard) {
    precondition(position.board == board.layout, "another board's position")
    self.board = board
    sides = Sides(position)
    played = PlayedWords(position, on: board)
    enumerator = PlacementEnumerator(board: board)
  }

  /// Enumerates and evaluates all positions that one word can lead to; returns the number of placements examined.
  package func enumerate() -> Int {
    enumerator.enumerate(sides, played)
    return enumerator.placementCount
  }

  /// The number of positions found.
  package var positionCount: Int { enumerator.found.count }

  /// Returns how many of the two players could finish the game and win if it were their turn.
  package func finishCount() -> Int {
    (board.finishingGroup(sides, played) == nil ? 0 : 1) + (board.finishingGroup(sides.swapped, played) == nil ? 0 : 1)
  }

  /// Returns the same by scanning the letters of every group.
  package func finishCountByScan() -> Int {
    (finishesByScan(sides) ? 1 : 0) + (finishesByScan(sides.swapped) ? 1 : 0)
  }

  private func finishesByScan(_ sides: Sides) -> Bool {
    let unclaimed = sides.unclaimed
    guard !unclaimed.isEmpty, (unclaimed - board.slots.readable).isEmpty else { return false }
    let required = board.slots.counts(of: unclaimed)
    let takeableCounts = board.slots.counts(of: sides.takeable)
    let neededCount = sides.countThatWins
    return (0..<board.groups.count).contains { group in
      let counts = board.groups[group]
      return counts & required == required && (counts & takeableCounts).nonzeroBitCount >= neededCount
        && played.isPlayable(group: group)
    }
  }
}
