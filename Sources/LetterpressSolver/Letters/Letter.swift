/// One of the 26 letters a tile can show, A to Z.
public struct Letter: Hashable, Sendable {
  /// Position in the alphabet, 0 (A) to 25 (Z).
  public let index: UInt8

  /// - Precondition: `index` is 0 to 25.
  public init(index: UInt8) {
    precondition(index < Letter.count, "a letter's index is 0 to 25")
    self.index = index
  }

  /// The letter an ASCII byte stands for, in either case; nil for any other byte.
  public init?(ascii: UInt8) {
    // Bit 0x20 is all that tells ASCII's lower case from its upper case.
    let offset = (ascii | 0x20) &- UInt8(ascii: "a")
    guard offset < Letter.count else { return nil }
    index = offset
  }

  /// The letter a character stands for, in either case; nil unless it is a–z or A–Z.
  public init?(_ character: Character) {
    guard let ascii = character.asciiValue else { return nil }
    self.init(ascii: ascii)
  }

  /// How many letters there are.
  public static let count = 26

  /// A to Z.
  public static let all = (0..<UInt8(count)).map(Letter.init(index:))

  /// Lower-case ASCII.
  public var ascii: UInt8 { UInt8(ascii: "a") + index }

  /// Upper case, as the tile shows it.
  public var uppercase: Character { Character(UnicodeScalar(UInt8(ascii: "A") + index)) }
}

extension Letter: Comparable {
  /// Alphabetical order.
  public static func < (left: Letter, right: Letter) -> Bool { left.index < right.index }
}

extension Letter: CustomStringConvertible {
  /// Lower case.
  public var description: String { String(UnicodeScalar(ascii)) }
}
