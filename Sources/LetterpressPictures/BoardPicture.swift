package import LetterpressSolver
package import LetterpressVision

/// A board as flat squares with letters, such as for letters that no screenshot is of.
package struct BoardPicture {
  private let board: Board
  private let owners: Owners
  private let colors: TileColors

  /// A picture of letters and who owns them.
  package init(_ board: Board, owners: Owners, colors: TileColors = .light) {
    (self.board, self.owners, self.colors) = (board, owners, colors)
  }

  private static let ground = RGBColor(red: 240, green: 239, blue: 236)
  private static let darkInk = RGBColor(red: 45, green: 42, blue: 40)
  private static let lightInk = RGBColor(red: 236, green: 236, blue: 236)
  /// From this luma on, 0 to 255, a tile has dark ink.
  private static let leastLumaOfLight = 100
  /// The side of a tile, in pixels.
  private static let pitch = 144
  /// Room above the board.
  private static let margin = 112

  /// Where the board is in the picture, in pixels.
  package static let frame = Rect(x: 0, y: margin, width: Board.side * pitch, height: Board.side * pitch)

  /// The colours of the 25 tiles, row by row.
  package var tileColors: [RGBColor] { (0..<Board.tileCount).map { colors[owners.ownership(of: $0)] } }

  /// The picture, of one size for every board.
  package var drawn: RGBImage {
    let frame = BoardPicture.frame
    var canvas = Canvas(width: frame.endX, height: frame.endY, color: BoardPicture.ground)
    draw(on: &canvas, pitch: BoardPicture.pitch, x: frame.x, y: frame.y)
    return canvas.image
  }

  /// Draws the board with tiles of a side in pixels, its upper left corner at a place.
  func draw(on canvas: inout Canvas, pitch: Int, x: Int, y: Int) {
    for (tile, color) in tileColors.enumerated() {
      let rect = Rect(
        x: x + tile % Board.side * pitch, y: y + tile / Board.side * pitch, width: pitch, height: pitch)
      canvas.fill(rect, color)
      let ink = Int(color.luma) >= BoardPicture.leastLumaOfLight ? BoardPicture.darkInk : BoardPicture.lightInk
      let letter = board[tile].map { String($0.uppercase) } ?? "?"
      canvas.write(letter, within: rect, height: Double(pitch) / 2.25, ink.mixed(with: color, share: 0.08))
    }
  }
}
