internal import LetterpressSolver
internal import LetterpressVision
internal import SamplePictures

/// Draws pictures that show no board.
struct NonBoardPainter {
  var canvas: PictureCanvas
  var generator: SeededGenerator
  let paper: RGBColor
  let ink: RGBColor

  /// Creates a painter with a blank picture.
  init(width: Int, height: Int, generator: SeededGenerator) {
    self.generator = generator
    let isDark = Int.random(in: 0..<3, using: &self.generator) == 0
    let tint = RGBColor.random(using: &self.generator)
    paper = (isDark ? RGBColor.rgb(24, 24, 24) : .white)
      .blended(with: tint, part: .random(in: 0...0.2, using: &self.generator))
    ink = paper.blended(with: isDark ? .white : .black, part: .random(in: 0.6...1, using: &self.generator))
    canvas = PictureCanvas(width: width, height: height, color: paper)
  }

  var width: Double { Double(canvas.width) }
  var height: Double { Double(canvas.height) }

  mutating func random(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }

  mutating func flip() -> Bool { .random(using: &generator) }

  mutating func pick<Value>(_ values: [Value]) -> Value { values[Int.random(in: values.indices, using: &generator)] }

  mutating func letter() -> LetterStencil { pick(LetterStencil.letters) }

  mutating func digit() -> LetterStencil { pick(LetterStencil.digits) }

  mutating func color() -> RGBColor { .random(using: &generator) }

  /// Returns a dark or light ink, whichever contrasts with a colour.
  func contrary(to color: RGBColor) -> RGBColor { SampleTheme.ink(on: color) }

  mutating func noise() -> RGBImage {
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: return canvas.image.withNoise(deviation: random(5...90), using: &generator)
    case 1:
      let bytes = (0..<3 * canvas.width * canvas.height).map { _ in UInt8.random(in: 0...255, using: &generator) }
      return RGBImage(width: canvas.width, height: canvas.height, bytes: bytes)
    default:
      let coarse = canvas.image.scaled(by: 0.15).withNoise(deviation: random(30...90), using: &generator)
      return coarse.scaled(by: 6, pick([.nearest, .bicubic]))
    }
  }

  /// Draws smooth colours with round and square objects in front.
  mutating func drawPhoto() {
    let texture = PhotoTexture(detail: Float(random(0.35...0.9)), using: &generator)
    canvas = PictureCanvas(texture.image(width: canvas.width, height: canvas.height))
    for _ in 0..<pick([0, 0, 5, 30]) {
      let size = random(0.02...0.25) * width
      let box = Box(x: random(0...1) * width, y: random(0...1) * height, width: size, height: size * random(0.5...2))
      if flip() { canvas.fillEllipse(in: box, color()) } else { canvas.fill(box, radius: 0.1 * size, color()) }
    }
    canvas = PictureCanvas(canvas.image.withNoise(deviation: random(0...8), using: &generator))
  }

  mutating func gradient() -> RGBImage {
    let corners = (0..<4).map { _ in color().vector }
    var bytes: [UInt8] = []
    for y in 0..<canvas.height {
      for x in 0..<canvas.width {
        let (partX, partY) = (Float(x) / Float(width), Float(y) / Float(height))
        let upper = corners[0] + (corners[1] - corners[0]) * partX
        let lower = corners[2] + (corners[3] - corners[2]) * partX
        let color = RGBColor(upper + (lower - upper) * partY)
        bytes += [color.red, color.green, color.blue]
      }
    }
    return RGBImage(width: canvas.width, height: canvas.height, bytes: bytes)
  }
}

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
