/// Some of a board's 25 tiles, as bits.
///
/// Bit `5 · row + column` of 32, ``Board/side`` being 5, stands for a tile, row 0 at the top and column 0 on the left; the
/// higher ones are 0.
@frozen
public struct TileSet: Hashable, Sendable {
  /// A bit for each tile, the first tile's the lowest.
  public let bits: UInt32

  /// No tiles.
  @inlinable public init() { bits = 0 }

  /// The tiles of some indices, row by row.
  ///
  /// - Precondition: each is 0 to 24.
  public init(_ tiles: some Sequence<Int>) {
    self.init()
    for tile in tiles { insert(tile) }
  }

  /// The tiles of some bits; those above the 25th are dropped.
  @inlinable public init(bits: UInt32) { self.bits = bits & TileSet.allBits }

  /// All 25 tiles.
  public static let all = TileSet(bits: allBits)

  /// Whether there are none.
  @inlinable public var isEmpty: Bool { bits == 0 }
  /// How many there are, 0 to 25.
  @inlinable public var count: Int { bits.nonzeroBitCount }

  /// The lowest index; nil for no tiles.
  @inlinable public var first: Int? { isEmpty ? nil : bits.trailingZeroBitCount }

  /// The indices, ascending.
  public var indices: [Int] { (0..<Board.tileCount).filter { contains($0) } }

  /// Whether a tile is among them.
  @inlinable public func contains(_ tile: Int) -> Bool { bits >> tile & 1 != 0 }

  /// Adds a tile.
  ///
  /// - Precondition: `tile` is 0 to 24.
  public mutating func insert(_ tile: Int) {
    precondition(0..<Board.tileCount ~= tile, "a board's tiles are 0 to 24")
    self = TileSet(bits: bits | 1 << tile)
  }

  /// The tiles that are in either.
  @inlinable public func union(_ other: TileSet) -> TileSet { TileSet(bits: bits | other.bits) }
  /// The tiles that are in both.
  @inlinable public func intersection(_ other: TileSet) -> TileSet { TileSet(bits: bits & other.bits) }
  /// The tiles that are here and not in the other.
  @inlinable public func subtracting(_ other: TileSet) -> TileSet { TileSet(bits: bits & ~other.bits) }
  /// The tiles that are in one of the two only.
  @inlinable public func symmetricDifference(_ other: TileSet) -> TileSet { TileSet(bits: bits ^ other.bits) }

  /// The tiles that are here with all their orthogonal neighbours: those that a player defends who owns
  /// the set.
  @inlinable public var interior: TileSet {
    // Each shift brings a neighbour to the tile's place. Along an edge there is none that could miss.
    let above = bits << TileSet.row | TileSet.firstRow
    let below = bits >> TileSet.row | TileSet.lastRow
    let left = bits << 1 | TileSet.firstColumn
    let right = bits >> 1 | TileSet.lastColumn
    return TileSet(bits: bits & above & below & left & right)
  }

  /// The orthogonal neighbours of the tiles, among them tiles of the set that are each other's.
  @inlinable public var neighbours: TileSet {
    let right = (bits & ~TileSet.lastColumn) << 1
    let left = (bits & ~TileSet.firstColumn) >> 1
    return TileSet(bits: bits << TileSet.row | bits >> TileSet.row | right | left)
  }

  /// The pairs of orthogonal neighbours that are both in the set: of each its upper or its left tile, those of columns in
  /// the lower half of the bits, those of rows in the upper.
  @inline(__always) var neighbourPairs: UInt64 {
    UInt64(bits & bits >> TileSet.row) | UInt64(bits & bits >> 1 & ~TileSet.lastColumn) << 32
  }

  /// From a tile to the one below it.
  @usableFromInline static var row: UInt32 { UInt32(Board.side) }
  @usableFromInline static var allBits: UInt32 { 1 << UInt32(Board.tileCount) - 1 }
  @usableFromInline static var firstRow: UInt32 { 1 << row - 1 }
  @usableFromInline static var lastRow: UInt32 { firstRow << UInt32(Board.tileCount - Board.side) }
  @usableFromInline static var firstColumn: UInt32 { allBits / firstRow }
  @usableFromInline static var lastColumn: UInt32 { firstColumn << (row - 1) }
}

extension TileSet: CustomStringConvertible {
  /// The names of the tiles, row by row: `A1 C3`.
  public var description: String { indices.map { Board.name(of: $0) }.joined(separator: " ") }
}
