/// Finds the board in a picture by its letters: 25 shapes of equal height on a square lattice.
///
/// No size, place, colour or device is assumed. A large picture is tried at half, a quarter … of its
/// size first, where noise is less and work is little; it is tried at its own size if that does not show
/// all 25 letters.
struct BoardLocator {
  /// How much neighbouring pixels of one letter, or of one tile, may differ.
  static let tolerances = [12, 5, 28]

  /// The least that the shorter side of a picture is reduced to, in pixels: a board that fills it then has tiles of
  /// 32 pixels, with strokes of 3.
  private static let comfortableSide = 160

  /// Fewer places than this with a letter-like shape are no board.
  private static let minimumOccupied = 13

  /// More places than this with a letter-like shape are a board even if there is another.
  private static let surelyOccupied = 23

  /// Locates the board.
  ///
  /// - Throws: ``BoardReaderError/noBoard(lettersFound:)``, ``BoardReaderError/severalBoards(_:)``.
  static func locate(in image: RGBImage) throws(BoardReaderError) -> TileGrid {
    var best: Lattice?
    var mostShapes = 0
    search: for level in levels(of: image) {
      let gray = GrayImage(lumaOf: image, level: level)
      for tolerance in tolerances {
        let shapes = ShapeFinder.letterLikeShapes(in: gray, tolerance: tolerance)
        mostShapes = max(mostShapes, shapes.count)
        let lattices = LatticeFinder(shapes: shapes).lattices(withAtLeast: minimumOccupied)
        try refuseSeveral(lattices)
        guard let lattice = lattices.filter(\.isBoard).max(by: { $0.occupied < $1.occupied }),
          lattice.occupied > best?.occupied ?? 0
        else { continue }
        best = lattice.scaled(by: Double(1 << level))
        if lattice.occupied == 25 { break search }
      }
    }
    guard let best else { throw .noBoard(lettersFound: mostShapes) }
    return FrameRefiner(image: image).refined(best.grid)
  }

  /// The sizes a picture is looked at, the smallest first: each is one half to the power of the level.
  static func levels(of image: RGBImage) -> [Int] {
    let coarser = (1...).prefix { min(image.width, image.height) >> $0 >= comfortableSide }
    return coarser.reversed() + [0]
  }

  private static func refuseSeveral(_ lattices: [Lattice]) throws(BoardReaderError) {
    let whole = lattices.filter { $0.occupied >= surelyOccupied }
    let count = whole.filter(\.isBoard).count + whole.filter { $0.boardCount > 1 }.reduce(0) { $0 + $1.boardCount }
    guard count <= 1 else { throw .severalBoards(count) }
  }
}
