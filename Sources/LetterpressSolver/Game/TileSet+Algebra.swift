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
