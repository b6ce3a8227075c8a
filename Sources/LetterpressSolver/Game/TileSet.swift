/// A set of a board's 25 tiles, as bits.
///
/// The tile in a row (0 at the top) and column (0 on the left) is bit `5 · row + column` of 32, where 5 is
/// ``Board/side``; higher bits are 0. As a sequence, it has the indices of the tiles, ascending.
@frozen
public struct TileSet: Hashable, Sendable, BitwiseCopyable {
  /// One bit per tile, the first tile's the lowest.
  public let bits: UInt32

  /// Creates an empty set.
  @inlinable public init() { bits = 0 }

  /// Creates a set from tile indices, row by row.
  ///
  /// - Precondition: each is 0 to 24.
  @inlinable public init(_ tiles: some Sequence<Int>) {
    self.init()
    for tile in tiles { insert(tile) }
  }

  /// Creates a set from bits; those above the 25th are dropped.
  @inlinable public init(bits: UInt32) { self.bits = bits & TileSet.allBits }

  /// Creates a set from bits of which none is above the 25th.
  @inlinable init(valid bits: UInt32) {
    assert(bits & ~TileSet.allBits == 0)
    self.bits = bits
  }

  /// Creates a set of one tile, 0 to 24.
  @inline(__always) init(only tile: Int) { self.init(valid: 1 &<< UInt32(truncatingIfNeeded: tile)) }

  /// All 25 tiles.
  public static let all = TileSet(bits: allBits)

  /// Whether the set is empty.
  @inlinable public var isEmpty: Bool { bits == 0 }
  /// The number of tiles, 0 to 25.
  @inlinable public var count: Int { bits.nonzeroBitCount }

  /// The lowest index; nil if the set is empty.
  @inlinable public var first: Int? { isEmpty ? nil : bits.trailingZeroBitCount }

  /// The indices, ascending.
  public var indices: [Int] { (0..<Board.tileCount).filter { contains($0) } }

  /// Whether the set contains a tile, by its index; false for an index that no tile has.
  @inlinable public func contains(_ tile: Int) -> Bool { bits >> tile & 1 != 0 }

  /// The set of only the lowest tile; empty if the set is.
  @inline(__always) var lowest: TileSet { TileSet(valid: bits & (0 &- bits)) }

  /// Removes the lowest tile and returns its index.
  ///
  /// - Precondition: the set is not empty.
  @inline(__always) mutating func removeFirst() -> Int {
    defer { self = TileSet(valid: bits & (bits &- 1)) }
    return bits.trailingZeroBitCount
  }

  /// Returns the tiles in either set.
  @inlinable public func union(_ other: TileSet) -> TileSet { self | other }
  /// Returns the tiles in both sets.
  @inlinable public func intersection(_ other: TileSet) -> TileSet { self & other }
  /// Returns the tiles of this set that are not in the other.
  @inlinable public func subtracting(_ other: TileSet) -> TileSet { self - other }
  /// Returns the tiles in exactly one of the two sets.
  @inlinable public func symmetricDifference(_ other: TileSet) -> TileSet { self ^ other }

  /// The tiles whose orthogonal neighbours are all in the set too: those defended if one player owns the set.
  @inlinable public var interior: TileSet {
    // Each shift aligns one neighbour with the tile. Beyond the edge of the board, neighbours count as present.
    let above = bits << TileSet.row | TileSet.firstRow
    let below = bits >> TileSet.row | TileSet.lastRow
    let left = bits << 1 | TileSet.firstColumn
    let right = bits >> 1 | TileSet.lastColumn
    return TileSet(valid: bits & above & below & left & right)
  }

  /// The orthogonal neighbours of the tiles, including tiles of the set that adjoin each other.
  @inlinable public var neighbours: TileSet {
    let right = (bits & ~TileSet.lastColumn) << 1
    let left = (bits & ~TileSet.firstColumn) >> 1
    return TileSet(bits: bits << TileSet.row | bits >> TileSet.row | right | left)
  }

  /// The pairs of orthogonal neighbours in the set, each marked at its upper or left tile: vertical pairs in the lower
  /// 32 bits, horizontal ones in the upper 32.
  @inline(__always) package var neighbourPairs: UInt64 {
    UInt64(bits & bits >> TileSet.row) | UInt64(bits & bits >> 1 & ~TileSet.lastColumn) << 32
  }

  /// The distance from a tile to the one below it.
  @usableFromInline static var row: UInt32 { UInt32(Board.side) }
  @usableFromInline static var allBits: UInt32 { 1 << UInt32(Board.tileCount) - 1 }
  @usableFromInline static var firstRow: UInt32 { 1 << row - 1 }
  @usableFromInline static var lastRow: UInt32 { firstRow << UInt32(Board.tileCount - Board.side) }
  @usableFromInline static var firstColumn: UInt32 { allBits / firstRow }
  @usableFromInline static var lastColumn: UInt32 { firstColumn << (row - 1) }
}

extension TileSet {
  /// The tiles in either set.
  @inlinable public static func | (left: TileSet, right: TileSet) -> TileSet { TileSet(valid: left.bits | right.bits) }
  /// The tiles in both sets.
  @inlinable public static func & (left: TileSet, right: TileSet) -> TileSet { TileSet(valid: left.bits & right.bits) }
  /// The tiles in exactly one of the two sets.
  @inlinable public static func ^ (left: TileSet, right: TileSet) -> TileSet { TileSet(valid: left.bits ^ right.bits) }
  /// The tiles of the first set that are not in the second.
  @inlinable public static func - (left: TileSet, right: TileSet) -> TileSet { TileSet(valid: left.bits & ~right.bits) }
  /// The board's other tiles.
  @inlinable public static prefix func ~ (set: TileSet) -> TileSet { TileSet(valid: set.bits ^ allBits) }
  /// Adds the tiles of a set.
  @inlinable public static func |= (left: inout TileSet, right: TileSet) { left = left | right }
  /// Removes the tiles of a set.
  @inlinable public static func -= (left: inout TileSet, right: TileSet) { left = left - right }
}

extension TileSet: LosslessStringConvertible {
  /// Parses names of tiles, in any order, as ``description`` writes them; nil if one is not a tile's.
  public init?(_ names: String) {
    self.init()
    for name in names.split(separator: " ") {
      guard let tile = Board.tile(named: String(name)) else { return nil }
      insert(tile)
    }
  }

  /// The names of the tiles, row by row: `A1 C3`.
  public var description: String { indices.map { Board.name(of: $0) }.joined(separator: " ") }
}

extension TileSet: Sequence {
  /// The indices in a set of tiles, ascending.
  public struct Iterator: IteratorProtocol {
    private var rest: TileSet

    init(_ set: TileSet) { rest = set }

    /// Returns the next index; nil after the last.
    public mutating func next() -> Int? { rest.isEmpty ? nil : rest.removeFirst() }
  }

  /// Returns the indices, ascending, one by one.
  public func makeIterator() -> Iterator { Iterator(self) }

  /// The number of tiles.
  public var underestimatedCount: Int { count }
}

extension TileSet: SetAlgebra {
  /// Adds a tile.
  ///
  /// - Returns: whether it was missing, and the tile.
  /// - Precondition: `tile` is 0 to 24.
  @discardableResult
  public mutating func insert(_ tile: Int) -> (inserted: Bool, memberAfterInsert: Int) {
    precondition(0..<Board.tileCount ~= tile, "a board's tiles are 0 to 24")
    defer { self = self | TileSet(only: tile) }
    return (!contains(tile), tile)
  }

  /// Removes a tile; returns it if the set contained it, else nil.
  @discardableResult
  public mutating func remove(_ tile: Int) -> Int? {
    guard contains(tile) else { return nil }
    self = self - TileSet(only: tile)
    return tile
  }

  /// Adds a tile; returns it if the set contained it already, else nil.
  ///
  /// - Precondition: `tile` is 0 to 24.
  @discardableResult
  public mutating func update(with tile: Int) -> Int? { insert(tile).inserted ? nil : tile }

  /// Adds the tiles of a set.
  public mutating func formUnion(_ other: TileSet) { self = self | other }
  /// Keeps only the tiles that are in the other set, too.
  public mutating func formIntersection(_ other: TileSet) { self = self & other }
  /// Keeps the tiles that are in exactly one of the two sets.
  public mutating func formSymmetricDifference(_ other: TileSet) { self = self ^ other }
}

extension TileSet {
  /// Creates a set of tiles.
  public init(_ tiles: [Tile]) {
    self.init()
    for tile in tiles { insert(tile.index) }
  }

  /// Whether the set contains a tile.
  public func contains(_ tile: Tile) -> Bool { contains(tile.index) }

  /// The tiles, row by row.
  public var tiles: [Tile] { map { Tile($0) } }
}

/// One of a board's 25 tiles, by its place.
///
/// A tile can be written as a literal with its name, `"C3"`; an invalid literal traps. For text from elsewhere, such as
/// user input, use ``init(_:)-(String)``, which returns nil. Tiles are ordered row by row from the top left.
public struct Tile: Hashable, Sendable, BitwiseCopyable {
  /// The tile's index, 0 to 24, row by row from the top left, as in ``Placement/tiles`` and ``TileSet``.
  public let index: Int

  /// Creates a tile from its index.
  ///
  /// - Precondition: `index` is 0 to 24.
  public init(_ index: Int) {
    precondition(0..<Board.tileCount ~= index, "a board's tiles are 0 to 24")
    self.index = index
  }

  /// Creates the tile in a row, 0 at the top, and a column, 0 on the left.
  ///
  /// - Precondition: both are 0 to 4.
  public init(row: Int, column: Int) {
    precondition(0..<Board.side ~= row && 0..<Board.side ~= column, "a board has 5 rows and columns")
    index = row * Board.side + column
  }

  /// The row, 0 at the top.
  public var row: Int { index / Board.side }

  /// The column, 0 on the left.
  public var column: Int { index % Board.side }

  /// All tiles, row by row.
  public static var all: [Tile] { (0..<Board.tileCount).map { Tile($0) } }
}

extension Tile: LosslessStringConvertible {
  /// Creates the tile with a name from A1 to E5, in either case; nil if there is no such tile.
  public init?(_ name: String) {
    guard let tile = Board.tile(named: name) else { return nil }
    index = tile
  }

  /// The name: the column A to E from the left, and the row 1 to 5 from the top.
  public var description: String { Board.name(of: index) }
}

extension Tile: ExpressibleByStringLiteral {
  /// - Precondition: a name from A1 to E5, in either case.
  public init(stringLiteral name: String) {
    guard let tile = Board.tile(named: name) else { preconditionFailure("tiles are named A1 to E5") }
    index = tile
  }
}

extension Tile: Comparable {
  /// Whether a tile comes before another, row by row.
  public static func < (left: Tile, right: Tile) -> Bool { left.index < right.index }
}
