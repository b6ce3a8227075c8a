/// A multiset of letters: how often each of the 26 occurs.
///
/// One byte per letter, in a single vector, so that comparing two multisets is one operation. The six lanes above Z are
/// always zero.
public struct LetterCounts: Hashable, Sendable {
  private(set) var lanes = SIMD32<UInt8>()

  /// Creates an empty multiset.
  public init() {}

  /// Creates a multiset from letters. A letter that occurs more than 255 times counts 255 times, which is still more than any
  /// board has.
  public init(_ letters: some Sequence<Letter>) {
    for letter in letters { add(letter) }
  }

  private mutating func add(_ letter: Letter) {
    if lanes[Int(letter.index)] < .max { lanes[Int(letter.index)] += 1 }
  }

  /// How often the letter occurs, 0 to 255.
  public subscript(letter: Letter) -> Int { Int(lanes[Int(letter.index)]) }

  /// The number of letters in all.
  public var total: Int { Letter.all.reduce(0) { $0 + self[$1] } }

  /// Whether every letter occurs at least as often as in `other`.
  public func contains(_ other: LetterCounts) -> Bool { all(other.lanes .<= lanes) }

  /// Returns the union: each letter as often as in the multiset that has more of it.
  public func union(_ other: LetterCounts) -> LetterCounts {
    var union = LetterCounts()
    union.lanes = pointwiseMax(lanes, other.lanes)
    return union
  }
}

extension LetterCounts {
  /// Counts the letters of a text, in either case; nil if it contains anything else. A letter that occurs more than 255
  /// times counts 255 times.
  public init?(_ text: String) {
    self.init()
    for character in text {
      guard let letter = Letter(character) else { return nil }
      add(letter)
    }
  }
}

extension LetterCounts: ExpressibleByStringLiteral {
  /// - Precondition: only letters a–z or A–Z.
  public init(stringLiteral text: String) {
    self.init()
    for character in text {
      guard let letter = Letter(character) else { preconditionFailure("letters are a–z or A–Z") }
      add(letter)
    }
  }
}

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
