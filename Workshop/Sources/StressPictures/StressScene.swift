internal import Foundation
internal import LetterpressSolver
internal import LetterpressVision
internal import SamplePictures

/// A sample to which distortions are applied one after the other.
struct StressScene {
  /// The picture and its current layout; after a crop, the layout extends beyond the picture.
  var board: SampleBoard
  var covered: Set<Int> = []
  /// The number of tiles that have lost half of their letter or more.
  var hiddenLetters = 0
  /// Whether it is known which player is called red.
  var isNamed = true
  var generator: SeededGenerator

  /// The maximum size of the picture, in pixels.
  var pixelLimit = 2_500_000

  init(_ board: SampleBoard, generator: SeededGenerator) {
    self.board = board
    self.generator = generator
  }

  /// - Precondition: distortions are applied in the order of `StressDistortion.allCases`, as the ink's bounds are those
  ///   of straight tiles.
  mutating func apply(_ distortion: StressDistortion, _ range: StressRange) {
    let isOutside = range == .outside
    switch distortion {
    case .theme:
      let theme = SampleTheme.known.randomElement(using: &generator) ?? SampleTheme.known[0]
      board = board.recolored(theme)
    case .invented:
      board = board.recolored(.invented(using: &generator))
      isNamed = false
    case .tilt: tiltTiles(by: isOutside ? 0.1...0.2 : 0...0.06)
    case .strip: coverTiles()
    case .popUp: coverHeaderWithMessage()
    case .finger: coverHeaderWithFinger()
    case .margin: addMargin()
    case .crop: crop(throughLetters: isOutside)
    case .scale: scale(in: isOutside ? 0.1...0.3 : leastScale...4)
    case .blur:
      let deviation = isOutside ? random(2...5) : random(0.2...1.2)
      board.image = board.image.blurred(deviation: max(deviation * board.layout.side / 640, 0.05))
    case .gamut:
      let matrix = Bool.random(using: &generator) ? Gamut.sRGBToP3 : Gamut.p3ToSRGB
      board.image = board.image.withGamut(Gamut.part(Float(random(0.3...1)), of: matrix), limit: 30)
    case .gamma: board.image = board.image.withGamma(gamma(isOutside))
    case .noise:
      let deviation = isOutside ? random(20...60) : random(1...12)
      board.image = board.image.withNoise(deviation: deviation, using: &generator)
    case .jpeg:
      let quality = Int.random(in: isOutside ? 5...30 : 50...95, using: &generator)
      board.image = board.image.withJPEGArtefacts(quality: quality)
    }
  }

  mutating func random(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }

  private mutating func gamma(_ isOutside: Bool) -> Double {
    guard isOutside else { return random(0.8...1.25) }
    return Bool.random(using: &generator) ? random(0.4...0.8) : random(1.25...2.5)
  }

  /// The minimum scale, so that samples made smaller before do not become smaller than the others.
  private var leastScale: Double { max(0.3, 0.3 * 114 / board.layout.pitch) }

  private mutating func scale(in range: ClosedRange<Double>) {
    let pixels = Double(board.image.width * board.image.height)
    let most = min(range.upperBound, (Double(pixelLimit) / pixels).squareRoot())
    let least = min(range.lowerBound, most)
    // As likely to double as to halve.
    let factor = least * pow(most / least, random(0...1))
    let resamplers: [Resampler] = factor >= 0.6 ? Resampler.allCases : [.triangle, .bicubic]
    let resampler = resamplers.randomElement(using: &generator) ?? .triangle
    board.image = board.image.scaled(by: factor, resampler)
    board.layout = board.layout.scaled(by: factor)
  }
}
