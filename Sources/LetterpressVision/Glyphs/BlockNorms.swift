/// The norms of a glyph's blocks, by which its similarity to another one is bounded at a tenth of the cost: no sum of products is
/// greater than the product of the norms (Cauchy–Schwarz).
enum BlockNorms {
  private static let (width, height) = (6, 4)
  static let count = Glyph.cellCount / (width * height)

  /// - Complexity: O(cells).
  static func all(of glyph: Glyph) -> [Int16] { all(of: CollectionOfOne(glyph)) }

  static func all(of templates: [GlyphTemplate]) -> [Int16] { all(of: templates.lazy.map { $0.glyph }) }

  static func all(of glyphs: some Collection<Glyph>) -> [Int16] {
    var norms: [Int16] = []
    norms.reserveCapacity(glyphs.count * count)
    for glyph in glyphs {
      glyph.coverage.withUnsafeBufferPointer { cells in
        for top in stride(from: 0, to: Glyph.side, by: height) {
          for left in stride(from: 0, to: Glyph.side, by: width) {
            // In bounds: the blocks fill the grid.
            var energy: Int32 = 0
            for y in top..<top &+ height {
              for x in left..<left &+ width {
                let cell = Int32(cells[y &* Glyph.side &+ x])
                energy &+= cell &* cell
              }
            }
            // Rounded up, so that the bound remains one.
            norms.append(Int16(Float(energy).squareRoot().rounded(.up)))
          }
        }
      }
    }
    return norms
  }

  /// A similarity that a glyph and a template do not exceed.
  ///
  /// - Parameter index: the place of the template's norms among all.
  static func bound(of glyph: Glyph, _ norms: [Int16], _ template: Glyph, _ others: [Int16], at index: Int) -> Float {
    var product: Int32 = 0
    norms.withUnsafeBufferPointer { norms in
      others.withUnsafeBufferPointer { others in
        let start = index &* count
        for block in 0..<count { product &+= Int32(norms[block]) &* Int32(others[start &+ block]) }
      }
    }
    return glyph.similarity(to: template, product: UInt32(product))
  }
}
