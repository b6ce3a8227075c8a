internal import LetterpressSolver
internal import LetterpressVision

/// A screenshot painted with the built-in templates, so that a benchmark needs no file.
struct BenchPicture {
  /// The layout, in pixels.
  private struct Layout {
    var width: Int
    var height: Int
    var boardX: Int
    var boardY: Int
    var pitch: Int
    /// As a share of the pitch.
    var capHeight: Double
  }

  let image: RGBImage

  /// 640 × 1136 pixels; the board fills the width, at the bottom.
  static let phone = BenchPicture(
    Layout(width: 640, height: 1136, boardX: 0, boardY: 496, pitch: 128, capHeight: 0.445))
  /// 1536 × 2048 pixels; the board is inset.
  static let tablet = BenchPicture(
    Layout(width: 1536, height: 2048, boardX: 198, boardY: 708, pitch: 228, capHeight: 0.5))

  private static let background = RGBColor(red: 240, green: 239, blue: 236)
  /// By the letters of `owners`; a capital is a defended tile.
  private static let colors: [Character: RGBColor] = [
    ".": RGBColor(red: 232, green: 231, blue: 228), "r": RGBColor(red: 247, green: 153, blue: 141),
    "R": RGBColor(red: 255, green: 67, blue: 47), "b": RGBColor(red: 120, green: 200, blue: 245),
    "B": RGBColor(red: 0, green: 162, blue: 255),
  ]
  private static let letters = "lohrufdsxeiuwshthabiupsmj"
  private static let owners = "rr.brbbb.rBBb.rBb.rrBb.r."

  private init(_ layout: Layout) {
    var picture = RGBImage(width: layout.width, height: layout.height, color: BenchPicture.background)
    for (index, (letter, owner)) in zip(BenchPicture.letters, BenchPicture.owners).enumerated() {
      let tile = Rect(
        x: layout.boardX + index % Board.side * layout.pitch, y: layout.boardY + index / Board.side * layout.pitch,
        width: layout.pitch,
        height: layout.pitch)
      BenchPicture.paint(tile, of: BenchPicture.colors[owner] ?? .white, on: &picture)
      BenchPicture.paint(
        Letter(letter), height: layout.capHeight * Double(layout.pitch),
        centre: (tile.x * 2 + tile.width, tile.y * 2 + tile.height),
        on: &picture)
    }
    for (owner, side) in [("R" as Character, -1), ("B", 1)] {
      BenchPicture.paintAvatar(
        of: BenchPicture.colors[owner] ?? .black, x: layout.width / 2 + side * layout.pitch * 2 / 3,
        y: layout.boardY / 2, radius: layout.pitch / 2, on: &picture)
    }
    image = picture
  }

  private static func paint(_ rect: Rect, of color: RGBColor, on picture: inout RGBImage) {
    for y in rect.y..<rect.y + rect.height {
      for x in rect.x..<rect.x + rect.width { picture[x, y] = color }
    }
  }

  /// Paints a letter as a mix of four parts black and one part background.
  ///
  /// - Parameter centre: in half pixels.
  private static func paint(_ letter: Letter?, height: Double, centre: (x: Int, y: Int), on picture: inout RGBImage) {
    guard let glyph = TemplateSet.builtIn.templates.first(where: { $0.symbol.letter == letter })?.glyph else { return }
    let (rows, columns) = (Int(height), max(Int(height * Double(glyph.aspectRatio)), 1))
    let (left, top) = (centre.x / 2 - columns / 2, centre.y / 2 - rows / 2)
    for row in 0..<rows {
      for column in 0..<columns {
        let ink = BenchPicture.ink(
          of: glyph.image, x: (Double(column) + 0.5) / Double(columns), y: (Double(row) + 0.5) / Double(rows))
        let ground = picture[left + column, top + row]
        func mix(_ channel: UInt8) -> UInt8 { UInt8(Double(channel) * (1 - 0.8 * ink)) }
        picture[left + column, top + row] = RGBColor(
          red: mix(ground.red), green: mix(ground.green), blue: mix(ground.blue))
      }
    }
  }

  /// How much ink there is at a point of a black and white picture, 0 to 1, with outlines one pixel soft.
  ///
  /// - Parameters:
  ///   - x: from 0 at the left to 1.
  ///   - y: from 0 at the top to 1.
  private static func ink(of picture: GrayImage, x: Double, y: Double) -> Double {
    func ink(_ column: Int, _ row: Int) -> Double {
      let (column, row) = (min(max(column, 0), picture.width - 1), min(max(row, 0), picture.height - 1))
      return 1 - Double(picture.values[row * picture.width + column]) / 255
    }
    let (column, row) = (x * Double(picture.width) - 0.5, y * Double(picture.height) - 0.5)
    let (left, top) = (Int(column.rounded(.down)), Int(row.rounded(.down)))
    let (right, below) = (column - Double(left), row - Double(top))
    let mean =
      (ink(left, top) * (1 - right) + ink(left + 1, top) * right) * (1 - below)
      + (ink(left, top + 1) * (1 - right) + ink(left + 1, top + 1) * right) * below
    return min(max(4 * mean - 1.2, 0), 1)
  }

  /// Paints a ring in the player's colour around a disc of another colour.
  private static func paintAvatar(of color: RGBColor, x: Int, y: Int, radius: Int, on picture: inout RGBImage) {
    for row in -radius...radius {
      for column in -radius...radius where row * row + column * column <= radius * radius {
        let isRing = 100 * (row * row + column * column) > 61 * radius * radius
        picture[x + column, y + row] = isRing ? color : RGBColor(red: 168, green: 212, blue: 236)
      }
    }
  }
}
