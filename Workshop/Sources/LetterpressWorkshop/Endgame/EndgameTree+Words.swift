internal import LetterpressSolver

/// Words that forbid others.
extension EndgameTree {
  /// Checks the words of a proven move that stands for all words on its tiles. If one of them forbids a word that the proof
  /// needs, it becomes a move of its own.
  func checkWords(of child: Int, parent: Int, _ sides: Sides) {
    guard nodes[child].word == EndgameNode.anyWord else { return }
    let taken = nodes[child].taken
    usedList.removeAll(keepingCapacity: true)
    collection += 1
    collectUsed(child, winnerMoves: true)
    var added = 0
    let start = nodes.count
    let old = nodes[parent]
    for place in 0..<usedList.count {
      for other in board.forbidden.of(Int(usedList[place])) {
        let word = Int(other)
        guard used[word] & 2 == 0, loserPlayed.isPlayable(word: word),
          board.canTake(taken, group: board.group(ofWord: word), sides)
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
