package import LetterpressVision
internal import PlainSolver

extension AnyValues {
  package mutating func color() -> RGBColor { RGBColor(red: byte(), green: byte(), blue: byte()) }

  /// A picture of an odd size: of one colour, of noise, or with bars.
  package mutating func image() -> RGBImage {
    let (width, height) = (one(of: [1, 2, 3, 7, 24, 96, 200, 1000]), one(of: [1, 2, 5, 25, 96, 150]))
    let (ground, ink) = (color(), bool() ? RGBColor.black : color())
    var image = RGBImage(width: width, height: height, color: bool() ? .white : ground)
    let kind: Int = one(of: [0, 1, 2])
    let period = Int.random(in: 1...40, using: &generator)
    guard kind > 0 else { return image }
    for y in 0..<height {
      for x in 0..<width {
        let isBar = x % period < period / 2 && y % 9 < 6
        if kind == 1 ? bool() : isBar { image[x, y] = ink }
      }
    }
    return image
  }

  package mutating func origin() -> TemplateOrigin {
    TemplateOrigin(screenshot: text(), row: integer(), column: integer())
  }

  package mutating func scores() -> Scores { Scores(red: integer(), blue: integer()) }
}
