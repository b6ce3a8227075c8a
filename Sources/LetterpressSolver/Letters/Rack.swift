/// The letters there are to spell with: 1 to 25 tiles in order, some of them perhaps unreadable.
///
/// Written as a literal where the letters are known, `"tejntgzhhgpsmzpthaoudgbph"`; use
/// ``init(parsing:)`` for letters that somebody typed. A `?` is a tile that nobody could read: it
/// keeps its place, and matches no letter.
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
  public init(parsing text: String) throws(RackError) {
    var tiles: [Letter?] = []
    for (offset, character) in text.enumerated() {
      let letter = Letter(character)
      guard letter != nil || character == "?" else {
        throw .invalidCharacter(character, position: offset + 1)
      }
      tiles.append(letter)
    }
    try self.init(tiles)
  }

  /// How many tiles a rack may have: a board has 25.
  public static let validCounts = 1...25

  /// How often each readable letter occurs.
  public var counts: LetterCounts { LetterCounts(tiles.lazy.compactMap(\.self)) }

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

extension Rack: CustomStringConvertible {
  /// Lower case, `?` for an unreadable tile: the form ``init(parsing:)`` reads.
  public var description: String {
    String(decoding: tiles.map { $0?.ascii ?? UInt8(ascii: "?") }, as: UTF8.self)
  }
}
