internal import LetterpressSolver
package import LetterpressVision
package import SamplePictures

/// Boards of which nothing but the tiles is left, as the hardest to tell from other grids of letters.
package enum BareBoard: String, CaseIterable, Sendable {
  /// Nobody owns a tile.
  case untouched
  /// One player owns all.
  case oneColor
  /// The owners of the sample.
  case midgame
  /// Most tiles are owned, in no order.
  case scattered

  /// Returns a sample cropped to its tiles in known or invented colours, or in grey, and then distorted within the ranges or
  /// not at all; the same for the same seed.
  package func picture(_ index: Int, seed: UInt64, from boards: [SampleBoard] = Samples.boards) -> StressPicture {
    var generator = SeededGenerator(
      seed: FNVHash(rawValue.utf8).value ^ seed &* 0x9E37_79B9 &+ UInt64(index) &* 0xD6E8_FEB8_6659_FD93)
    var board = boards[index % boards.count]
    let isInvented = index / boards.count % 2 != 0
    let theme =
      isInvented
      ? SampleTheme.invented(using: &generator)
      : SampleTheme.known.randomElement(using: &generator) ?? SampleTheme.known[0]
    board = board.recolored(theme)
    switch self {
    case .untouched: board.owners = Array(repeating: ".", count: 25)
    case .oneColor: board.owners = Array(repeating: Bool.random(using: &generator) ? "R" : "B", count: 25)
    case .midgame: break
    case .scattered:
      let owners = (0..<25).map { _ in "rrrbbb.".randomElement(using: &generator) ?? "." }
      board.owners = Array(
        Owners(
          red: TileSet(owners.indices.filter { owners[$0] == "r" }),
          blue: TileSet(owners.indices.filter { owners[$0] == "b" })
        ).description)
    }
    // The colours were those of the sample's owners.
    board = board.withTiles(in: theme)
    let frame = board.layout.frame
    board.image = board.image.cropped(to: frame)
    board.layout = board.layout.moved(x: -Double(frame.x), y: -Double(frame.y))
    let isGray = Int.random(in: 0..<3, using: &generator) == 0
    if isGray { board.image = board.image.gray }
    var scene = StressScene(board, generator: generator)
    let distortion =
      ([nil, nil, .scale, .blur, .gamma, .noise, .jpeg] as [StressDistortion?])
      .randomElement(using: &generator) ?? nil
    if let distortion { scene.apply(distortion, .stated) }
    return StressPicture(
      image: scene.board.image,
      truth: StressTruth(
        letters: board.letters, owners: board.owners, turn: board.turn, scores: board.scores, covered: [],
        hiddenLetters: 0, isNamed: false),
      recipe: [board.name, theme.name ?? "invented", isGray ? "gray" : "", distortion?.rawValue ?? ""].joined(
        separator: "-"))
  }
}

extension SampleLayout {
  /// The board, to the nearest pixel.
  fileprivate var frame: Rect {
    let (x, y) = (columns(of: 0).lowerBound, rows(of: 0).lowerBound)
    return Rect(x: x, y: y, width: columns(of: 4).upperBound - x, height: rows(of: 4).upperBound - y)
  }
}

extension RGBImage {
  /// The same picture in shades of grey.
  package var gray: RGBImage {
    var image = self
    for y in 0..<height {
      for x in 0..<width {
        let luma = self[x, y].luma
        image[x, y] = RGBColor(red: luma, green: luma, blue: luma)
      }
    }
    return image
  }
}
