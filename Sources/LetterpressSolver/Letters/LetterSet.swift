/// A set of letters: bit `i` stands for the letter with index `i`.
public struct LetterSet: OptionSet, Hashable, Sendable {
  /// Bit `i` is set for the letter with index `i`; bits 26 to 31 are zero.
  public let rawValue: UInt32

  /// - Precondition: bits 26 to 31 are zero.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The set of one letter.
  public init(_ letter: Letter) { rawValue = 1 << UInt32(letter.index) }

  /// The set of the given letters.
  public init(_ letters: some Sequence<Letter>) {
    rawValue = letters.reduce(0) { $0 | 1 << UInt32($1.index) }
  }

  /// Whether the letter is in the set.
  public func contains(_ letter: Letter) -> Bool { rawValue >> UInt32(letter.index) & 1 != 0 }

  /// The letters in it, in alphabetical order.
  public var letters: [Letter] { Letter.all.filter(contains) }
}
