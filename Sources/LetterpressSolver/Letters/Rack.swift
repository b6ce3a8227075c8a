/// The letters there are to spell with: 1 to 25 tiles in order, some of them perhaps unreadable.
///
/// Written as a literal where the letters are known, `"tejntgzhhgpsmzpthaoudgbph"`, and a wrong literal stops the program.
/// For letters in a variable, such as somebody typed, there are ``init(parsing:)``, which says what is wrong with them, and
/// ``init(_:)-(String)``, which then is nil. A `?` is a tile that nobody could read: it keeps its place, and matches no
/// letter.
public struct Rack: Hashable, Sendable {
  /// The tiles in order, on a board row by row from the top left; nil where a tile could not be read.
  public let tiles: [Letter?]

  /// A rack of the given tiles.
  ///
  /// - Throws: ``RackError/wrongCount(_:)`` unless there are 1 to 25 tiles.
  public init(_ tiles: [Letter?]) throws(RackError) {
    guard Rack.validCounts.contains(tiles.count) else { throw .wrongCount(tiles.count) }
    self.tiles = tiles
  }

  /// Parses letters in either case, with `?` for an unreadable tile.
  ///
  /// - Throws: ``RackError/invalidCharacter(_:position:)`` for the first character that is neither
  ///   A–Z nor `?`, ``RackError/wrongCount(_:)`` unless there are 1 to 25 tiles.
  public init(parsing text: String) throws(RackError) { try self.init(Rack.letters(parsing: text)) }

  /// The letters of a board.
  public init(_ board: Board) { tiles = board.letters }

  /// However many letters and `?` a text has.
  ///
  /// - Throws: ``RackError/invalidCharacter(_:position:)``.
  static func letters(parsing text: String) throws(RackError) -> [Letter?] {
    var letters: [Letter?] = []
    for (offset, character) in text.enumerated() {
      let letter = Letter(character)
      guard letter != nil || character == "?" else {
        throw .invalidCharacter(character, position: offset + 1)
      }
      letters.append(letter)
    }
    return letters
  }

  /// How many tiles a rack may have: up to a board's.
  public static let validCounts = 1...Board.tileCount

  /// How often each readable letter occurs.
  ///
  /// - Complexity: O(tiles).
  public var counts: LetterCounts { LetterCounts(tiles.lazy.compactMap { $0 }) }

  /// How many tiles could not be read.
  public var unreadableCount: Int { tiles.count { $0 == nil } }
}

extension Rack: ExpressibleByStringLiteral {
  /// - Precondition: 1 to 25 characters, each A–Z in either case or `?`.
  public init(stringLiteral value: String) {
    do throws(RackError) {
      try self.init(parsing: value)
    } catch {
      preconditionFailure(error.description)
    }
  }
}

extension Rack: LosslessStringConvertible {
  /// The letters of a string, as ``init(parsing:)`` reads them; nil where it would throw.
  public init?(_ text: String) {
    guard let rack = try? Rack(parsing: text) else { return nil }
    self = rack
  }

  /// Lower case, `?` for an unreadable tile: the form ``init(parsing:)`` reads.
  public var description: String {
    String(decoding: tiles.map { $0?.ascii ?? UInt8(ascii: "?") }, as: UTF8.self)
  }

  /// Upper case, `?` for an unreadable tile.
  package var uppercase: String { String(tiles.map { $0?.uppercase ?? "?" }) }
}

/// What can be wrong with letters that somebody typed.
public enum RackError: Error, Equatable, Sendable {
  /// A character that is neither A–Z nor `?`, and its position counted from 1.
  case invalidCharacter(Character, position: Int)
  /// Fewer than 1 or more than 25 tiles.
  case wrongCount(Int)
}

extension RackError: CustomStringConvertible {
  /// What happened, and what to do about it.
  public var description: String {
    switch self {
    case .invalidCharacter(let character, let position):
      "character \(position), \(character.quoted), is not a letter: use A–Z, or ? for an unreadable tile"
    case .wrongCount(let count):
      "\(counted(count, "letter")): give 1 to 25"
    }
  }
}
