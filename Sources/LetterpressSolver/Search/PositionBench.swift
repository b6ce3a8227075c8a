/// Parts of the search by themselves, for measuring them.
package final class PositionBench {
  private let board: GameBoard
  private let sides: Sides
  private let played: PlayedWords
  private var enumerator: PlacementEnumerator

  /// Makes a position ready.
  ///
  /// - Precondition: `position` has the letters of `board`.
  package init(_ position: Position, on board: GameBoard) {
    precondition(position.board == board.letters, "another board's position")
    self.board = board
    sides = Sides(position)
    played = PlayedWords(position, on: board)
    enumerator = PlacementEnumerator(board: board)
  }

  /// Finds all positions that one word can lead to, each evaluated; returns how many placements were looked at.
  package func enumerate() -> Int {
    enumerator.enumerate(sides, played)
    return enumerator.placementCount
  }

  /// How many positions were found.
  package var positionCount: Int { enumerator.found.count }

  /// How many of the two players can finish the game and win it, were it their turn.
  package func finishCount() -> Int {
    (board.finishingGroup(sides, played) == nil ? 0 : 1) + (board.finishingGroup(sides.swapped, played) == nil ? 0 : 1)
  }

  /// The same by looking at the letters of every group.
  package func finishCountByScan() -> Int {
    (finishesByScan(sides) ? 1 : 0) + (finishesByScan(sides.swapped) ? 1 : 0)
  }

  private func finishesByScan(_ sides: Sides) -> Bool {
    let unclaimed = sides.unclaimed
    guard unclaimed != 0, unclaimed & ~board.slots.readable == 0 else { return false }
    let required = board.slots.counts(ofTiles: unclaimed)
    let welcome = board.slots.counts(ofTiles: sides.takeable)
    let neededCount = sides.countThatWins
    return (0..<board.groups.count).contains { group in
      let counts = board.groups[group]
      return counts & required == required && (counts & welcome).nonzeroBitCount >= neededCount
        && played.isPlayable(group: group)
    }
  }
}
