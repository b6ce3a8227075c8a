/// The 25 letters of a board, each known or not.
///
/// Written as a literal where they are known, `"tejntgzhhgpsmzpthaoudgbph"`, and a wrong literal stops the program. For
/// letters in a variable, such as somebody typed, there are ``init(parsing:)``, which says what is wrong with them, and
/// ``init(_:)-(String)``, which then is nil. A `?` is a tile that nobody could read: no word uses it.
public struct Board: Hashable, Sendable {
  /// The letters row by row from the top left; nil where a tile is not known. Always ``tileCount``.
  public let letters: [Letter?]

  /// The rows and columns of a board.
  @inlinable public static var side: Int { 5 }
  /// The tiles of a board.
  @inlinable public static var tileCount: Int { side * side }

  /// A board of the given letters, row by row from the top left.
  ///
  /// - Throws: ``BoardError/wrongCount(_:)`` unless there are 25.
  public init(_ letters: [Letter?]) throws(BoardError) {
    guard letters.count == Board.tileCount else { throw .wrongCount(letters.count) }
    self.letters = letters
  }

  /// A board whose letters a function gives, tile by tile.
  public init(letter: (_ tile: Int) -> Letter?) { letters = (0..<Board.tileCount).map(letter) }

  /// Parses letters in either case, with `?` for a tile that is not known.
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

  /// The letter of a tile, 0 to 24; nil where it is not known.
  public subscript(tile: Int) -> Letter? { letters[tile] }

  /// The letters to make words of.
  public var rack: Rack { Rack(self) }

  /// How many tiles are not known.
  public var unknownCount: Int { letters.count { $0 == nil } }

  /// A tile's name: its column A to E from the left and its row 1 to 5 from the top.
  ///
  /// - Precondition: `tile` is 0 to 24.
  public static func name(of tile: Int) -> String {
    precondition(0..<tileCount ~= tile, "a board's tiles are 0 to 24")
    return "\(Letter(index: UInt8(tile % side)).uppercase)\(tile / side + 1)"
  }

  /// The tile of a name, A1 to E5 with the letter in either case: 0 to 24; nil where a board has no such tile.
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
  /// The letters of a string, as ``init(parsing:)`` reads them; nil where it would throw.
  public init?(_ text: String) {
    guard let board = try? Board(parsing: text) else { return nil }
    self = board
  }

  /// Lower case, `?` for a tile that is not known: the form ``init(parsing:)`` reads.
  public var description: String { rack.description }
}

/// What can be wrong with the letters of a board that somebody typed.
public enum BoardError: Error, Equatable, Sendable {
  /// A character that is neither A–Z nor `?`, and its position counted from 1.
  case invalidCharacter(Character, position: Int)
  /// Fewer or more than 25 letters.
  case wrongCount(Int)

  fileprivate init(_ error: RackError) {
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
