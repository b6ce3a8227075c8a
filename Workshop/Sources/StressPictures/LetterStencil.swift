internal import LetterpressSolver
internal import LetterpressVision
internal import SamplePictures

/// The coverage of each pixel by a letter or digit, which can be drawn at any size.
package struct LetterStencil: Sendable {
  let width: Int
  let height: Int
  /// The summed-area table of the coverage, 0 to 1 per pixel: `(height + 1) × (width + 1)`, row-major.
  private let sums: [Float]

  /// Cuts out the part of a picture that differs from the paper's colour; nil if nothing does.
  init?(_ image: RGBImage, _ columns: Range<Int>, _ rows: Range<Int>, paper: RGBColor, ink: RGBColor) {
    let full = ink.difference(from: paper)
    func coverage(_ x: Int, _ y: Int) -> Float { min(image[x, y].difference(from: paper) / full, 1) }
    let inkedRows = rows.filter { y in columns.contains { coverage($0, y) > 0.1 } }
    let inkedColumns = columns.filter { x in rows.contains { coverage(x, $0) > 0.1 } }
    guard let top = inkedRows.first, let bottom = inkedRows.last, let left = inkedColumns.first,
      let right = inkedColumns.last
    else { return nil }
    let (width, height) = (right - left + 1, bottom - top + 1)
    var sums = [Float](repeating: 0, count: (width + 1) * (height + 1))
    for y in 0..<height {
      for x in 0..<width {
        let above = y * (width + 1) + x
        let below = above + width + 1
        sums[below + 1] = coverage(left + x, top + y) + sums[below] + sums[above + 1] - sums[above]
      }
    }
    self.width = width
    self.height = height
    self.sums = sums
  }

  /// Returns the mean coverage of a rectangle, in the stencil's own pixels.
  func coverage(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> Float {
    let area = Float((right - left) * (bottom - top))
    return (sum(right, bottom) - sum(left, bottom) - sum(right, top) + sum(left, top)) / area
  }

  private func sum(_ x: Double, _ y: Double) -> Float {
    let (x, y) = (min(max(x, 0), Double(width)), min(max(y, 0), Double(height)))
    let (column, row) = (min(Int(x), width - 1), min(Int(y), height - 1))
    let (partX, partY) = (Float(x - Double(column)), Float(y - Double(row)))
    let corner = row * (width + 1) + column
    let upper = sums[corner] * (1 - partX) + sums[corner + 1] * partX
    let lower = sums[corner + width + 1] * (1 - partX) + sums[corner + width + 2] * partX
    return upper * (1 - partY) + lower * partY
  }
}

extension LetterStencil {
  /// A to Z, from the samples.
  static let letters: [LetterStencil] = {
    var stencils: [Letter: LetterStencil] = [:]
    for board in Samples.boards {
      for (tile, letter) in board.letters.enumerated() where stencils[letter] == nil {
        let paper = board.color(row: tile / 5, column: tile % 5)
        stencils[letter] = LetterStencil(
          board.image, board.layout.columns(of: tile % 5), board.layout.rows(of: tile / 5), paper: paper,
          ink: SampleTheme.ink(on: paper))
      }
    }
    return Letter.all.compactMap { stencils[$0] }
  }()

  /// 0 to 9, from the scores of the samples.
  static let digits: [LetterStencil] = {
    var stencils: [Int: LetterStencil] = [:]
    for board in Samples.boards {
      let scores = board.isRedLeft ? [board.scores.red, board.scores.blue] : [board.scores.blue, board.scores.red]
      for (avatar, score) in zip(board.layout.avatars, scores) {
        for (digit, stencil) in zip(Array(String(score)), digits(of: board, under: avatar)) {
          if let value = digit.wholeNumberValue, stencils[value] == nil { stencils[value] = stencil }
        }
      }
    }
    return stencils.sorted { $0.key < $1.key }.map(\.value)
  }()

  /// Returns the digits under an avatar, split at blank columns.
  private static func digits(of board: SampleBoard, under avatar: SampleLayout.Point) -> [LetterStencil] {
    let (scale, baseline) = (board.layout.scale, avatar.y + board.layout.radius + 27 * board.layout.scale)
    let rows = Int(baseline - 22 * scale)..<Int(baseline + 3 * scale)
    let columns = Int(avatar.x - 24 * scale)..<Int(avatar.x + 24 * scale)
    let paper = board.image[1, 1]
    let isInked = columns.map { x in rows.contains { board.image[x, $0].difference(from: paper) > 12 } }
    var parts: [Range<Int>] = []
    for (x, isInked) in zip(columns, isInked) where isInked {
      if let last = parts.last, last.upperBound == x {
        parts[parts.count - 1] = last.lowerBound..<x + 1
      } else {
        parts.append(x..<x + 1)
      }
    }
    let ink =
      paper.vector.sum() < 384 ? RGBColor.rgb(236, 236, 236) : paper.blended(with: .black, part: 0.65)
    return parts.compactMap { LetterStencil(board.image, $0, rows, paper: paper, ink: ink) }
  }
}

extension PictureCanvas {
  /// Draws a letter at a height; returns its width.
  @discardableResult
  mutating func draw(_ stencil: LetterStencil, x: Double, y: Double, height: Double, _ color: RGBColor) -> Double {
    let zoom = Double(stencil.height) / height
    let width = Double(stencil.width) / zoom
    let rows = Int(y.rounded(.down))..<Int((y + height).rounded(.up))
    let columns = Int(x.rounded(.down))..<Int((x + width).rounded(.up))
    for row in rows.clamped(to: 0..<self.height) {
      for column in columns.clamped(to: 0..<self.width) {
        let (left, top) = ((Double(column) - x) * zoom, (Double(row) - y) * zoom)
        blend(column, row, color, part: stencil.coverage(left, top, left + zoom, top + zoom))
      }
    }
    return width
  }

  /// Draws a letter centred on a point.
  mutating func draw(_ stencil: LetterStencil, middleX: Double, middleY: Double, height: Double, _ color: RGBColor) {
    let width = Double(stencil.width) / Double(stencil.height) * height
    draw(stencil, x: middleX - width / 2, y: middleY - height / 2, height: height, color)
  }
}
