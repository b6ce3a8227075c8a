/// A word and the tiles that spell it.
public struct Placement: Hashable, Sendable {
  /// Lower case.
  public let word: String
  /// The tiles' indices, 0 to 24 row by row, in the order of spelling.
  public let tiles: [Int]

  /// Creates a placement without checking that the tiles spell the word; ``Position/play(_:in:)`` does.
  public init(word: String, tiles: [Int]) {
    (self.word, self.tiles) = (word, tiles)
  }

  /// The tiles' names, A1 to E5, in the order of spelling; an index outside the board stays a number.
  public var tileNames: [String] { tiles.map { 0..<Board.tileCount ~= $0 ? Board.name(of: $0) : String($0) } }
}

extension Placement: CustomStringConvertible {
  /// The word and its ``tileNames``, such as `cab: A1 C2 B5`.
  public var description: String { "\(word): \(tileNames.joined(separator: " "))" }
}
