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
package struct Word: Hashable, Sendable {
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
  package var count: Int {
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
  package init?(parsing text: String) {
    let letters = text.compactMap { Letter($0) }
    guard letters.count == text.count, Lexicon.validLengths ~= letters.count else { return nil }
    self.init(letters)
  }

  /// Whether playing this word rules out `other`: a played word forbids itself and all its prefixes.
  package func forbids(_ other: Word) -> Bool { commonPrefixCount(with: other) == other.count }

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
  package static func < (left: Word, right: Word) -> Bool { left.bits < right.bits }
}

extension Word: CustomStringConvertible {
  /// The word in lower case.
  package var description: String {
    let count = count
    return String(unsafeUninitializedCapacity: count) { buffer in
      for position in 0..<count { buffer[position] = self[position].ascii }
      return count
    }
  }
}

/// How a character of a word list is spelled on a board, which shows only A to Z.
///
/// Letters lose their accents, and ligatures become two letters: é → e, ñ → n, å → a, ø → o, ß → ss, œ → oe, þ → th. This
/// covers the letters of Latin-1 and Latin Extended-A, and so most languages with a Latin alphabet.
enum ScalarSpelling: Equatable {
  /// One letter, or two for a ligature.
  case letters(Letter, Letter?)
  /// A combining accent, which adds no letter to the one before it.
  case accent
  /// A sign or letter in words that no board can spell.
  case unspellable(Obstacle)

  /// Why a board cannot spell a word.
  enum Obstacle {
    case hyphen
    case apostrophe
    /// Of another alphabet, or part of it.
    case letter
  }

  /// Finds out how a character is spelled; nil if it cannot be in a word, such as a digit or a comma.
  init?(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0..<0x80:
      switch scalar {
      case "-": self = .unspellable(.hyphen)
      case "'": self = .unspellable(.apostrophe)
      default:
        guard let letter = Letter(ascii: UInt8(truncatingIfNeeded: scalar.value)) else { return nil }
        self = .letters(letter, nil)
      }
    case 0xC6, 0xE6: self = ScalarSpelling("a", "e")
    case 0xDF, 0x1E9E: self = ScalarSpelling("s", "s")
    case 0xDE, 0xFE: self = ScalarSpelling("t", "h")
    case 0x132, 0x133: self = ScalarSpelling("i", "j")
    case 0x152, 0x153: self = ScalarSpelling("o", "e")
    // The signs for multiplication and division.
    case 0xD7, 0xF7: return nil
    case 0xC0..<0x180:
      let index = Int(scalar.value - 0xC0)
      let letter = ScalarSpelling.baseLetters.withUTF8Buffer { Letter(ascii: $0[index]) }
      self = letter.map { .letters($0, nil) } ?? .unspellable(.letter)
    // Romanian S and T with a comma below.
    case 0x218, 0x219: self = ScalarSpelling("s")
    case 0x21A, 0x21B: self = ScalarSpelling("t")
    case 0x300..<0x370: self = .accent
    // In Catalan words, as in col·legi.
    case 0xB7: self = .unspellable(.letter)
    case 0x2010, 0x2011: self = .unspellable(.hyphen)
    case 0x2018, 0x2019, 0x2BC: self = .unspellable(.apostrophe)
    // Control characters and signs; punctuation, arrows, drawings and the like; ideographic punctuation; what has no
    // meaning of its own.
    case 0x80..<0xC0, 0x2000..<0x2C00, 0x3000..<0x3040, 0xE000..<0xF900, 0xFE00..<0xFE10, 0xFEFF, 0xFFF0..<0x10000:
      return nil
    default: self = .unspellable(.letter)
    }
  }

  private init(_ first: Unicode.Scalar, _ second: Unicode.Scalar? = nil) {
    // Only called with letters.
    func letter(_ scalar: Unicode.Scalar) -> Letter {
      Letter(index: UInt8(scalar.value - ("a" as Unicode.Scalar).value))
    }
    self = .letters(letter(first), second.map(letter))
  }

  /// The letters U+00C0 to U+017F without their accents; a full stop for one that is not a letter with an accent.
  private static let baseLetters: StaticString = """
    aaaaaa.ceeeeiiiidnooooo.ouuuuy..aaaaaa.ceeeeiiiidnooooo.ouuuuy.y\
    aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii..jjkk.llllll.\
    .llnnnnnn.nnoooooo..rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs
    """
}
