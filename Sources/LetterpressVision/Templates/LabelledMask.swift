internal import LetterpressSolver

/// A binarized letter or digit and what it is: templates that agree in both are the same.
package struct LabelledMask: Hashable, Sendable {
  package let symbol: GlyphSymbol
  package let mask: GlyphMask

  package init(symbol: GlyphSymbol, mask: GlyphMask) {
    (self.symbol, self.mask) = (symbol, mask)
  }

  /// The form that glyphs are compared with.
  package var template: GlyphTemplate { GlyphTemplate(symbol: symbol, glyph: Glyph(mask)) }
}

// Packed masks are meant to be sent over a network: their number, which is a byte, then the decisions that tell them, coded by a
// `BitCoder`. They take a sixth of what the templates made of them take with brotli.

extension LabelledMask {
  /// Packs up to 255 masks.
  ///
  /// - Complexity: O(pixels).
  package static func packed(_ masks: [LabelledMask]) -> [UInt8] {
    let coding = MaskCoding()
    var encoder = BitEncoder()
    for mask in masks { _ = coding.code(mask, with: &encoder) }
    return [UInt8(masks.count)] + encoder.bytes
  }

  /// Unpacks masks.
  ///
  /// - Precondition: the bytes come from ``packed(_:)``.
  /// - Complexity: O(pixels).
  package static func unpacking(_ bytes: UnsafeRawBufferPointer) -> [LabelledMask] {
    let coding = MaskCoding()
    var decoder = BitDecoder(UnsafeRawBufferPointer(rebasing: bytes[1...]))
    return (0..<bytes[0]).map { _ in coding.code(nil, with: &decoder) }
  }
}

/// Codes masks row by row. Many rows repeat the one above. In others, whether a pixel is ink depends on the ten nearest before it, as
/// in JBIG.
private struct MaskCoding {
  private let symbols = BitChances(count: 1 << 7)
  private let widths = BitChances(count: 1 << 9)
  private let repetitions = BitChances(count: 2)
  private let pixels = BitChances(count: 1 << 10)

  /// - Parameter original: for an encoder, the mask.
  func code(_ original: LabelledMask?, with coder: inout some BitCoder) -> LabelledMask {
    let ascii = coder.code(Int(original?.symbol.ascii ?? 0), bitCount: 7, by: symbols, context: 0)
    let width = coder.code(original?.mask.width ?? 0, bitCount: 9, by: widths, context: 0)
    guard let symbol = GlyphSymbol(ascii: UInt8(ascii)) else { preconditionFailure("packed masks of another version") }
    var ink: [Bool] = []
    var above = [Bool](repeating: false, count: width)
    var secondAbove = above
    var isRepeated = false
    for y in 0..<GlyphMask.height {
      let row = original.map { Array($0.mask.ink[y * width..<(y + 1) * width]) }
      isRepeated = coder.code(row == above, by: repetitions, at: isRepeated ? 1 : 0)
      (above, secondAbove) = (isRepeated ? above : code(row, below: above, secondAbove, with: &coder), above)
      ink += above
    }
    return LabelledMask(symbol: symbol, mask: GlyphMask(width: width, ink: ink))
  }

  private func code(
    _ original: [Bool]?, below above: [Bool], _ secondAbove: [Bool], with coder: inout some BitCoder
  ) -> [Bool] {
    var row: [Bool] = []
    // The pixels above, up to two columns further right, those two rows above, up to one, and those to the left.
    var context = (above: 0, secondAbove: 0, left: 0)
    func pixel(_ x: Int, of row: [Bool]) -> Int { row.indices.contains(x) && row[x] ? 1 : 0 }
    for x in -2..<above.count {
      context.above = (context.above << 1 | pixel(x + 2, of: above)) & 31
      context.secondAbove = (context.secondAbove << 1 | pixel(x + 1, of: secondAbove)) & 7
      if x < 0 { continue }
      let isInk = coder.code(
        original?[x] ?? false, by: pixels, at: context.above << 5 | context.secondAbove << 2 | context.left)
      row.append(isInk)
      context.left = (context.left << 1 | (isInk ? 1 : 0)) & 3
    }
    return row
  }
}
