internal import LetterpressSolver

/// The winner's moves.
extension EndgameTree {
  func expandWinner(_ index: Int, _ sides: Sides, _ hasPassed: Bool) {
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
      for found in placements.moves {
        let taken = found.taken
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
            && board.canTake(taken, group: board.group(ofWord: Int(word)), sides)
          {
            keep(EndgameNode(cost: estimate(next), taken: taken, word: Int32(word)))
            break
          }
        case .none:
          let word = winnerPlayed.firstWord(ofGroup: Int(found.group))
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

  func keepProven(_ taken: TileSet) {
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
  func refine(_ index: Int, _ sides: Sides, hasPassed: Bool) {
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
}
