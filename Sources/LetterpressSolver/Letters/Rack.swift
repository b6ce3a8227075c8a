/// The letters available for spelling: 1 to 25 tiles in order, some of them possibly unreadable.
///
/// A rack with known letters can be written as a literal, `"tejntgzhhgpsmzpthaoudgbph"`; an invalid literal traps. For
/// text from elsewhere, such as user input, use ``init(parsing:)``, which says what is wrong, or ``init(_:)-(String)``,
/// which returns nil. A `?` is an unreadable tile: it keeps its place and matches no letter.
public struct Rack: Hashable, Sendable {
  /// The tiles in order (for a board, row by row from the top left); nil for an unreadable tile.
  public let tiles: [Letter?]

  /// Creates a rack from tiles.
  ///
  /// - Throws: ``RackError/wrongCount(_:)`` unless there are 1 to 25 tiles.
  public init(_ tiles: [Letter?]) throws(RackError) {
    guard Rack.validCounts.contains(tiles.count) else { throw .wrongCount(tiles.count) }
    self.tiles = tiles
  }

  /// Parses letters in either case, with `?` for an unreadable tile.
  ///
  /// - Throws: ``RackError/invalidCharacter(_:position:)`` for the first character that is neither A–Z nor `?`,
  ///   ``RackError/wrongCount(_:)`` unless there are 1 to 25 tiles.
  public init(parsing text: String) throws(RackError) { try self.init(Rack.letters(parsing: text)) }

  /// Creates a rack with the letters of a board.
  public init(_ board: Board) { tiles = board.letters }

  /// Parses any number of letters and `?`.
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

  /// The number of tiles a rack can have, up to a full board.
  public static let validCounts = 1...Board.tileCount

  /// How often each readable letter occurs.
  ///
  /// - Complexity: O(tiles).
  public var counts: LetterCounts { LetterCounts(tiles.lazy.compactMap { $0 }) }

  /// Whether the tiles spell a word, each used at most once. Whether the word exists is the ``Lexicon``'s to say.
  ///
  /// - Parameter word: in either case; no tile spells anything but A–Z.
  /// - Complexity: O(letters + tiles).
  public func canSpell(_ word: String) -> Bool {
    guard word.utf8.count <= tiles.count, let letters = LetterCounts(word) else { return false }
    return counts.contains(letters)
  }

  /// Whether the tiles may spell a word: as ``canSpell(_:)`` says, but an unreadable tile may have any letter.
  package func maySpell(_ word: String) -> Bool {
    guard let letters = LetterCounts(word) else { return false }
    let counts = counts
    return counts.union(letters).total - counts.total <= unreadableCount
  }

  /// The number of unreadable tiles.
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
  /// Parses letters like ``init(parsing:)``; nil if that would throw.
  public init?(_ text: String) {
    guard let rack = try? Rack(parsing: text) else { return nil }
    self = rack
  }

  /// The letters in lower case, `?` for an unreadable tile; ``init(parsing:)`` reads this form.
  public var description: String {
    String(decoding: tiles.map { $0?.ascii ?? UInt8(ascii: "?") }, as: UTF8.self)
  }

  /// The letters in upper case, `?` for an unreadable tile.
  package var uppercase: String { String(tiles.map { $0?.uppercase ?? "?" }) }
}

/// What can be wrong with a rack's letters.
public enum RackError: DescribedError, Equatable, Sendable {
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
