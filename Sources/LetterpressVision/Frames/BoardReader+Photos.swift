internal import LetterpressSolver

/// Boards that do not lie as the pixels do, as in a photo of a screen.
extension BoardReader {
  /// How large the tiles of a picture that is drawn upright are, in pixels.
  private static let drawnPitches = 64.0...96.0
  /// How much is drawn above the board, where the header is, and on the other sides, in tiles.
  private static let headerHeight = 6.0
  private static let drawnMargin = 0.7

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

  /// Returns the picture as seen from straight ahead.
  static func straightened(_ image: RGBImage, _ view: Perspective) -> Straightened {
    let rough = drawn(image, view)
    guard let better = rough.refinedView else { return rough }
    return drawn(image, better)
  }

  private static func drawn(_ image: RGBImage, _ view: Perspective) -> Straightened {
    let pitch = min(max(view.pitch.rounded(), drawnPitches.lowerBound), drawnPitches.upperBound)
    let reach = Double(Board.side) / 2
    // No more of what is above the board than the picture shows.
    let header = stride(from: headerHeight, to: drawnMargin, by: -0.25).first { height in
      let left = view.depth(u: -reach - drawnMargin, v: -reach - height)
      let right = view.depth(u: reach + drawnMargin, v: -reach - height)
      guard min(left, right) > 0.1 else { return false }
      let (x, y) = view.point(u: 0, v: -reach - height)
      return x >= 0 && y >= 0 && x < Double(image.width) && y < Double(image.height)
    }
    let top = -reach - (header ?? drawnMargin)
    let drawn = image.upright(
      view, left: -reach - drawnMargin, top: top, width: Int(2 * (reach + drawnMargin) * pitch),
      height: Int((reach + drawnMargin - top) * pitch), pitch: pitch)
    return Straightened(image: drawn, view: view, left: -reach - drawnMargin, top: top, pitch: pitch)
  }
}

extension BoardReader.Straightened {
  /// How far a letter may be from where it should be, in tiles, on average.
  private static let tolerance = 0.012

  /// How the board lies, judging by the picture that was drawn: the letters were found in a smaller one, in which their places are less
  /// exact. Nil if it need not be drawn again.
  fileprivate var refinedView: Perspective? {
    let location = BoardLocator.search(image)
    guard case .success(let grid) = location.grid, let seen = location.view(on: grid) else { return nil }
    var (pairs, off): ([Perspective.Pair], Double) = ([], 0)
    let reach = Double(Board.side / 2)
    for tile in 0..<Board.tileCount {
      let (u, v) = (Double(tile % Board.side) - reach, Double(tile / Board.side) - reach)
      let drawn = seen.point(u: u, v: v)
      let (drawnU, drawnV) = (left + drawn.x / pitch, top + drawn.y / pitch)
      off += max(abs(drawnU - u), abs(drawnV - v)) / Double(Board.tileCount)
      let source = view.point(u: drawnU, v: drawnV)
      pairs.append(Perspective.Pair(u: u, v: v, x: source.x, y: source.y))
    }
    return off > BoardReader.Straightened.tolerance ? Perspective(fitting: pairs) : nil
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
  func view(on grid: TileGrid) -> Perspective? {
    var letters = [Shape?](repeating: nil, count: Board.tileCount)
    for shape in shapes {
      guard let tile = shape.tile else { continue }
      // Of the parts of a letter, the highest is the letter.
      if shape.height > letters[tile]?.height ?? 0 { letters[tile] = shape }
    }
    return PerspectiveFinder.view(of: letters)
  }
}
