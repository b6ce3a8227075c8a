/// The norms of the blocks of glyphs, by which similarities are bounded at a tenth of the cost: no sum of products is greater than the
/// product of the norms (Cauchy–Schwarz).
struct BlockNorms: Sendable {
  private static let (width, height) = (6, 4)
  /// How many vectors the norms of one glyph fill.
  private static let vectors = Glyph.cellCount / (width * height) / SIMD8<Float>.scalarCount

  /// Those of one glyph after the other.
  private var norms: [SIMD8<Float>] = []

  /// - Complexity: O(cells of the glyphs).
  init(_ glyphs: [Glyph]) {
    norms = [SIMD8<Float>](repeating: .zero, count: glyphs.count * BlockNorms.vectors)
    var columns = [SIMD8<UInt32>](repeating: .zero, count: Glyph.side / 8)
    norms.withUnsafeMutableBytes { norms in
      columns.withUnsafeMutableBytes { columns in
        let norms = norms.bindMemory(to: Float.self)
        let energies = columns.bindMemory(to: SIMD8<UInt32>.self)
        let columnEnergies = UnsafeRawBufferPointer(columns).assumingMemoryBound(to: UInt32.self)
        var place = 0
        for glyph in glyphs {
          glyph.coverage.withUnsafeBytes { cells in
            // In bounds: the blocks fill the grid.
            for top in stride(from: 0, to: Glyph.side, by: BlockNorms.height) {
              for index in energies.indices {
                var energy = SIMD8<UInt32>.zero
                for y in top..<top &+ BlockNorms.height {
                  let row = cells.loadUnaligned(fromByteOffset: y &* Glyph.side &+ index &* 8, as: SIMD8<UInt8>.self)
                  let ink = SIMD8<UInt32>(truncatingIfNeeded: row)
                  energy &+= ink &* ink
                }
                energies[index] = energy
              }
              for left in stride(from: 0, to: Glyph.side, by: BlockNorms.width) {
                var energy: UInt32 = 0
                for x in left..<left &+ BlockNorms.width { energy &+= columnEnergies[x] }
                norms[place] = Float(energy).squareRoot()
                place &+= 1
              }
            }
          }
        }
      }
    }
  }

  /// More than the floating-point numbers of ``product(_:at:)`` may fall short of the exact sum, relative to it.
  private static let slack: Float = 1.000_01

  /// A bound of the sum of the products of two glyphs' coverages.
  ///
  /// - Parameters:
  ///   - own: the norms of the first glyph alone.
  ///   - index: the place of the second one here.
  func product(_ own: BlockNorms, at index: Int) -> Float {
    own.norms.withUnsafeBufferPointer { own in
      norms.withUnsafeBufferPointer { norms in
        let start = index &* BlockNorms.vectors
        var products = SIMD8<Float>.zero
        for vector in 0..<BlockNorms.vectors { products += own[vector] * norms[start &+ vector] }
        return products.sum() * BlockNorms.slack
      }
    }
  }
}
