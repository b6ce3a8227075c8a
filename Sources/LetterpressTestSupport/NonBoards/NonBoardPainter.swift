internal import LetterpressSolver
internal import LetterpressVision

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
