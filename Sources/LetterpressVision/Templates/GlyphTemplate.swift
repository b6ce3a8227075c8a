public import LetterpressSolver

/// A glyph known to be a certain letter or digit.
public struct GlyphTemplate: Equatable, Sendable {
  /// What the glyph shows.
  public let symbol: GlyphSymbol
  /// The form used for comparison.
  public let glyph: Glyph
  /// Whether it was learnt from a labelled picture, and is not built in.
  package let isLearnt: Bool
  /// How the letter stood on its tile; nil if that was not recorded.
  package let stance: LetterStance?

  /// Creates a template of a letter or a digit.
  ///
  /// - Precondition: a digit is 0 to 9.
  public init(symbol: GlyphSymbol, glyph: Glyph) {
    precondition((0...9).contains(symbol.digit ?? 0), "not a digit")
    (self.symbol, self.glyph) = (symbol, glyph)
    (isLearnt, stance) = (false, nil)
  }

  /// Creates a template of a letter that was learnt.
  package init(learnt letter: Letter, glyph: Glyph, stance: LetterStance?) {
    (symbol, self.glyph) = (.letter(letter), glyph)
    (isLearnt, self.stance) = (true, stance)
  }
}

/// How a letter that was learnt stood on its tile. A glyph fills its box whatever the letter's size, so it does not say that.
///
/// In some typefaces a letter is higher than the others, or has a second stroke beside it, so that it looks as if something lay on
/// the tile. Who has taught it wants it to be read all the same.
public struct LetterStance: Equatable, Sendable {
  /// The letter's height, in thousandths of a tile.
  let height: Int
  /// How far the letter was to the right of where most of its board were on their tiles, in thousandths of a tile.
  let shift: Int
  /// Whether another sign stood beside it, such as the second stroke of a stencil.
  let isMarked: Bool

  /// - Parameters:
  ///   - height: in tiles.
  ///   - shift: in tiles.
  init(height: Double, shift: Double, isMarked: Bool) {
    func thousandths(_ tiles: Double, _ range: ClosedRange<Int>) -> Int {
      min(max(Int((1000 * tiles).rounded()), range.lowerBound), range.upperBound)
    }
    self.height = thousandths(height, LetterStance.heights)
    self.shift = thousandths(shift, LetterStance.shifts)
    self.isMarked = isMarked
  }

  private static let heights = 1...1000
  private static let shifts = -500...500

  /// Whether letters that stood like this and like that stand the same, but for a pixel.
  func isLike(_ other: LetterStance) -> Bool {
    isMarked == other.isMarked && 50 * abs(height - other.height) <= height && abs(shift - other.shift) <= 10
  }
}

/// As a number from 1 on for files: the height in its lowest 10 bits, the shift plus 1,000 in the next 11, then whether it is marked.
extension LetterStance {
  package var code: Int { height | (shift + 1000) << 10 | (isMarked ? 1 << 21 : 0) }

  /// - Returns: nil if no stance has this code.
  package init?(code: Int) {
    (height, shift, isMarked) = (code & 0x3FF, (code >> 10 & 0x7FF) - 1000, code >> 21 == 1)
    guard 0..<1 << 22 ~= code, LetterStance.heights ~= height, LetterStance.shifts ~= shift else { return nil }
  }
}

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
