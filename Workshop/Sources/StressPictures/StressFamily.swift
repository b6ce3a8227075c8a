internal import LetterpressSolver
package import SamplePictures

/// A family of pictures made in the same way.
package struct StressFamily: Sendable {
  /// The name on the command line and in the table.
  package var name: String
  /// Whether the pictures are within what must be read.
  package var range: StressRange
  /// The number of pictures in 4,000.
  package var share: Int
  /// The distortions to choose from.
  var distortions: [StressDistortion]
  /// The number of distortions applied.
  var count: ClosedRange<Int>
  /// The maximum size of pictures, in pixels.
  package var pixelLimit = 2_500_000

  /// All families with boards, those within the ranges first.
  package static let all: [StressFamily] = within + outside

  /// Families that must be read.
  package static let within: [StressFamily] =
    StressDistortion.allCases.map { distortion in
      StressFamily(
        name: distortion.rawValue, range: .stated, share: 90, distortions: [distortion], count: 1...1,
        pixelLimit: distortion == .scale ? 8_000_000 : 2_500_000)
    } + [
      StressFamily(
        name: "pairs", range: .stated, share: 760, distortions: StressDistortion.allCases, count: 2...2),
      StressFamily(
        name: "several", range: .stated, share: 400, distortions: StressDistortion.allCases, count: 3...5),
    ]

  /// Families that may be refused.
  package static let outside: [StressFamily] =
    strong.map { distortion in
      StressFamily(
        name: "outside-\(distortion.rawValue)", range: .outside, share: 70, distortions: [distortion], count: 1...1)
    } + [
      StressFamily(name: "outside-pairs", range: .outside, share: 90, distortions: strong, count: 2...2)
    ]

  /// The distortions that are stronger outside the ranges.
  private static let strong: [StressDistortion] = [.tilt, .crop, .scale, .blur, .gamma, .noise, .jpeg]
}

extension StressFamily {
  /// Returns a picture of the family; the same for the same seed and index.
  package func picture(_ index: Int, seed: UInt64, from boards: [SampleBoard] = Samples.boards) -> StressPicture {
    var generator = SeededGenerator(
      seed: FNVHash(name.utf8).value ^ seed &* 0x9E37_79B9 &+ UInt64(index) &* 0xD6E8_FEB8_6659_FD93)
    let chosen = Set(
      distortions.shuffled(using: &generator).prefix(.random(in: count, using: &generator)))
    var scene = StressScene(boards[index % boards.count], generator: generator)
    scene.pixelLimit = pixelLimit
    let steps = StressDistortion.allCases.filter(chosen.contains)
    for step in steps where !(step == .theme && chosen.contains(.invented)) { scene.apply(step, range) }
    return StressPicture(
      image: scene.board.image,
      truth: StressTruth(
        letters: scene.board.letters, owners: scene.board.owners, turn: scene.board.turn, scores: scene.board.scores,
        covered: scene.covered, hiddenLetters: scene.hiddenLetters, isNamed: scene.isNamed),
      recipe: "\(scene.board.name)-\(steps.map(\.rawValue).joined(separator: "+"))")
  }
}

/// One thing that happens to a screenshot.
package enum StressDistortion: String, CaseIterable, Sendable {
  /// The colours of a known theme.
  case theme
  /// The colours of a theme that does not exist.
  case invented
  /// Tiles turned and shifted, as if touched.
  case tilt
  /// Strips over tiles.
  case strip
  /// A message over the header.
  case popUp
  /// A finger over the header.
  case finger
  /// Another picture around it.
  case margin
  /// Sides cut off.
  case crop
  /// Another size.
  case scale
  case blur
  /// Colours of another gamut.
  case gamut
  case gamma
  case noise
  /// JPEG compression.
  case jpeg
}

/// The strength of distortions.
package enum StressRange: Sendable {
  /// Pictures that must be read.
  case stated
  /// Stronger: pictures may be refused, but not misread.
  case outside
}
