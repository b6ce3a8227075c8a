/// A search for a proof that one player, the *winner*, wins an ending whatever the other, the *loser*, does.
///
/// It is an AND/OR best-first search: the winner's positions need one move that is proven, the loser's all. Two
/// simplifications keep it small, and each only makes a proof harder to find, never wrong:
///
/// * The loser's words that take the same tiles are one move, and none of them is forbidden to the loser afterwards.
///   When the move is proven, those words that forbid one of the words the winner played in the proof become moves of
///   their own. A word that alone takes its tiles is always a move of its own.
/// * Of the winner's words that take the same tiles, one is tried.
///
/// Moves of the loser after which the winner can finish are never stored, only the words that finish.
final class EndgameTree {
  let board: PreparedBoard
  let root: Sides
  let rootHasPassed: Bool
  /// Whether a draw is enough.
  private let allowsDraw: Bool
  /// Whether the winner is to move at the root.
  let winnerMoves: Bool
  private(set) var nodes = GrowingBuffer<EndgameNode>(capacity: 1 << 12)
  /// The words that finish the game, of all the loser's positions.
  private(set) var finishes = GrowingBuffer<Int32>(capacity: 1 << 12)
  /// The words that the winner, and the loser, may not play.
  private(set) var winnerPlayed: PlayedWords
  private var loserPlayed: PlayedWords
  private var winnerFinishes: FinishFinder
  private var loserFinishes: FinishFinder
  private var placements: PlacementEnumerator
  private let table = EndgameTable()
  private var collection: UInt32 = 0
  private let nodeLimit: Int
  private let mustStop: () -> Bool
  /// The number of positions examined.
  private(set) var nodeCount = 0
  private var isStopped = false
  private var used: FixedBuffer<UInt8>
  private var usedList = GrowingBuffer<Int32>(capacity: 256)
  private let finishMarks: FixedBuffer<UInt8>
  /// Defences that held elsewhere.
  private let defences = FixedBuffer<TileSet>(repeating: TileSet(), count: EndgameTree.defenceCount)
  private var defencesKept = 0
  private var defenceNext = 0
  static let defenceCount = 64
  /// The tiles that the winner's latest proven moves took, latest first.
  private let provenMoves = FixedBuffer<TileSet>(repeating: TileSet(), count: EndgameTree.provenCount)
  private var provenKept = 0
  private static let provenCount = 16
  /// The most words with which the loser may wait after the winner has passed.
  private static let mostWaitingWords = 16
  /// The number of the winner's moves to keep at a position.
  private static let keptMoves = 96

  /// What estimates are made of.
  enum Cost {
    /// The share of all but the dearest of the loser's moves.
    static let share: Float = 0.1
    /// A position where the winner does not threaten to finish.
    static let noThreat: Float = 60
    /// A position where one word threatens to finish; of several words, their number divides it.
    static let threat: Float = 40
    /// The least for a position.
    static let base: Float = 2
    /// For each defence that held elsewhere and holds here.
    static let perDefence: Float = 2
    /// For each word with which the loser threatens to finish.
    static let perFinish: Float = 1
    /// The factor for moves that were proven elsewhere.
    static let hint: Float = 0.3
  }

  init(
    board: PreparedBoard, position: Position, winner: Player, allowsDraw: Bool = false, nodeLimit: Int,
    mustStop: @escaping () -> Bool
  ) {
    self.board = board
    root = Sides(position)
    rootHasPassed = position.passCount > 0
    self.allowsDraw = allowsDraw
    winnerMoves = position.turn == winner
    winnerPlayed = PlayedWords(position, on: board)
    loserPlayed = PlayedWords(position, on: board)
    winnerFinishes = FinishFinder(board: board, free: root.unclaimed)
    loserFinishes = FinishFinder(board: board, free: root.unclaimed)
    placements = PlacementEnumerator(board: board)
    used = FixedBuffer(repeating: 0, count: board.words.count)
    finishMarks = FixedBuffer(repeating: 0, count: board.words.count)
    self.nodeLimit = nodeLimit
    self.mustStop = mustStop
    nodes.append(EndgameNode(cost: 1, taken: TileSet(), word: EndgameNode.pass))
  }

  /// The estimated cost of the proof: 0 if proven, infinite if there is none.
  var cost: Float { nodes[0].cost }

  /// Whether the winner, having so many tiles more than the loser, has what it wants when two passes end the game.
  func isEnough(_ lead: Int) -> Bool { allowsDraw ? lead >= 0 : lead > 0 }

  /// Whether there is room for more positions.
  var isFull: Bool { nodes.count > nodeLimit }

  private func count() {
    nodeCount += 1
    if nodeCount & 255 == 0, mustStop() { isStopped = true }
  }

  /// Expands the most promising position.
  ///
  /// - Returns: false if it had to stop.
  func step() -> Bool {
    if !nodes[0].isExpanded {
      if winnerMoves, rootHasPassed && isEnough(root.lead) || board.finishingGroup(root, winnerPlayed) != nil {
        nodes[0].cost = 0
        return true
      }
      if !winnerMoves, rootHasPassed && !isEnough(-root.lead) || board.finishingGroup(root, loserPlayed) != nil {
        nodes[0].cost = EndgameNode.impossible
        return true
      }
    }
    visit(0, root, hasPassed: rootHasPassed, winnerMoves: winnerMoves)
    return !isStopped
  }

  /// Expands the most promising position below a node, and updates its cost.
  ///
  /// - Parameter sides: as seen by the player to move.
  private func visit(_ index: Int, _ sides: Sides, hasPassed: Bool, winnerMoves: Bool) {
    if !nodes[index].isExpanded {
      let key = key(sides, hasPassed: hasPassed, winnerMoves: winnerMoves)
      if let known = table.node(for: key), winnerMoves || nodes[known].isProven, nodes[known].isExpanded {
        take(known, at: index)
        if nodes[index].cost == 0 { return }
      } else {
        if winnerMoves { expandWinner(index, sides, hasPassed) } else { expandLoser(index, sides, hasPassed) }
        table.store(index, for: key)
      }
    } else {
      // Its children may have been decided in another position that shares them.
      update(index, winnerMoves: winnerMoves)
      if nodes[index].cost == 0 || nodes[index].cost == EndgameNode.impossible { return }
      let child = winnerMoves ? cheapest(index) : dearest(index)
      let node = nodes[child]
      if winnerMoves, !node.isRefined {
        play(node, byWinner: true)
        refine(child, sides.taking(node.taken).swapped, hasPassed: node.word == EndgameNode.pass)
        takeBack(node, byWinner: true)
        var least = nodes[child].cost
        let first = Int(nodes[index].firstChild)
        for other in first..<first + Int(nodes[index].childCount) { least = min(least, nodes[other].cost) }
        nodes[index].cost = least == 0 ? 0 : least + 0.5
        return
      }
      play(node, byWinner: winnerMoves)
      visit(
        child, sides.taking(node.taken).swapped, hasPassed: node.word == EndgameNode.pass, winnerMoves: !winnerMoves)
      takeBack(node, byWinner: winnerMoves)
      if nodes[child].isProven, winnerMoves, node.word >= 0 { keepProven(node.taken) }
      if nodes[child].isProven, !winnerMoves, !isStopped { checkWords(of: child, parent: index, sides) }
    }
    if isStopped { return }
    update(index, winnerMoves: winnerMoves)
  }

  /// The key of a position, in which the words also count that only one of the players may play.
  private func key(_ sides: Sides, hasPassed: Bool, winnerMoves: Bool) -> UInt64 {
    let words = HashKey.mixed(winnerPlayed.key &+ (winnerMoves ? 1 : 0)) ^ loserPlayed.key
    return HashKey.mixed(HashKey.of(sides, hasPassed: hasPassed) ^ words)
  }

  /// Makes a node share the children of another with the same position.
  private func take(_ known: Int, at index: Int) {
    var node = nodes[known]
    (node.taken, node.word) = (nodes[index].taken, nodes[index].word)
    nodes[index] = node
  }

  private func play(_ node: EndgameNode, byWinner: Bool) {
    guard node.word >= 0 else { return }
    winnerPlayed.play(Int(node.word))
    loserPlayed.play(Int(node.word))
  }

  private func takeBack(_ node: EndgameNode, byWinner: Bool) {
    guard node.word >= 0 else { return }
    winnerPlayed.takeBack(Int(node.word))
    loserPlayed.takeBack(Int(node.word))
  }

  private func cheapest(_ index: Int) -> Int {
    let first = Int(nodes[index].firstChild)
    var best = first
    for child in first..<first + Int(nodes[index].childCount) where nodes[child].cost < nodes[best].cost {
      best = child
    }
    return best
  }

  private func dearest(_ index: Int) -> Int {
    let first = Int(nodes[index].firstChild)
    var best = first
    for child in first..<first + Int(nodes[index].childCount) where nodes[child].cost > nodes[best].cost {
      best = child
    }
    return best
  }

  private func update(_ index: Int, winnerMoves: Bool) {
    let first = Int(nodes[index].firstChild)
    let end = first + Int(nodes[index].childCount)
    guard nodes[index].isExpanded else { return }
    if winnerMoves {
      var least = EndgameNode.impossible
      for child in first..<end { least = min(least, nodes[child].cost) }
      nodes[index].cost = least == 0 ? 0 : least + 0.5
    } else {
      var (most, sum): (Float, Float) = (0, 0)
      for child in first..<end {
        most = max(most, nodes[child].cost)
        sum += nodes[child].cost
      }
      nodes[index].cost = most == EndgameNode.impossible ? most : most + (sum - most) * Cost.share
    }
  }
  // MARK: the winner's moves

  private func expandWinner(_ index: Int, _ sides: Sides, _ hasPassed: Bool) {
    placements.enumerate(sides, winnerPlayed)
    let limit = Self.keptMoves
    withUnsafeTemporaryAllocation(of: EndgameNode.self, capacity: limit + 1) { kept in
      var keptCount = 0
      func keep(_ node: EndgameNode) {
        if keptCount == limit, kept[limit - 1].cost <= node.cost { return }
        var place = min(keptCount, limit - 1)
        while place > 0, kept[place - 1].cost > node.cost {
          kept[place] = kept[place - 1]
          place -= 1
        }
        kept[place] = node
        if keptCount < limit { keptCount += 1 }
      }
      if !hasPassed, isEnough(sides.lead), board.finishingGroup(sides.swapped, loserPlayed) == nil {
        keep(EndgameNode(cost: estimate(sides.swapped), taken: TileSet(), word: EndgameNode.pass))
      }
      for found in 0..<placements.found.count {
        let taken = placements.found[found].taken
        let after = sides.taking(taken)
        guard !after.isFinished else { continue }
        count()
        if isStopped { return }
        let next = after.swapped
        switch loserFinishes.finishes(next, loserPlayed) {
        case .two: continue
        case .only(let longest):
          for word in board.forbidden.of(longest)
          where winnerPlayed.isPlayable(word: Int(word))
            && board.canTake(taken, group: Int(board.groupOfWord[Int(word)]), sides)
          {
            keep(EndgameNode(cost: estimate(next), taken: taken, word: Int32(word)))
            break
          }
        case .none:
          let word = winnerPlayed.firstWord(ofGroup: Int(placements.found[found].group))
          keep(EndgameNode(cost: estimate(next) * hintFactor(taken, sides), taken: taken, word: Int32(word)))
        }
      }
      let first = nodes.count
      for place in 0..<keptCount { nodes.append(kept[place]) }
      nodes[index].firstChild = UInt32(first)
      nodes[index].childCount = UInt32(keptCount)
      nodes[index].isExpanded = true
    }
  }

  private func hintFactor(_ taken: TileSet, _ sides: Sides) -> Float {
    for place in 0..<provenKept where provenMoves[place] & sides.takeable == taken { return Cost.hint }
    return 1
  }

  private func keepProven(_ taken: TileSet) {
    var place = 0
    while place < provenKept, provenMoves[place] != taken { place += 1 }
    if place == provenKept {
      if provenKept < Self.provenCount { provenKept += 1 } else { place -= 1 }
    }
    while place > 0 {
      provenMoves[place] = provenMoves[place - 1]
      place -= 1
    }
    provenMoves[0] = taken
  }
  /// Estimates what it costs to refute all moves of the loser, who is to move and cannot finish.
  private func estimate(_ sides: Sides) -> Float {
    let winner = sides.swapped
    let finishCount = winnerFinishes.count(winner, winnerPlayed, upTo: 20)
    guard finishCount > 0 else { return Cost.noThreat }
    return Cost.base + Cost.threat / Float(finishCount)
  }

  /// Adds what the defences that held elsewhere show.
  private func refine(_ index: Int, _ sides: Sides, hasPassed: Bool) {
    if let known = table.node(for: key(sides, hasPassed: hasPassed, winnerMoves: false)) {
      if nodes[known].isProven { take(known, at: index) } else { nodes[index].cost = max(nodes[known].cost, 0.5) }
      nodes[index].isRefined = true
      return
    }
    var cost = nodes[index].cost
    for place in 0..<defencesKept {
      let tiles = defences[place] & sides.takeable
      let after = sides.taking(tiles).swapped
      if after.isFinished { continue }
      if case .none = winnerFinishes.finishes(after, winnerPlayed) { cost += Cost.perDefence }
    }
    nodes[index].cost = cost
    nodes[index].isRefined = true
  }

  // MARK: the loser's moves

  private func expandLoser(_ index: Int, _ sides: Sides, _ hasPassed: Bool) {
    let first = nodes.count
    let firstFinish = finishes.count
    nodes[index].isExpanded = true
    placements.enumerate(sides, loserPlayed)
    guard placements.isComplete else {
      nodes[index].isExpanded = false
      nodes[index].cost = EndgameNode.impossible
      return
    }
    var isImpossible = false
    // A pass. After one of the winner's it ends the game.
    if hasPassed {
      if !isEnough(-sides.lead) {
        nodes[index].isExpanded = false
        nodes[index].cost = EndgameNode.impossible
        return
      }
    } else if !isEnough(-sides.lead) {
      switch winnerFinishes.finishes(sides.swapped, winnerPlayed) {
      case .none:
        nodes.append(EndgameNode(cost: leafCost(sides.swapped), taken: TileSet(), word: EndgameNode.pass))
      case .only(let word), .two(let word, _): keepFinish(word)
      }
    }
    for found in 0..<placements.found.count {
      let taken = placements.found[found].taken
      let after = sides.taking(taken)
      count()
      if isStopped { break }
      // It does not win; otherwise the winner would not have moved here.
      guard !after.isFinished else { continue }
      let next = after.swapped
      switch winnerFinishes.finishes(next, winnerPlayed) {
      case .two(let word, let other):
        keepFinish(word)
        keepFinish(other)
      case .only(let word):
        keepFinish(word)
        addWords(forbidding: word, taking: taken, sides)
      case .none:
        if hasPassed, taken.isEmpty {
          // The winner has gained nothing by passing but that the loser used up a word, which therefore counts.
          if !addWords(taking: taken, sides) { isImpossible = true }
          continue
        }
        let only = onlyWord(taking: taken, sides, group: Int(placements.found[found].group))
        nodes.append(EndgameNode(cost: leafCost(next), taken: taken, word: only.map { Int32($0) } ?? EndgameNode.anyWord))
        if nodes.count - first <= 8 { keepDefence(taken) }
      }
    }
    for place in firstFinish..<finishes.count { finishMarks[Int(finishes[place])] = 0 }
    if isImpossible {
      nodes[index].isExpanded = false
      nodes[index].cost = EndgameNode.impossible
      return
    }
    if isStopped {
      nodes[index].isExpanded = false
      return
    }
    nodes[index].firstChild = UInt32(first)
    nodes[index].childCount = UInt32(nodes.count - first)
    nodes[index].firstFinish = UInt32(firstFinish)
    nodes[index].finishCount = UInt32(finishes.count - firstFinish)
  }

  private func keepDefence(_ taken: TileSet) {
    for place in 0..<defencesKept where defences[place] == taken { return }
    if defencesKept < Self.defenceCount { defencesKept += 1 }
    defences[defenceNext] = taken
    defenceNext = (defenceNext + 1) % Self.defenceCount
  }

  private func keepFinish(_ word: Int) {
    guard finishMarks[word] == 0 else { return }
    finishMarks[word] = 1
    finishes.append(Int32(word))
  }

  /// Adds a move for each playable word that takes the tiles and forbids a word.
  private func addWords(forbidding word: Int, taking taken: TileSet, _ sides: Sides) {
    for other in board.forbidden.of(word)
    where loserPlayed.isPlayable(word: Int(other))
      && board.canTake(taken, group: Int(board.groupOfWord[Int(other)]), sides)
    {
      nodes.append(EndgameNode(cost: leafCost(sides.taking(taken).swapped), taken: taken, word: Int32(other)))
    }
  }

  /// Adds a move for each playable word that takes the tiles.
  ///
  /// - Returns: false if there are too many.
  private func addWords(taking taken: TileSet, _ sides: Sides) -> Bool {
    var count = 0
    for group in 0..<board.groups.count
    where loserPlayed.isPlayable(group: group) && board.canTake(taken, group: group, sides) {
      for word in board.words(ofGroup: group) where loserPlayed.isPlayable(word: word) {
        count += 1
        guard count <= Self.mostWaitingWords else { return false }
        nodes.append(EndgameNode(cost: leafCost(sides.taking(taken).swapped), taken: taken, word: Int32(word)))
      }
    }
    return true
  }

  /// Returns the playable word that takes the tiles, if no other word does.
  private func onlyWord(taking taken: TileSet, _ sides: Sides, group found: Int) -> Int? {
    // The group is the first one.
    var only: Int?
    let letters = board.slots.counts(of: taken)
    for group in found..<board.groups.count
    where letters & ~board.groups[group] == 0 && loserPlayed.isPlayable(group: group) && board.canTake(taken, group: group, sides) {
      for word in board.words(ofGroup: group) where loserPlayed.isPlayable(word: word) {
        guard only == nil else { return nil }
        only = word
      }
    }
    return only
  }

  /// Estimates what it costs to find a winning move for the winner, who is to move and cannot finish.
  private func leafCost(_ sides: Sides) -> Float {
    Cost.base + Cost.perFinish * Float(loserFinishes.count(sides.swapped, loserPlayed, upTo: 20))
  }

  // MARK: words that forbid

  /// Makes moves of their own of the words that a proven move stands for but that forbid a word of the proof.
  private func checkWords(of child: Int, parent: Int, _ sides: Sides) {
    guard nodes[child].word == EndgameNode.anyWord else { return }
    let taken = nodes[child].taken
    usedList.removeAll()
    collection += 1
    collectUsed(child, winnerMoves: true)
    var added = 0
    let start = nodes.count
    let old = nodes[parent]
    for place in 0..<usedList.count {
      for other in board.forbidden.of(Int(usedList[place])) {
        let word = Int(other)
        guard used[word] & 2 == 0, loserPlayed.isPlayable(word: word),
          board.canTake(taken, group: Int(board.groupOfWord[word]), sides)
        else { continue }
        used[word] |= 2
        added += 1
        nodes.append(EndgameNode(cost: Cost.base, taken: taken, word: Int32(word)))
      }
    }
    for place in 0..<usedList.count {
      used[Int(usedList[place])] = 0
      for other in board.forbidden.of(Int(usedList[place])) { used[Int(other)] = 0 }
    }
    guard added > 0 else { return }
    // The children move to where the new ones are.
    for place in 0..<Int(old.childCount) { nodes.append(nodes[Int(old.firstChild) + place]) }
    // Those with the same words and tiles as an old one are not needed.
    var count = Int(old.childCount) + added
    var place = 0
    while place < added {
      let node = nodes[start + place]
      var isKnown = false
      for other in start + added..<start + Int(old.childCount) + added
      where nodes[other].word == node.word && nodes[other].taken == taken { isKnown = true }
      if isKnown { nodes[start + place].cost = 0; nodes[start + place].word = -3 }
      place += 1
    }
    // Compact.
    var write = start
    for read in start..<start + count where nodes[read].word != -3 {
      nodes[write] = nodes[read]
      write += 1
    }
    count = write - start
    nodes[parent].firstChild = UInt32(start)
    nodes[parent].childCount = UInt32(count)
  }

  private func use(_ word: Int32) {
    guard used[Int(word)] & 1 == 0 else { return }
    used[Int(word)] |= 1
    usedList.append(word)
  }

  /// Collects the words that the winner plays in a proof.
  private func collectUsed(_ index: Int, winnerMoves: Bool) {
    let node = nodes[index]
    let first = Int(node.firstChild)
    let end = first + Int(node.childCount)
    if winnerMoves {
      for child in first..<end where nodes[child].isProven {
        if nodes[child].word >= 0 { use(nodes[child].word) }
        // Positions share children.
        if nodes[child].collection == collection { return }
        nodes[child].collection = collection
        collectUsed(child, winnerMoves: false)
        return
      }
    } else {
      // Positions share children.
      if first < end {
        if nodes[first].collection == collection { return }
        nodes[first].collection = collection
      }
      for place in 0..<Int(node.finishCount) { use(finishes[Int(node.firstFinish) + place]) }
      for child in first..<end { collectUsed(child, winnerMoves: true) }
    }
  }
}
