/// Separates the letter of a tile from the tile: dark on light or light on dark, whatever the colours.
///
/// The tile's own colour is the median along its rim, where no letter reaches. How far a pixel's colour
/// is from it, against how far the letter's is, says how much of the pixel the letter covers.
struct TileBinarizer {
  private let image: RGBImage

  init(image: RGBImage) { self.image = image }

  /// The part of the tile's side that is left out along its four edges: a grid that is a little off
  /// must not bring in the neighbours.
  private static let margin = 0.05

  /// The least mean difference, over the channels, of a letter from its tile, 0 to 255.
  private static let minimumContrast = 16

  /// The parts of a tile that a letter covers at the least and at the most: an I 4%, an M or W 20%.
  private static let plausibleCoverage = 0.01...0.45

  /// What a tile shows.
  struct Tile: Equatable {
    /// The colour the letter stands on.
    var color: RGBColor
    /// The binarized letter; nil where the tile shows none.
    var glyph: GlyphMask?
    /// The letter's bounding box in the picture, in pixels.
    var box: Rect?
    /// What keeps the tile from being read as it stands.
    var flaw: Flaw?
  }

  /// What can be wrong with a tile.
  enum Flaw: Equatable {
    /// All of one colour: its letter was lifted.
    case empty
    /// The picture ends within the tile, at the letter or before it.
    case cutOff
    /// Something lies over it: its rim is of more than one colour, or what it shows is no letter.
    case covered
  }

  /// The part of a tile's ink that may belong to something else than the letter.
  private static let maximumStray = 0.15

  /// The part of the rim that must be of the tile's colour.
  private static let minimumRim = 0.75

  /// Binarizes one tile.
  ///
  /// - Precondition: `row` and `column` are 0 to 4.
  func tile(row: Int, column: Int, of grid: TileGrid) -> Tile {
    let whole = grid.tile(row: row, column: column, margin: TileBinarizer.margin)
    let region = whole.clipped(toWidth: image.width, height: image.height)
    guard region.width >= TileBinarizer.minimumSide, region.height >= TileBinarizer.minimumSide else {
      return Tile(color: .black, flaw: .cutOff)
    }
    var tile = binarize(region)
    if region != whole, tile.box.map(touchesEdge) ?? true { tile.flaw = .cutOff }
    return tile
  }

  /// The least side of a tile, or of what a picture's edge leaves of it, in pixels.
  private static let minimumSide = 8

  private func touchesEdge(_ box: Rect) -> Bool {
    box.x == 0 || box.y == 0 || box.endX == image.width || box.endY == image.height
  }

  /// Binarizes a digit that stands by itself on a plain ground; nil where there is none after all.
  func digit(in shape: Shape) -> GlyphMask? {
    let margin = shape.height / 5 + 1
    let region = Rect(
      x: shape.minX - margin, y: shape.minY - margin, width: shape.width + 2 * margin, height: shape.height + 2 * margin
    )
    let clipped = region.clipped(toWidth: image.width, height: image.height)
    guard clipped == region else { return nil }
    return binarize(region).glyph
  }

  private func binarize(_ region: Rect) -> Tile {
    let color = rimColor(of: region)
    let distances = distances(from: color, in: region)
    var tile = Tile(color: color)
    guard let ink = TileBinarizer.inkLevel(of: distances) else {
      let plain = distances.count { $0 < TileBinarizer.minimumContrast }
      tile.flaw = 50 * plain >= 49 * distances.count ? .empty : .covered
      return tile
    }
    var coverage = Coverage(distances: distances, width: region.width, height: region.height, ink: ink)
    let rim = coverage.plainRim()
    let allInk = coverage.inkCount
    guard let letter = coverage.isolateLetter() else {
      tile.flaw = .covered
      return tile
    }
    tile.glyph = coverage.glyph(in: letter)
    tile.box = Rect(x: region.x + letter.x, y: region.y + letter.y, width: letter.width, height: letter.height)
    let stray = Double(allInk - coverage.inkCount) / Double(allInk)
    if rim < TileBinarizer.minimumRim || stray > TileBinarizer.maximumStray { tile.flaw = .covered }
    return tile
  }

  /// The median of each channel along the rim of the region, a twelfth of its side wide.
  private func rimColor(of region: Rect) -> RGBColor {
    let rim = max(min(region.width, region.height) / 12, 1)
    var histograms = [[Int]](repeating: [Int](repeating: 0, count: 256), count: 3)
    func count(_ x: Int, _ y: Int) {
      let color = image[x, y]
      histograms[0][Int(color.red)] += 1
      histograms[1][Int(color.green)] += 1
      histograms[2][Int(color.blue)] += 1
    }
    for y in region.y..<region.endY {
      if y < region.y + rim || y >= region.endY - rim {
        for x in region.x..<region.endX { count(x, y) }
      } else {
        for x in region.x..<region.x + rim { count(x, y) }
        for x in region.endX - rim..<region.endX { count(x, y) }
      }
    }
    let medians = histograms.map { histogram in
      var remaining = histogram.reduce(0, +) / 2
      return UInt8(
        histogram.firstIndex { count in
          remaining -= count
          return remaining < 0
        } ?? 0)
    }
    return RGBColor(red: medians[0], green: medians[1], blue: medians[2])
  }

  /// How far each pixel of the region is from the colour: the mean over the channels.
  private func distances(from color: RGBColor, in region: Rect) -> [UInt8] {
    var distances: [UInt8] = []
    distances.reserveCapacity(region.width * region.height)
    let (red, green, blue) = (Int16(color.red), Int16(color.green), Int16(color.blue))
    image.bytes.withUnsafeBufferPointer { bytes in
      for y in region.y..<region.endY {
        // The region was clipped to the picture.
        var offset = 3 * (y * image.width + region.x)
        for _ in 0..<region.width {
          let sum =
            abs(Int16(bytes[offset]) - red) + abs(Int16(bytes[offset + 1]) - green)
            + abs(Int16(bytes[offset + 2]) - blue)
          distances.append(UInt8(truncatingIfNeeded: sum / 3))
          offset += 3
        }
      }
    }
    return distances
  }

  /// The distance at which a pixel is all letter: the median of those beyond Otsu's threshold; nil
  /// where there is too little contrast, or too little or too much ink, for a letter.
  private static func inkLevel(of distances: [UInt8]) -> Int? {
    var histogram = [Int](repeating: 0, count: 256)
    for distance in distances { histogram[Int(distance)] += 1 }
    let threshold = otsuThreshold(of: histogram)
    let inkCount = histogram[(threshold + 1)...].reduce(0, +)
    guard plausibleCoverage.contains(Double(inkCount) / Double(distances.count)) else { return nil }
    var remaining = inkCount / 2
    for level in threshold + 1..<256 {
      remaining -= histogram[level]
      if remaining < 0 { return level >= minimumContrast ? level : nil }
    }
    return nil
  }

  /// The level that best splits a histogram in two: values up to it are one class, those above the other.
  ///
  /// N. Otsu, "A Threshold Selection Method from Gray-Level Histograms", IEEE Transactions on Systems,
  /// Man, and Cybernetics 9:1, 1979.
  static func otsuThreshold(of histogram: [Int]) -> Int {
    let total = histogram.reduce(0, +)
    let weighted = histogram.indices.reduce(0) { $0 + $1 * histogram[$1] }
    var best = (threshold: 0, variance: 0.0)
    var (lowCount, lowSum) = (0, 0)
    for level in 0..<histogram.count - 1 {
      lowCount += histogram[level]
      lowSum += level * histogram[level]
      let highCount = total - lowCount
      guard lowCount > 0, highCount > 0 else { continue }
      let difference = Double(lowSum) / Double(lowCount) - Double(weighted - lowSum) / Double(highCount)
      let variance = Double(lowCount) * Double(highCount) * difference * difference
      if variance > best.variance { best = (level, variance) }
    }
    return best.threshold
  }
}
