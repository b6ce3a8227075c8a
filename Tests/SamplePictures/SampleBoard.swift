package import LetterpressSolver
package import LetterpressVision

/// A sample with everything that is known about it.
package struct SampleBoard: Sendable {
  /// The file's name without its suffix.
  package var name: String
  /// The picture.
  package var image: RGBImage
  /// The 25 letters, row by row.
  package var letters: [Letter]
  /// The 25 owners as `.`, `r`, `b`, `R` or `B`, row by row.
  package var owners: [Character]
  /// The player to move; nil if the game is over.
  package var turn: Player?
  /// The scores under the avatars.
  package var scores: Scores
  /// The theme's name.
  package var theme: String
  /// The layout of the picture.
  package var layout: SampleLayout

  /// The colours of the rings, left and right.
  var rings: [RGBColor] {
    layout.avatars.map { image[Int($0.x - 0.9 * layout.radius), Int($0.y)] }
  }

  /// Returns the colour of a tile, from its top left corner.
  package func color(row: Int, column: Int) -> RGBColor {
    image[layout.columns(of: column).lowerBound + 2, layout.rows(of: row).lowerBound + 2]
  }

  /// Whether red's avatar is the left one, according to an owned tile or the triangle.
  package var isRedLeft: Bool {
    let rings = rings
    for (index, owner) in owners.enumerated() where owner != "." {
      let tile = color(row: index / 5, column: index % 5)
      let full = owner.isUppercase ? tile : RGBColor(tile.vector + tile.vector - image[1, 1].vector)
      let isLeft = full.difference(from: rings[0]) < full.difference(from: rings[1])
      return isLeft == (owner.lowercased() == "r")
    }
    let left = layout.avatars[0]
    let triangle = image[Int(left.x), Int(left.y + layout.radius + 40 * layout.scale)]
    return (triangle == rings[0]) == (turn == .red)
  }
}

extension Samples {
  /// All samples with their owners, turns, scores and themes, in the order of the table.
  package static let boards: [SampleBoard] = zip(table, all).map { row, sample in
    SampleBoard(
      name: row["file"].split(separator: ".").first.map(String.init) ?? row["file"], image: sample.image,
      letters: sample.label.letters.compactMap(\.self), owners: Array(row["owners"]), turn: row.turn,
      scores: row.scores, theme: row["theme"],
      layout: SampleLayout(width: sample.image.width, height: sample.image.height))
  }
}

extension SampleBoard {
  /// The sample at half its size, by averaging 2 × 2 pixels, which keeps the borders of tiles sharp if their sides are
  /// even.
  package var halved: SampleBoard {
    let (width, height) = (image.width / 2, image.height / 2)
    let bytes = image.bytes
    var half = [UInt8](repeating: 0, count: 3 * width * height)
    for y in 0..<height {
      for x in 0..<width {
        let upper = 3 * (2 * y * image.width + 2 * x)
        let lower = upper + 3 * image.width
        for channel in 0..<3 {
          let sum =
            Int(bytes[upper + channel]) + Int(bytes[upper + channel + 3]) + Int(bytes[lower + channel])
            + Int(bytes[lower + channel + 3])
          half[3 * (y * width + x) + channel] = UInt8((sum + 2) / 4)
        }
      }
    }
    var board = self
    board.image = RGBImage(width: width, height: height, bytes: half)
    board.layout = layout.scaled(by: 0.5)
    return board
  }
}

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
