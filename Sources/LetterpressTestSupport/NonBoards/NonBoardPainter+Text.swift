internal import LetterpressVision

extension NonBoardPainter {
  /// Draws lines of words; most letters are smaller, as in a text.
  mutating func drawText() {
    let columns = pick([1, 1, 2, 3])
    let size = random(8...40)
    let margin = random(0.03...0.1) * width
    let gutter = 2 * size
    let columnWidth = (width - 2 * margin - Double(columns - 1) * gutter) / Double(columns)
    let spacing = random(1.5...2.4) * size
    let isCapital = Int.random(in: 0..<3, using: &generator) == 0
    for column in 0..<columns {
      let left = margin + Double(column) * (columnWidth + gutter)
      var baseline = margin + size
      while baseline < height - margin {
        // Some lines end a paragraph.
        let end = left + columnWidth * (Int.random(in: 0..<6, using: &generator) == 0 ? random(0.2...0.9) : 1)
        drawLine(from: left, to: end, baseline: baseline, size: size, isCapital: isCapital)
        baseline += spacing
      }
    }
  }

  private mutating func drawLine(from left: Double, to end: Double, baseline: Double, size: Double, isCapital: Bool) {
    var x = left
    while x < end {
      for _ in 0..<Int.random(in: 1...9, using: &generator) where x < end {
        let isTall = isCapital || Int.random(in: 0..<4, using: &generator) == 0
        let height = isTall ? size : 0.72 * size
        x += canvas.draw(letter(), x: x, y: baseline - height, height: height, ink) + 0.16 * size
      }
      x += 0.4 * size
    }
  }

  /// Draws three rows of keys below lines of text.
  mutating func drawKeyboard() {
    let keysTop = drawKeys()
    var baseline = 0.08 * width
    while baseline < keysTop - 0.1 * width {
      drawLine(from: 0.05 * width, to: 0.9 * width, baseline: baseline, size: 0.035 * width, isCapital: false)
      baseline += 0.07 * width
    }
  }

  /// Draws three rows of keys at the bottom; returns their top edge.
  @discardableResult
  mutating func drawKeys() -> Double {
    let rows = ["qwertyuiop", "asdfghjkl", "zxcvbnm"].map { $0.utf8.map { Int($0) - 97 } }
    let (pitch, rowHeight) = (width / 10, width / 10 * random(1...1.6))
    let keysTop = height - 4 * rowHeight
    let key = paper.blended(with: flip() ? .white : .black, part: Float(random(0.05...0.4)))
    canvas.fill(Box(x: 0, y: keysTop - 8, width: width, height: height), paper.blended(with: .black, part: 0.1))
    for (row, letters) in rows.enumerated() {
      for (column, letter) in letters.enumerated() {
        let x = (width - Double(letters.count) * pitch) / 2 + Double(column) * pitch
        let y = keysTop + Double(row) * rowHeight
        let box = Box(x: x + 0.06 * pitch, y: y + 0.06 * pitch, width: 0.88 * pitch, height: rowHeight - 0.12 * pitch)
        canvas.fill(box, radius: 0.1 * pitch, key)
        canvas.draw(
          LetterStencil.letters[letter], middleX: x + pitch / 2, middleY: y + rowHeight / 2, height: 0.42 * pitch,
          contrary(to: key))
      }
    }
    return keysTop
  }
}
