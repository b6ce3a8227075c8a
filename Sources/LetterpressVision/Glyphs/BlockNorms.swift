/// The norms of the blocks of glyphs, by which similarities are bounded at a tenth of the cost: no sum of products is greater than the
/// product of the norms (Cauchy–Schwarz).
struct BlockNorms: Sendable {
  private static let (width, height) = (6, 4)
  private static let count = Glyph.cellCount / (width * height)

  /// Those of one glyph after the other, rounded up, so that the bound remains one.
  private var norms: [Int16] = []

  /// - Complexity: O(cells of the glyphs).
  init(_ glyphs: [Glyph]) {
    norms.reserveCapacity(glyphs.count * BlockNorms.count)
    var columns = [Int32](repeating: 0, count: Glyph.side)
    columns.withUnsafeMutableBufferPointer { columns in
      for glyph in glyphs {
        glyph.coverage.withUnsafeBufferPointer { cells in
          // In bounds: the blocks fill the grid.
          for top in stride(from: 0, to: Glyph.side, by: BlockNorms.height) {
            for x in 0..<Glyph.side { columns[x] = 0 }
            for y in top..<top &+ BlockNorms.height {
              // Whole rows at a time, so that the loop vectorizes.
              for x in 0..<Glyph.side {
                let cell = Int32(cells[y &* Glyph.side &+ x])
                columns[x] &+= cell &* cell
              }
            }
            for left in stride(from: 0, to: Glyph.side, by: BlockNorms.width) {
              var energy: Int32 = 0
              for x in left..<left &+ BlockNorms.width { energy &+= columns[x] }
              norms.append(Int16(Float(energy).squareRoot().rounded(.up)))
            }
          }
        }
      }
    }
  }

  /// A bound of the sum of the products of two glyphs' coverages.
  ///
  /// - Parameters:
  ///   - own: the norms of the first glyph alone.
  ///   - index: the place of the second one here.
  func product(_ own: BlockNorms, at index: Int) -> UInt32 {
    var product: Int32 = 0
    own.norms.withUnsafeBufferPointer { own in
      norms.withUnsafeBufferPointer { norms in
        let start = index &* BlockNorms.count
        for block in 0..<BlockNorms.count { product &+= Int32(own[block]) &* Int32(norms[start &+ block]) }
      }
    }
    return UInt32(product)
  }
}
