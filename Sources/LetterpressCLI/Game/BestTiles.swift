internal import LetterpressSolver

/// Which of a board's equal letters to spell a word with.
///
/// Ways that lead to the same position count once; the best is the one that wins the game at once, then the one with the
/// greatest lead in tiles, then in defended tiles. Those that end the game and do not win it come last.
struct BestTiles {
  /// After how many ways no more are looked at: real words have far fewer.
  private static let maximumCount = 1 << 18

  private let own: TileSet
  private let opponent: TileSet
  /// For each letter of the word its sets of tiles that differ in what they take, the greatest lead first.
  private var choices: [[TileSet]] = []
  private var best: (value: [Int], tiles: TileSet)?
  private var count = 0

  /// The tiles for a word in the order of spelling; nil where the board does not have its letters.
  static func tiles(for word: String, in position: Position) -> [Int]? {
    var counts: [Letter: Int] = [:]
    for character in word {
      guard let letter = Letter(character) else { return nil }
      counts[letter, default: 0] += 1
    }
    var search = BestTiles(position)
    for (letter, count) in counts.sorted(by: { $0.key < $1.key }) {
      let tiles = position.letters.tiles.indices.filter { position.letters.tiles[$0] == letter }
      guard tiles.count >= count else { return nil }
      search.addChoices(of: count, from: tiles)
    }
    search.look(at: 0, TileSet())
    return search.best.map { spelling(of: word, with: $0.tiles, on: position.letters) }
  }

  private init(_ position: Position) {
    (own, opponent) = (position.owners[position.turn], position.owners[position.turn.opponent])
  }

  private mutating func addChoices(of count: Int, from tiles: [Int]) {
    let fixed = own.union(opponent.interior)
    let inert = tiles.filter(fixed.contains)
    let takeable = tiles.filter { !fixed.contains($0) }
    var sets: [TileSet] = []
    /// Adds every set with so many of the tiles from a place on.
    func add(_ set: TileSet, _ missing: Int, from place: Int) {
      if missing <= inert.count { sets.append(set.union(TileSet(inert.prefix(missing)))) }
      guard missing > 0, sets.count < BestTiles.maximumCount else { return }
      for next in takeable.indices.dropFirst(place) {
        add(set.union(TileSet([takeable[next]])), missing - 1, from: next + 1)
      }
    }
    add(TileSet(), count, from: 0)
    func lead(_ set: TileSet) -> Int {
      set.subtracting(fixed).count + set.subtracting(fixed).intersection(opponent).count
    }
    choices.append(sets.sorted { (lead($0), $1.bits) > (lead($1), $0.bits) })
  }

  private mutating func look(at letter: Int, _ tiles: TileSet) {
    guard letter < choices.count else {
      count += 1
      let value = value(of: tiles)
      if best.map({ $0.value.lexicographicallyPrecedes(value) }) ?? true { best = (value, tiles) }
      return
    }
    for choice in choices[letter] where count < BestTiles.maximumCount { look(at: letter + 1, tiles.union(choice)) }
  }

  private func value(of tiles: TileSet) -> [Int] {
    let taken = tiles.subtracting(opponent.interior)
    let (own, opponent) = (own.union(taken), opponent.subtracting(taken))
    let lead = own.count - opponent.count
    let ends = own.union(opponent) == .all
    return [ends ? (lead > 0 ? 1 : -1) : 0, lead, own.interior.count - opponent.interior.count]
  }

  private static func spelling(of word: String, with tiles: TileSet, on letters: Rack) -> [Int] {
    var rest = tiles.indices
    return word.compactMap { character in
      rest.firstIndex { letters.tiles[$0] == Letter(character) }.map { rest.remove(at: $0) }
    }
  }
}
