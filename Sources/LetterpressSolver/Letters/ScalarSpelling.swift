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
