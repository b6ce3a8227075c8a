extension EndgameTree {
  /// The first move of the proof; nil if the loser moves first or nothing is proven.
  var provenMove: Move? {
    guard winnerMoves, cost == 0 else { return nil }
    return winningMove(0, root, hasPassed: rootHasPassed)?.move
  }

  /// Returns the move of a proof at a winner's position and the node it leads to; nil for the node if the move ends the
  /// game.
  func winningMove(_ index: Int, _ sides: Sides, hasPassed: Bool) -> (move: Move, node: Int?)? {
    if hasPassed, isEnough(sides.lead) { return (.pass, nil) }
    if !nodes[index].isExpanded {
      return board.finishingGroup(sides, winnerPlayed).map { group in
        let word = winnerPlayed.firstWord(ofGroup: group)
        return (.play(board.placement(ofWord: word, tiles: board.finishingTiles(ofGroup: group, sides))), nil)
      }
    }
    return provenChild(of: index).map { (move(nodes[$0], sides), $0) }
  }

  /// The first child that is proven.
  func provenChild(of index: Int) -> Int? {
    let first = Int(nodes[index].firstChild)
    return (first..<first + Int(nodes[index].childCount)).first { nodes[$0].isProven }
  }

  /// The move of a node.
  ///
  /// - Parameter sides: before the move.
  func move(_ node: EndgameNode, _ sides: Sides) -> Move {
    guard node.word >= 0 else { return .pass }
    let word = Int(node.word)
    let tiles = board.spelling(node.taken, group: Int(board.groupOfWord[word]), sides: sides)
    return .play(board.placement(ofWord: word, tiles: tiles))
  }
}
