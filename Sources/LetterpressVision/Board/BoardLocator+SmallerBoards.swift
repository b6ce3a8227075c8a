internal import LetterpressSolver

/// Boards beside the one that was found. They may be smaller, and then they cannot be seen in a picture that was reduced as
/// far.
extension BoardLocator {
  /// The shortest side of an area that may hold a smaller board, in pixels: five tiles of 20.
  private static let leastSide = 100

  /// The tolerance that shows letters of less than 20 pixels, on which every pixel belongs to an edge.
  private static let sharpTolerance = 28

  /// Counts the boards around a board, in what lies above, below, left and right of it.
  ///
  /// - Parameters:
  ///   - frame: the board that was found, in pixels of the picture.
  ///   - level: the level at which it was found. Other boards of its size would have been found there, too.
  ///   - tolerance: that with which it was found. What makes another one necessary is noise and blur, which a picture has everywhere.
  /// - Complexity: O(pixels outside the frame that may show five letters side by side), besides a look at every fourth row.
  static func smallerBoardCount(
    around frame: Rect, in image: RGBImage, foundAt level: Int, _ tolerance: Int
  ) -> Int {
    guard level > 0 else { return 0 }
    let (left, top) = (max(frame.x, 0), max(frame.y, 0))
    let (right, bottom) = (min(frame.x + frame.width, image.width), min(frame.y + frame.height, image.height))
    guard left < right, top < bottom else { return 0 }
    let areas = [
      Rect(x: 0, y: 0, width: image.width, height: top),
      Rect(x: 0, y: bottom, width: image.width, height: image.height - bottom),
      Rect(x: 0, y: top, width: left, height: bottom - top),
      Rect(x: right, y: top, width: image.width - right, height: bottom - top),
    ]
    var count = 0
    for area in areas where min(area.width, area.height) >= leastSide {
      guard let busy = image.busyPart(of: area), min(busy.width, busy.height) >= leastSide else { continue }
      let part = image.part(busy)
      for level in (0..<level).reversed() where min(part.width, part.height) >> level >= leastSide / 2 {
        let gray = GrayImage(lumaOf: part, level: level)
        let found = [tolerance, sharpTolerance].lazy.map { boardCount(in: gray, tolerance: $0) }.first { $0 > 0 }
        if let found {
          count += found
          break
        }
      }
    }
    return count
  }

  private static func boardCount(in image: GrayImage, tolerance: Int) -> Int {
    let shapes = ShapeFinder.letterLikeShapes(in: image, tolerance: tolerance)
    return LatticeFinder(shapes: shapes).lattices(withAtLeast: surelyOccupied).count { $0.isBoard }
  }
}

extension RGBImage {
  /// Letters are at least this high, in pixels, over the distance of the rows that are looked at.
  private static let rowStep = 4
  /// Five letters side by side have at least this many edges in a row. The largest gap between two of them, from one I to the next, is
  /// less than a quarter of the whole.
  private static let leastEdges = 10
  /// Neighbouring pixels with an edge between them differ by more than this in a channel. Letters differ from their tiles by 100 or
  /// more, over two or three pixels; the noise of a photo by less.
  private static let edge: UInt8 = 28
  /// How far letters may reach beyond the rows that are looked at and the edges in them, in pixels, with room around them.
  private static let margin = 16

  /// Returns the part of an area in which letters may stand side by side as on a board; nil if they do nowhere.
  ///
  /// - Precondition: the area lies within the picture.
  fileprivate func busyPart(of area: Rect) -> Rect? {
    var (left, right) = (Int.max, 0)
    var (first, last): (Int?, Int) = (nil, 0)
    for y in stride(from: area.y, to: area.endY, by: RGBImage.rowStep) {
      guard let busy = RGBImage.busyRange(of: edges(inRow: y, of: area)[...]) else { continue }
      (left, right) = (min(left, busy.lowerBound), max(right, busy.upperBound))
      (first, last) = (first ?? y, y)
    }
    guard let first else { return nil }
    let margin = RGBImage.margin
    let (top, bottom) = (max(first - margin, area.y), min(last + margin + 1, area.endY))
    let (from, to) = (max(area.x + left - margin, area.x), min(area.x + right + margin + 2, area.endX))
    return Rect(x: from, y: top, width: to - from, height: bottom - top)
  }

  /// Returns from where to where there are edges as of five letters side by side, which leave no large gap; nil if there are not.
  private static func busyRange(of edges: ArraySlice<Int>) -> ClosedRange<Int>? {
    guard edges.count >= leastEdges, let first = edges.first, let last = edges.last else { return nil }
    let gaps = zip(edges.indices, edges.indices.dropFirst()).map { (after: $1, width: edges[$1] - edges[$0]) }
    guard let gap = gaps.max(by: { $0.width < $1.width }), gap.width > last - first >> 2 else { return first...last }
    let (before, after) = (busyRange(of: edges[..<gap.after]), busyRange(of: edges[gap.after...]))
    guard let before, let after else { return before ?? after }
    return before.lowerBound...after.upperBound
  }

  /// Returns where neighbouring pixels of a row differ, as pixels from the left of an area, ascending. A smoothed edge spreads over
  /// several pixels, which all become lighter or all darker, and counts once.
  private func edges(inRow y: Int, of area: Rect) -> [Int] {
    var edges: [Int] = []
    bytes.withUnsafeBytes { bytes in
      // In bounds: the last byte that is compared is the last of the area's row.
      let start = 3 &* (y &* width &+ area.x)
      let end = start &+ 3 &* area.width &- 3
      var (latest, isLighter) = (Int.min / 2, false)
      var offset = start
      while offset < end {
        // Most of a header is of one colour: eight bytes that equal those of the next pixel are skipped at once.
        if offset &+ 11 <= end,
          bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)
            == bytes.loadUnaligned(fromByteOffset: offset &+ 3, as: UInt64.self)
        {
          offset &+= 8
          continue
        }
        let (one, next) = (bytes[offset], bytes[offset &+ 3])
        if max(one, next) &- min(one, next) > RGBImage.edge {
          if offset &- latest > 9 || (next > one) != isLighter { edges.append((offset &- start) / 3) }
          (latest, isLighter) = (offset, next > one)
          // Each pixel counts once.
          offset &+= 3 &- (offset &- start) % 3
        } else {
          offset &+= 1
        }
      }
    }
    return edges
  }

  /// Returns a part of the picture.
  ///
  /// - Precondition: it lies within the picture.
  fileprivate func part(_ rect: Rect) -> RGBImage {
    var part: [UInt8] = []
    part.reserveCapacity(3 * rect.width * rect.height)
    for y in rect.y..<rect.y + rect.height {
      let start = 3 * (y * width + rect.x)
      part += bytes[start..<start + 3 * rect.width]
    }
    return RGBImage(width: rect.width, height: rect.height, bytes: part)
  }
}
