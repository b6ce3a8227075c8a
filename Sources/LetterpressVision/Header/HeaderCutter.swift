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

/// Reads the colour of the header, of which free tiles are a shade.
enum BackgroundReader {
  /// The extent of the examined strips beside the board, in tiles: far enough from the border to avoid its blur, close
  /// enough to be the game's own background.
  private static let strip = 0.08...0.35

  /// Returns the median colour of the first strip of one colour: above the board, left or right of it; nil if none is.
  static func background(of image: RGBImage, around grid: TileGrid) -> RGBColor? {
    let extent = Double(Board.side) * grid.pitch
    let (near, far) = (strip.lowerBound * grid.pitch, strip.upperBound * grid.pitch)
    func rect(_ left: Double, _ top: Double, _ right: Double, _ bottom: Double) -> Rect {
      Rect(x: Int(left), y: Int(top), width: Int(right - left), height: Int(bottom - top))
        .clipped(toWidth: image.width, height: image.height)
    }
    let strips = [
      rect(grid.x, grid.y - far, grid.x + extent, grid.y - near),
      rect(grid.x - far, grid.y, grid.x - near, grid.y + extent),
      rect(grid.x + extent + near, grid.y, grid.x + extent + far, grid.y + extent),
    ]
    return strips.lazy.compactMap { commonColor(in: $0, of: image) }.first
  }

  /// Returns the median colour of a rectangle if four fifths of it are close to that colour; otherwise nil.
  private static func commonColor(in rect: Rect, of image: RGBImage) -> RGBColor? {
    guard rect.width >= 2, rect.height >= 2 else { return nil }
    // A few hundred points are enough.
    let (stepX, stepY) = (max(rect.width / 32, 1), max(rect.height / 8, 1))
    var colors: [RGBColor] = []
    for y in stride(from: rect.y, to: rect.endY, by: stepY) {
      for x in stride(from: rect.x, to: rect.endX, by: stepX) { colors.append(image[x, y]) }
    }
    let median = RGBColor.median(of: colors)
    return 5 * colors.count { $0.distance(to: median) <= 12 } >= 4 * colors.count ? median : nil
  }
}

/// Finds the shapes of the header: areas of connected pixels that all differ from one colour, such as a digit, or that all
/// have that colour, such as the hole of a 0.
///
/// The board is found by areas of nearly equal brightness instead. Those do not work here: along the top of a circle, the
/// smoothed edge fades so slowly that circle and background would become one area.
struct HeaderShapes {
  private let image: RGBImage
  private let color: RGBColor
  /// The sum of the three channels' differences from which a pixel counts as different.
  private let leastDifference: Int32

  /// Prepares to find the shapes of a picture that differ from a colour.
  ///
  /// - Parameter tolerance: the mean difference over the channels up to which a pixel counts as the colour.
  init(of image: RGBImage, unlike color: RGBColor, tolerance: Int) {
    self.image = image
    self.color = color
    leastDifference = Int32(3 * (tolerance + 1))
  }

  /// Returns the letter-like shapes within a region that do not touch its edges.
  ///
  /// - Parameters:
  ///   - step: the side of the blocks that shapes are made of. A block is judged by its middle pixel, as large pictures
  ///     need not be examined in full.
  ///   - slimmest: the largest ratio of height to width of a letter.
  func shapes(in region: Rect, step: Int, slimmest: Int = Shape.slimmestCapital) -> [Shape] {
    let region = region.clipped(toWidth: image.width, height: image.height)
    let (width, height) = (region.width / step, region.height / step)
    guard width >= Shape.minimumLetterHeight, height >= Shape.minimumLetterHeight else { return [] }
    let mask = GrayImage(width: width, height: height, values: mask(of: region, step: step))
    return ShapeFinder.letterLikeShapes(in: mask, tolerance: 0, slimmest: slimmest).map { shape in
      var shape = shape.scaled(by: step)
      shape.box.x += region.x
      shape.box.y += region.y
      return shape
    }
  }

  /// Returns 255 for each block that differs from the colour, 0 for the others.
  private func mask(of region: Rect, step: Int) -> [UInt8] {
    let (width, height) = (region.width / step, region.height / step)
    let (red, green, blue) = (Int32(color.red), Int32(color.green), Int32(color.blue))
    return [UInt8](unsafeUninitializedCapacity: width * height) { mask, count in
      image.bytes.withUnsafeBufferPointer { bytes in
        for y in 0..<height {
          // In bounds: the region is clipped to the picture and holds all blocks.
          var offset = 3 &* ((region.y &+ y &* step &+ step / 2) &* image.width &+ region.x &+ step / 2)
          for x in 0..<width {
            let difference =
              abs(Int32(bytes[offset]) &- red) &+ abs(Int32(bytes[offset &+ 1]) &- green)
              &+ abs(Int32(bytes[offset &+ 2]) &- blue)
            mask[y &* width &+ x] = difference >= leastDifference ? 255 : 0
            offset &+= 3 &* step
          }
        }
      }
      count = width * height
    }
  }
}
