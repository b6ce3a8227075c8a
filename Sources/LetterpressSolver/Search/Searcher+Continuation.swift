extension Searcher {
  /// Returns the principal variation after a root move, from the opponent's reply on: the transposition table's moves,
  /// then the word that finishes the game.
  func continuation(after move: RootMove, _ root: Sides) -> [Move] {
    var line: [Move] = []
    var words: [Int] = []
    defer { for word in words.reversed() { played.takeBack(word) } }
    var sides = root.taking(move.candidate.taken).swapped
    var hasPassed = move.isPass
    if let word = move.word {
      played.play(word)
      words.append(word)
    }
    while line.count < Self.longestContinuation, !sides.isFinished {
      if sides.winsByPassing(hasPassed: hasPassed) { return line + [.pass] }
      let finish = board.finishingGroup(sides, played)
      let tiles: TileSet, group: Int
      if let finish {
        (tiles, group) = (board.finishingTiles(ofGroup: finish, sides), finish)
      } else if let known = knownMove(sides, hasPassed: hasPassed),
        played.isPlayable(group: Int(known.group))
      {
        let taken = known.tiles & sides.takeable
        group = Int(known.group)
        tiles = board.spelling(taken, group: group, sides: sides)
      } else {
        break
      }
      let word = played.firstWord(ofGroup: group)
      line.append(.play(board.placement(ofWord: word, tiles: tiles)))
      if finish != nil { break }
      sides = sides.taking(tiles & sides.takeable).swapped
      hasPassed = false
      played.play(word)
      words.append(word)
    }
    return line
  }

  private static let longestContinuation = 8

  /// Returns the best move that a search of the position has found; nil if the table has none.
  package func knownMove(_ sides: Sides, hasPassed: Bool) -> SearchMove? {
    table.entry(for: HashKey.of(sides, hasPassed: hasPassed) ^ played.key)?.move
  }
}
