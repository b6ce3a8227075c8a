internal import LetterpressSolver

/// Boards that do not lie as the pixels do, as in a photo of a screen.
extension BoardReader {
  /// How large the tiles of a picture that is drawn upright are, in pixels.
  private static let drawnPitches = 64.0...96.0
  /// How much is drawn above the board, where the header is, to its left, where the header is if the screen is wider than high, and
  /// on the other sides, in tiles.
  private static let headerHeight = 6.0
  private static let headerWidth = 3.5
  private static let drawnMargin = 0.7
  /// With less room than this above the board, in tiles, the header is on its left.
  private static let leastHeaderHeight = 1.5

  /// A picture that was drawn upright, and where the board is in the one that was given.
  struct Straightened {
    var image: RGBImage
    var view: Perspective
    /// What is drawn at the upper left corner, in tiles from the middle of the board.
    var left: Double
    var top: Double
    /// The side of a drawn tile, in pixels.
    var pitch: Double
  }

  /// How often a board is drawn at most.
  private static let mostDrawings = 3

  /// Returns the picture as seen from straight ahead.
  static func straightened(_ image: RGBImage, _ view: Perspective) -> Straightened {
    var straightened = drawn(image, view)
    for _ in 1..<mostDrawings {
      guard let better = straightened.refinedView(through: Lens(of: image)) else { break }
      straightened = drawn(image, better)
    }
    return straightened
  }

  private static func drawn(_ image: RGBImage, _ view: Perspective) -> Straightened {
    let pitch = min(max(view.pitch.rounded(), drawnPitches.lowerBound), drawnPitches.upperBound)
    let reach = Double(Board.side) / 2
    /// Returns how much of what is above or beside the board the picture shows, in tiles.
    func room(upTo most: Double, isAbove: Bool) -> Double {
      stride(from: most, to: drawnMargin, by: -0.25).first { distance in
        let (outer, side) = (-reach - distance, reach + drawnMargin)
        let corners = [-side, side].map { isAbove ? view.depth(u: $0, v: outer) : view.depth(u: outer, v: $0) }
        guard corners.allSatisfy({ $0 > 0.1 }) else { return false }
        let (x, y) = isAbove ? view.point(u: 0, v: outer) : view.point(u: outer, v: 0)
        return x >= 0 && y >= 0 && x < Double(image.width) && y < Double(image.height)
      } ?? drawnMargin
    }
    let above = room(upTo: headerHeight, isAbove: true)
    let beside = above < leastHeaderHeight ? room(upTo: headerWidth, isAbove: false) : drawnMargin
    let (left, top) = (-reach - beside, -reach - above)
    let drawn = image.upright(
      view, left: left, top: top, width: Int((reach + drawnMargin - left) * pitch),
      height: Int((reach + drawnMargin - top) * pitch), pitch: pitch)
    return Straightened(image: drawn, view: view, left: left, top: top, pitch: pitch)
  }
}

extension BoardReader.Straightened {
  /// How far a corner of the board may be from where it should be, in tiles.
  private static let cornerTolerance = 0.03

  /// How the board lies, judging by the picture that was drawn: the letters were found in a smaller one, in which their places are less
  /// exact. Nil if it need not be drawn again.
  fileprivate func refinedView(through lens: Lens) -> Perspective? {
    let location = BoardLocator.search(image)
    guard case .success(let grid) = location.grid else { return nil }
    let letters = PerspectiveFinder.pairs(of: location.letters(on: grid)).map { letter in
      let source = view.point(u: left + letter.x / pitch, v: top + letter.y / pitch)
      return Perspective.Pair(u: letter.u, v: letter.v, x: source.x, y: source.y)
    }
    guard let refined = BoardReader.Straightened.view(of: letters, through: lens) else { return nil }
    let off = zip(view.corners, refined.corners).map { max(abs($0.x - $1.x), abs($0.y - $1.y)) / view.pitch }
    return off.contains { $0 > BoardReader.Straightened.cornerTolerance } ? refined : nil
  }

  /// How far a letter may be from where the others say, in tiles.
  private static let letterTolerance = 0.05

  /// Returns the view that fits most letters, without those that are elsewhere: something else was taken for them.
  private static func view(of letters: [Perspective.Pair], through lens: Lens) -> Perspective? {
    var letters = letters
    while letters.count >= PerspectiveFinder.leastLetters, let view = Perspective(fitting: letters, through: lens) {
      let off = letters.map { letter in
        let (x, y) = view.point(u: letter.u, v: letter.v)
        return max(abs(x - letter.x), abs(y - letter.y)) / view.pitch
      }
      guard let worst = off.indices.max(by: { off[$0] < off[$1] }), off[worst] > letterTolerance else { return view }
      letters.remove(at: worst)
    }
    return nil
  }
}

extension BoardLocator.Location {
  /// Whether there is another board outside of one, seen at any angle.
  func hasBoard(outside frame: Rect) -> Bool {
    let others = shapes.filter { !frame.encloses($0.box) }
    guard others.count >= BoardLocator.surelyOccupied else { return false }
    return (PerspectiveFinder(shapes: others).view()?.letterCount ?? 0) >= BoardLocator.surelyOccupied
  }

  /// Whether each of the 25 places of the grid has a letter.
  var hasAllLetters: Bool { TileSet(shapes.lazy.compactMap { $0.tile }) == .all }

  /// Returns how the board lies, judging by the letters on its grid; nil if they are too few.
  func view(on grid: TileGrid) -> Perspective? { PerspectiveFinder.view(of: letters(on: grid)) }

  /// Returns the shapes of the letters on a grid, by tile; nil where there is none.
  fileprivate func letters(on grid: TileGrid) -> [Shape?] {
    var letters = [Shape?](repeating: nil, count: Board.tileCount)
    for shape in shapes {
      guard let tile = shape.tile, grid.letterHeights.contains(shape.height) else { continue }
      // Of the parts of a letter, the highest is the letter.
      if shape.height > letters[tile]?.height ?? 0 { letters[tile] = shape }
    }
    return letters
  }
}
