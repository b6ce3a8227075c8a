/// The 25 letters of a board, each known or not.
///
/// A board with known letters can be written as a literal, `"tejntgzhhgpsmzpthaoudgbph"`; an invalid literal traps. For
/// text from elsewhere, such as user input, use ``init(parsing:)``, which says what is wrong, or ``init(_:)-(String)``,
/// which returns nil. A `?` is an unreadable tile; no word uses it.
public struct Board: Hashable, Sendable {
  /// The letters row by row from the top left, always ``tileCount``; nil for an unknown tile.
  public let letters: [Letter?]

  // 25 tiles are packed into bits in places that a larger board would outgrow. `TileSet` and `LetterSlots` have one of 32
  // bits for each tile, and so has `MoveInference` for counts of letters. `HashKey` has two sets in 64 bits.
  // `TranspositionTable` has the tiles in 25 bits, with the group above them. `SubsetSums` looks up a set in three parts.
  // `FinishIndex` has a row for each tile. `Word` has five of 128 bits for each letter. Letter and owner texts, tile names
  // (A1 to E5) and the schema count to 25, and `LatticeFinder` looks for five rows. The page has the side in
  // Page/model/board.js, and counts to 5 or 25 in its board-gestures.js, tile-reasons.js, board.css and
  // letterpress-words.js.

  /// The number of rows, and of columns.
  @inlinable public static var side: Int { 5 }
  /// The number of tiles.
  @inlinable public static var tileCount: Int { side * side }

  /// Creates a board from letters, row by row from the top left.
  ///
  /// - Throws: ``BoardError/wrongCount(_:)`` unless there are 25.
  public init(_ letters: [Letter?]) throws(BoardError) {
    guard letters.count == Board.tileCount else { throw .wrongCount(letters.count) }
    self.letters = letters
  }

  /// Creates a board by calling `letter` for each tile, 0 to 24.
  public init(letter: (_ tile: Int) -> Letter?) { letters = (0..<Board.tileCount).map(letter) }

  /// Parses letters in either case, with `?` for an unknown tile.
  ///
  /// - Throws: ``BoardError/invalidCharacter(_:position:)`` for the first character that is neither A–Z nor `?`,
  ///   ``BoardError/wrongCount(_:)`` unless there are 25.
  public init(parsing text: String) throws(BoardError) {
    let letters: [Letter?]
    do throws(RackError) {
      letters = try Rack.letters(parsing: text)
    } catch {
      throw BoardError(error)
    }
    try self.init(letters)
  }

  /// The letter of a tile; nil if it is unknown.
  ///
  /// - Precondition: `tile` is 0 to 24.
  public subscript(tile: Int) -> Letter? { letters[tile] }

  /// The letter of a tile; nil if it is unknown.
  public subscript(tile: Tile) -> Letter? { letters[tile.index] }

  /// The letters to spell words with.
  public var rack: Rack { Rack(self) }

  /// The number of unknown tiles.
  public var unknownCount: Int { letters.count { $0 == nil } }

  /// Returns a tile's name: its column A to E from the left and its row 1 to 5 from the top.
  ///
  /// - Precondition: `tile` is 0 to 24.
  public static func name(of tile: Int) -> String {
    precondition(0..<tileCount ~= tile, "a board's tiles are 0 to 24")
    return "\(Letter(index: UInt8(tile % side)).uppercase)\(tile / side + 1)"
  }

  /// Returns a tile's name, or the number if there is no such tile, for messages about any number.
  static func nameOrNumber(of tile: Int) -> String { 0..<tileCount ~= tile ? name(of: tile) : String(tile) }

  /// Returns the tile, 0 to 24, with a name from A1 to E5 (in either case); nil if there is no such tile.
  public static func tile(named name: String) -> Int? {
    let name = Array(name.utf8)
    guard name.count == 2, let column = Letter(ascii: name[0]).map({ Int($0.index) }), column < side else { return nil }
    let row = Int(name[1]) - Int(UInt8(ascii: "1"))
    return 0..<side ~= row ? row * side + column : nil
  }
}

extension Board: ExpressibleByStringLiteral {
  /// - Precondition: 25 characters, each A–Z in either case or `?`.
  public init(stringLiteral value: String) {
    do throws(BoardError) {
      try self.init(parsing: value)
    } catch {
      preconditionFailure(error.description)
    }
  }
}

extension Board: LosslessStringConvertible {
  /// Parses letters like ``init(parsing:)``; nil if that would throw.
  public init?(_ text: String) {
    guard let board = try? Board(parsing: text) else { return nil }
    self = board
  }

  /// The letters in lower case, `?` for an unknown tile; ``init(parsing:)`` reads this form.
  public var description: String { rack.description }
}

/// What can be wrong with a board's letters.
public enum BoardError: DescribedError, Equatable, Sendable {
  /// A character that is neither A–Z nor `?`, and its position counted from 1.
  case invalidCharacter(Character, position: Int)
  /// Fewer or more than 25 letters.
  case wrongCount(Int)

  init(_ error: RackError) {
    switch error {
    case .invalidCharacter(let character, let position): self = .invalidCharacter(character, position: position)
    case .wrongCount(let count): self = .wrongCount(count)
    }
  }
}

extension BoardError: CustomStringConvertible {
  /// What happened, and what to do about it.
  public var description: String {
    switch self {
    case .invalidCharacter(let character, let position):
      RackError.invalidCharacter(character, position: position).description
    case .wrongCount(let count): "\(counted(count, "letter")): a board has 25"
    }
  }
}
