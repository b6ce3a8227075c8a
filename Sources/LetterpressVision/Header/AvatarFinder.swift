internal import LetterpressSolver

/// Finds the two players' avatars: equal circles side by side outside the board, each with a ring of one colour.
struct AvatarFinder {
  private let image: RGBImage
  private let shapes: HeaderShapes
  private let grid: TileGrid
  /// The side of the blocks of pixels that shapes are made of.
  private let step: Int

  init(image: RGBImage, shapes: HeaderShapes, grid: TileGrid) {
    self.image = image
    self.shapes = shapes
    self.grid = grid
    step = grid.step(samples: 32)
  }

  /// The two avatars, left and right; nil for one that cannot be seen.
  struct Pair: Equatable {
    var left: Avatar?
    var right: Avatar?
  }

  /// The diameter of an avatar, in tiles: 1.09 on phones, 0.87 on tablets.
  private static let diameters = 0.6...1.5

  /// The distance between the avatars' centres, in diameters: 1.17 on phones, 1.31 on tablets.
  private static let distances = 1.05...1.45

  /// A header shows a few circles. Of a picture with more than this many, which is no screenshot, each would have to be
  /// compared with each.
  private static let mostAvatars = 500

  func find() -> Pair {
    let avatars = shapes.shapes(in: region, step: step).compactMap(avatar)
    guard avatars.count <= AvatarFinder.mostAvatars else { return Pair() }
    var best: (pair: Pair, difference: Double)?
    for left in avatars {
      for right in avatars where right.x > left.x {
        let size = (left.diameter + right.diameter) / 2
        let difference = (abs(left.y - right.y) + abs(left.diameter - right.diameter)) / size
        guard difference <= 0.1, AvatarFinder.distances.contains((right.x - left.x) / size),
          difference < best?.difference ?? .infinity
        else { continue }
        best = (Pair(left: left, right: right), difference)
      }
    }
    return best?.pair ?? single(of: avatars)
  }

  /// Where a header may be: above the board or, if there is no room, left of it.
  private var region: Rect {
    // The header of a tall phone begins 9.4 tiles above the board, and the avatars reach 1.3 tiles to either side of
    // the board's middle.
    let above = Rect(
      x: Int(grid.x + grid.pitch), y: Int(grid.y - 10 * grid.pitch), width: Int(3 * grid.pitch),
      height: Int(10 * grid.pitch)
    ).clipped(toWidth: image.width, height: image.height)
    guard Double(above.height) < 1.5 * grid.pitch else { return above }
    return Rect(x: 0, y: 0, width: Int(grid.x), height: image.height)
  }

  /// Assigns a single visible avatar by its side of the board's middle; empty if several could be it.
  private func single(of avatars: [Avatar]) -> Pair {
    let middle = grid.x + Double(Board.side) / 2 * grid.pitch
    let beside = avatars.filter { avatar in
      let offset = abs(avatar.x - middle) / avatar.diameter
      return avatar.y < grid.y && AvatarFinder.distances.contains(2 * offset)
    }
    guard beside.count == 1, let avatar = beside.first else { return Pair() }
    return avatar.x < middle ? Pair(left: avatar) : Pair(right: avatar)
  }

  /// Returns the avatar whose ring or disc a shape is; nil if it is none.
  private func avatar(_ shape: Shape) -> Avatar? {
    let diameter = Double(shape.width + shape.height) / 2
    guard AvatarFinder.diameters.contains(diameter / grid.pitch),
      Double(abs(shape.width - shape.height)) <= 0.06 * diameter + Double(step),
      !isOnBoard(shape)
    else { return nil }
    let avatar = Avatar(x: shape.centerX, y: shape.centerY, diameter: diameter, color: .black)
    // Within the ring, whose width is a tenth of the diameter or more; and outside it, where a square would still have
    // its colour along the diagonals.
    let ring = samples(of: avatar, radius: 0.46)
    let color = RGBColor.median(of: ring)
    let inside = ring.count { $0.distance(to: color) <= AvatarFinder.colorTolerance }
    let outside = samples(of: avatar, radius: 0.56)
      .count { $0.distance(to: color) <= AvatarFinder.colorTolerance }
    guard ring.count == UnitCircle.points.count, inside >= 36, outside <= 12 else { return nil }
    return Avatar(x: avatar.x, y: avatar.y, diameter: diameter, color: color)
  }

  private static let colorTolerance = 20

  private func isOnBoard(_ shape: Shape) -> Bool {
    let extent = Double(Board.side) * grid.pitch
    return shape.centerX > grid.x && shape.centerX < grid.x + extent && shape.centerY > grid.y
      && shape.centerY < grid.y + extent
  }

  /// Returns the colours at evenly spaced points on a circle around the avatar's centre, if inside the picture.
  ///
  /// - Parameter radius: in diameters.
  private func samples(of avatar: Avatar, radius: Double) -> [RGBColor] {
    UnitCircle.points.compactMap { point in
      let x = Int((avatar.x + radius * avatar.diameter * point.x).rounded(.down))
      let y = Int((avatar.y + radius * avatar.diameter * point.y).rounded(.down))
      guard x >= 0, x < image.width, y >= 0, y < image.height else { return nil }
      return image[x, y]
    }
  }
}

/// A player's round picture in the header, as given by its ring.
struct Avatar: Equatable, Sendable {
  /// The centre, in pixels.
  var x: Double
  var y: Double
  /// The outer diameter of the ring, in pixels.
  var diameter: Double
  /// The colour of the ring: that of the player's defended tiles.
  var color: RGBColor
}

extension AvatarFinder {
  private enum UnitCircle {
    /// 48 evenly spaced points, each the previous one rotated by 7.5°.
    static let points: [(x: Double, y: Double)] = {
      let (cosine, sine) = (0.991_444_861_373_810_4, 0.130_526_192_220_051_6)
      var points = [(x: 1.0, y: 0.0)]
      while points.count < 48, let last = points.last {
        points.append((last.x * cosine - last.y * sine, last.x * sine + last.y * cosine))
      }
      return points
    }()
  }
}
