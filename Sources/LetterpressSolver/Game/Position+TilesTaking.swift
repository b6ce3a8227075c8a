extension Position {
  /// Returns the tiles that spell a word and gain its player the greatest lead at once, the first of equally good ones, in the
  /// order of spelling; nil if the board lacks the letters.
  ///
  /// That is not the same as the best tiles (``bestPlacement(of:on:)``). It is for words that are not being played now.
  ///
  /// - Parameter word: in either case; not checked for whether it may be played.
  package func tilesTakingMost(for word: String) -> [Int]? {
    let takeable = Sides(self).takeable
    let captured = board.letters.indices.filter { takeable.contains($0) && owners[turn.opponent].contains($0) }
    let claimed = board.letters.indices.filter { takeable.contains($0) && !owners[turn.opponent].contains($0) }
    var rest = captured + claimed + board.letters.indices.filter { !takeable.contains($0) }
    var tiles: [Int] = []
    for character in word {
      guard let letter = Letter(character), let place = rest.firstIndex(where: { board[$0] == letter }) else {
        return nil
      }
      tiles.append(rest.remove(at: place))
    }
    return tiles
  }

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

  /// Returns all sets of tiles that a word can take, in no order; nil if there are more than a limit.
  ///
  /// - Parameter word: in either case; not checked for whether it may be played.
  /// - Complexity: O(letters of the word · sets).
  package func takings(of word: String, limit: Int) -> [TileSet]? {
    guard let letters = Word(parsing: word).map({ word in (0..<word.count).map { word[$0] } }) else { return [] }
    let (counts, takeable) = (LetterCounts(letters), Sides(self).takeable)
    var sets = [TileSet()]
    for letter in LetterSet(letters).letters {
      let tiles = board.letters.indices.filter { board[$0] == letter }
      let open = tiles.filter { takeable.contains($0) }
      let fewest = max(counts[letter] - (tiles.count - open.count), 0)
      guard fewest <= open.count else { return [] }
      let numbers = fewest...max(min(counts[letter], open.count), fewest)
      // Counted first, as there may be millions.
      let count = numbers.reduce(0) { $0 + Position.choiceCount($1, of: open.count) }
      guard sets.count * count <= limit else { return nil }
      let choices = numbers.flatMap { Position.choices($0, of: open[...]) }
      sets = sets.flatMap { set in choices.map { set | $0 } }
    }
    return sets
  }

  /// Returns how many sets there are of a number of tiles: the binomial coefficient.
  private static func choiceCount(_ count: Int, of total: Int) -> Int {
    (0..<count).reduce(1) { $0 * (total - $1) / ($1 + 1) }
  }

  /// Returns all sets of a number of tiles.
  private static func choices(_ count: Int, of tiles: ArraySlice<Int>) -> [TileSet] {
    guard count > 0 else { return [TileSet()] }
    return tiles.indices.flatMap { first in
      choices(count - 1, of: tiles[(first + 1)...]).map { $0 | TileSet(only: tiles[first]) }
    }
  }
}
