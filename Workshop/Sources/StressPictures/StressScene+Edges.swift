internal import LetterpressVision
internal import SamplePictures

extension StressScene {
  /// Puts the picture into a larger one: plain, noisy or photo-like.
  mutating func addMargin() {
    let image = board.image
    let sides = (0..<4).map { _ in
      Bool.random(using: &generator) ? Int(random(0...0.4) * Double(min(image.width, image.height))) : 0
    }
    let (left, top, right, bottom) = (sides[0], sides[1], sides[2], sides[3])
    let (width, height) = (left + image.width + right, top + image.height + bottom)
    var paper: RGBImage
    switch Int.random(in: 0..<3, using: &generator) {
    case 0: paper = RGBImage(width: width, height: height, color: .random(using: &generator))
    case 1:
      paper = RGBImage(width: width, height: height, color: .random(using: &generator))
        .withNoise(deviation: random(5...60), using: &generator)
    default: paper = PhotoTexture(detail: 0.5, using: &generator).image(width: width, height: height)
    }
    board.image = paper.covered(by: image, x: left, y: top)
    board.layout = board.layout.moved(x: Double(left), y: Double(top))
  }

  /// Cuts off sides, up to the letters or through them.
  mutating func crop(throughLetters: Bool) {
    let image = board.image
    let layout = board.layout
    // The first and last columns and rows that must stay: those with letters. Earlier distortions move tiles by at most
    // 0.06 of their side.
    let ink = board.inkInsets
    let slack = 0.07 * layout.pitch
    var limits = [
      layout.board.x + ink.left - slack, layout.board.y + ink.top - slack,
      Double(image.width) - (layout.board.x + layout.side - ink.right + slack),
      Double(image.height) - (layout.board.y + layout.side - ink.bottom + slack),
    ].map { max(Int($0), 0) }
    if throughLetters {
      let outer = [
        layout.board.x, layout.board.y, Double(image.width) - layout.board.x - layout.side,
        Double(image.height) - layout.board.y - layout.side,
      ]
      limits = outer.map { Int($0 + random(0.1...0.6) * layout.pitch) }
    }
    let side = Int.random(in: 0..<4, using: &generator)
    let cuts = (0..<4).map { index in
      guard index == side || Int.random(in: 0..<3, using: &generator) == 0 else { return 0 }
      return throughLetters ? limits[index] : Int.random(in: 0...limits[index], using: &generator)
    }
    let rect = Rect(
      x: cuts[0], y: cuts[1], width: image.width - cuts[0] - cuts[2], height: image.height - cuts[1] - cuts[3])
    board.image = image.cropped(to: rect)
    board.layout = layout.moved(x: -Double(cuts[0]), y: -Double(cuts[1]))
  }
}

extension SampleBoard {
  /// The distances of the letters from the board's edges, in pixels.
  var inkInsets: (left: Double, top: Double, right: Double, bottom: Double) {
    var (left, top, right, bottom) = (layout.pitch, layout.pitch, layout.pitch, layout.pitch)
    for tile in 0..<25 where tile % 5 == 0 || tile % 5 == 4 || tile / 5 == 0 || tile / 5 == 4 {
      let (columns, rows) = (layout.columns(of: tile % 5), layout.rows(of: tile / 5))
      let color = color(row: tile / 5, column: tile % 5)
      for y in rows {
        for x in columns where image[x, y].difference(from: color) > 16 {
          if tile % 5 == 0 { left = min(left, Double(x - columns.lowerBound)) }
          if tile % 5 == 4 { right = min(right, Double(columns.upperBound - 1 - x)) }
          if tile / 5 == 0 { top = min(top, Double(y - rows.lowerBound)) }
          if tile / 5 == 4 { bottom = min(bottom, Double(rows.upperBound - 1 - y)) }
        }
      }
    }
    return (left, top, right, bottom)
  }
}

extension RGBImage {
  /// Returns the picture with another one pasted onto it.
  ///
  /// - Precondition: the other picture fits within it.
  func covered(by other: RGBImage, x: Int, y: Int) -> RGBImage {
    precondition(x >= 0 && y >= 0 && x + other.width <= width && y + other.height <= height)
    var bytes = bytes
    let row = 3 * other.width
    for line in 0..<other.height {
      let start = 3 * ((y + line) * width + x)
      bytes.replaceSubrange(start..<start + row, with: other.bytes[row * line..<row * (line + 1)])
    }
    return RGBImage(width: width, height: height, bytes: bytes)
  }
}
