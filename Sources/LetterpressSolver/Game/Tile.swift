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
