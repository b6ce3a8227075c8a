internal import LetterpressSolver

/// Boards beside the one that was found. They may be smaller, and then they cannot be seen in a picture that was reduced as
/// far.
extension BoardLocator {
  /// The shortest side of an area that may hold a smaller board, in pixels: five tiles of 20.
  private static let leastSide = 100

  /// Counts the boards around a board, in what lies above, below, left and right of it.
  ///
  /// - Parameters:
  ///   - frame: the board that was found, in pixels of the picture.
  ///   - level: the level at which it was found. Other boards of its size would have been found there, too.
  /// - Complexity: O(pixels outside the frame).
  static func smallerBoardCount(around frame: Rect, in image: RGBImage, foundAt level: Int) -> Int {
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
      let part = image.part(area)
      for level in (0..<level).reversed() where min(part.width, part.height) >> level >= leastSide / 2 {
        let gray = GrayImage(lumaOf: part, level: level)
        let found = tolerances.lazy.map { boardCount(in: gray, tolerance: $0) }.first { $0 > 0 }
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
