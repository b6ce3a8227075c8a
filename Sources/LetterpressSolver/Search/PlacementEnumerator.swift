/// Enumerates all positions that one word can lead to.
///
/// Only the tiles that a placement takes matter: own tiles and the opponent's defended ones do not change. So each
/// letter and count has a list of the sets that can be taken, and a group's placements are the product of its letters'
/// lists. A bitset, with one bit per set of takeable tiles, filters out positions already found through another group.
package struct PlacementEnumerator: ~Copyable {
  private let board: PreparedBoard
  private let evaluation: Evaluation
  /// For each slot, as the highest of its letter in a group, the sets that can be taken.
  private var choices = GrowingBuffer<Choice>(capacity: 1 << 10)
  private let ranges = FixedBuffer<Range32>(repeating: Range32(start: 0, count: 0), count: Board.tileCount)
  /// The value of the opponent's tiles if none is taken.
  private var opponentValue: Int32 = 0
  /// One bit per set of takeable tiles: whether it has been found.
  private var known = FixedBuffer<UInt64>(repeating: 0, count: 1)
  /// The indices of the nonzero words of ``known``.
  private var changedWords = GrowingBuffer<UInt32>(capacity: 1 << 10)
  /// The products of a group's first list, of its first two, and so on, one after the other.
  private var products = GrowingBuffer<Choice>(capacity: 1 << 10)
  /// The positions found, unordered. Their ``Candidate/tiles`` are only the taken ones; see
  /// ``PreparedBoard/spelling(_:group:sides:)``.
  private(set) var found = GrowingBuffer<Candidate>(capacity: 1 << 12)
  /// The positions found, as an array.
  package var moves: [Candidate] { (0..<found.count).map { found[$0] } }
  /// The number of placements examined, including different words that lead to the same position.
  private(set) var placementCount = 0
  /// Whether these are all positions; a board with very many tiles of few letters exceeds the limits, or takes too long.
  package private(set) var isComplete = true
  private let mostFound: Int
  /// Whether ``found`` is full, and so a binary heap with the lowest value first.
  private var isHeap = false
  private let mustStop: (() -> Bool)?
  /// The placements to examine before ``mustStop`` is asked again.
  private var countToQuestion = 0

  /// A set of takeable tiles: as tile bits in the lower half; in the upper half, packed to the takeable tiles only.
  private typealias Choice = UInt64

  struct Range32: BitwiseCopyable {
    var start: UInt32
    var count: UInt32
  }

  /// The maximum number of sets per letter and count, of placements of a group, and of placements in all.
  private static let choiceLimit = 4096
  private static let groupLimit = 1 << 22
  private static let placementLimit = 50_000_000
  /// The number of placements between two calls of `mustStop`, about a millisecond. Few boards have as many, so that for all
  /// others the moves do not depend on the time.
  private static let placementsBetweenQuestions = 1 << 17

  /// - Parameters:
  ///   - mostFound: the most positions to keep; of more, those with the lowest values are left out.
  ///   - mustStop: asked now and then, on boards that allow very many placements; nil to go on to the end.
  package init(
    board: PreparedBoard, mostFound: Int = 1 << 17, mustStop: (() -> Bool)? = nil
  ) {
    self.board = board
    evaluation = board.evaluations.moves
    (self.mostFound, self.mustStop) = (mostFound, mustStop)
  }

  /// Enumerates the positions that the playable words lead to.
  ///
  /// - Parameters:
  ///   - criteria: the tiles that words must and must not use. Every playable word must contain the letters of the
  ///     required ones.
  ///   - order: all groups; a position that several lead to is found through the first of them. Nil for their own order.
  package mutating func enumerate(
    _ sides: Sides, _ played: borrowing PlayedWords, criteria: MoveCriteria = MoveCriteria(), order: [Int32]? = nil
  ) {
    found.removeAll()
    placementCount = 0
    (isComplete, isHeap) = (true, false)
    countToQuestion = Self.placementsBetweenQuestions
    opponentValue = evaluation.opponent.value(of: sides.opponent)
    let takeable = sides.takeable
    fillChoices(takeable: takeable, using: criteria.using, leaving: criteria.leaving)
    let wordCount = max(1, 1 << takeable.count / UInt64.bitWidth)
    if known.count < wordCount { known = FixedBuffer(repeating: 0, count: wordCount) }
    for place in 0..<board.groups.count {
      let group = order.map { Int($0[place]) } ?? place
      guard played.isPlayable(group: group) else { continue }
      addPlacements(ofGroup: group, sides)
      if placementCount > Self.placementLimit { isComplete = false }
      guard countToQuestion > 0, placementCount <= Self.placementLimit else { break }
    }
    for index in 0..<changedWords.count { known[Int(changedWords[index])] = 0 }
    changedWords.removeAll()
  }

  /// Returns a set of takeable tiles packed into the lowest bits.
  private func compressed(_ tiles: TileSet, takeable: TileSet) -> UInt32 {
    var (result, bit): (UInt32, UInt32) = (0, 1)
    var left = takeable
    while !left.isEmpty {
      if tiles.contains(left.removeFirst()) { result |= bit }
      bit <<= 1
    }
    return result
  }

  private mutating func fillChoices(takeable: TileSet, using: TileSet, leaving: TileSet) {
    choices.removeAll()
    for slots in board.slots.slotsOfLetter where !slots.isEmpty {
      let tiles = slots.map { board.slots.tileOfSlot[$0] }.filter { !leaving.contains($0) }
      let needed = tiles.filter { using.contains($0) }
      let free = tiles.filter { takeable.contains($0) }
      let bits = free.map { tile -> Choice in
        let set = TileSet(only: tile)
        return Choice(set.bits) | Choice(compressed(set, takeable: takeable)) << 32
      }
      // Takeable tiles that must be used, and those that may be.
      let fixed = zip(free, bits).reduce(Choice(0)) { using.contains($1.0) ? $0 | $1.1 : $0 }
      let optional = zip(free, bits).compactMap { using.contains($0) ? nil : $1 }
      let fixedCount = free.count - optional.count
      for (offset, slot) in slots.enumerated() {
        let start = choices.count
        // The range of takeable tiles for a word that has the letter `offset + 1` times.
        let least = max(fixedCount, offset + 1 - (tiles.count - free.count))
        let most = min(offset + 1 - (needed.count - fixedCount), free.count)
        for size in stride(from: least, through: most, by: 1) {
          addSubsets(of: optional[...], size: size - fixedCount, to: fixed, limit: start + Self.choiceLimit)
        }
        ranges[slot] = Range32(start: UInt32(start), count: UInt32(choices.count - start))
      }
    }
  }

  private mutating func addSubsets(of bits: ArraySlice<Choice>, size: Int, to chosen: Choice, limit: Int) {
    guard choices.count < limit else {
      isComplete = false
      return
    }
    guard size > 0 else {
      choices.append(chosen)
      return
    }
    guard bits.count >= size, let first = bits.first else { return }
    addSubsets(of: bits.dropFirst(), size: size - 1, to: chosen | first, limit: limit)
    if bits.count > size { addSubsets(of: bits.dropFirst(), size: size, to: chosen, limit: limit) }
  }

  private mutating func addPlacements(ofGroup group: Int, _ sides: Sides) {
    var base: Choice = 0
    var (last, lastCount): (UInt32, UInt32) = (0, 0)
    products.removeAll()
    products.append(0)
    var partial = 0..<1
    var ends = board.slots.highest(board.groups[group])
    var total = 1
    while ends != 0 {
      let range = ranges[ends.trailingZeroBitCount]
      ends &= ends &- 1
      // The word has more of the letter than there are usable tiles, or fewer than required.
      guard range.count > 0 else { return }
      if range.count == 1 {
        base |= choices[Int(range.start)]
        continue
      }
      // The longest list is kept for the innermost loop.
      var (start, count) = (range.start, range.count)
      if count > lastCount { swap(&start, &last); swap(&count, &lastCount) }
      // The first list with several choices has only replaced the empty one.
      guard count > 0 else { continue }
      total *= Int(count)
      guard total <= Self.groupLimit else {
        isComplete = false
        return
      }
      let first = products.count
      for choice in Int(start)..<Int(start + count) {
        for product in partial { products.append(products[product] | choices[choice]) }
      }
      partial = first..<products.count
    }
    let count = max(1, Int(lastCount))
    placementCount += total * count
    if lastCount == 0 {
      for product in partial { add(products[product] | base, group: group, sides) }
      _ = goesOn(after: total)
    } else {
      for product in partial {
        let product = products[product] | base
        for choice in Int(last)..<Int(last + lastCount) { add(product | choices[choice], group: group, sides) }
        guard goesOn(after: count) else { return }
      }
    }
  }

  /// Counts placements, and asks now and then whether to stop.
  ///
  /// - Returns: false if so; ``countToQuestion`` then stays at 0.
  @inline(__always)
  private mutating func goesOn(after count: Int) -> Bool {
    countToQuestion -= count
    return countToQuestion > 0 || asks()
  }

  @inline(never) private mutating func asks() -> Bool {
    if let mustStop, mustStop() {
      (countToQuestion, isComplete) = (0, false)
      return false
    }
    countToQuestion = Self.placementsBetweenQuestions
    return true
  }

  @inline(__always)
  private mutating func add(_ choice: Choice, group: Int, _ sides: Sides) {
    let place = Int(choice >> 32)
    let bit: UInt64 = 1 << UInt64(place & 63)
    let word = known[place >> 6]
    guard word & bit == 0 else { return }
    if word == 0 { changedWords.append(UInt32(truncatingIfNeeded: place >> 6)) }
    known[place >> 6] = word | bit
    let taken = TileSet(valid: UInt32(truncatingIfNeeded: choice))
    let after = sides.taking(taken)
    let opponentValue =
      after.opponent == sides.opponent ? opponentValue : evaluation.opponent.value(of: after.opponent)
    let value = evaluation.mover.value(of: after.own) &- opponentValue
    let candidate = Candidate(value: value, group: Int32(truncatingIfNeeded: group), tiles: taken, taken: taken)
    if found.count < mostFound { found.append(candidate) } else { replaceWorst(with: candidate) }
  }

  /// Keeps a position instead of the one with the lowest value, if its own is higher.
  @inline(never) private mutating func replaceWorst(with candidate: Candidate) {
    isComplete = false
    if !isHeap {
      isHeap = true
      for parent in (0..<mostFound / 2).reversed() { siftDown(from: parent) }
    }
    guard mostFound > 0, candidate.value > found[0].value else { return }
    found[0] = candidate
    siftDown(from: 0)
  }

  private mutating func siftDown(from start: Int) {
    var parent = start
    while 2 * parent + 1 < mostFound {
      var child = 2 * parent + 1
      if child + 1 < mostFound, found[child + 1].value < found[child].value { child += 1 }
      guard found[child].value < found[parent].value else { return }
      let moved = found[parent]
      found[parent] = found[child]
      found[child] = moved
      parent = child
    }
  }
}
