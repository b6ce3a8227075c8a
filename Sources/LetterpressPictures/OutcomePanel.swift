internal import LetterpressSolver
internal import LetterpressVision

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
