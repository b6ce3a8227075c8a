extension Position {
  /// Returns the best choice among the board's equal letters to spell a word with, in the order of spelling; nil if the
  /// board lacks the letters.
  ///
  /// Ways that lead to the same position count once. A way that wins the game at once is best; otherwise the greatest
  /// lead in tiles decides, then in defended tiles. Ways that end the game without a win come last.
  ///
  /// - Parameter word: in either case; not checked for whether it may be played.
  /// - Complexity: O(ways to place the word that take different tiles), of which at most 262,144 are tried.
  public func bestTiles(for word: String) -> [Int]? { BestTiles.tiles(for: word, in: self) }
}

/// A search through the ways to place a word.
private struct BestTiles {
  /// The maximum number of ways to try; real words have far fewer.
  private static let maximumCount = 1 << 18

  private let sides: Sides
  /// For each letter of the word, the tile sets that differ in what they take, the greatest lead first.
  private var choices: [[TileSet]] = []
  private var best: (worth: Worth, tiles: TileSet)?
  private var count = 0

  /// The value of a way, most important first.
  private struct Worth: Comparable {
    /// 1 for an immediate win, −1 for any other end of the game.
    var end: Int
    var lead: Int
    var defendedLead: Int

    static func < (left: Worth, right: Worth) -> Bool {
      (left.end, left.lead, left.defendedLead) < (right.end, right.lead, right.defendedLead)
    }
  }

  static func tiles(for word: String, in position: Position) -> [Int]? {
    guard let letters = Word(parsing: word).map({ word in (0..<word.count).map { word[$0] } }) else { return nil }
    let counts = LetterCounts(letters)
    var search = BestTiles(sides: Sides(position))
    for letter in LetterSet(letters).letters {
      let count = counts[letter]
      let tiles = position.board.letters.indices.filter { position.board[$0] == letter }
      guard tiles.count >= count else { return nil }
      search.addChoices(of: count, from: tiles)
    }
    search.look(at: 0, TileSet())
    return search.best.map { spelling(of: word, with: $0.tiles, on: position.board) }
  }

  private init(sides: Sides) { self.sides = sides }

  private mutating func addChoices(of count: Int, from tiles: [Int]) {
    let takeable = sides.takeable
    let inert = tiles.filter { !takeable.contains($0) }
    let free = tiles.filter { takeable.contains($0) }
    var sets: [TileSet] = []
    /// Adds every extension of `set` by `missing` tiles: takeable ones from `place` on, then inert ones.
    func add(_ set: TileSet, _ missing: Int, from place: Int) {
      if missing <= inert.count { sets.append(set | TileSet(inert.prefix(missing))) }
      guard missing > 0, sets.count < BestTiles.maximumCount else { return }
      for next in free.indices.dropFirst(place) {
        add(set | TileSet(only: free[next]), missing - 1, from: next + 1)
      }
    }
    add(TileSet(), count, from: 0)
    func lead(_ set: TileSet) -> Int { sides.taking(set & takeable).lead }
    choices.append(sets.sorted { (lead($0), $1.bits) > (lead($1), $0.bits) })
  }

  private mutating func look(at letter: Int, _ tiles: TileSet) {
    guard letter < choices.count else {
      count += 1
      let worth = worth(of: tiles)
      if best.map({ $0.worth < worth }) ?? true { best = (worth, tiles) }
      return
    }
    for choice in choices[letter] where count < BestTiles.maximumCount { look(at: letter + 1, tiles | choice) }
  }

  private func worth(of tiles: TileSet) -> Worth {
    let after = sides.taking(tiles & sides.takeable)
    let defended = after.own.interior.count - after.opponent.interior.count
    return Worth(end: after.isFinished ? after.lead.signum() : 0, lead: after.lead, defendedLead: defended)
  }

  private static func spelling(of word: String, with tiles: TileSet, on board: Board) -> [Int] {
    var rest = tiles.indices
    return word.compactMap { character in
      rest.firstIndex { board[$0] == Letter(character) }.map { rest.remove(at: $0) }
    }
  }
}
