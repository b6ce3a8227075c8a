/// A word and the tiles that spell it.
public struct Placement: Hashable, Sendable {
  /// Lower case.
  public let word: String
  /// The tiles' indices, 0 to 24 row by row, in the order of spelling.
  public let tiles: [Int]

  /// Creates a placement without checking that the tiles spell the word; playing it on a ``Position`` does.
  public init(word: String, tiles: [Int]) {
    (self.word, self.tiles) = (word, tiles)
  }

  /// The tiles' names, A1 to E5, in the order of spelling; an index outside the board stays a number.
  public var tileNames: [String] { tiles.map { Board.nameOrNumber(of: $0) } }
}

extension Placement: LosslessStringConvertible {
  /// Parses a placement as ``description`` writes it, such as `cab: A1 C2 B5`, without checking that the tiles spell the
  /// word; nil if there is no word, or no tile after it.
  public init?(_ text: String) {
    let parts = text.split(separator: ":", omittingEmptySubsequences: false)
    guard parts.count == 2, let word = Word(parsing: String(parts[0])) else { return nil }
    var tiles: [Int] = []
    for name in parts[1].split(separator: " ") {
      guard let tile = Board.tile(named: String(name)) else { return nil }
      tiles.append(tile)
    }
    guard !tiles.isEmpty else { return nil }
    self.init(word: word.description, tiles: tiles)
  }

  /// The word and its ``tileNames``, such as `cab: A1 C2 B5`.
  public var description: String { "\(word): \(tileNames.joined(separator: " "))" }
}
