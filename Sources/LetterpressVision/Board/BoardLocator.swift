/// Finds the board in a picture by its letters: 25 shapes of equal height on a square lattice.
///
/// No size, place, colour or device is assumed. A large picture is tried at half, a quarter … of its
/// size first, where noise is less and work is little; it is tried at its own size if that does not show
/// all 25 letters.
struct BoardLocator {
  /// What was found: the grid, and how many of its 25 places have a letter-like shape.
  struct Location: Equatable {
    var grid: TileGrid
    var occupied: Int
  }

  /// How much neighbouring pixels of one letter, or of one tile, may differ.
  private static let tolerances = [12, 5, 28]

  /// The longer side of a picture, in pixels, above which it is tried at half its size first.
  private static let comfortableSide = 1600

  /// Fewer places than this with a letter-like shape are no board.
  static let minimumOccupied = 15

  /// Locates the board.
  ///
  /// - Throws: ``BoardReaderError/noBoard(lettersFound:)``.
  static func locate(in image: RGBImage) throws(BoardReaderError) -> Location {
    var levels = [GrayImage(lumaOf: image)]
    while let smallest = levels.last, max(smallest.width, smallest.height) > comfortableSide,
      min(smallest.width, smallest.height) >= 2
    {
      levels.append(smallest.halved())
    }

    var best: Location?
    var mostShapes = 0
    search: for (level, gray) in levels.enumerated().reversed() {
      for tolerance in tolerances {
        let shapes = ShapeFinder.letterLikeShapes(in: gray, tolerance: tolerance)
        mostShapes = max(mostShapes, shapes.count)
        guard let lattice = LatticeFinder(shapes: shapes).bestLattice(),
          lattice.occupied > best?.occupied ?? 0
        else { continue }
        let grid = lattice.grid.scaled(by: Double(1 << level))
        best = Location(grid: grid, occupied: lattice.occupied)
        if lattice.occupied == 25 { break search }
      }
    }
    guard var location = best, location.occupied >= minimumOccupied else {
      throw .noBoard(lettersFound: mostShapes)
    }
    location.grid = FrameRefiner(image: image).refined(location.grid)
    return location
  }
}
