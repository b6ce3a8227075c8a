internal import LetterpressVision

extension RGBImage {
  /// Returns the picture upright.
  ///
  /// - Complexity: O(pixels); O(1) if it is upright already.
  func turned(by orientation: EXIFOrientation) -> RGBImage {
    guard orientation != .upright else { return self }
    let (newWidth, newHeight) = orientation.swapsSides ? (height, width) : (width, height)
    var turned: [UInt8] = []
    turned.reserveCapacity(bytes.count)
    for y in 0..<newHeight {
      let row = orientation.mirrorsRows ? newHeight - 1 - y : y
      for x in 0..<newWidth {
        let column = orientation.mirrorsColumns ? newWidth - 1 - x : x
        let source = 3 * (orientation.swapsSides ? column * width + row : row * width + column)
        turned.append(bytes[source])
        turned.append(bytes[source + 1])
        turned.append(bytes[source + 2])
      }
    }
    return RGBImage(width: newWidth, height: newHeight, bytes: turned)
  }
}
