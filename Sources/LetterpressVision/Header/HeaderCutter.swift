internal import LetterpressSolver

/// Finds the parts of the header around the players' avatars.
///
/// The avatars are large and searched for everywhere, in few pixels; digits and triangle are small and searched for
/// only below them. Distances are in avatar diameters, as phones and tablets draw headers of different sizes.
struct HeaderCutter {
  private let image: RGBImage
  private let grid: TileGrid

  init(image: RGBImage, grid: TileGrid) {
    self.image = image
    self.grid = grid
  }

  /// The mean difference over the channels up to which a pixel counts as background.
  private static let contrast = 28

  func cut() -> Header {
    guard let background = BackgroundReader.background(of: image, around: grid) else { return Header() }
    let shapes = HeaderShapes(of: image, unlike: background, tolerance: HeaderCutter.contrast)
    let pair = AvatarFinder(image: image, shapes: shapes, grid: grid).find()
    guard pair != AvatarFinder.Pair() else {
      let triangles = LooseTriangleFinder(image: image, grid: grid)
      return Header(background: background, triangle: triangles.whole(on: background) ?? triangles.tip(on: background))
    }
    func player(_ avatar: Avatar?, mirroring other: Avatar?) -> PlayerHeader? {
      // If an avatar is covered, its part is below the mirror image of the other.
      (avatar ?? other.flatMap(mirrored)).map { place in
        let below = HeaderCutter.regionBelow(place)
        return self.player(
          at: place, color: avatar?.color, among: shapes.shapes(in: below, step: grid.step(samples: 64)),
          background: background)
      }
    }
    return Header(
      background: background, left: player(pair.left, mirroring: pair.right),
      right: player(pair.right, mirroring: pair.left))
  }

  /// Returns the region from the ring to below the triangle, which ends 1.35 diameters below the avatar's centre.
  private static func regionBelow(_ avatar: Avatar) -> Rect {
    let size = avatar.diameter
    return Rect(
      x: Int(avatar.x - 0.6 * size), y: Int(avatar.y + 0.45 * size), width: Int(1.2 * size), height: Int(1.15 * size))
  }

  /// Returns the mirror image of an avatar; nil if it is not above the board.
  private func mirrored(_ avatar: Avatar) -> Avatar? {
    guard avatar.y < grid.y else { return nil }
    var mirrored = avatar
    mirrored.x = 2 * grid.x + Double(Board.side) * grid.pitch - avatar.x
    return mirrored
  }

  /// Reads the shapes below an avatar's place.
  ///
  /// - Parameter color: the ring's; nil if it is covered.
  private func player(
    at place: Avatar, color ring: RGBColor?, among shapes: [Shape], background: RGBColor
  ) -> PlayerHeader {
    let triangle = shapes.first { shape in
      guard HeaderCutter.isTriangle(shape, under: place) else { return false }
      // Something else may lie on its middle.
      guard let ring else { return color(of: shape).distance(to: background) > 24 }
      return [shape.height / 8, -shape.height / 4, shape.height * 3 / 8].contains { offset in
        image[min(Int(shape.centerX), image.width - 1), min(max(Int(shape.centerY) - offset, 0), image.height - 1)]
          .distance(to: ring) <= 24
      }
    }
    return PlayerHeader(
      color: ring ?? triangle.map(color), hasTriangle: triangle != nil, digits: digits(among: shapes, under: place))
  }

  /// Whether a shape is the triangle under an avatar. In diameters, on phones it is 0.37 wide and 0.33 high, its top
  /// 0.99 below the avatar's centre (0.86 on tablets); it fills a little more than half of its bounding box.
  private static func isTriangle(_ shape: Shape, under avatar: Avatar) -> Bool {
    let size = avatar.diameter
    return (0.12...0.5).contains(Double(shape.height) / size)
      && (0.9...1.5).contains(Double(shape.width) / Double(shape.height))
      && (0.4...0.75).contains(shape.fill) && abs(shape.centerX - avatar.x) <= 0.12 * size
      && (0.7...1.6).contains((shape.centerY - avatar.y) / size)
  }

  /// Returns the colour slightly above the middle of a shape, where a triangle is wide.
  private func color(of shape: Shape) -> RGBColor {
    image[
      min(Int(shape.centerX), image.width - 1), min(Int(shape.centerY - Double(shape.height) / 8), image.height - 1)]
  }

  /// Returns the digits of a score: one or two shapes of equal height side by side right below the avatar.
  private func digits(among shapes: [Shape], under avatar: Avatar) -> [GlyphMask] {
    let size = avatar.diameter
    let candidates = shapes.filter { shape in
      (0.12...0.42).contains(Double(shape.height) / size) && (0.5...0.98).contains((shape.centerY - avatar.y) / size)
        && shape.height >= shape.width && abs(shape.centerX - avatar.x) <= 0.42 * size
    }
    // A score has two digits, each with a hole or two. More shapes are noise, of which each would be compared with each.
    guard candidates.count <= 100 else { return [] }
    // The hole of a 0 is a shape as well, inside the digit's.
    let outer = candidates.filter { shape in !candidates.contains { $0 != shape && $0.box.encloses(shape.box) } }
      .sorted { $0.minX < $1.minX }
    guard let first = outer.first, let last = outer.last, (1...2).contains(outer.count),
      // A covered digit leaves the other off centre.
      abs(Double(first.box.x + last.box.endX) / 2 - avatar.x) <= 0.08 * size,
      outer.allSatisfy({
        abs($0.height - first.height) <= max(first.height / 6, 1)
          && abs($0.minY - first.minY) <= max(first.height / 6, 1)
      })
    else { return [] }
    let binarizer = TileBinarizer(image: image)
    let masks = outer.map { binarizer.glyph(in: $0.box) }
    return masks.contains(nil) ? [] : masks.compactMap { $0 }
  }
}
