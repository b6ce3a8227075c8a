/// Generates the most promising moves of a position without enumerating all.
///
/// Each tile is scored by what taking it alone gains. Each letter's slots are sorted by gain, so that a group's counts
/// select its best tiles and three look-ups give their total gain. For the groups that gain most, a few other
/// placements are tried too. All these placements are evaluated in full.
struct MoveGenerator: ~Copyable {
  private let board: PreparedBoard
  private let evaluation: Evaluation
  /// For each slot, the gain of its tile in the upper half and the tile's bit in the lower half.
  private let slotGains = FixedBuffer<Int64>(repeating: 0, count: Board.tileCount)
  private let sums = SubsetSums<Int64>()
  /// The selected groups with their sums of ``slotGains``, best first, after an entry that no sum exceeds.
  private let bestGroups: FixedBuffer<GroupGain>
  private var groupLimit = 0
  private var selectedCount = 0
  /// The moves found, best first.
  let candidates: FixedBuffer<Candidate>
  private(set) var candidateCount = 0
  private var candidateLimit = 0

  struct GroupGain: BitwiseCopyable {
    var sum: Int64
    var group: Int32
  }

  /// The limits of move generation.
  struct Width {
    /// The number of groups to examine.
    var groups: Int
    /// The maximum number of rounds that try other tiles in place of those that gain most.
    var rounds: Int
    /// The number of moves to keep.
    var moves: Int
  }

  private static let maximumWidth = 1024

  /// - Parameter evaluation: nil for the board's.
  init(board: PreparedBoard, evaluation: Evaluation? = nil) {
    self.board = board
    self.evaluation = evaluation ?? board.evaluation
    bestGroups = FixedBuffer(repeating: GroupGain(sum: .max, group: 0), count: 1 + Self.maximumWidth)
    candidates = FixedBuffer(
      repeating: Candidate.none, count: Self.maximumWidth + 1)
  }

  /// Generates the best moves by the evaluation of the positions after them.
  mutating func generate(_ sides: Sides, _ played: borrowing PlayedWords, width: Width) {
    groupLimit = min(width.groups, Self.maximumWidth)
    candidateLimit = min(width.moves, Self.maximumWidth)
    (selectedCount, candidateCount) = (0, 0)
    fillGains(sides)
    selectGroups(sides, played)
    for index in 0..<selectedCount { addPlacements(of: bestGroups[1 + index], sides, roundLimit: width.rounds) }
  }

  /// Scores every tile by what taking it gains, and sorts each letter's slots by that.
  private func fillGains(_ sides: Sides) {
    let (tiles, defences) = (evaluation.tiles.base, evaluation.defences.base)
    let takeable = sides.takeable
    let opponentDefended = sides.opponent.interior
    withUnsafeTemporaryAllocation(of: Int32.self, capacity: Board.tileCount) { gains in
      gains.initialize(repeating: 0)
      // Credits the missing neighbours of own undefended tiles.
      var rest = sides.own - sides.own.interior
      while !rest.isEmpty {
        let tile = rest.removeFirst()
        var missing = TileSet(only: tile).neighbours - sides.own
        guard (missing - takeable).isEmpty else { continue }
        let first = missing.removeFirst()
        if missing.isEmpty {
          gains[first] += defences[tile]
          continue
        }
        let second = missing.removeFirst()
        if missing.isEmpty {
          gains[first] += defences[tile] / 3
          gains[second] += defences[tile] / 3
        }
      }
      rest = takeable
      while !rest.isEmpty {
        let tile = rest.removeFirst()
        let neighbours = TileSet(only: tile).neighbours
        var pairs = Int32(truncatingIfNeeded: (neighbours & sides.own).count)
        if sides.opponent.contains(tile) {
          pairs &+= Int32(truncatingIfNeeded: (neighbours & sides.opponent).count)
          gains[tile] += 2 * tiles[tile]
          var broken = neighbours & opponentDefended
          while !broken.isEmpty { gains[tile] += defences[broken.removeFirst()] }
        } else {
          gains[tile] += tiles[tile] - evaluation.unclaimed
        }
        gains[tile] += evaluation.pair * pairs
        if (neighbours - sides.own).isEmpty { gains[tile] += defences[tile] }
      }
      for slots in board.slots.slotsOfLetter where !slots.isEmpty {
        for slot in slots {
          let tile = board.slots.tileOfSlot[slot]
          let gain = Int64(gains[tile]) << 32 | 1 << Int64(tile)
          var place = slot
          // Ties go to the higher tile index.
          while place > slots.lowerBound, slotGains[place - 1] < gain {
            slotGains[place] = slotGains[place - 1]
            place -= 1
          }
          slotGains[place] = gain
        }
      }
    }
    sums.fill(from: UnsafeBufferPointer(start: slotGains.base, count: Board.tileCount))
  }

  /// Selects the groups whose best tiles gain most.
  private mutating func selectGroups(_ sides: Sides, _ played: borrowing PlayedWords) {
    let groups = board.groups.base
    let best = bestGroups.base + 1
    var threshold = Int64.min
    withUnsafeTemporaryAllocation(of: Int64.self, capacity: Board.tileCount + 1) { bounds in
      fillBounds(bounds)
      for length in Lexicon.validLengths.reversed() {
        // Shorter words cannot gain more.
        if bounds[length] < threshold { break }
        var next = board.groupCounts[length + 1]
        let end = board.groupCounts[length]
        // A loop over the range would compare twice a step, and most steps do little else.
        while next < end {
          let group = next
          next &+= 1
          let sum = sums.sum(over: groups[group])
          guard sum > threshold, played.isPlayable(group: group) else { continue }
          var place = min(selectedCount, groupLimit - 1)
          // Stops at the first entry at the latest, so that one comparison a step is enough.
          while best[place &- 1].sum < sum {
            best[place] = best[place &- 1]
            place &-= 1
          }
          best[place] = GroupGain(sum: sum, group: Int32(truncatingIfNeeded: group))
          if selectedCount < groupLimit { selectedCount += 1 }
          if selectedCount == groupLimit { threshold = best[groupLimit - 1].sum }
        }
      }
    }
  }

  /// Fills in an upper bound on the gain of a word, by number of letters: the sum of the highest tile gains.
  private func fillBounds(_ bounds: UnsafeMutableBufferPointer<Int64>) {
    bounds[0] = Int64(UInt32.max)
    for count in 1...Board.tileCount {
      let gain = slotGains[count - 1] & ~Int64(UInt32.max)
      var place = count
      while place > 1, bounds[place - 1] < gain {
        bounds[place] = bounds[place - 1]
        place -= 1
      }
      bounds[place] = gain
    }
    for count in 1...Board.tileCount { bounds[count] = bounds[count - 1] + max(bounds[count], 0) }
  }

  /// Evaluates a group on its best tiles, then swaps in others of the same letters as long as that improves the value.
  private mutating func addPlacements(of group: GroupGain, _ sides: Sides, roundLimit: Int) {
    let takeable = sides.takeable
    var tiles = TileSet(valid: UInt32(truncatingIfNeeded: group.sum))
    var value = add(tiles, group: group.group, sides, takeable: takeable)
    let ends = board.slots.highest(board.groups[Int(group.group)]) & board.slots.continued
    guard roundLimit > 0, ends != 0 else { return }
    var (isBetter, roundCount) = (true, 0)
    while isBetter, roundCount < roundLimit {
      isBetter = false
      roundCount += 1
      var left = ends
      while left != 0 {
        let last = left.trailingZeroBitCount
        left &= left &- 1
        let ofLetter = board.slots.tiles(ofSlot: last)
        var unused = ofLetter - tiles
        while !unused.isEmpty {
          let other = unused.lowest
          unused -= other
          var used = ofLetter & tiles
          while !used.isEmpty {
            let tile = used.lowest
            used -= tile
            guard !((tile | other) & takeable).isEmpty else { continue }
            let swapped = tiles ^ tile ^ other
            let swappedValue = add(swapped, group: group.group, sides, takeable: takeable)
            if swappedValue > value {
              (tiles, value, isBetter) = (swapped, swappedValue, true)
              break
            }
          }
        }
      }
    }
  }

  /// Evaluates a move and keeps it if it is among the best.
  ///
  /// - Returns: its value.
  @inline(__always)
  private mutating func add(_ tiles: TileSet, group: Int32, _ sides: Sides, takeable: TileSet) -> Int32 {
    let taken = tiles & takeable
    let after = sides.taking(taken)
    let value = evaluation.value(mover: after.own, opponent: after.opponent)
    let best = candidates.base
    if candidateCount == candidateLimit, value <= best[candidateCount - 1].value { return value }
    var place = candidateCount
    while place > 0, best[place - 1].value < value { place -= 1 }
    // A move to the same position, if there is one, has the same value.
    var same = place
    while same > 0, best[same - 1].value == value {
      same -= 1
      if best[same].taken == taken { return value }
    }
    var moved = min(candidateCount, candidateLimit - 1)
    while moved > place {
      best[moved] = best[moved - 1]
      moved -= 1
    }
    best[place] = Candidate(value: value, group: group, tiles: tiles, taken: taken)
    if candidateCount < candidateLimit { candidateCount += 1 }
    return value
  }
}
