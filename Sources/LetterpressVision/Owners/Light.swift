internal import LetterpressSolver

/// What the light of a picture makes of the game's colours.
///
/// Each channel is multiplied by a gain, which may differ from tile to tile, and something is added. What is then below 0 or above 255
/// cannot be told from these. Uneven light, a dark corner, and too much or too little light are gains alone. A lower contrast is the
/// same gain everywhere, which leaves a middle grey as it is.
struct Light: Equatable, Sendable {
  /// A colour's red, green and blue, 0 to 255.
  typealias Channels = (red: Float, green: Float, blue: Float)

  static func channels(_ color: RGBColor) -> Channels { (Float(color.red), Float(color.green), Float(color.blue)) }

  /// The mean difference over the channels, 0 to 255.
  static func distance(_ one: Channels, _ two: Channels) -> Float {
    (abs(one.red - two.red) + abs(one.green - two.green) + abs(one.blue - two.blue)) / 3
  }

  /// The gain as a function of the place: what is multiplied by 1, x, y, x², x·y and y².
  private let factors: [Float]
  /// What is added to each channel.
  let offset: Float
  /// The gain by tile, row by row.
  private let gains: [Float]

  private init(factors: [Float], offset: Float = 0) {
    (self.factors, self.offset) = (factors, offset)
    gains = (0..<Board.tileCount).map { tile in
      let (x, y) = Light.place(of: tile)
      return Light.gain(x, y, factors)
    }
  }

  /// The same gain everywhere.
  init(gain: Float, offset: Float = 0) { self.init(factors: [gain], offset: offset) }

  /// Light that is stronger on one side.
  ///
  /// - Parameters:
  ///   - x, y: how much more there is at the right and lower edge than in the middle, over that in the middle.
  init(gain: Float, x: Float, y: Float) { self.init(factors: [gain, gain * x, gain * y]) }

  /// Whether there is the same light everywhere.
  var isEven: Bool { factors.count == 1 }

  /// With less light nothing can be seen, and more is none of a picture that can be read.
  private static let leastGain: Float = 0.02
  private static let mostGain: Float = 5

  private static func gain(_ x: Float, _ y: Float, _ factors: [Float]) -> Float {
    var gain = factors[0]
    if factors.count > 1 { gain += factors[1] * x + factors[2] * y }
    if factors.count > 3 { gain += factors[3] * x * x + factors[4] * x * y + factors[5] * y * y }
    return min(max(gain, leastGain), mostGain)
  }

  /// Where a tile is: -1 to 1 from the left and upper to the right and lower edge.
  private static func place(of tile: Int) -> (x: Float, y: Float) {
    (Float(tile % Board.side - 2) / 2, Float(tile / Board.side - 2) / 2)
  }

  /// Returns the gain at a place: -1 to 1 from the middle of the first to that of the last column or row, and beyond.
  fileprivate func gain(x: Float, y: Float) -> Float { Light.gain(x, y, factors) }

  /// Returns what a colour looks like on a tile.
  func seen(_ color: Channels, on tile: Int) -> Channels {
    func seen(_ channel: Float) -> Float { min(max(gains[tile] * channel + offset, 0), 255) }
    return (seen(color.red), seen(color.green), seen(color.blue))
  }

  /// Returns the colour that looks like this on a tile.
  func drawn(_ seen: Channels, on tile: Int) -> Channels {
    func drawn(_ channel: Float) -> Float { (channel - offset) / gains[tile] }
    return (drawn(seen.red), drawn(seen.green), drawn(seen.blue))
  }

  /// Returns the light in which these tiles come closest to the colours that the game gave them: a gain that is a quadratic function
  /// of the place, or a linear one. Nil if too few tiles show it.
  ///
  /// - Parameters:
  ///   - seen: what the 25 tiles look like.
  ///   - drawn: what the game drew.
  ///   - weights: how much each tile counts.
  static func smooth(seen: [Channels], drawn: [Channels], weights: [Float], isLinear: Bool) -> Light? {
    var equations = NormalEquations(count: isLinear ? 3 : 6)
    var count = 0
    for tile in seen.indices {
      var (product, square) = (Float(0), Float(0))
      func add(_ seen: Float, _ drawn: Float) {
        // A channel at its limit says only that there is at least so much light, and a dark one hardly anything.
        guard seen < 253, drawn > 8 else { return }
        product += seen * drawn
        square += drawn * drawn
      }
      add(seen[tile].red, drawn[tile].red)
      add(seen[tile].green, drawn[tile].green)
      add(seen[tile].blue, drawn[tile].blue)
      guard square > 0 else { continue }
      let weight = weights[tile] * square.squareRoot()
      equations.add(
        factors(tile, isLinear: isLinear).map { Double($0 * weight) }, equals: Double(product / square * weight))
      count += 1
    }
    guard count > (isLinear ? 4 : 7), let solution = equations.solution else { return nil }
    return Light(factors: solution.map { Float($0) })
  }

  private static func factors(_ tile: Int, isLinear: Bool) -> [Float] {
    let (x, y) = place(of: tile)
    return isLinear ? [1, x, y] : [1, x, y, x * x, x * y, y * y]
  }
}

extension RGBImage {
  /// Returns the picture as it would be in the game's light. Of a channel at its limit only a range is known, of which this is the
  /// middle.
  ///
  /// - Complexity: O(pixels).
  func undoing(_ light: Light, on grid: TileGrid) -> RGBImage {
    let undone = [UInt8](unsafeUninitializedCapacity: bytes.count) { undone, initialized in
      for y in 0..<height {
        for x in 0..<width {
          let gain = light.gain(
            x: Float((Double(x) - grid.x) / grid.pitch - 2.5) / 2, y: Float((Double(y) - grid.y) / grid.pitch - 2.5) / 2
          )
          for offset in 3 * (y * width + x)..<3 * (y * width + x) + 3 {
            let channel = min(max((Float(bytes[offset]) - light.offset) / gain, 0), 255)
            undone[offset] = UInt8((bytes[offset] == 255 ? (channel + 255) / 2 : channel) + 0.5)
          }
        }
      }
      initialized = bytes.count
    }
    return RGBImage(width: width, height: height, bytes: undone)
  }
}
