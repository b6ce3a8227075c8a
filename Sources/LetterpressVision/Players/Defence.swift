/// The rule of defended tiles.
enum Defence {
  /// Whether each tile is defended: it and all its orthogonal neighbours have one owner.
  ///
  /// - Parameter owners: of the 25 tiles, row by row.
  static func defended(_ owners: [Player?]) -> [Bool] {
    let side = TileGrid.side
    return owners.indices.map { tile in
      guard let owner = owners[tile] else { return false }
      let (row, column) = (tile / side, tile % side)
      return [(row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1)].allSatisfy { row, column in
        !(0..<side).contains(row) || !(0..<side).contains(column) || owners[row * side + column] == owner
      }
    }
  }
}
