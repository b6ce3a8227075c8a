/// Finds the parts of the header around the players' avatars.
///
/// Distances are over an avatar's diameter, as phones and tablets draw headers of different sizes.
struct HeaderCutter {
  private let image: RGBImage
  private let shapes: [Shape]
  private let grid: TileGrid
  private let background: RGBColor?

  init(image: RGBImage, grid: TileGrid) {
    self.image = image
    self.grid = grid
    background = BackgroundReader.background(of: image, around: grid)
    shapes =
      background.map { background in
        HeaderShapes.shapes(in: image, around: grid) { $0.distance(to: background) > HeaderCutter.contrast }
      } ?? []
  }

  /// The mean difference over the channels from which on a pixel is not background.
  private static let contrast = 28

  func cut() -> Header {
    let pair = AvatarFinder(image: image, shapes: shapes, grid: grid).find()
    return Header(
      background: background,
      left: player(pair.left, mirroring: pair.right),
      right: player(pair.right, mirroring: pair.left))
  }

  /// The part below an avatar; where it is covered, below the place opposite the other's.
  private func player(_ avatar: Avatar?, mirroring other: Avatar?) -> PlayerHeader? {
    guard let place = avatar ?? other.flatMap(mirrored) else { return nil }
    let below = shapes.filter { abs($0.centerX - place.x) <= 0.5 * place.diameter && $0.centerY > place.y }
    let triangle = below.first { isTriangle($0, under: place, color: avatar?.color) }
    return PlayerHeader(
      color: avatar?.color ?? triangle.map(color), hasTriangle: triangle != nil,
      digits: digits(among: below, under: place))
  }

  /// The place opposite an avatar that stands above the board.
  private func mirrored(_ avatar: Avatar) -> Avatar? {
    guard avatar.y < grid.y else { return nil }
    var mirrored = avatar
    mirrored.x = 2 * grid.x + Double(TileGrid.side) * grid.pitch - avatar.x
    return mirrored
  }

  /// The triangle of phones is 0.37 wide and 0.33 high, its top 0.99 below the avatar's centre, and
  /// fills a little more than half of its box; that of tablets begins at 0.86.
  private func isTriangle(_ shape: Shape, under avatar: Avatar, color expected: RGBColor?) -> Bool {
    let size = avatar.diameter
    let fill = Double(shape.area) / Double(shape.width * shape.height)
    guard (0.12...0.5).contains(Double(shape.height) / size),
      (0.9...1.5).contains(Double(shape.width) / Double(shape.height)),
      (0.4...0.75).contains(fill), abs(shape.centerX - avatar.x) <= 0.12 * size,
      (0.7...1.6).contains((shape.centerY - avatar.y) / size)
    else { return false }
    let color = color(of: shape)
    if let expected { return color.distance(to: expected) <= 24 }
    return background.map { color.distance(to: $0) > 24 } ?? false
  }

  /// The colour in the middle of a shape, a little above, where a triangle is wide.
  private func color(of shape: Shape) -> RGBColor {
    image[
      min(Int(shape.centerX), image.width - 1), min(Int(shape.centerY - Double(shape.height) / 8), image.height - 1)]
  }

  /// The digits of a score: one or two shapes of one height side by side right below the avatar.
  private func digits(among shapes: [Shape], under avatar: Avatar) -> [GlyphMask] {
    let size = avatar.diameter
    let candidates = shapes.filter { shape in
      (0.12...0.42).contains(Double(shape.height) / size) && (0.5...0.98).contains((shape.centerY - avatar.y) / size)
        && shape.height >= shape.width && abs(shape.centerX - avatar.x) <= 0.42 * size
    }
    // The hole of a 0 is a shape as well, within the digit's own.
    let outer = candidates.filter { shape in !candidates.contains { $0 != shape && $0.encloses(shape) } }
      .sorted { $0.minX < $1.minX }
    guard let first = outer.first, let last = outer.last, (1...2).contains(outer.count),
      // A digit that is covered leaves the other beside the middle.
      abs(Double(first.minX + last.maxX + 1) / 2 - avatar.x) <= 0.08 * size,
      outer.allSatisfy({
        abs($0.height - first.height) <= max(first.height / 6, 1)
          && abs($0.minY - first.minY) <= max(first.height / 6, 1)
      })
    else { return [] }
    let binarizer = TileBinarizer(image: image)
    let masks = outer.map { binarizer.digit(in: $0) }
    return masks.contains(nil) ? [] : masks.compactMap(\.self)
  }
}
