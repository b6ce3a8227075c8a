internal import LetterpressSolver

/// Finds the board in a picture by its letters: 25 shapes of equal height on a square lattice.
///
/// Assumes no size, position, colour or device. A large picture is searched at a fraction of its size first (half, a
/// quarter …), with less noise and less work; larger sizes follow until one shows all 25 letters.
package enum BoardLocator {
  /// The largest differences between neighbouring pixels of one letter or one tile, in the order tried.
  static let tolerances = [12, 5, 28]

  /// The shorter side of a picture is never reduced below this, in pixels: the tiles of a board that fills it are then
  /// 32 pixels wide, with strokes of 3.
  private static let comfortableSide = 160

  /// With fewer lattice points than this occupied by a letter-like shape, it is not a board.
  private static let minimumOccupied = 13

  /// With at least this many occupied, a lattice is clear enough to report several boards or another game's grid.
  static let surelyOccupied = 23

  /// A board of which at least this many letters can be seen, and whose tiles are this many times as wide, is not passed over for a small
  /// one that lies on it.
  private static let leastSeen = 17
  private static let leastScale = 1.5

  /// A search for letter-like shapes at one of a picture's sizes, with one tolerance.
  private struct SearchPass {
    /// In pixels of the reduced picture.
    var shapes: [Shape] = []
    /// How many times the picture's sides were halved.
    var level = 0
    var tolerance = BoardLocator.tolerances[0]

    /// Returns the shapes in pixels of the whole picture.
    ///
    /// - Parameter lattice: the board's, in pixels of the reduced picture; nil if there is no board.
    func located(on lattice: Lattice? = nil) -> [Shape] {
      shapes.map { shape in
        var located = shape.scaled(by: 1 << level)
        located.tile = lattice?.tile(of: shape)
        return located
      }
    }
  }

  /// Returns where the only board of a picture is, or why there is none.
  static func locate(in image: RGBImage) -> Location { search(image).checked(in: image) }

  /// Returns where a board is, or why there is none; there may be smaller boards beside it.
  static func search(_ image: RGBImage) -> Location {
    var location = uprightOrSkewed(image)
    var frame: Rect?
    if case .success(let grid) = location.grid {
      frame = grid.frame
      location.skewed = location.skewed ?? location.view(on: grid).flatMap { $0.isSkewed ? $0 : nil }
    }
    // Of several boards none is chosen.
    if let frame = location.skewed?.frame ?? frame, location.hasBoard(outside: frame) {
      return Location(shapes: location.shapes, grid: .failure(.severalBoards(2)))
    }
    return location
  }

  private static func uprightOrSkewed(_ image: RGBImage) -> Location {
    var skewed: (view: Perspective, letterCount: Int)?
    var best: (lattice: Lattice, pass: SearchPass)?
    var mostShapes = SearchPass()
    // Boards of which not all letters can be seen, in pixels of the picture.
    var partial: [TileGrid] = []
    // A lattice of another size, as in other games.
    var other: Lattice?
    var passes: [SearchPass] = []
    search: for level in levels(of: image) {
      let gray = GrayImage(lumaOf: image, level: level)
      for tolerance in tolerances {
        let pass = SearchPass(
          shapes: ShapeFinder.letterLikeShapes(in: gray, tolerance: tolerance), level: level, tolerance: tolerance)
        if pass.shapes.count > mostShapes.shapes.count { mostShapes = pass }
        passes.append(pass)
        let lattices = LatticeFinder(shapes: pass.shapes).lattices(withAtLeast: minimumOccupied)
        let count = boardCount(lattices)
        guard count <= 1 else {
          return Location(shapes: pass.located(), grid: .failure(.severalBoards(count)), skewed: skewed?.view)
        }
        for lattice in lattices where lattice.isOtherGrid(surelyOccupied: surelyOccupied) {
          if lattice.placeCount > other?.placeCount ?? 0 { other = lattice }
        }
        partial += lattices.filter { $0.isBoard && $0.occupied >= leastSeen }.map {
          $0.grid.scaled(by: Double(1 << level))
        }
        if let lattice = lattices.filter({ $0.isBoard }).max(by: { $0.occupied < $1.occupied }),
          lattice.occupied > best?.lattice.occupied ?? 0
        {
          best = (lattice, pass)
          if lattice.occupied == Board.tileCount { break search }
        }
        if let found = PerspectiveFinder(shapes: pass.shapes).view(), found.view.isClearlySkewed,
          found.letterCount > skewed?.letterCount ?? 0
        {
          skewed = (found.view.scaled(by: Double(1 << level)), found.letterCount)
          if found.letterCount == Board.tileCount { break search }
        }
      }
    }
    if other == nil, skewed == nil, best?.lattice.occupied ?? 0 < surelyOccupied, let uneven = unevenBoard(in: passes) {
      best = uneven
    }
    if let (lattice, pass) = best, !lattice.isOtherGrid(surelyOccupied: surelyOccupied) {
      let grid = lattice.grid.scaled(by: Double(1 << pass.level))
      guard !partial.contains(where: { $0.pitch > leastScale * grid.pitch && $0.frame.overlaps(grid.frame) }) else {
        return Location(shapes: pass.located(), grid: .failure(.severalBoards(2)))
      }
      return Location(
        shapes: pass.located(on: lattice), grid: .success(grid),
        level: pass.level, tolerance: pass.tolerance, skewed: skewed?.view)
    }
    // No part of a larger grid is a board.
    if let other {
      let refusal = BoardReaderError.otherGrid(columns: other.columns, rows: other.rows)
      return Location(shapes: mostShapes.located(), grid: .failure(refusal))
    }
    let refusal = BoardReaderError.noBoard(lettersFound: mostShapes.shapes.count)
    return Location(shapes: mostShapes.located(), grid: .failure(refusal), skewed: skewed?.view)
  }

  /// With more shapes than this, a picture is full of text rather than a board: boards have up to 150, as letters have parts.
  private static let mostShapesOfABoard = 300

  /// Returns the only board whose letters are of many heights.
  private static func unevenBoard(in passes: [SearchPass]) -> (lattice: Lattice, pass: SearchPass)? {
    for pass in passes where pass.shapes.count <= mostShapesOfABoard {
      let finder = LatticeFinder(shapes: pass.shapes, areUneven: true)
      let lattices = finder.lattices(withAtLeast: surelyOccupied)
      if lattices.count == 1, lattices[0].isBoard { return (lattices[0], pass) }
    }
    return nil
  }

  /// Returns the levels at which a picture is searched, smallest size first; level n halves the sides n times.
  static func levels(of image: RGBImage) -> [Int] {
    let coarser = (1...).prefix { min(image.width, image.height) >> $0 >= comfortableSide }
    return coarser.reversed() + [0]
  }

  private static func boardCount(_ lattices: [Lattice]) -> Int {
    let whole = lattices.filter { $0.occupied >= surelyOccupied }
    return whole.count { $0.isBoard } + whole.filter { $0.boardCount > 1 }.reduce(0) { $0 + $1.boardCount }
  }
}

extension BoardLocator {
  /// Where the board is in a picture, or why none was found.
  package struct Location {
    /// The letter-like shapes, at the size and tolerance that showed the board or, without a board, the most shapes.
    package var shapes: [Shape]
    /// Where the board is, or why there is none.
    package var grid: Result<TileGrid, BoardReaderError>
    /// How many times the picture's sides were halved to find it.
    var level = 0
    /// The tolerance that showed it.
    var tolerance = BoardLocator.tolerances[0]
    /// How the board lies, if not as the pixels do: a better answer than the grid, if it can be read like that.
    var skewed: Perspective?

    /// Returns the location with its grid aligned with the borders between tiles, unless there are smaller boards beside it.
    func checked(in image: RGBImage) -> Location {
      guard case .success(let grid) = grid else { return self }
      var checked = self
      let others = smallerBoardCount(around: grid.frame, in: image, foundAt: level, tolerance)
      if others == 0 {
        checked.grid = .success(FrameRefiner(image: image).refined(grid))
      } else {
        checked.grid = .failure(.severalBoards(1 + others))
        for place in checked.shapes.indices { checked.shapes[place].tile = nil }
      }
      return checked
    }
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
  func letters(on grid: TileGrid) -> [Shape?] {
    var letters = [Shape?](repeating: nil, count: Board.tileCount)
    for shape in shapes {
      guard let tile = shape.tile, grid.letterHeights.contains(shape.height) else { continue }
      // Of the parts of a letter, the highest is the letter.
      if shape.height > letters[tile]?.height ?? 0 { letters[tile] = shape }
    }
    return letters
  }
}
