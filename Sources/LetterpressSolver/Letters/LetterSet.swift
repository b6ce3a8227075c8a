/// A set of letters.
public struct LetterSet: OptionSet, Hashable, Sendable {
  /// Bit `i` is set for the letter with index `i`; bits 26 to 31 are zero.
  public let rawValue: UInt32

  /// Creates a set from its bits; those above the 26th are dropped.
  public init(rawValue: UInt32) { self.rawValue = rawValue & (1 << UInt32(Letter.count) - 1) }

  /// Creates a set of one letter.
  public init(_ letter: Letter) { rawValue = 1 << UInt32(letter.index) }

  /// Creates a set from letters.
  public init(_ letters: some Sequence<Letter>) {
    rawValue = letters.reduce(0) { $0 | 1 << UInt32($1.index) }
  }

  /// Whether the set contains the letter.
  public func contains(_ letter: Letter) -> Bool { rawValue >> UInt32(letter.index) & 1 != 0 }

  /// The letters in the set, in alphabetical order.
  public var letters: [Letter] { Letter.all.filter(contains) }
}
