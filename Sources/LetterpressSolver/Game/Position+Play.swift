extension Position {
  /// Makes a move.
  ///
  /// - Parameter lexicon: the words that may be played.
  /// - Throws: ``IllegalMove``; the position is then as it was.
  public mutating func play(_ move: Move, in lexicon: Lexicon) throws(IllegalMove) {
    guard outcome == nil else { throw .gameIsOver }
    switch move {
    case .pass: pass()
    case .play(let placement):
      let word = try checkedWord(of: placement, in: lexicon)
      take(TileSet(placement.tiles), playing: word)
    }
  }

  /// The word of a placement, lower case, if it may be played.
  private func checkedWord(of placement: Placement, in lexicon: Lexicon) throws(IllegalMove) -> String {
    guard let word = Word(parsing: placement.word), lexicon.contains(placement.word) else {
      throw .unknownWord(placement.word)
    }
    let text = word.description
    guard placement.tiles.count == word.count else {
      throw .wrongTileCount(placement.tiles.count, word: text)
    }
    var used = TileSet()
    for (place, tile) in placement.tiles.enumerated() {
      guard 0..<TileSet.tileCount ~= tile else { throw .noSuchTile(tile) }
      guard letters.tiles[tile] == word[place] else { throw .wrongLetter(tile: tile, expected: word[place]) }
      guard !used.contains(tile) else { throw .tileUsedTwice(tile) }
      used.insert(tile)
    }
    if let played = playedWord(forbidding: text) { throw .forbidden(text, by: played) }
    return text
  }
}
