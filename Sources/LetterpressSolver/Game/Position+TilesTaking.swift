extension Position {
  /// Returns tiles that spell a word and take exactly some tiles, in the order of spelling; nil if there are none.
  ///
  /// - Parameters:
  ///   - word: in either case; not checked for whether it may be played.
  ///   - taken: the tiles that change hands.
  package func tiles(for word: String, taking taken: TileSet) -> [Int]? {
    let takeable = Sides(self).takeable
    guard taken.subtracting(takeable).isEmpty else { return nil }
    var (rest, others) = (taken, TileSet.all.subtracting(takeable))
    var tiles: [Int] = []
    for character in word {
      guard let letter = Letter(character) else { return nil }
      if let tile = rest.indices.first(where: { board[$0] == letter }) {
        rest = rest.subtracting(TileSet(only: tile))
        tiles.append(tile)
      } else if let tile = others.indices.first(where: { board[$0] == letter }) {
        others = others.subtracting(TileSet(only: tile))
        tiles.append(tile)
      } else {
        return nil
      }
    }
    return rest.isEmpty ? tiles : nil
  }
}
