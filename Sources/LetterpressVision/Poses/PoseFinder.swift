internal import CPlatform
internal import LetterpressSolver

/// Finds tiles that are turned about their middles, as the tiles of the last word are while they wobble, by their edges.
///
/// From within a tile, its colour is followed outwards to where it ends, at many places along each side. On a tile that lies as
/// the grid says, these points lie on the grid's lines. On a turned one, they lie on the sides of a turned square, apart from
/// those that are hidden below a neighbour.
struct PoseFinder {
  private let image: RGBImage
  private let grid: TileGrid
  /// The largest distance between points of one side and a straight line, in tiles: points are found to a quarter of a pixel,
  /// and the edges of a drawing are smoothed.
  private let tolerance: Double

  init(image: RGBImage, grid: TileGrid) {
    (self.image, self.grid) = (image, grid)
    tolerance = 0.7 / grid.pitch
  }

  /// The greatest angle that is looked for, in degrees, and the steps in which it is; the game turns tiles by up to 12.
  private static let greatestAngle = 15.0
  private static let angleStep = 0.5
  /// The least angle of a tile that is called turned. The grid may be off by half a degree.
  private static let leastAngle = 1.5
  /// At angles up to this, a tile counts as upright.
  private static let uprightAngle = 0.5

  /// How far from the middle a tile's colour is taken, and from where to where it is followed, in tiles. No letter reaches the
  /// first, nor does a neighbour that is turned by up to 15 degrees.
  private static let start = 0.36
  private static let end = 0.66
  /// The number of places along each side, and how far from its middle they reach, in tiles.
  private static let placesPerSide = 18
  private static let reachAlong = 0.34
  /// The mean difference over the channels up to which a pixel has the tile's colour: a neighbour's shadow on it has less.
  private static let colorTolerance = 26
  /// How far from its place on the grid a tile's middle may be, in tiles.
  private static let greatestShift = 0.05

  /// How a tile seems to lie, judging by its edges.
  struct Finding {
    var pose: TilePose
    /// The number of points that the pose explains, that an upright tile would, and of all.
    var explained: Int
    var explainedUpright: Int
    var all: Int

    /// Whether it may be turned at all.
    var mayBeTurned: Bool { abs(pose.angle) >= PoseFinder.leastAngle && explained > explainedUpright }

    /// How many times as many points lie on the sides of a turned square as on the grid's lines; below 1.2, that says little. A
    /// neighbour that reaches over an upright tile turns half of the edge between them.
    var ratio: Double { Double(explained) / Double(max(explainedUpright, 1)) }

    /// The share of the points that lie on the sides of a turned square, 0 to 1.
    var share: Double { Double(explained) / Double(all) }

    /// Whether edges are seen on more than one side.
    var showsSeveralSides: Bool { 3 * all >= 4 * PoseFinder.placesPerSide }
  }

  /// Returns how a tile lies on the grid.
  func uprightPose(of tile: Int) -> TilePose {
    let (row, column) = tile.quotientAndRemainder(dividingBy: Board.side)
    return TilePose(
      x: grid.x + (Double(column) + 0.5) * grid.pitch, y: grid.y + (Double(row) + 0.5) * grid.pitch, side: grid.pitch,
      angle: 0)
  }

  /// Returns how a tile seems to lie; nil if it is upright.
  func finding(of tile: Int) -> Finding? {
    var pose = uprightPose(of: tile)
    // Nearly all tiles of nearly all pictures are upright, which a few places show.
    let few = edgePoints(around: pose, along: Ray.few)
    guard fit(few, to: 0, within: tolerance).explained < few.count else { return nil }
    let points = edgePoints(around: pose, along: Ray.all)
    let flat = fit(points, to: 0, within: tolerance)
    guard 10 * flat.explained < 9 * points.count || abs(flat.angle) > PoseFinder.uprightAngle else { return nil }
    // First roughly, as the steps between angles are larger than the tolerance.
    var best = flat
    let steps = Int(PoseFinder.greatestAngle / PoseFinder.angleStep)
    for step in -steps...steps {
      let angle = Double(step) * PoseFinder.angleStep
      let rough = fit(points, to: angle, within: max(tolerance, 0.01))
      if rough.explained > best.explained { best = rough }
    }
    let sharp = refined(best.angle, points)
    let flatter = fit(
      points, to: min(max(flat.angle, -PoseFinder.uprightAngle), PoseFinder.uprightAngle), within: tolerance)
    (pose.x, pose.y) = (pose.x + sharp.x * grid.pitch, pose.y + sharp.y * grid.pitch)
    pose.angle = sharp.angle
    let finding = Finding(
      pose: pose, explained: sharp.explained, explainedUpright: max(flat.explained, flatter.explained),
      all: points.count)
    return finding.mayBeTurned ? finding : nil
  }

  // MARK: Edges

  /// A point where a tile's colour ends, from the tile's place on the grid, in tiles.
  private struct EdgePoint {
    var x: Double
    var y: Double
    /// Whether it is on the left or right side, seen from the middle.
    var isBeside: Bool
    /// −1 for the left and the upper side, 1 for the others.
    var direction: Double
  }

  /// A line from a tile's middle outwards: a side, and a place along it.
  private struct Ray {
    var isBeside: Bool
    var direction: Double
    var along: Double

    func point(at distance: Double) -> (x: Double, y: Double) {
      isBeside ? (direction * distance, along) : (along, direction * distance)
    }

    static let all = rays(at: Array(0..<placesPerSide))
    /// At both ends of each side, in its middle, and between these.
    static let few = rays(at: [0, 4, 8, 13, 17])

    private static func rays(at places: [Int]) -> [Ray] {
      places.flatMap { place -> [Ray] in
        let along = (2 * Double(place) / Double(placesPerSide - 1) - 1) * reachAlong
        return [
          Ray(isBeside: true, direction: -1, along: along), Ray(isBeside: true, direction: 1, along: along),
          Ray(isBeside: false, direction: -1, along: along), Ray(isBeside: false, direction: 1, along: along),
        ]
      }
    }
  }

  private func edgePoints(around place: TilePose, along rays: [Ray]) -> [EdgePoint] {
    func color(_ ray: Ray, _ distance: Double) -> RGBColor? {
      let point = ray.point(at: distance)
      let (x, y) = (place.x + point.x * grid.pitch, place.y + point.y * grid.pitch)
      guard x >= 0, y >= 0, x < Double(image.width), y < Double(image.height) else { return nil }
      return image[Int(x), Int(y)]
    }
    let own = RGBColor.median(of: rays.compactMap { color($0, PoseFinder.start) })
    let step = max(1 / 64, 1 / grid.pitch)
    return rays.compactMap { ray in
      /// Whether a ray still has the tile's colour; nil outside the picture.
      func isOwn(_ distance: Double) -> Bool? {
        color(ray, distance).map { $0.distance(to: own) <= PoseFinder.colorTolerance }
      }
      var (inside, outside) = (PoseFinder.start, PoseFinder.start + step)
      guard isOwn(inside) == true else { return nil }
      while outside < PoseFinder.end, isOwn(outside) == true { (inside, outside) = (outside, outside + step) }
      guard outside < PoseFinder.end, isOwn(outside) != nil else { return nil }
      while outside - inside > 0.25 / grid.pitch {
        let middle = (inside + outside) / 2
        if isOwn(middle) == true { inside = middle } else { outside = middle }
      }
      let end = ray.point(at: (inside + outside) / 2)
      return EdgePoint(x: end.x, y: end.y, isBeside: ray.isBeside, direction: ray.direction)
    }
  }

  // MARK: Fitting

  /// How well a turned square explains the points.
  private struct Fit {
    var explained: Int
    /// The angle and the shift, in tiles, that fit the explained points best.
    var angle: Double
    var x: Double
    var y: Double
  }

  /// A point as seen on a turned square.
  private struct Offset {
    /// How far out from its side, and how far along it, in tiles.
    var off: Double
    var along: Double
  }

  private func refined(_ angle: Double, _ points: [EdgePoint]) -> Fit {
    let first = fit(points, to: angle, within: tolerance)
    let second = fit(points, to: first.angle, within: tolerance)
    return second.explained >= first.explained ? second : first
  }

  private func fit(_ points: [EdgePoint], to angle: Double, within tolerance: Double) -> Fit {
    let (cosine, sine) = (platform_cos(angle * .pi / 180), platform_sin(angle * .pi / 180))
    // Each side for itself, as the grid may be off by a pixel: right and left, lower and upper.
    var sides = [[Offset]](repeating: [], count: 4)
    for point in points {
      let (u, v) = (point.x * cosine + point.y * sine, point.y * cosine - point.x * sine)
      let side = (point.isBeside ? 0 : 2) + (point.direction < 0 ? 1 : 0)
      sides[side].append(
        point.isBeside
          ? Offset(off: u - 0.5 * point.direction, along: v) : Offset(off: v - 0.5 * point.direction, along: -u))
    }
    let explained = sides.map { PoseFinder.densest($0, within: tolerance) }
    // The slope of the offsets along the sides is what the angle is off by.
    var (covariance, variance) = (0.0, 0.0)
    for offsets in explained {
      let (off, along) = (PoseFinder.mean(offsets) { $0.off }, PoseFinder.mean(offsets) { $0.along })
      for offset in offsets {
        covariance += (offset.off - off) * (offset.along - along)
        variance += (offset.along - along) * (offset.along - along)
      }
    }
    let correction = variance > 0 ? covariance / variance * 180 / .pi : 0
    let (x, y) = (
      PoseFinder.mean(explained[0] + explained[1]) { $0.off }, PoseFinder.mean(explained[2] + explained[3]) { $0.off }
    )
    return Fit(
      explained: explained.reduce(0) { $0 + $1.count }, angle: angle - correction, x: x * cosine - y * sine,
      y: x * sine + y * cosine)
  }

  private static func mean(_ offsets: ArraySlice<Offset>, of value: (Offset) -> Double) -> Double {
    offsets.isEmpty ? 0 : offsets.reduce(0) { $0 + value($1) } / Double(offsets.count)
  }

  /// Returns as many points of a side as possible whose offsets from it differ by at most twice the tolerance.
  private static func densest(_ offsets: [Offset], within tolerance: Double) -> ArraySlice<Offset> {
    let near = offsets.filter { abs($0.off) <= greatestShift }.sorted { $0.off < $1.off }
    var best = near[..<0]
    var first = 0
    for last in near.indices {
      while near[last].off - near[first].off > 2 * tolerance { first += 1 }
      if last - first + 1 > best.count { best = near[first...last] }
    }
    return best
  }
}

/// How a square tile lies in the picture: where its centre is, and how far it is turned about it.
package struct TilePose: Equatable, Sendable {
  /// The centre, in pixels.
  package var x: Double
  package var y: Double
  /// The side of the tile, in pixels.
  package var side: Double
  /// How far it is turned clockwise, in degrees.
  package var angle: Double
}

extension RGBImage {
  /// Draws a tile upright, so that its letter can be read like any other: a square of `side` pixels.
  ///
  /// - Complexity: O(side²), or O(pixels of the tile) if these are more.
  func upright(_ pose: TilePose, side: Int) -> RGBImage {
    upright(Perspective(pose), left: -0.5, top: -0.5, width: side, height: side, pitch: Double(side))
  }
}

extension Perspective {
  /// Creates the view of a tile that is turned but not tilted. Points are in tiles from its middle.
  fileprivate init(_ pose: TilePose) {
    let radians = pose.angle * .pi / 180
    let (across, down) = (platform_cos(radians) * pose.side, platform_sin(radians) * pose.side)
    self.init(coefficients: [across, -down, pose.x, down, across, pose.y, 0, 0])
  }
}
