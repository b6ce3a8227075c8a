package import LetterpressSolver
package import LetterpressVision

extension SampleBoard {
  /// Returns a picture of the same board at another moment of the game, without scores.
  ///
  /// - Parameter turn: the player to move; nil for a picture without a triangle.
  package func picture(with owners: Owners, turn: Player?) -> RGBImage {
    var board = self
    board.owners = Array(owners.description)
    let colors = SampleTheme.known.first { $0.name == theme } ?? SampleTheme.known[0]
    board = board.withTiles(in: colors)
    var canvas = PictureCanvas(board.image)
    for avatar in layout.avatars {
      canvas.fill(below(avatar, from: 2, to: 58), colors.background)
    }
    guard let turn else { return canvas.image }
    // The triangle points down, as in the samples.
    let side = (turn == .red) == isRedLeft ? 0 : 1
    let box = below(layout.avatars[side], from: 36, to: 54)
    let color = rings[side]
    canvas.fill(box, color) { x, y in
      let part = (y - box.y) / box.height
      return max(abs(x - layout.avatars[side].x) - (1 - part) * 11 * layout.scale, y - box.endY, box.y - y)
    }
    return canvas.image
  }

  /// Returns a part of the header below an avatar; `top` and `bottom` are in points.
  private func below(_ avatar: SampleLayout.Point, from top: Double, to bottom: Double) -> Box {
    let y = avatar.y + layout.radius
    return Box(
      x: avatar.x - 24 * layout.scale, y: y + top * layout.scale, width: 48 * layout.scale,
      height: (bottom - top) * layout.scale)
  }
}
