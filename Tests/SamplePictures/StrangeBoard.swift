package import LetterpressVision

/// Boards in a typeface that nothing else knows: signs of five bars on a common foot, which say which letter they stand for.
package enum StrangeBoard {
  private static let pool = Array("abcdefgh")
  /// Of the phone's sample, in pixels.
  private static let (top, side) = (496, 128)

  /// What is strange about the signs besides.
  package enum Style: Sendable {
    case even
    /// The A is half as high again as the others.
    case highA
    /// The A has a stroke of its own above it.
    case markedA
    /// Most are lower than the others.
    case uneven
    /// The B is an A with a notch.
    case alike
  }

  /// Draws a board on the sample of a phone; each of eight letters occurs at least three times.
  ///
  /// - Returns: the picture and its letters.
  package static func drawn(number: Int, style: Style = .even) -> (image: RGBImage, letters: String) {
    var image = Samples.phone.image
    let letters = (0..<25).map { pool[($0 * 3 + $0 / 8 + number * 5) % pool.count] }
    for (tile, letter) in letters.enumerated() {
      let (left, top) = (tile % 5 * side, top + tile / 5 * side)
      let ground = image[left + 6, top + side / 2]
      for y in top + 8..<top + side - 8 { for x in left + 8..<left + side - 8 { image[x, y] = ground } }
      draw(letter, style, left: left + 39, base: top + 93, on: &image)
    }
    return (image, String(letters))
  }

  private static func draw(_ letter: Character, _ style: Style, left: Int, base: Int, on image: inout RGBImage) {
    let isNotched = style == .alike && letter == "b"
    let index = (isNotched ? 0 : pool.firstIndex(of: letter) ?? 0) + 5
    let digits = [index % 3, index / 3 % 3, index / 9 % 3]
    // Any two signs differ in two bars or more.
    let heights = [58] + (digits + [digits.reduce(0, +) % 3]).map { 14 + 18 * $0 }
    // In percent.
    let scale =
      switch (style, letter) {
      case (.highA, "a"): 145
      case (.uneven, "a"), (.uneven, "b"): 130
      case (.uneven, _): 85
      default: 100
      }
    // The game's own ink, four parts of black and one of the tile's colour.
    let ground = image[left - 20, base]
    let ink = RGBColor(red: ground.red / 5, green: ground.green / 5, blue: ground.blue / 5)
    func fill(_ columns: Range<Int>, _ rows: Range<Int>) {
      for y in rows { for x in columns { image[left + x, base + y] = ink } }
    }
    for (bar, height) in heights.enumerated() {
      fill(bar * 10..<bar * 10 + 10, -(height * scale / 100)..<0)
    }
    if style == .markedA, letter == "a" { fill(10..<40, -76 ..< -66) }
    if isNotched { for y in -8..<0 { for x in 20..<24 { image[left + x, base + y] = ground } } }
  }
}
