internal import LetterpressVision
internal import SamplePictures

extension NonBoardPainter {
  /// How to draw the cells of a lattice.
  private struct Cells {
    var columns: Int
    var rows: Int
    /// The height of a capital, as a share of the pitch.
    var capHeight: Double
    /// Whether each cell has its own colour.
    var areColored: Bool
    /// The gap between cells, as a share of the pitch.
    var gap: Double
    /// The radius of corners, as a share of the pitch.
    var radius: Double
  }

  /// Visits the cells of a lattice somewhere in the picture.
  private mutating func drawCells(
    _ cells: Cells, content: (inout NonBoardPainter, _ index: Int, _ box: Box, _ ink: RGBColor) -> Void
  ) {
    let pitch = min(width / Double(cells.columns), height / Double(cells.rows)) * random(0.7...1)
    let left = (width - pitch * Double(cells.columns)) * random(0...1)
    let top = (height - pitch * Double(cells.rows)) * random(0...1)
    let palette = [color(), color(), paper]
    for index in 0..<cells.columns * cells.rows {
      let box = Box(
        x: left + pitch * Double(index % cells.columns), y: top + pitch * Double(index / cells.columns),
        width: pitch, height: pitch)
      var ink = ink
      if cells.areColored {
        let fill = pick(palette)
        let gap = cells.gap * pitch
        canvas.fill(
          Box(x: box.x + gap / 2, y: box.y + gap / 2, width: pitch - gap, height: pitch - gap),
          radius: cells.radius * pitch, fill)
        ink = contrary(to: fill)
      }
      content(&self, index, box, ink)
    }
  }

  /// Draws a letter or a digit in the middle of a cell.
  private mutating func draw(_ stencil: LetterStencil, in box: Box, capHeight: Double, _ ink: RGBColor) {
    canvas.draw(
      stencil, middleX: box.x + box.width / 2, middleY: box.y + box.height / 2, height: capHeight * box.width, ink)
  }

  /// Draws other games' boards and tables of letters.
  mutating func drawCapitals() {
    let (columns, rows) = pick([
      (4, 4), (6, 6), (7, 9), (15, 15), (5, 6), (6, 5), (4, 5), (8, 8), (3, 3), (5, 4), (10, 10),
    ])
    let cells = Cells(
      columns: columns, rows: rows, capHeight: random(0.4...0.56), areColored: flip(),
      gap: flip() ? 0 : random(0...0.12), radius: flip() ? 0 : random(0...0.2))
    drawCells(cells) { painter, _, box, ink in
      painter.draw(painter.letter(), in: box, capHeight: cells.capHeight, ink)
    }
  }

  /// Draws a clean lattice of capitals.
  mutating func drawCapitals(columns: Int, rows: Int) {
    let cells = Cells(columns: columns, rows: rows, capHeight: 0.46, areColored: false, gap: 0, radius: 0)
    drawCells(cells) { painter, _, box, ink in
      painter.draw(painter.letter(), in: box, capHeight: cells.capHeight, ink)
    }
  }

  mutating func drawWordSearch() {
    let side = pick([10, 12, 13, 15])
    let cells = Cells(columns: side, rows: side, capHeight: random(0.35...0.6), areColored: false, gap: 0, radius: 0)
    drawCells(cells) { painter, index, box, ink in
      if index % 17 == 3 {
        let ring = Box(x: box.x, y: box.y + 0.1 * box.width, width: 3 * box.width, height: 0.8 * box.height)
        painter.canvas.fill(ring, radius: 0.4 * box.width, painter.paper.blended(with: .rgb(255, 200, 0), part: 0.5))
      }
      painter.draw(painter.letter(), in: box, capHeight: cells.capHeight, ink)
    }
  }

  mutating func drawDigits() {
    let (columns, rows) = pick([(5, 5), (9, 9), (3, 3), (4, 4), (5, 5), (10, 10), (7, 5)])
    let cells = Cells(
      columns: columns, rows: rows, capHeight: random(0.4...0.56), areColored: flip(), gap: 0, radius: 0)
    drawCells(cells) { painter, _, box, ink in
      painter.draw(painter.digit(), in: box, capHeight: cells.capHeight, ink)
    }
  }

  mutating func drawButtons() {
    let cells = Cells(
      columns: 5, rows: 5, capHeight: random(0.3...0.5), areColored: true, gap: random(0.05...0.2),
      radius: random(0.1...0.45))
    drawCells(cells) { painter, _, box, ink in
      painter.draw(painter.digit(), in: box, capHeight: cells.capHeight, ink)
    }
  }

  mutating func drawPlainTiles() {
    let isRound = flip()
    let size = random(0.35...0.95)
    let cells = Cells(columns: 5, rows: 5, capHeight: 0, areColored: false, gap: 0, radius: 0)
    drawCells(cells) { painter, _, box, ink in
      let inset = (1 - size) / 2 * box.width
      let inner = Box(x: box.x + inset, y: box.y + inset, width: size * box.width, height: size * box.width)
      if isRound { painter.canvas.fillEllipse(in: inner, ink) } else { painter.canvas.fill(inner, ink) }
    }
  }

  mutating func drawIcons() {
    let cells = Cells(columns: 4, rows: 6, capHeight: 0, areColored: true, gap: random(0.3...0.45), radius: 0.14)
    drawCells(cells) { painter, _, box, ink in
      if painter.flip() {
        painter.draw(painter.letter(), in: box, capHeight: 0.35, ink)
      } else {
        let size = 0.3 * box.width
        painter.canvas.fillEllipse(
          in: Box(x: box.x + 0.35 * box.width, y: box.y + 0.35 * box.width, width: size, height: size), painter.color())
      }
      var x = box.x + 0.2 * box.width
      for _ in 0..<5 {
        x += painter.canvas.draw(
          painter.letter(), x: x, y: box.endY - 0.12 * box.width, height: 0.08 * box.width, painter.ink)
      }
    }
  }

  /// Draws a lattice of small squares of random colours, with gaps.
  mutating func drawSquares(sides: ClosedRange<Double> = 6...40) {
    let side = random(sides)
    let pitch = side * random(1.2...2.3)
    let shades = [ink, ink, color()]
    var y = 0.0
    while y < height {
      var x = 0.0
      while x < width {
        canvas.fill(Box(x: x, y: y, width: side, height: side), pick(shades))
        x += pitch
      }
      y += pitch
    }
  }
}
