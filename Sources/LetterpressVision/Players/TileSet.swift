/// Some of a board's 25 tiles, as bits.
///
/// Bit `5 · row + column` of 32 stands for a tile; the higher ones are 0.
struct TileSet: Hashable, Sendable {
  private(set) var bits: UInt32 = 0

  /// No tiles.
  init() {}

  /// The tiles of some indices, row by row.
  init(_ tiles: some Sequence<Int>) {
    for tile in tiles { insert(tile) }
  }

  private init(bits: UInt32) { self.bits = bits }

  var isEmpty: Bool { bits == 0 }
  var count: Int { bits.nonzeroBitCount }

  /// The lowest index; nil for no tiles.
  var first: Int? { isEmpty ? nil : bits.trailingZeroBitCount }

  /// The indices, ascending.
  var indices: [Int] { (0..<TileGrid.side * TileGrid.side).filter(contains) }

  func contains(_ tile: Int) -> Bool { bits >> tile & 1 != 0 }
  mutating func insert(_ tile: Int) { bits |= 1 << tile }

  func union(_ other: TileSet) -> TileSet { TileSet(bits: bits | other.bits) }
  func intersection(_ other: TileSet) -> TileSet { TileSet(bits: bits & other.bits) }
  func symmetricDifference(_ other: TileSet) -> TileSet { TileSet(bits: bits ^ other.bits) }

  /// The tiles that are here with all their orthogonal neighbours: those that a player defends who owns
  /// the set.
  var interior: TileSet {
    // Each shift brings a neighbour to the tile's place. Along an edge there is none that could miss.
    let above = bits << 5 | TileSet.firstRow
    let below = bits >> 5 | TileSet.lastRow
    let left = bits << 1 | TileSet.firstColumn
    let right = bits >> 1 | TileSet.lastColumn
    return TileSet(bits: bits & above & below & left & right)
  }

  private static let firstRow: UInt32 = 0b11111
  private static let lastRow = firstRow << 20
  private static let firstColumn: UInt32 = 0b00001_00001_00001_00001_00001
  private static let lastColumn = firstColumn << 4
}
