package import LetterpressVision

/// Boards in a typeface that nothing else knows: signs of five bars on a common foot, which say which letter they stand for.
package enum StrangeBoard {
  private static let pool = Array("abcdefgh")
  /// Of the phone's sample, in pixels.
  private static let (top, side) = (496, 128)

  /// Draws a board on the sample of a phone; each of eight letters occurs at least three times.
  ///
  /// - Returns: the picture and its letters.
  package static func drawn(number: Int) -> (image: RGBImage, letters: String) {
    var image = Samples.phone.image
    let letters = (0..<25).map { pool[($0 * 3 + $0 / 8 + number * 5) % pool.count] }
    for (tile, letter) in letters.enumerated() {
      let (left, top) = (tile % 5 * side, top + tile / 5 * side)
      let ground = image[left + 6, top + side / 2]
      for y in top + 8..<top + side - 8 { for x in left + 8..<left + side - 8 { image[x, y] = ground } }
      draw(letter, left: left + 39, top: top + 35, on: &image)
    }
    return (image, String(letters))
  }

  private static func draw(_ letter: Character, left: Int, top: Int, on image: inout RGBImage) {
    let index = (pool.firstIndex(of: letter) ?? 0) + 5
    let digits = [index % 3, index / 3 % 3, index / 9 % 3]
    // Any two signs differ in two bars or more.
    let heights = [58] + (digits + [digits.reduce(0, +) % 3]).map { 14 + 18 * $0 }
    for (bar, height) in heights.enumerated() {
      for y in 58 - height..<58 { for x in bar * 10..<bar * 10 + 10 { image[left + x, top + y] = .black } }
    }
  }
}
