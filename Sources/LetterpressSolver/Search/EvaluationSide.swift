/// What the tiles of one of the players are worth in an ``Evaluation``, from tables.
struct EvaluationSide: ~Copyable, Sendable {
  /// The value of two adjacent tiles.
  let pair: Int32
  /// Each tile's value, and its extra value when defended.
  let tiles: FixedBuffer<Int32>
  let defences: FixedBuffer<Int32>
  private let surrounded: Int32
  private let rows: RowTable
  private let defenceSums: SubsetSums<Int32>
  /// The value of the pairs that adjoin across the borders of ``RowTable``'s parts.
  private let borderPairs: FixedBuffer<Int32>

  /// - Parameters:
  ///   - chances: each tile's chance of recapture.
  ///   - owning: added to the value of each tile, because it is not free.
  ///   - none: the value of no tiles at all.
  init(chances: [Double], weights: EvaluationWeights.Side, owning: Int32, none: Int32) {
    let pair = Int32(weights.pair.rounded())
    let (tiles, defences) = (weights.tileValues(chances: chances), weights.defenceValues(chances: chances))
    (self.pair, surrounded) = (pair, Int32(weights.surrounded.rounded()))
    self.tiles = FixedBuffer(tiles)
    self.defences = FixedBuffer(defences)
    rows = RowTable(tiles.map { $0 + owning }, pair: pair, none: none)
    defenceSums = SubsetSums(defences)
    borderPairs = FixedBuffer((0..<1 << (2 * Board.side)).map { pair * Int32($0.nonzeroBitCount) })
  }

  /// Returns the value of a set of tiles that the player owns.
  @inline(__always)
  func value(of tiles: TileSet) -> Int32 {
    let side = UInt32(Board.side)
    let above = tiles.bits & tiles.bits >> side
    // The tiles of the second and of the fourth row that adjoin one below, side by side.
    let borders = above >> side & RowTable.row | above >> (2 * side) & RowTable.row << side
    var value = rows.sum(over: tiles) &+ borderPairs[Int(borders)]
    let defended = tiles.interior
    if !defended.isEmpty {
      value &+= defenceSums.sum(over: defended.bits)
      let surrounded = tiles - (~defended).neighbours
      if !surrounded.isEmpty { value &+= self.surrounded &* Int32(truncatingIfNeeded: surrounded.count) }
    }
    return value
  }
}

/// The values of one player's tiles in parts of the board: two rows, the next two, and the last. For each set of tiles of a part, their
/// values and those of the pairs within the part are added up in advance, so that nothing has to be counted in a search.
private struct RowTable: ~Copyable, Sendable {
  private let sums: FixedBuffer<Int32>

  private static var side: UInt32 { UInt32(Board.side) }
  /// The tiles of a row, and of two.
  static var row: UInt32 { 1 << side - 1 }
  private static var rows: UInt32 { 1 << (2 * side) - 1 }
  /// Where the sums of the second and third part begin.
  private static var second: Int { 1 << (2 * Board.side) }
  private static var third: Int { 2 * second }

  /// - Parameters:
  ///   - tiles: the value of each tile.
  ///   - pair: the value of two neighbours.
  ///   - none: the value of no tiles at all.
  init(_ tiles: [Int32], pair: Int32, none: Int32) {
    func sums(fromRow row: Int, rowCount: Int, start: Int32 = 0) -> [Int32] {
      (0..<UInt32(1) << UInt32(rowCount * Board.side)).map { set in
        let part = TileSet(bits: set << UInt32(row * Board.side))
        return part.reduce(start) { $0 + tiles[$1] } + pair * Int32(part.neighbourPairs.nonzeroBitCount)
      }
    }
    self.sums = FixedBuffer(
      sums(fromRow: 0, rowCount: 2, start: none) + sums(fromRow: 2, rowCount: 2) + sums(fromRow: 4, rowCount: 1))
  }

  @inline(__always)
  func sum(over tiles: TileSet) -> Int32 {
    let (bits, base, side) = (tiles.bits, sums.base, Self.side)
    return base[Int(bits & Self.rows)] &+ base[Self.second &+ Int(bits >> (2 * side) & Self.rows)]
      &+ base[Self.third &+ Int(bits >> (4 * side))]
  }
}
