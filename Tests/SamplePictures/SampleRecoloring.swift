internal import LetterpressVision

extension SampleBoard {
  /// Returns the same board in the colours of another theme.
  ///
  /// Each pixel is a blend of two colours known from its place, such as a tile and its ink; both are replaced and their
  /// proportions kept. The pictures in the avatars stay.
  package func recolored(_ theme: SampleTheme) -> SampleBoard {
    var recoloring = SampleRecoloring(board: self, theme: theme)
    recoloring.recolorHeader()
    recoloring.recolorTiles()
    var board = self
    board.image = RGBImage(width: image.width, height: image.height, bytes: recoloring.bytes)
    board.theme = theme.name ?? "invented"
    return board
  }

  /// Returns the same picture with the tiles recoloured for their owners.
  package func withTiles(in theme: SampleTheme) -> SampleBoard {
    var recoloring = SampleRecoloring(board: self, theme: theme)
    recoloring.recolorTiles()
    var board = self
    board.image = RGBImage(width: image.width, height: image.height, bytes: recoloring.bytes)
    return board
  }
}

private struct SampleRecoloring {
  private let board: SampleBoard
  private let theme: SampleTheme
  private let source: [UInt8]
  private let width: Int
  private let height: Int
  private(set) var bytes: [UInt8]

  init(board: SampleBoard, theme: SampleTheme) {
    self.board = board
    self.theme = theme
    source = board.image.bytes
    bytes = source
    width = board.image.width
    height = board.image.height
  }

  private struct Blend {
    var from: RGBColor
    var to: RGBColor
  }

  mutating func recolorTiles() {
    for row in 0..<5 {
      for column in 0..<5 {
        let old = board.color(row: row, column: column)
        let new = theme.tile(board.owners[5 * row + column], row: row, column: column)
        recolor(
          board.layout.columns(of: column), board.layout.rows(of: row),
          from: Blend(from: old, to: SampleTheme.ink(on: old)), to: Blend(from: new, to: SampleTheme.ink(on: new)))
      }
    }
  }

  mutating func recolorHeader() {
    let background = board.image[1, 1]
    let isDark = background.vector.sum() < 3 * 128
    let text = isDark ? RGBColor.rgb(236, 236, 236) : background.blended(with: .black, part: 0.65)
    recolor(
      0..<width, 0..<height, from: Blend(from: background, to: text),
      to: Blend(from: theme.background, to: theme.text))
    let below = board.layout.rows(of: 4).upperBound
    recolor(
      0..<width, min(below, height)..<height, from: Blend(from: background, to: isDark ? .white : .black),
      to: Blend(from: theme.background, to: theme.homeIndicator))
    let isRedLeft = board.isRedLeft
    for (index, avatar) in board.layout.avatars.enumerated() {
      let ring = theme.tile((index == 0) == isRedLeft ? "R" : "B", row: 0, column: 0)
      let (old, new) = (
        Blend(from: background, to: board.rings[index]), Blend(from: theme.background, to: ring)
      )
      let (scale, top) = (board.layout.scale, avatar.y + board.layout.radius + 33 * board.layout.scale)
      recolor(
        Int(avatar.x - 16 * scale)..<Int(avatar.x + 16 * scale), Int(top)..<Int(top + 25 * scale), from: old, to: new)
      recolorAvatar(at: avatar, from: old, to: new)
    }
  }

  /// Recolours an avatar. The ring blends the background and the player's colour; so does the inside, but only of the
  /// game's own faces. The inner edge of a ring around a picture blends ring and picture.
  private mutating func recolorAvatar(at center: SampleLayout.Point, from old: Blend, to new: Blend) {
    let radius = board.layout.radius
    let (left, right) = (Int(center.x - radius) - 2, Int(center.x + radius) + 3)
    let (top, bottom) = (Int(center.y - radius) - 2, Int(center.y + radius) + 3)
    let isFace = isFace(center, old)
    for y in top..<bottom {
      for x in left..<right {
        let (dx, dy) = (Double(x) + 0.5 - center.x, Double(y) + 0.5 - center.y)
        let distance = (dx * dx + dy * dy).squareRoot()
        if isFace || distance > 0.9 * radius {
          recolor(x..<x + 1, y..<y + 1, from: old, to: new)
        } else {
          let offset = 3 * (y * width + x)
          let pixel = ColorVector(Float(source[offset]), Float(source[offset + 1]), Float(source[offset + 2]))
          let part = Float(min(max(distance - 0.78 * radius + 0.5, 0), 1))
          set(offset, RGBColor(pixel + (new.to.vector - old.to.vector) * part))
        }
      }
    }
  }

  /// Whether an avatar shows only the player's colour and the background's.
  private func isFace(_ center: SampleLayout.Point, _ blend: Blend) -> Bool {
    let reach = Int(0.5 * board.layout.radius)
    let axis = blend.to.vector - blend.from.vector
    var foreign = 0
    for y in -reach...reach {
      for x in -reach...reach {
        let pixel = board.image[Int(center.x) + x, Int(center.y) + y].vector - blend.from.vector
        let part = (pixel * axis).sum() / (axis * axis).sum()
        let rest = pixel - axis * part
        if (rest * rest).sum() > 400 { foreign += 1 }
      }
    }
    return 20 * foreign < (2 * reach + 1) * (2 * reach + 1)
  }

  private mutating func recolor(_ columns: Range<Int>, _ rows: Range<Int>, from old: Blend, to new: Blend) {
    let (start, axis) = (old.from.vector, old.to.vector - old.from.vector)
    let scaledAxis = axis / max((axis * axis).sum(), 1)
    let (target, step) = (new.from.vector, new.to.vector - new.from.vector)
    for y in rows.clamped(to: 0..<height) {
      for x in columns.clamped(to: 0..<width) {
        let offset = 3 * (y * width + x)
        let pixel = ColorVector(Float(source[offset]), Float(source[offset + 1]), Float(source[offset + 2]))
        let part = min(max(((pixel - start) * scaledAxis).sum(), 0), 1)
        set(offset, RGBColor(target + step * part))
      }
    }
  }

  private mutating func set(_ offset: Int, _ color: RGBColor) {
    bytes[offset] = color.red
    bytes[offset + 1] = color.green
    bytes[offset + 2] = color.blue
  }
}
