internal import LetterpressSolver

/// Separates the letter of a tile from its ground: dark on light or light on dark, in any colours.
///
/// The tile's own colour is the median along its rim, which no letter reaches. A pixel's distance from that colour,
/// relative to the letter's distance, says how much of the pixel the letter covers.
package struct TileBinarizer {
  private let image: RGBImage

  init(image: RGBImage) { self.image = image }

  /// The margin left out along a tile's four edges, in tiles, to exclude the neighbours if the grid is slightly off.
  private static let margin = 0.05

  /// The least mean difference, over the channels, between a letter and its tile, 0 to 255.
  private static let minimumContrast = 16

  /// The share of a tile that a letter may cover: an I covers 4%, an M or W 20%.
  private static let plausibleCoverage = 0.01...0.45

  /// What a tile shows.
  package struct Tile: Equatable, Sendable {
    /// The tile's background colour.
    package var color: RGBColor
    /// The binarized letter; nil if the tile shows none.
    package var glyph: GlyphMask?
    /// The letter's bounding box in the picture, in pixels.
    package var box: Rect?
    /// Whether the letter consists of several areas side by side, like a K drawn in two strokes.
    package var isInParts = false
    /// Why the tile cannot be read as it is.
    package var flaw: Flaw?
  }

  /// What can be wrong with a tile.
  package enum Flaw: Equatable, Sendable {
    /// All of one colour: its letter was lifted.
    case empty
    /// The picture ends within the tile, at or before the letter.
    case cutOff
    /// Something covers it: its rim has more than one colour, or what it shows is not a letter.
    case covered
    /// It shows more than one sign, such as a letter with an accent.
    case marked
    /// What it shows is far higher or lower than the letters of the others.
    case ofOddHeight
  }

  /// The area of a sign beside the letter, over the letter's, that makes a tile ``Flaw/marked``. An accent has a 25th or
  /// more; specks of noise and compression on boards that can be read have at most a 140th.
  private static let leastMark = 0.02

  /// The largest share of a tile's ink that may belong neither to the letter nor to a sign beside it.
  private static let maximumStray = 0.15

  /// The mean difference over the channels, 0 to 255, up to which a pixel counts as the tile's colour.
  private static let plainDistance = 20

  /// The largest share of a tile that may be neither its own colour nor ink. A shifted tile shows its neighbour's colour.
  private static let maximumIntermediateInk = 0.04

  /// The largest share of a letter's ink that may differ in colour from the rest.
  private static let maximumOffColorInk = 0.08

  /// The least share of the rim that must have the tile's colour.
  private static let minimumRim = 0.75

  /// Binarizes the 25 tiles of a board, row by row, and flags letters whose height differs from the others'.
  func tiles(of grid: TileGrid) -> [Tile] {
    var tiles = (0..<Board.tileCount).map { tile(row: $0 / Board.side, column: $0 % Board.side, of: grid) }
    TileBinarizer.flagOddHeights(in: &tiles)
    return tiles
  }

  /// The height of a letter over the median of all. Round letters are 4% taller than flat ones, and in some fonts a Q or J
  /// descends by a quarter.
  private static let plausibleHeights = 0.88...1.4

  /// Flags letters of implausible height: the rest of a letter that something covers, or two things seen as one.
  static func flagOddHeights(in tiles: inout [Tile]) {
    let heights = tiles.compactMap { $0.box?.height }.sorted()
    guard !heights.isEmpty else { return }
    let median = heights[heights.count / 2]
    for index in tiles.indices {
      guard tiles[index].flaw == nil, let height = tiles[index].box?.height else { continue }
      // Tolerates one pixel more or less.
      let ratios = Double(height - 1) / Double(median)...Double(height + 1) / Double(median)
      if !ratios.overlaps(plausibleHeights) { tiles[index].flaw = .ofOddHeight }
    }
  }

  /// Binarizes one tile; rows and columns are 0 to 4 on the board, others lie around it.
  func tile(row: Int, column: Int, of grid: TileGrid) -> Tile {
    let whole = grid.tile(row: row, column: column, margin: TileBinarizer.margin)
    let region = whole.clipped(toWidth: image.width, height: image.height)
    guard region.width >= TileBinarizer.minimumSide, region.height >= TileBinarizer.minimumSide else {
      return Tile(color: .black, flaw: .cutOff)
    }
    var tile = binarize(region)
    // A badge in a corner, clear of the letter, covers nothing of it.
    if tile.flaw == .covered {
      let clear = binarize(region, withoutCorners: true)
      if clear.flaw == nil { tile = clear }
    }
    if region != whole, tile.box.map({ touchesEdge($0) }) ?? true { tile.flaw = .cutOff }
    return tile
  }

  /// The least side of a tile, or of the part of it inside the picture, in pixels.
  private static let minimumSide = 8

  private func touchesEdge(_ box: Rect) -> Bool {
    box.x == 0 || box.y == 0 || box.endX == image.width || box.endY == image.height
  }

  /// Binarizes a digit or letter on a plain ground; nil if there is none or the picture ends too close to it.
  func glyph(in box: Rect) -> GlyphMask? {
    let margin = box.height / 5 + 1
    let region = Rect(
      x: box.x - margin, y: box.y - margin, width: box.width + 2 * margin, height: box.height + 2 * margin)
    let clipped = region.clipped(toWidth: image.width, height: image.height)
    guard clipped == region else { return nil }
    return binarize(region).glyph
  }

  /// - Parameter withoutCorners: whether to leave out what lies in the region's corners and touches no letter.
  private func binarize(_ region: Rect, withoutCorners: Bool = false) -> Tile {
    // Large tiles are sampled in blocks of pixels: 50 to 100 to a side are enough.
    let step = withoutCorners ? 1 : max(min(region.width, region.height) / TileBinarizer.comfortableSide, 1)
    let color = rimColor(of: region, step: step)
    let distances = distances(from: color, in: region, step: step)
    let (width, height) = (region.width / step, region.height / step)
    var tile = Tile(color: color)
    guard let ink = TileBinarizer.inkLevel(of: distances) else {
      let plain = distances.count { $0 < TileBinarizer.minimumContrast }
      tile.flaw = 50 * plain >= 49 * distances.count ? .empty : .covered
      return tile
    }
    var coverage = Coverage(distances: distances, width: width, height: height, ink: ink)
    let plain = UInt8(min(max(TileBinarizer.plainDistance * 255 / ink, 38), 127))
    if withoutCorners { coverage.clearCorners(above: plain) }
    let rim = coverage.plainRim()
    let intermediateInk = coverage.intermediateInk(above: plain)
    let letterInk = coverage.isolateLetter { stroke, letter in
      let ink = median(of: letter, width, in: region, step: step)
      return isInk(median(of: stroke, width, in: region, step: step), ink, on: color, isThin: stroke.isThin)
    }
    guard let letter = letterInk else {
      tile.flaw = .covered
      return tile
    }
    tile.glyph = coverage.glyph(in: letter.box)
    tile.isInParts = letter.isInParts
    tile.box = Rect(
      x: region.x + letter.box.x * step, y: region.y + letter.box.y * step, width: letter.box.width * step,
      height: letter.box.height * step)
    if rim < TileBinarizer.minimumRim || letter.strayInk > TileBinarizer.maximumStray
      || intermediateInk > TileBinarizer.maximumIntermediateInk
      || offColorInk(of: coverage, in: region, step: step, ink: ink) > TileBinarizer.maximumOffColorInk
    {
      tile.flaw = .covered
    } else if letter.mark >= TileBinarizer.leastMark {
      tile.flaw = .marked
    }
    return tile
  }

  /// Tiles at least twice this wide, in pixels, are sampled in blocks.
  private static let comfortableSide = 50

  /// How far a stroke's colour may be from the letter's: this part of the letter's distance from the tile's colour …
  private static let inkTolerance = 6

  /// … but at least this much, as the mean over the channels, since JPEG blurs the colours of thin strokes.
  private static let leastInkTolerance = 20

  /// Whether a stroke has the letter's colour or, if it is thin, one between that and the tile's.
  private func isInk(_ stroke: RGBColor, _ ink: RGBColor, on tile: RGBColor, isThin: Bool) -> Bool {
    let contrast = ink.distance(to: tile)
    let share = isThin && contrast > 0 ? Double(stroke.distance(to: tile)) / Double(contrast) : 1
    return stroke.distance(to: tile.mixed(with: ink, share: share))
      <= max(contrast / TileBinarizer.inkTolerance, TileBinarizer.leastInkTolerance)
  }

  /// Returns the median colour of a stroke in a region that is sampled in blocks, `width` in each row.
  private func median(of stroke: Coverage.Stroke, _ width: Int, in region: Rect, step: Int) -> RGBColor {
    var histogram = ColorHistogram()
    for index in stroke.pixels {
      // The middle of the block.
      histogram.add(image[region.x + index % width * step + step / 2, region.y + index / width * step + step / 2])
    }
    return histogram.median
  }

  /// Returns the share of a letter's ink that differs in colour from the ink's median, 0 to 1. A strip across the letter
  /// that contrasts with the tile as much as the letter does is only noticed by its colour.
  private func offColorInk(of coverage: Coverage, in region: Rect, step: Int, ink: Int) -> Double {
    let pixels = coverage.fullInk.map { index in
      // The middle of the block.
      (x: region.x + index % coverage.width * step + step / 2, y: region.y + index / coverage.width * step + step / 2)
    }
    guard !pixels.isEmpty else { return 0 }
    var histogram = ColorHistogram()
    for pixel in pixels { histogram.add(image[pixel.x, pixel.y]) }
    let median = histogram.median
    let reach = max(ink / 3, 30)
    return Double(pixels.count { image[$0.x, $0.y].distance(to: median) > reach }) / Double(pixels.count)
  }

  /// Returns the median of each channel along the rim of the region, a twelfth of its side wide.
  ///
  /// - Parameter step: samples every `step`th row and column.
  private func rimColor(of region: Rect, step: Int) -> RGBColor {
    let rim = max(min(region.width, region.height) / 12, 1)
    var histogram = ColorHistogram()
    for rect in [
      Rect(x: region.x, y: region.y, width: region.width, height: rim),
      Rect(x: region.x, y: region.endY - rim, width: region.width, height: rim),
      Rect(x: region.x, y: region.y + rim, width: rim, height: region.height - 2 * rim),
      Rect(x: region.endX - rim, y: region.y + rim, width: rim, height: region.height - 2 * rim),
    ] { histogram.add(rect, of: image, step: step) }
    return histogram.median
  }

  /// Returns each block's distance from a colour: the mean over the channels and the pixels of its two middle rows (one
  /// if `step` is odd), as more rows add nothing.
  ///
  /// - Parameter step: the side of a block; incomplete blocks at the right and bottom are dropped.
  private func distances(from color: RGBColor, in region: Rect, step: Int) -> [UInt8] {
    let (width, height) = (region.width / step, region.height / step)
    let rowBytes = 3 * width * step
    // The same row twice if `step` is odd.
    let (upperRow, lowerRow) = ((step - 1) / 2, step / 2)
    // The colour repeated for each pixel of a row, so that the loops over a row vectorize.
    var colors = [UInt8](repeating: color.red, count: rowBytes)
    for pixel in 0..<width * step { (colors[3 * pixel + 1], colors[3 * pixel + 2]) = (color.green, color.blue) }
    // Per byte, the difference over both rows, at most 510; then the sums with the next two bytes. The last are unused.
    var sums = [UInt16](repeating: 0, count: rowBytes + 2)
    // Multiplying by it divides by the number of bytes in both rows of a block, exactly for sums of that many.
    let reciprocal = (UInt64(1) << 40) / UInt64(6 * step) + 1
    return [UInt8](unsafeUninitializedCapacity: width * height) { distances, count in
      colors.withUnsafeBufferPointer { colors in
        sums.withUnsafeMutableBufferPointer { sums in
          image.bytes.withUnsafeBufferPointer { bytes in
            for y in 0..<height {
              // In bounds: the region is clipped to the picture and holds all blocks.
              let top = region.y &+ y &* step
              let upper = 3 &* ((top &+ upperRow) &* image.width &+ region.x)
              let lower = 3 &* ((top &+ lowerRow) &* image.width &+ region.x)
              for index in 0..<rowBytes {
                let (above, below, tile) = (bytes[upper &+ index], bytes[lower &+ index], colors[index])
                sums[index] =
                  UInt16(max(above, tile) &- min(above, tile)) &+ UInt16(max(below, tile) &- min(below, tile))
              }
              for index in 0..<rowBytes { sums[index] &+= sums[index &+ 1] &+ sums[index &+ 2] }
              var pixel = 0
              for x in 0..<width {
                var sum: UInt64 = 0
                for _ in 0..<step {
                  sum &+= UInt64(sums[pixel])
                  pixel &+= 3
                }
                distances[y &* width &+ x] = UInt8(truncatingIfNeeded: (sum &* reciprocal) >> 40)
              }
            }
          }
        }
      }
      count = width * height
    }
  }

  /// Returns the distance of a fully inked pixel: the upper quartile of those above the Otsu threshold, as in a photo half of a
  /// stroke may be its blurred edges; nil if contrast is too low for a letter, or the ink too little or too much.
  private static func inkLevel(of distances: [UInt8]) -> Int? {
    var histogram = [Int](repeating: 0, count: 256)
    histogram.withUnsafeMutableBufferPointer { histogram in
      distances.withUnsafeBufferPointer { distances in
        for distance in distances { histogram[Int(distance)] &+= 1 }
      }
    }
    let threshold = otsuThreshold(of: histogram)
    let inkCount = histogram[(threshold + 1)...].reduce(0, +)
    guard plausibleCoverage.contains(Double(inkCount) / Double(distances.count)) else { return nil }
    var remaining = inkCount * 3 / 4
    for level in threshold + 1..<256 {
      remaining -= histogram[level]
      if remaining < 0 { return level >= minimumContrast ? level : nil }
    }
    return nil
  }

  /// Returns the Otsu threshold of a histogram: values up to it form one class, those above it the other.
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
