/// A binarized letter, cut to its bounding box and scaled to a fixed height.
public struct GlyphMask: Hashable, Sendable {
  /// In pixels; the height is always ``height``.
  public let width: Int
  /// Whether each pixel is ink, ``height`` × ``width``, row-major.
  public let ink: [Bool]

  /// The height of every mask, in pixels.
  public static let height = 96

  /// The widths a mask may have: from a quarter of the thinnest I to twice the widest W.
  package static let widths = 4...288

  /// The ``aspectRatio`` that a mask may have.
  static let aspectRatios = Float(widths.lowerBound) / Float(height)...Float(widths.upperBound) / Float(height)

  /// - Precondition: `width` is 4 to 288, and there are ``height`` × `width` values.
  package init(width: Int, ink: [Bool]) {
    precondition(GlyphMask.widths.contains(width) && ink.count == width * GlyphMask.height)
    self.width = width
    self.ink = ink
  }

  /// Returns the width closest to an aspect ratio (width over height), within ``widths``.
  static func width(forAspectRatio ratio: Double) -> Int {
    let width = (ratio * Double(height)).rounded()
    return Int(min(max(width, Double(widths.lowerBound)), Double(widths.upperBound)))
  }

  /// Width over height.
  public var aspectRatio: Float { Float(width) / Float(GlyphMask.height) }

  /// - Precondition: `x` is below ``width``, `y` below ``height``.
  public subscript(x: Int, y: Int) -> Bool { ink[y * width + x] }
}

extension GlyphMask {
  /// The mask as a picture, black ink on white.
  public var image: GrayImage {
    GrayImage(width: width, height: GlyphMask.height, values: ink.map { $0 ? 0 : 255 })
  }

  /// Creates a mask from the picture of one, or from any drawing of a letter. Pixels darker than middle grey are ink;
  /// nil if there are none.
  ///
  /// - Complexity: O(pixels).
  public init?(_ image: RGBImage) {
    let gray = GrayImage(lumaOf: image)
    let coverage = Coverage(
      distances: gray.values.map { $0 < 128 ? 255 : 0 }, width: gray.width, height: gray.height, ink: 255)
    guard let box = coverage.inkBox() else { return nil }
    // A file written by this program has the standard height and no margin. It is taken unchanged, so that writing and
    // reading a mask is the identity.
    if box == Rect(x: 0, y: 0, width: gray.width, height: gray.height), gray.height == GlyphMask.height,
      GlyphMask.widths.contains(gray.width)
    {
      self.init(width: gray.width, ink: gray.values.map { $0 < 128 })
    } else {
      self = coverage.glyph(in: box)
    }
  }
}

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
