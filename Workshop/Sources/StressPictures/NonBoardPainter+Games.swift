internal import LetterpressVision
internal import SamplePictures

extension NonBoardPainter {
  /// A lattice of tiles of one size.
  private struct TileLattice {
    /// The top left corner of the first tile.
    var x: Double
    var y: Double
    /// The distance from one tile to the next.
    var pitch: Double
    /// The side of a tile.
    var side: Double

    func box(row: Int, column: Int) -> Box {
      Box(x: x + Double(column) * pitch, y: y + Double(row) * pitch, width: side, height: side)
    }
  }

  /// Returns a lattice of five columns in the middle of the picture.
  ///
  /// - Parameters:
  ///   - gap: the gap between tiles, as a share of the pitch.
  ///   - top: the position of the first row's edge, as a share of the free height.
  private func lattice(pitch: Double, rows: Int, gap: Double, top: Double) -> TileLattice {
    TileLattice(
      x: (width - (5 - gap) * pitch) / 2, y: top * max(height - Double(rows) * pitch, 0), pitch: pitch,
      side: (1 - gap) * pitch)
  }

  private mutating func draw(_ stencil: LetterStencil, in box: Box, height: Double, _ ink: RGBColor) {
    canvas.draw(stencil, middleX: box.x + box.width / 2, middleY: box.y + box.height / 2, height: height, ink)
  }

  /// Draws rows of guesses, the last of six empty or full.
  mutating func drawWordle() {
    let isDark = paper.vector.sum() < 3 * 128
    canvas.fill(Box(x: 0, y: 0, width: width, height: height), isDark ? .rgb(18, 18, 19) : .white)
    let tints: [RGBColor] =
      isDark
      ? [.rgb(83, 141, 78), .rgb(181, 159, 59), .rgb(58, 58, 60)]
      : [.rgb(106, 170, 100), .rgb(201, 180, 88), .rgb(120, 124, 126)]
    let gap = random(0.04...0.12)
    let rows = lattice(
      pitch: min(width, height / 1.4) * random(0.14...0.195), rows: 6, gap: gap, top: random(0...0.4))
    let (capHeight, radius) = (random(0.42...0.56) * rows.side, pick([0, 0, 0.06]) * rows.side)
    let full = pick([5, 5, 5, 6])
    for row in 0..<full {
      for column in 0..<5 {
        let box = rows.box(row: row, column: column)
        canvas.fill(box, radius: radius, pick(tints))
        draw(letter(), in: box, height: capHeight, .white)
      }
    }
    if flip(), rows.y + 6 * rows.pitch < height - 0.64 * width { drawKeys() }
  }

  /// Draws words of four or five letters that cross each other, of which some are not found yet, and a wheel of letters.
  mutating func drawCrossword() {
    canvas.fill(Box(x: 0, y: 0, width: width, height: height), pick([.rgb(30, 80, 140), .rgb(60, 110, 90), color()]))
    let gap = random(0.04...0.1)
    let rows = lattice(pitch: min(width, height) * random(0.13...0.17), rows: 5, gap: gap, top: random(0...0.2))
    let (tile, ink) = (pick([.white, .rgb(240, 236, 225)] as [RGBColor]), RGBColor.rgb(40, 60, 90))
    let capHeight = random(0.45...0.6) * rows.side
    for index in 0..<25 where (index / 5).isMultiple(of: 2) || (index % 5).isMultiple(of: 2) {
      let box = rows.box(row: index / 5, column: index % 5)
      canvas.fill(box, radius: 0.1 * rows.side, tile)
      if index % 7 != 3 { draw(letter(), in: box, height: capHeight, ink) }
    }
    for index in 0..<6 {
      let side = 0.16 * width
      let place = Box(
        x: width * (0.2 + 0.22 * Double(index % 3)), y: height - (index < 3 ? 0.4 : 0.2) * width, width: side,
        height: side)
      draw(letter(), in: place, height: 0.6 * side, .white)
    }
  }

  /// Draws dice of one colour on a tray.
  mutating func drawBoggle() {
    let die = pick([.rgb(250, 245, 225), .white, .rgb(235, 225, 200), .rgb(240, 240, 240)] as [RGBColor])
    let trays: [RGBColor] = [.rgb(40, 70, 130), .rgb(150, 100, 50), .rgb(30, 30, 30), .rgb(205, 205, 205), color()]
    let tray = pick(trays.filter { $0.difference(from: die) > 12 })
    canvas.fill(Box(x: 0, y: 0, width: width, height: height), tray)
    let gap = random(0.03...0.2)
    let dice = lattice(pitch: min(width, height) * random(0.16...0.195), rows: 5, gap: gap, top: random(0...1))
    let (capHeight, radius) = (random(0.44...0.62) * dice.side, random(0.05...0.3) * dice.side)
    for index in 0..<25 {
      let box = dice.box(row: index / 5, column: index % 5)
      canvas.fill(box, radius: radius, die)
      draw(letter(), in: box, height: capHeight, .rgb(20, 20, 30))
    }
  }

  /// Draws 25 letters where a board's would be.
  ///
  /// - Parameter hasTiles: whether to draw them on tiles in a known theme's colours; nil for either.
  mutating func drawBoard(of alphabet: [LetterStencil], hasTiles: Bool? = nil) {
    let hasTiles = hasTiles ?? flip()
    let theme = pick(SampleTheme.known)
    if hasTiles { canvas.fill(Box(x: 0, y: 0, width: width, height: height), theme.background) }
    // As wide as the picture and at its bottom, as on phones, or somewhere else.
    let side = min(width, height)
    let tiles =
      flip()
      ? lattice(pitch: side / 5, rows: 5, gap: 0, top: 1)
      : lattice(pitch: side * random(0.13...0.19), rows: 5, gap: 0, top: random(0...1))
    let capHeight = tiles.pitch / random(1.95...2.35)
    for index in 0..<25 {
      let box = tiles.box(row: index / 5, column: index % 5)
      var ink = ink
      if hasTiles {
        let tile = theme.tile(pick([".", ".", "r", "b"] as [Character]), row: index / 5, column: index % 5)
        canvas.fill(box, tile)
        ink = SampleTheme.ink(on: tile)
      }
      draw(pick(alphabet), in: box, height: capHeight, ink)
    }
  }

  /// Draws 25 letters in the middle of touching tiles, black or white, in a size that a board's have or another.
  mutating func drawLookAlike() {
    let side = min(width, height)
    let tiles = lattice(pitch: side / 5, rows: 5, gap: 0, top: random(0...1))
    let palette = (0..<pick([1, 3, 4, 8])).map { _ in color() }
    let capHeight = tiles.pitch * random(0.36...0.6)
    for index in 0..<25 {
      let (box, fill) = (tiles.box(row: index / 5, column: index % 5), pick(palette))
      canvas.fill(box, fill)
      draw(letter(), in: box, height: capHeight, fill.vector.sum() < 360 ? .white : .rgb(12, 12, 12))
    }
  }
}
