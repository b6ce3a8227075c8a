/// A letter in the form that is compared: its blurred coverage on a coarse grid, and its aspect ratio.
public struct Glyph: Equatable, Sendable {
  /// How much of each cell is ink, 0 to 255, slightly blurred; ``side`` × ``side``, row-major. The
  /// bounding box fills the grid in both directions.
  let coverage: [UInt8]
  /// Width over height of the bounding box.
  public let aspectRatio: Float
  /// The sum of the squares of the coverage.
  private let energy: UInt32

  /// Cells a row and a column.
  static let side = 24

  /// How many cells there are.
  static let cellCount = side * side

  /// - Precondition: there are ``cellCount`` values, and the ratio is above 0.
  init(coverage: [UInt8], aspectRatio: Float) {
    precondition(coverage.count == Glyph.cellCount && aspectRatio > 0)
    self.coverage = coverage
    self.aspectRatio = aspectRatio
    energy = coverage.reduce(0) { $0 + UInt32($1) * UInt32($1) }
  }

  /// Averages a mask over the cells and blurs it.
  public init(_ mask: GlyphMask) {
    let blurred = Glyph.blurred(Glyph.averaged(mask))
    self.init(coverage: blurred.map { UInt8($0.rounded()) }, aspectRatio: mask.aspectRatio)
  }
}

extension Glyph {
  /// The coverage as a picture, ``side`` × ``side``, black ink on white.
  public var image: GrayImage {
    GrayImage(width: Glyph.side, height: Glyph.side, values: coverage.map { 255 - $0 })
  }
}

extension Glyph {
  /// The ink of each cell, 0 to 255.
  private static func averaged(_ mask: GlyphMask) -> [Float] {
    let rowsPerCell = GlyphMask.height / side
    let columnsPerCell = Float(mask.width) / Float(side)
    let scale = 255 / (columnsPerCell * Float(rowsPerCell))
    var cells: [Float] = []
    cells.reserveCapacity(cellCount)
    // Element n: the ink of the first n columns, in the rows of a cell.
    var sums = [Float](repeating: 0, count: mask.width + 1)
    for cellRow in 0..<side {
      for x in 0..<mask.width {
        let ink = (0..<rowsPerCell).count { mask[x, cellRow * rowsPerCell + $0] }
        sums[x + 1] = sums[x] + Float(ink)
      }
      func sum(upTo x: Float) -> Float {
        let whole = min(Int(x), mask.width - 1)
        return sums[whole] + (x - Float(whole)) * (sums[whole + 1] - sums[whole])
      }
      for cellColumn in 0..<side {
        let start = Float(cellColumn) * columnsPerCell
        cells.append(min((sum(upTo: start + columnsPerCell) - sum(upTo: start)) * scale, 255))
      }
    }
    return cells
  }

  /// The binomial coefficients of order 8 over their sum: nearly a Gaussian of 1.4 cells.
  private static let kernel: [Float] = [1, 8, 28, 56, 70, 56, 28, 8, 1].map { $0 / 256 }

  /// Blurs along rows, then along columns; there is no ink outside the grid.
  ///
  /// Strokes that are a little thicker, or a little elsewhere, then cost little, and ink in one place
  /// that is none in the other, such as the tail that makes an O a Q, costs the more.
  private static func blurred(_ cells: [Float]) -> [Float] {
    let reach = kernel.count / 2
    func blurred(_ cells: [Float], step: Int, lineStep: Int) -> [Float] {
      var result = [Float](repeating: 0, count: cellCount)
      for line in 0..<side {
        for place in 0..<side {
          for other in max(place - reach, 0)...min(place + reach, side - 1) {
            result[line * lineStep + place * step] +=
              kernel[other - place + reach] * cells[line * lineStep + other * step]
          }
        }
      }
      return result
    }
    return blurred(blurred(cells, step: 1, lineStep: side), step: side, lineStep: 1)
  }
}

extension Glyph {
  /// How alike two glyphs are, at most 1, which only equal ones reach.
  ///
  /// The Sørensen–Dice coefficient of the blurred coverages *a* and *b*, 2·Σ*ab* / (Σ*a*² + Σ*b*²), which is 1
  /// less the sum of the squared differences over that of the squares: ink that is missing counts as
  /// much as ink that is too much. From it is taken a tenth of how much the larger aspect ratio exceeds
  /// the smaller.
  public func similarity(to other: Glyph) -> Float {
    var product: UInt32 = 0
    coverage.withUnsafeBufferPointer { left in
      other.coverage.withUnsafeBufferPointer { right in
        // Both have cellCount values, whose products add up to less than 2³²; in this form the loop
        // becomes vector instructions.
        for cell in 0..<Glyph.cellCount { product &+= UInt32(left[cell]) &* UInt32(right[cell]) }
      }
    }
    let energies = Float(energy) + Float(other.energy)
    guard energies > 0 else { return 0 }
    let wider = max(aspectRatio, other.aspectRatio) / min(aspectRatio, other.aspectRatio)
    return 2 * Float(product) / energies - Glyph.aspectPenalty * (wider - 1)
  }

  private static let aspectPenalty: Float = 0.1
}
