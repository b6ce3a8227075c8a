package import LetterpressSolver
package import LetterpressVision

/// A board as flat squares in the colours of the light theme, for letters that no screenshot is of.
package struct BoardPicture {
  private let board: Board
  private let owners: Owners

  /// A picture of letters and who owns them.
  package init(_ board: Board, owners: Owners) { (self.board, self.owners) = (board, owners) }

  private static let palette = TilePalette(
    background: RGBColor(red: 232, green: 231, blue: 228), red: RGBColor(red: 255, green: 67, blue: 47),
    blue: RGBColor(red: 0, green: 162, blue: 255))
  private static let ground = RGBColor(red: 240, green: 239, blue: 236)
  private static let ink = RGBColor(red: 45, green: 42, blue: 40)
  /// The side of a tile, in pixels.
  private static let pitch = 144
  /// Room above the board.
  private static let margin = 112

  /// Where the board is in the picture, in pixels.
  package static let frame = Rect(x: 0, y: margin, width: Board.side * pitch, height: Board.side * pitch)

  /// The colour of a tile.
  package static func color(of ownership: Ownership) -> RGBColor {
    switch ownership {
    case .unclaimed: palette[.unclaimed]
    case .owned(by: .red, let isDefended): palette[isDefended ? .redDefended : .red]
    case .owned(by: .blue, let isDefended): palette[isDefended ? .blueDefended : .blue]
    }
  }

  /// The colours of the 25 tiles, row by row.
  package var tileColors: [RGBColor] {
    (0..<Board.tileCount).map { BoardPicture.color(of: owners.ownership(of: $0)) }
  }

  /// The picture, of one size for every board.
  package var drawn: RGBImage {
    let frame = BoardPicture.frame
    var canvas = Canvas(width: frame.endX, height: frame.endY, color: BoardPicture.ground)
    for (tile, color) in tileColors.enumerated() {
      let pitch = BoardPicture.pitch
      let rect = Rect(
        x: frame.x + tile % Board.side * pitch, y: frame.y + tile / Board.side * pitch, width: pitch, height: pitch)
      canvas.fill(rect, color)
      let letter = board[tile].map { String($0.uppercase) } ?? "?"
      canvas.write(letter, within: rect, height: Double(pitch) / 2.25, BoardPicture.ink.mixed(with: color, share: 0.08))
    }
    return canvas.image
  }
}
