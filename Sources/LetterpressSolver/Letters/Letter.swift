/// One of the 26 letters a tile can show, A to Z.
///
/// A letter can be written as a literal, `"T"`, in either case; an invalid literal traps. ``init(_:)`` returns nil for a
/// character that is not a letter.
///
/// More letters, such as accented ones, would concern all that relies on their number or on ASCII: `Word` and
/// `WordGraphEdge` have five bits for each letter, ``LetterSet`` has 32 in all, `ScalarSpelling` drops the accents of a ``WordList``,
/// the parsers of boards take bytes from a to z, and `RandomBoards` has 26 frequencies. In the reader, `GlyphSymbol` is a
/// byte, and `UnmatchedGlyphs` counts glyphs that are none of these; `StrokeFont` draws only these.
/// `Request.swift` takes a byte for a letter, the schema has patterns of A to Z, and the page has its own alphabet
/// in Page/model/board.js.
public struct Letter: Hashable, Sendable {
  /// Position in the alphabet, 0 (A) to 25 (Z).
  public let index: UInt8

  /// Creates the letter at a position in the alphabet.
  ///
  /// - Precondition: `index` is 0 to 25.
  public init(index: UInt8) {
    precondition(index < Letter.count, "a letter's index is 0 to 25")
    self.index = index
  }

  /// Creates a letter from an ASCII byte, in either case; nil for any other byte.
  public init?(ascii: UInt8) {
    // In ASCII, upper and lower case differ only in bit 0x20.
    let offset = (ascii | 0x20) &- UInt8(ascii: "a")
    guard offset < Letter.count else { return nil }
    index = offset
  }

  /// Creates a letter from a character; nil unless it is a–z or A–Z.
  public init?(_ character: Character) {
    guard let ascii = character.asciiValue else { return nil }
    self.init(ascii: ascii)
  }

  /// The number of letters.
  public static let count = 26

  /// All letters, A to Z.
  public static let all = (0..<UInt8(count)).map(Letter.init(index:))

  /// The letter in lower-case ASCII.
  public var ascii: UInt8 { UInt8(ascii: "a") + index }

  /// The letter in upper case, as on a tile.
  public var uppercase: Character { Character(UnicodeScalar(UInt8(ascii: "A") + index)) }
}

extension Letter: ExpressibleByExtendedGraphemeClusterLiteral {
  /// - Precondition: a–z or A–Z.
  public init(extendedGraphemeClusterLiteral character: Character) {
    guard let ascii = character.asciiValue, let letter = Letter(ascii: ascii) else {
      preconditionFailure("a letter is a–z or A–Z")
    }
    self = letter
  }
}

extension Letter: Comparable {
  /// Compares two letters alphabetically.
  public static func < (left: Letter, right: Letter) -> Bool { left.index < right.index }
}

extension Letter: CustomStringConvertible {
  /// The letter in lower case.
  public var description: String { String(UnicodeScalar(ascii)) }
}
