/// Generates the most promising moves of a position without enumerating all.
///
/// Each tile is scored by what taking it alone gains. Each letter's slots are sorted by gain, so that a group's counts
/// select its best tiles and three look-ups give their total gain. For the groups that gain most, a few other
/// placements are tried too. All these placements are evaluated in full.
package struct MoveGenerator: ~Copyable {
  private let board: PreparedBoard
  private let evaluation: Evaluation
  /// For each slot, the gain of its tile in the upper half and the tile's bit in the lower half.
  private let slotGains = FixedBuffer<Int64>(repeating: 0, count: Board.tileCount)
  private let sums = SubsetSums<Int64>()
  /// The selected groups with their sums of ``slotGains``, best first, after an entry that no sum exceeds.
  private let bestGroups: FixedBuffer<GroupGain>
  private var groupLimit = 0
  private var selectedCount = 0
  /// An upper bound on the gain of a word, by its number of letters.
  private let bounds = FixedBuffer<Int64>(repeating: 0, count: Board.tileCount + 1)
  /// Where the selection goes on: the length of the words, the next group, and the gain that the next must exceed.
  private var length = 0
  private var next = 0
  private var threshold = Int64.min
  /// The value of the position if nothing is taken.
  private var base: Int32 = 0
  /// The lowest value that is of interest.
  private var floor = Int32.min
  /// The moves found, best first.
  let candidates: FixedBuffer<Candidate>
  /// The same, as an array.
  package var moves: [Candidate] { (0..<candidateCount).map { candidates[$0] } }
  private(set) var candidateCount = 0
  private var candidateLimit = 0

  struct GroupGain: BitwiseCopyable {
    var sum: Int64
    var group: Int32
  }

  /// The limits of move generation.
  package struct Width {
    /// The number of groups to examine.
    var groups: Int
    /// The maximum number of rounds that try other tiles in place of those that gain most.
    var rounds: Int
    /// The number of moves to keep.
    var moves: Int

    package init(groups: Int, rounds: Int, moves: Int) {
      (self.groups, self.rounds, self.moves) = (groups, rounds, moves)
    }
  }

  private static let maximumWidth = 1024

  /// Creates a generator that judges moves by the board's ``Evaluations/moves``.
  package init(board: PreparedBoard) { self.init(board: board, evaluation: board.evaluations.moves) }

  /// - Parameter evaluation: what says how good moves are.
  init(board: PreparedBoard, evaluation: Evaluation) {
    (self.board, self.evaluation) = (board, evaluation)
    bestGroups = FixedBuffer(repeating: GroupGain(sum: .max, group: 0), count: 1 + Self.maximumWidth)
    candidates = FixedBuffer(
      repeating: Candidate.none, count: Self.maximumWidth + 1)
  }

  /// Finds out what tiles gain in a position. All other functions are about the last position that was prepared.
  mutating func prepare(_ sides: Sides) {
    base = evaluation.value(mover: sides.own, opponent: sides.opponent)
    fillGains(sides)
    fillBounds()
  }

  /// Generates the best moves by the evaluation of the positions after them.
  package mutating func generate(_ sides: Sides, _ played: borrowing PlayedWords, width: Width) {
    prepare(sides)
    begin(width, floor: .min)
    finish(sides, played, width: width)
  }

  /// Begins to select groups in a prepared position.
  ///
  /// - Parameter floor: the value that is of interest; moves that seem to stay below it may be left out.
  mutating func begin(_ width: Width, floor: Int32) {
    groupLimit = min(width.groups, Self.maximumWidth)
    candidateLimit = min(width.moves, Self.maximumWidth)
    (selectedCount, candidateCount) = (0, 0)
    self.floor = floor
    threshold = floor == .min ? .min : Int64(floor &- Self.slack &- base) << 32
    length = Lexicon.validLengths.upperBound
    next = board.groupCounts[length + 1]
  }

  /// Selects groups up to the next that promises a value, by its estimate.
  ///
  /// - Returns: the group; nil if no other promises as much.
  mutating func nextGroup(promising value: Int32, _ played: borrowing PlayedWords) -> Int32? {
    selectGroups(played, until: Int64(value &- base) << 32)
  }

  /// Selects the rest of the groups, and evaluates their placements.
  mutating func finish(_ sides: Sides, _ played: borrowing PlayedWords, width: Width) {
    _ = selectGroups(played, until: .max)
    for index in 0..<selectedCount {
      let group = bestGroups[1 + index]
      if isWorse(estimate(group.sum)) { break }
      addPlacements(of: group, sides, roundLimit: width.rounds)
    }
  }

  /// Whether ``generate(_:_:width:)`` has examined as many groups as it may, so that wider limits would find others.
  var isFull: Bool { selectedCount == groupLimit }

  /// Returns the tiles of a group that gain most, and the estimated value of taking them.
  @inline(__always)
  func bestTiles(ofGroup group: Int32) -> (tiles: TileSet, estimate: Int32) {
    let sum = sums.sum(over: board.groups[Int(group)])
    return (TileSet(valid: UInt32(truncatingIfNeeded: sum)), estimate(sum))
  }

  /// Returns the estimated value after a group's best tiles, from their gains one by one. In the median it is 30 too high.
  @inline(__always)
  private func estimate(_ sum: Int64) -> Int32 { base &+ Int32(truncatingIfNeeded: sum >> 32) }

  /// By how much the value of a group's best placement may exceed its estimate: it does in 1 of 100 groups.
  private static let slack: Int32 = 130

  /// Whether a placement of about this value, or another one of its word, is not worth an evaluation.
  @inline(__always)
  private func isWorse(_ value: Int32) -> Bool {
    let value = value &+ Self.slack
    return value < floor || candidateCount == candidateLimit && value <= candidates[candidateLimit &- 1].value
  }

  /// Scores every tile by what taking it gains, and sorts each letter's slots by that.
  private func fillGains(_ sides: Sides) {
    let (tiles, defences) = (evaluation.mover.tiles.base, evaluation.mover.defences.base)
    let (opponentTiles, opponentDefences) = (evaluation.opponent.tiles.base, evaluation.opponent.defences.base)
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
        gains[tile] += evaluation.mover.pair * Int32(truncatingIfNeeded: (neighbours & sides.own).count)
        if sides.opponent.contains(tile) {
          gains[tile] += evaluation.opponent.pair * Int32(truncatingIfNeeded: (neighbours & sides.opponent).count)
          gains[tile] += tiles[tile] + opponentTiles[tile]
          var broken = neighbours & opponentDefended
          while !broken.isEmpty { gains[tile] += opponentDefences[broken.removeFirst()] }
        } else {
          gains[tile] += tiles[tile] - evaluation.unclaimed
        }
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

  /// Selects the groups whose best tiles gain most, until one gains enough.
  private mutating func selectGroups(_ played: borrowing PlayedWords, until enough: Int64) -> Int32? {
    let groups = board.groups.base
    let best = bestGroups.base + 1
    // Shorter words cannot gain more than longer ones' bounds.
    while length >= Lexicon.validLengths.lowerBound, bounds[length] >= threshold {
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
        if selectedCount == groupLimit { threshold = max(threshold, best[groupLimit - 1].sum) }
        if sum >= enough { return Int32(truncatingIfNeeded: group) }
      }
      length -= 1
      next = board.groupCounts[length + 1]
    }
    return nil
  }

  /// Fills in an upper bound on the gain of a word, by number of letters: the sum of the highest tile gains.
  private func fillBounds() {
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
    guard roundLimit > 0, ends != 0, !isWorse(value) else { return }
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
