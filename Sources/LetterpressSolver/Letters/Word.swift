/// A word of up to 25 letters in one 128-bit integer.
///
/// Five bits per letter from the top, A = 1 to Z = 26, followed by zeros:
///
///     bit 127   122     117            7      2   0
///         ┌───────┬───────┬─────────────┬──────┬───┐
///         │  1st  │  2nd  │      …      │ 25th │ 0 │
///         └───────┴───────┴─────────────┴──────┴───┘
///
/// Integer order is therefore alphabetical order, and the common prefix of two words shows as the leading zeros of
/// their exclusive or.
struct Word: Hashable, Sendable {
  private var bits: UInt128 = 0

  static let maximumCount = Board.tileCount
  private static let bitsPerLetter = 5

  /// Creates the empty word, to be extended letter by letter.
  init() {}

  /// - Precondition: at most 25 letters.
  init(_ letters: some Sequence<Letter>) {
    for (position, letter) in letters.enumerated() { self = appending(letter, at: position) }
  }

  private static func shift(toPosition position: Int) -> UInt128 {
    UInt128(UInt128.bitWidth - bitsPerLetter * (position + 1))
  }

  /// Returns the word with one more letter.
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

  /// Returns the number of leading letters that two words share.
  func commonPrefixCount(with other: Word) -> Int {
    let difference = bits ^ other.bits
    return difference == 0 ? count : difference.leadingZeroBitCount / Word.bitsPerLetter
  }
}

extension Word {
  /// Parses a word of 2 to 25 letters A–Z in either case; nil for anything else.
  init?(parsing text: String) {
    let letters = text.compactMap { Letter($0) }
    guard letters.count == text.count, Lexicon.validLengths ~= letters.count else { return nil }
    self.init(letters)
  }

  /// Whether playing this word rules out `other`: a played word forbids itself and all its prefixes.
  func forbids(_ other: Word) -> Bool { commonPrefixCount(with: other) == other.count }

  /// All words this one forbids once played: its prefixes, shortest first, then itself.
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
  /// The word in lower case.
  var description: String {
    let count = count
    return String(unsafeUninitializedCapacity: count) { buffer in
      for position in 0..<count { buffer[position] = self[position].ascii }
      return count
    }
  }
}
