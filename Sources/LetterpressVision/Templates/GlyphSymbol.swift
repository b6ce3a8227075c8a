public import LetterpressSolver

/// What a glyph shows: a letter of the board or a digit of the scores.
public enum GlyphSymbol: Hashable, Sendable {
  /// A to Z.
  case letter(Letter)
  /// 0 to 9.
  case digit(Int)

  /// The letter; nil for a digit.
  public var letter: Letter? {
    switch self {
    case .letter(let letter): letter
    case .digit: nil
    }
  }

  /// The digit; nil for a letter.
  public var digit: Int? {
    switch self {
    case .letter: nil
    case .digit(let digit): digit
    }
  }
}

extension GlyphSymbol {
  /// Its character in ASCII: `A` to `Z`, `0` to `9`.
  package var ascii: UInt8 {
    switch self {
    case .letter(let letter): UInt8(ascii: "A") + letter.index
    case .digit(let digit): UInt8(ascii: "0") + UInt8(digit)
    }
  }

  /// The symbol of an upper-case letter or a digit; nil for any other byte.
  init?(ascii: UInt8) {
    switch ascii {
    case UInt8(ascii: "A")...UInt8(ascii: "Z"): self = .letter(Letter(index: ascii - UInt8(ascii: "A")))
    case UInt8(ascii: "0")...UInt8(ascii: "9"): self = .digit(Int(ascii - UInt8(ascii: "0")))
    default: return nil
    }
  }
}
