/// A letter in the form used for comparison: its blurred coverage on a coarse grid, and its aspect ratio.
public struct Glyph: Equatable, Sendable {
  /// The share of ink in each cell, 0 to 255, slightly blurred; ``side`` × ``side``, row-major. The bounding box is
  /// scaled to fill the grid in both directions.
  package let coverage: [UInt8]
  /// Width over height of the bounding box.
  public let aspectRatio: Float
  /// The sum of the squares of the coverage.
  private let energy: UInt32

  /// The number of cells per row and per column.
  public static let side = 24

  static let cellCount = side * side

  /// - Precondition: there are ``cellCount`` values, and the ratio is above 0.
  init(coverage: [UInt8], aspectRatio: Float) {
    precondition(coverage.count == Glyph.cellCount && aspectRatio > 0)
    self.coverage = coverage
    self.aspectRatio = aspectRatio
    var energy: UInt32 = 0
    coverage.withUnsafeBufferPointer { cells in
      // Less than 2³². In this form the loop vectorizes.
      for cell in 0..<Glyph.cellCount { energy &+= UInt32(cells[cell]) &* UInt32(cells[cell]) }
    }
    self.energy = energy
  }

  /// Creates a glyph by averaging a mask over the cells and blurring it.
  ///
  /// - Complexity: O(pixels of the mask).
  public init(_ mask: GlyphMask) {
    let blurred = Glyph.blurred(Glyph.averaged(mask))
    self.init(coverage: blurred.map { UInt8($0 + 0.5) }, aspectRatio: mask.aspectRatio)
  }
}

extension Glyph {
  /// The coverage as a picture, ``side`` × ``side``, black ink on white.
  public var image: GrayImage {
    GrayImage(width: Glyph.side, height: Glyph.side, values: coverage.map { 255 - $0 })
  }
}

extension Glyph {
  /// Returns the ink of each cell, 0 to 255.
  private static func averaged(_ mask: GlyphMask) -> [Float] {
    let rowsPerCell = GlyphMask.height / side
    let columnsPerCell = Float(mask.width) / Float(side)
    let scale = 255 / (columnsPerCell * Float(rowsPerCell))
    // Where each cell begins: a whole column and a fraction of it.
    let edges = (0...side).map { cell in
      let start = Float(cell) * columnsPerCell
      let column = min(Int(start), mask.width - 1)
      return (column: column, part: start - Float(column))
    }
    var cells: [Float] = []
    cells.reserveCapacity(cellCount)
    // Element n: the ink in the first n columns of a row of cells.
    var sums = [Float](repeating: 0, count: mask.width + 1)
    mask.ink.withUnsafeBufferPointer { ink in
      for cellRow in 0..<side {
        var sum: Float = 0
        for x in 0..<mask.width {
          var count: Int32 = 0
          // In bounds: the mask has side · rowsPerCell rows.
          for row in 0..<rowsPerCell { count &+= ink[(cellRow &* rowsPerCell &+ row) &* mask.width &+ x] ? 1 : 0 }
          sum += Float(count)
          sums[x + 1] = sum
        }
        var before: Float = 0
        for edge in edges.dropFirst() {
          let upTo = sums[edge.column] + edge.part * (sums[edge.column + 1] - sums[edge.column])
          cells.append(min((upTo - before) * scale, 255))
          before = upTo
        }
      }
    }
    return cells
  }

  /// The normalized binomial coefficients of order 8: nearly a Gaussian with σ = 1.4 cells.
  private static let kernel: [Float] = [1, 8, 28, 56, 70, 56, 28, 8, 1].map { $0 / 256 }

  /// Blurs along columns, then along rows, with no ink outside the grid.
  ///
  /// Strokes that are slightly thicker or displaced then cost little; ink that only one glyph has, such as the tail
  /// that makes an O a Q, costs more.
  private static func blurred(_ cells: [Float]) -> [Float] {
    turnedAndBlurred(turnedAndBlurred(cells))
  }

  /// Blurs along columns and transposes, so that two calls blur in both directions.
  private static func turnedAndBlurred(_ cells: [Float]) -> [Float] {
    let reach = kernel.count / 2
    var row = [Float](repeating: 0, count: side)
    return [Float](unsafeUninitializedCapacity: cellCount) { result, count in
      row.withUnsafeMutableBufferPointer { row in
        cells.withUnsafeBufferPointer { cells in
          for y in 0..<side {
            for x in 0..<side { row[x] = 0 }
            for other in max(y - reach, 0)...min(y + reach, side - 1) {
              // Whole rows at a time, so that the loop vectorizes.
              let weight = kernel[other - y + reach]
              for x in 0..<side { row[x] += weight * cells[other &* side &+ x] }
            }
            for x in 0..<side { result[x &* side &+ y] = row[x] }
          }
        }
      }
      count = cellCount
    }
  }
}

extension Glyph {
  /// Returns how alike two glyphs are: at most 1, reached only by equal glyphs.
  ///
  /// The Sørensen–Dice coefficient of the blurred coverages *a* and *b*, 2·Σ*ab* / (Σ*a*² + Σ*b*²), which is 1 minus
  /// the sum of squared differences over the sum of squares: missing ink counts as much as extra ink. A tenth of
  /// (larger aspect ratio / smaller − 1) is subtracted.
  ///
  /// - Complexity: O(cells), ``side`` × ``side`` of them.
  public func similarity(to other: Glyph) -> Float {
    var product: UInt32 = 0
    coverage.withUnsafeBufferPointer { left in
      other.coverage.withUnsafeBufferPointer { right in
        // Both have cellCount values, whose products add up to less than 2³². In this form the loop vectorizes.
        for cell in 0..<Glyph.cellCount { product &+= UInt32(left[cell]) &* UInt32(right[cell]) }
      }
    }
    return similarity(to: other, product: Float(product))
  }

  /// - Parameter product: the sum of the products of both coverages, or a bound of it.
  func similarity(to other: Glyph, product: Float) -> Float {
    let energies = Float(energy) + Float(other.energy)
    guard energies > 0 else { return 0 }
    let wider = max(aspectRatio, other.aspectRatio) / min(aspectRatio, other.aspectRatio)
    return 2 * product / energies - Glyph.aspectPenalty * (wider - 1)
  }

  private static let aspectPenalty: Float = 0.1
}
