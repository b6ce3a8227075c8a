/// A word of up to 25 letters in one 128-bit integer.
///
/// Five bits a letter from the top, A = 1 to Z = 26, and zeros behind the last one:
///
///     bit 127   122     117            7      2   0
///         ┌───────┬───────┬─────────────┬──────┬───┐
///         │  1st  │  2nd  │      …      │ 25th │ 0 │
///         └───────┴───────┴─────────────┴──────┴───┘
///
/// The order of the integers is then the alphabetical order of the words, and the letters that two
/// words have in common from the first are the leading zeros of their exclusive or.
struct Word: Hashable, Sendable {
  private var bits: UInt128 = 0

  static let maximumCount = Board.tileCount
  private static let bitsPerLetter = 5

  /// The empty word, to be extended letter by letter.
  init() {}

  /// - Precondition: at most 25 letters.
  init(_ letters: some Sequence<Letter>) {
    for (position, letter) in letters.enumerated() { self = appending(letter, at: position) }
  }

  private static func shift(toPosition position: Int) -> UInt128 {
    UInt128(UInt128.bitWidth - bitsPerLetter * (position + 1))
  }

  /// The word with one more letter.
  ///
  /// - Precondition: `position` is the word's length so far, 0 to 24.
  func appending(_ letter: Letter, at position: Int) -> Word {
    assert(position == count && position < Word.maximumCount)
    var word = self
    word.bits |= UInt128(letter.index + 1) << Word.shift(toPosition: position)
    return word
  }

  /// The number of letters, 0 to 25.
  var count: Int {
    guard bits != 0 else { return 0 }
    let usedBits = UInt128.bitWidth - bits.trailingZeroBitCount
    return (usedBits + Word.bitsPerLetter - 1) / Word.bitsPerLetter
  }

  /// - Precondition: `position` is below ``count``.
  subscript(position: Int) -> Letter {
    Letter(index: UInt8(truncatingIfNeeded: bits >> Word.shift(toPosition: position)) & 31 - 1)
  }

  /// How many letters the two words have in common from the first.
  func commonPrefixCount(with other: Word) -> Int {
    let difference = bits ^ other.bits
    return difference == 0 ? count : difference.leadingZeroBitCount / Word.bitsPerLetter
  }
}

extension Word {
  /// A word of 2 to 25 letters A–Z in either case; nil for anything else.
  init?(parsing text: String) {
    let letters = text.compactMap { Letter($0) }
    guard letters.count == text.count, Lexicon.validLengths ~= letters.count else { return nil }
    self.init(letters)
  }

  /// The rule of words that have been played: they forbid themselves and all words that they begin with.
  func forbids(_ other: Word) -> Bool { commonPrefixCount(with: other) == other.count }

  /// All that it forbids, if it can be played: the shortest first, itself last.
  var forbidden: [Word] {
    var (beginning, forbidden): (Word, [Word]) = (Word(), [])
    for position in 0..<count {
      beginning = beginning.appending(self[position], at: position)
      if Lexicon.validLengths ~= position + 1 { forbidden.append(beginning) }
    }
    return forbidden
  }
}

extension Word: Comparable {
  static func < (left: Word, right: Word) -> Bool { left.bits < right.bits }
}

extension Word: CustomStringConvertible {
  /// Lower case.
  var description: String {
    let count = count
    return String(unsafeUninitializedCapacity: count) { buffer in
      for position in 0..<count { buffer[position] = self[position].ascii }
      return count
    }
  }
}
