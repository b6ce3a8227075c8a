/// A word and the tiles that spell it.
public struct Placement: Hashable, Sendable {
  /// Lower case.
  public let word: String
  /// The tiles' indices, 0 to 24 row by row, in the order of spelling.
  public let tiles: [Int]

  /// A word on tiles, of which ``Position/play(_:in:)`` says whether they spell it.
  public init(word: String, tiles: [Int]) {
    (self.word, self.tiles) = (word, tiles)
  }
}

extension Placement: CustomStringConvertible {
  /// The word and the names of its tiles, such as `cab: A1 C2 B5`; the index of a tile that a board lacks.
  public var description: String {
    let names = tiles.map { 0..<TileSet.tileCount ~= $0 ? TileSet.name(of: $0) : String($0) }
    return "\(word): \(names.joined(separator: " "))"
  }
}

extension TileSet {
  /// A tile's name: its column A to E from the left and its row 1 to 5 from the top.
  ///
  /// - Precondition: `tile` is 0 to 24.
  public static func name(of tile: Int) -> String {
    precondition(0..<tileCount ~= tile, "a board's tiles are 0 to 24")
    return "\(Letter(index: UInt8(tile % side)).uppercase)\(tile / side + 1)"
  }
}
