internal import LetterpressSolver

/// Finds a board that was photographed at an angle, by its letters.
///
/// A lattice of 5 × 5 letters grows from a letter and two neighbours of it, to the right and below. Each next letter is looked for
/// where the last two steps lead, which follows perspective and the distortion of a lens, as both change little from one tile to the
/// next. Then a homography is fitted to all of them.
struct PerspectiveFinder {
  private let shapes: [Shape]
  private let index: ShapeIndex

  init(shapes: [Shape]) {
    self.shapes = shapes
    index = ShapeIndex(shapes)
  }

  /// How many of the 25 letters must be where the homography says.
  static let leastLetters = 19
  /// How far a letter may be from there, in tiles.
  private static let tolerance = 0.1
  /// How many letters are tried as the first one at most.
  private static let mostAnchors = 400

  /// The letters found around a first one: their shapes, by place.
  ///
  /// One row or column beyond the board on each side shows whether the lattice is larger.
  private struct Growth {
    static let reach = Board.side
    static let side = 2 * reach + 1
    /// The place of the first letter.
    static let origin = reach * side + reach
    /// To the neighbours of a place: right, below, left, above.
    static let steps = [1, side, -1, -side]

    private(set) var shapes = [Int?](repeating: nil, count: side * side)
    private(set) var count = 0

    /// The shape at a place; nil outside of what is looked at, too.
    subscript(place: Int) -> Int? { shapes.indices.contains(place) ? shapes[place] : nil }

    mutating func add(_ shape: Int, at place: Int) {
      shapes[place] = shape
      count += 1
    }

    /// Returns the neighbour of a place; nil at the edge.
    static func neighbour(of place: Int, _ step: Int) -> Int? {
      let column = place % side + (abs(step) == 1 ? step : 0)
      let next = place + step
      return (0..<side).contains(column) && (0..<side * side).contains(next) ? next : nil
    }

    /// Returns the shapes of the 5 × 5 with this upper left corner, by tile.
    func letters(from corner: Int) -> [Int?] {
      (0..<Board.tileCount).map { self[corner + $0 / Board.side * Growth.side + $0 % Board.side] }
    }
  }

  private typealias Vector = (x: Double, y: Double)

  /// Returns how the board lies in the picture; nil if there is none.
  ///
  /// - Complexity: O(shapes), if shapes do not overlap.
  func view() -> (view: Perspective, letterCount: Int)? {
    var best: (view: Perspective, letterCount: Int)?
    let step = shapes.count / PerspectiveFinder.mostAnchors + 1
    for anchor in stride(from: 0, to: shapes.count, by: step) {
      guard let lattice = lattice(around: anchor), let found = fitted(lattice) else { continue }
      if found.letterCount > best?.letterCount ?? 0 { best = found }
      if found.letterCount == Board.tileCount { break }
    }
    return best
  }

  // MARK: Growing

  /// Returns the letters that belong to a lattice with a letter; nil if they are too few.
  private func lattice(around anchor: Int) -> Growth? {
    let first = shapes[anchor]
    let height = Double(first.height)
    // A tile is 2 to 2.25 times as wide as its letter is high, and less if the board is seen from the side.
    guard
      let right = neighbour(of: first, at: (2.1 * height, 0), withinX: 0.8 * height, withinY: 0.9 * height)
    else { return nil }
    let across = vector(from: anchor, to: right)
    guard
      let below = neighbour(of: first, at: (-across.y, across.x), withinX: 0.7 * height, withinY: 0.7 * height)
    else { return nil }
    let down = vector(from: anchor, to: below)
    var found = Growth()
    var waiting = [Growth.origin, Growth.origin + 1, Growth.origin + Growth.side]
    for (place, shape) in zip(waiting, [anchor, right, below]) { found.add(shape, at: place) }
    while let place = waiting.popLast() {
      guard let start = found[place] else { continue }
      for step in Growth.steps {
        guard let next = Growth.neighbour(of: place, step), found[next] == nil else { continue }
        let vector = self.vector(from: place, step, in: found) ?? (abs(step) == 1 ? across : down)
        let isBack = step < 0 && self.vector(from: place, step, in: found) == nil
        let reach = 0.22 * max(abs(vector.x), abs(vector.y))
        guard
          let neighbour = neighbour(
            of: shapes[start], at: isBack ? (-vector.x, -vector.y) : vector, withinX: reach, withinY: reach),
          !found.shapes.contains(neighbour)
        else { continue }
        found.add(neighbour, at: next)
        waiting.insert(next, at: 0)
      }
    }
    return found.count >= PerspectiveFinder.leastLetters ? found : nil
  }

  private func neighbour(
    of shape: Shape, at vector: Vector, withinX reachX: Double, withinY reachY: Double
  ) -> Int? {
    // The box of a turned letter is up to a sixth higher; that of a letter farther away is lower.
    let heights = Int(Double(shape.height) * 0.75)...Int(Double(shape.height) * 1.34)
    return index.nearest(
      x: shape.centerX + vector.x, y: shape.centerY + vector.y, withinX: reachX, withinY: reachY, heights: heights
    )?.index
  }

  /// Returns how far it is to the next place, in pixels: as far as the last step in this direction, or as the nearest one beside it;
  /// nil if neither is known.
  private func vector(from place: Int, _ step: Int, in found: Growth) -> Vector? {
    func known(from start: Int?, to end: Int?) -> Vector? {
      guard let start = start.flatMap({ found[$0] }), let end = end.flatMap({ found[$0] }) else { return nil }
      return vector(from: start, to: end)
    }
    if let last = known(from: Growth.neighbour(of: place, -step), to: place) { return last }
    let aside = abs(step) == 1 ? Growth.side : 1
    for side in [aside, -aside] {
      let beside = Growth.neighbour(of: place, side)
      if let parallel = known(from: beside, to: beside.flatMap { Growth.neighbour(of: $0, step) }) { return parallel }
    }
    return nil
  }

  /// Returns how far it is from one shape to another, in pixels.
  private func vector(from start: Int, to end: Int) -> Vector {
    (shapes[end].centerX - shapes[start].centerX, shapes[end].centerY - shapes[start].centerY)
  }

  // MARK: Fitting

  /// Returns the homography that fits the 5 × 5 letters of a lattice; nil if it has fewer or more rows and columns, or if letters are
  /// elsewhere.
  private func fitted(_ lattice: Growth) -> (view: Perspective, letterCount: Int)? {
    var letters: [Int?] = []
    for corner in lattice.shapes.indices where corner % Growth.side <= Growth.side - Board.side {
      let those = lattice.letters(from: corner)
      if letters.isEmpty || those.count(where: { $0 != nil }) > letters.count(where: { $0 != nil }) { letters = those }
    }
    // Letters that growing has missed are found where the others say, and those that it took wrongly are left out.
    for tolerance in [0.2, PerspectiveFinder.tolerance] {
      guard let view = view(of: letters) else { return nil }
      letters = (0..<Board.tileCount).map { letter(at: $0, in: view, within: tolerance) }
    }
    guard let view = view(of: letters), !isLarger(view) else { return nil }
    return (view, letters.count { $0 != nil })
  }

  private func view(of letters: [Int?]) -> Perspective? {
    PerspectiveFinder.view(of: letters.map { letter in letter.map { shapes[$0] } })
  }

  /// Returns the homography that fits letters best; nil if they are too few or no board is seen like that.
  ///
  /// - Parameter letters: those of the 25 tiles; nil for unknown ones.
  static func view(of letters: [Shape?]) -> Perspective? {
    let pairs = pairs(of: letters)
    guard pairs.count >= leastLetters, let view = Perspective(fitting: pairs), isPlausible(view) else { return nil }
    return view
  }

  /// Returns where the middle of each letter should be on the board, with where it is.
  static func pairs(of letters: [Shape?]) -> [Perspective.Pair] {
    letters.enumerated().compactMap { tile, letter in
      guard let letter else { return nil }
      let (u, v) = middle(of: tile)
      return Perspective.Pair(u: u, v: v, x: letter.centerX, y: letter.centerY)
    }
  }

  /// Returns the middle of a tile's letter, in tiles from the middle of the board.
  private static func middle(of tile: Int) -> (u: Double, v: Double) {
    let reach = Double(Board.side / 2)
    return (Double(tile % Board.side) - reach, Double(tile / Board.side) - reach - LatticeFinder.letterRise)
  }

  /// Returns the letter that is nearest to the middle of a tile.
  private func letter(at tile: Int, in view: Perspective, within tolerance: Double) -> Int? {
    let (u, v) = PerspectiveFinder.middle(of: tile)
    return letter(u: u, v: v, in: view, within: tolerance)
  }

  private func letter(u: Double, v: Double, in view: Perspective, within tolerance: Double) -> Int? {
    guard view.depth(u: u, v: v) > 0 else { return nil }
    let place = view.point(u: u, v: v)
    let pitch = view.pitch / view.depth(u: u, v: v)
    return index.nearest(
      x: place.x, y: place.y, withinX: tolerance * pitch, withinY: tolerance * pitch,
      heights: Int(pitch / 3)...Int(pitch / 1.5)
    )?.index
  }

  /// Whether letters continue the lattice on a side of the board.
  private func isLarger(_ view: Perspective) -> Bool {
    let reach = Double(Board.side / 2)
    return [-reach - 1, reach + 1].contains { outside in
      [true, false].contains { isRow in
        (0..<Board.side).count { along in
          let (across, along) = (outside, Double(along) - reach)
          return letter(
            u: isRow ? along : across, v: isRow ? across : along, in: view, within: 0.12) != nil
        } >= 3
      }
    }
  }

  /// Whether a board can be seen like this: all of it before the camera, with no corner more than twice as far away as another, and not
  /// mirrored or much narrower than high.
  private static func isPlausible(_ view: Perspective) -> Bool {
    let depths = Perspective.boardCorners.map { view.depth(u: $0.u, v: $0.v) }
    guard let nearest = depths.min(), let farthest = depths.max(), nearest > 0, farthest < 2 * nearest else {
      return false
    }
    let (left, right) = (view.point(u: -0.5, v: 0), view.point(u: 0.5, v: 0))
    let (top, bottom) = (view.point(u: 0, v: -0.5), view.point(u: 0, v: 0.5))
    let across: Vector = (right.x - left.x, right.y - left.y)
    let down: Vector = (bottom.x - top.x, bottom.y - top.y)
    let (width, height) = (
      (across.x * across.x + across.y * across.y).squareRoot(), (down.x * down.x + down.y * down.y).squareRoot()
    )
    let area = across.x * down.y - across.y * down.x
    return max(width, height) < 1.4 * min(width, height) && area > 0.85 * width * height
  }
}
