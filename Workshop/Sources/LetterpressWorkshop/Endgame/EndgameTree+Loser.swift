internal import LetterpressSolver

/// The loser's moves.
extension EndgameTree {
  func expandLoser(_ index: Int, _ sides: Sides, _ hasPassed: Bool) {
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
    for found in placements.moves {
      let taken = found.taken
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
          // The winner passed, and the loser takes nothing. All that this has changed is that the loser used up a word, so the
          // word counts.
          if !addWords(taking: taken, sides) { isImpossible = true }
          continue
        }
        let only = onlyWord(taking: taken, sides, group: Int(found.group))
        nodes.append(
          EndgameNode(cost: leafCost(next), taken: taken, word: only.map { Int32($0) } ?? EndgameNode.anyWord))
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
      && board.canTake(taken, group: board.group(ofWord: Int(other)), sides)
    {
      nodes.append(EndgameNode(cost: leafCost(sides.taking(taken).swapped), taken: taken, word: Int32(other)))
    }
  }

  /// Adds a move for each playable word that takes the tiles.
  ///
  /// - Returns: false if there are too many.
  private func addWords(taking taken: TileSet, _ sides: Sides) -> Bool {
    var count = 0
    for group in groups.indices
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
    for group in found..<groups.count
    where letters & ~groups[group] == 0 && loserPlayed.isPlayable(group: group)
      && board.canTake(taken, group: group, sides)
    {
      for word in board.words(ofGroup: group) where loserPlayed.isPlayable(word: word) {
        guard only == nil else { return nil }
        only = word
      }
    }
    return only
  }

  /// Estimates what it costs to find a winning move for the winner, who is to move and cannot finish.
  func leafCost(_ sides: Sides) -> Float {
    Cost.base + Cost.perFinish * Float(loserFinishes.count(sides.swapped, loserPlayed, upTo: 20))
  }
}
