/// Who owns which tiles.
struct Owners: Hashable, Sendable {
  var red: TileSet
  var blue: TileSet

  /// The tiles that cannot be taken: each with all its orthogonal neighbours of one owner.
  var defended: TileSet { red.interior.union(blue.interior) }

  func player(of tile: Int) -> Player? {
    red.contains(tile) ? .red : blue.contains(tile) ? .blue : nil
  }
}
