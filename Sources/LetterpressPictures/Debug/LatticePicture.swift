internal import LetterpressSolver
internal import LetterpressVision

/// Draws the screenshot with the frame of the board and the lines between its tiles.
struct LatticePicture {
  let image: RGBImage
  let grid: TileGrid

  static let lineColor = RGBColor(red: 255, green: 0, blue: 255)

  /// The picture, of the same size as the screenshot.
  ///
  /// Lines between tiles are centred on the border; those of the frame are inside it, as the board may be as wide as
  /// the picture. All have a white rim, so that either line or rim is visible in any theme.
  var drawn: RGBImage {
    var canvas = Canvas(image)
    let width = max(min(image.width, image.height) / 300, 1)
    canvas.frame(grid.frame, width: 3 * width, .white)
    drawLines(width: 3 * width, .white, on: &canvas)
    drawLines(width: width, LatticePicture.lineColor, on: &canvas)
    canvas.frame(grid.frame, width: 2 * width, LatticePicture.lineColor)
    return canvas.image
  }

  private func drawLines(width: Int, _ color: RGBColor, on canvas: inout Canvas) {
    let frame = grid.frame
    for number in 1..<Board.side {
      let distance = Double(number) * grid.pitch
      canvas.line(atX: Int((grid.x + distance).rounded()), rows: frame.y..<frame.endY, width: width, color)
      canvas.line(atY: Int((grid.y + distance).rounded()), columns: frame.x..<frame.endX, width: width, color)
    }
  }
}
