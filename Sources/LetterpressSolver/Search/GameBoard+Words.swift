extension GameBoard {
  /// A word with which a player, were it to move, could take all unclaimed tiles and win: the one that takes most, the
  /// longest of those; nil where there is none. Exact.
  ///
  /// - Precondition: `position` has the letters of the board.
  public func finishingWord(for player: Player, in position: Position) -> String? {
    precondition(position.letters == letters, "another board's position")
    guard position.outcome == nil else { return nil }
    let played = PlayedWords(position, on: self)
    let sides = Sides(own: position.owners[player].bits, opponent: position.owners[player.opponent].bits)
    let welcome = slots.counts(ofTiles: sides.takeable)
    var best: (group: Int, count: Int)?
    var next = finishingGroup(sides, played)
    while let group = next {
      let count = (groups[group] & welcome).nonzeroBitCount
      if count > best?.count ?? 0 { best = (group, count) }
      next = finishingGroup(sides, played, from: group + 1)
    }
    return best.map { words[played.firstWord(ofGroup: $0.group)].description }
  }

  /// Whether there is a word that may be played.
  ///
  /// - Precondition: `position` has the letters of the board.
  public func allowsWord(in position: Position) -> Bool {
    precondition(position.letters == letters, "another board's position")
    guard position.outcome == nil else { return false }
    let played = PlayedWords(position, on: self)
    return words.indices.contains { played.isPlayable(word: $0) }
  }
}
