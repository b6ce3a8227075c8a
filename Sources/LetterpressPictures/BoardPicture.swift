package import LetterpressSolver
package import LetterpressVision

/// Draws a board as flat squares with letters, for instance for letters that no screenshot shows.
package struct BoardPicture {
  private let board: Board
  private let owners: Owners
  private let colors: TileColors

  package init(_ board: Board, owners: Owners, colors: TileColors = TileColors(of: .light)) {
    (self.board, self.owners, self.colors) = (board, owners, colors)
  }

  private static let ground = RGBColor(red: 240, green: 239, blue: 236)
  private static let darkInk = RGBColor(red: 45, green: 42, blue: 40)
  private static let lightInk = RGBColor(red: 236, green: 236, blue: 236)
  /// The luma, 0 to 255, from which a tile has dark ink.
  private static let leastLumaOfLight = 100
  /// The side of a tile, in pixels.
  private static let pitch = 144
  /// The space above the board, in pixels.
  private static let margin = 112

  /// The position of the board in the picture, in pixels.
  package static let frame = Rect(x: 0, y: margin, width: Board.side * pitch, height: Board.side * pitch)

  /// The colours of the 25 tiles, row by row.
  package var tileColors: [RGBColor] { (0..<Board.tileCount).map { colors.color(of: owners.ownership(of: $0)) } }

  /// The picture, of the same size for every board.
  package var drawn: RGBImage {
    let frame = BoardPicture.frame
    var canvas = Canvas(width: frame.endX, height: frame.endY, color: BoardPicture.ground)
    draw(on: &canvas, pitch: BoardPicture.pitch, x: frame.x, y: frame.y)
    return canvas.image
  }

  /// Draws the board with a given tile side, in pixels, and its top left corner at (`x`, `y`).
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

/// The small board after a move, with the names of columns and rows and the score below it.
struct OutcomePanel {
  private let position: Position
  private let colors: TileColors
  /// The side of a tile, in pixels.
  private let pitch: Int

  init(position: Position, colors: TileColors, pitch: Int) {
    (self.position, self.colors, self.pitch) = (position, colors, pitch)
  }

  /// The side of the board, in pixels.
  private var side: Int { Board.side * pitch }
  /// The margin around the board and its names.
  private var margin: Int { pitch / 2 }
  /// The space for the name of a row or column.
  private var nameSide: Int { pitch / 2 }
  private var lineHeight: Int { pitch * 4 / 5 }

  /// The width in pixels: margins, names and the board.
  var width: Int { 2 * margin + nameSide + side }

  private static let faint = RGBColor(red: 170, green: 170, blue: 174)

  /// Draws the panel with its left edge at `x` and the middle of its board at row `middle`.
  func draw(on canvas: inout Canvas, x: Int, middle: Int) {
    let (left, top) = (x + margin + nameSide, middle - side / 2)
    BoardPicture(position.board, owners: position.owners, colors: colors)
      .draw(on: &canvas, pitch: pitch, x: left, y: top)
    for place in 0..<Board.side {
      let column = Rect(x: left + place * pitch, y: top - nameSide, width: pitch, height: nameSide)
      let row = Rect(x: left - nameSide, y: top + place * pitch, width: nameSide, height: pitch)
      // Column letters from the first row's names, row digits from the first column's.
      write(String(Board.name(of: place).prefix(1)), within: column, on: &canvas)
      write(String(Board.name(of: place * Board.side).suffix(1)), within: row, on: &canvas)
    }
    func line(_ text: String, y: Int) {
      canvas.write(
        text, within: Rect(x: left, y: y, width: side, height: lineHeight), height: Double(pitch) / 2.9, .white)
    }
    line("after", y: top - nameSide - lineHeight)
    line("red \(position.score(of: .red))  blue \(position.score(of: .blue))", y: top + side)
  }

  private func write(_ name: String, within rect: Rect, on canvas: inout Canvas) {
    canvas.write(name, within: rect, height: Double(pitch) / 4, OutcomePanel.faint)
  }
}
