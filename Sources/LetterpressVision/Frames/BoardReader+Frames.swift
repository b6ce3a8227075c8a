internal import LetterpressSolver

/// Boards that are seen at an angle, as in a photo of a screen.
extension BoardReader {
  /// How large the tiles of a picture that is drawn upright are, in pixels.
  private static let drawnPitches = 64.0...96.0
  /// How much is drawn above the board, where the header is, to its left, where the header is if the screen is wider than high, and
  /// on the other sides, in tiles.
  private static let headerHeight = 6.0
  private static let headerWidth = 3.5
  private static let drawnMargin = 0.7
  /// With less room than this above the board, in tiles, the header is on its left.
  private static let leastHeaderHeight = 1.5

  /// A picture that was drawn upright, and where the board is in the one that was given.
  struct Straightened {
    var image: RGBImage
    var view: Perspective
    /// What is drawn at the upper left corner, in tiles from the middle of the board.
    var left: Double
    var top: Double
    /// The side of a drawn tile, in pixels.
    var pitch: Double
  }

  /// How often a board is drawn at most.
  private static let mostDrawings = 3

  /// Returns the picture as seen from straight ahead.
  static func straightened(_ image: RGBImage, _ view: Perspective) -> Straightened {
    var straightened = drawn(image, view)
    for _ in 1..<mostDrawings {
      guard let better = straightened.refinedView(through: Lens(of: image)) else { break }
      straightened = drawn(image, better)
    }
    return straightened
  }

  private static func drawn(_ image: RGBImage, _ view: Perspective) -> Straightened {
    let pitch = min(max(view.pitch.rounded(), drawnPitches.lowerBound), drawnPitches.upperBound)
    let reach = Double(Board.side) / 2
    /// Returns how much of what is above or beside the board the picture shows, in tiles.
    func room(upTo most: Double, isAbove: Bool) -> Double {
      stride(from: most, to: drawnMargin, by: -0.25).first { distance in
        let (outer, side) = (-reach - distance, reach + drawnMargin)
        let corners = [-side, side].map { isAbove ? view.depth(u: $0, v: outer) : view.depth(u: outer, v: $0) }
        guard corners.allSatisfy({ $0 > 0.1 }) else { return false }
        let (x, y) = isAbove ? view.point(u: 0, v: outer) : view.point(u: outer, v: 0)
        return x >= 0 && y >= 0 && x < Double(image.width) && y < Double(image.height)
      } ?? drawnMargin
    }
    let above = room(upTo: headerHeight, isAbove: true)
    let beside = above < leastHeaderHeight ? room(upTo: headerWidth, isAbove: false) : drawnMargin
    let (left, top) = (-reach - beside, -reach - above)
    let drawn = image.upright(
      view, left: left, top: top, width: Int((reach + drawnMargin - left) * pitch),
      height: Int((reach + drawnMargin - top) * pitch), pitch: pitch)
    return Straightened(image: drawn, view: view, left: left, top: top, pitch: pitch)
  }
}

extension BoardReader.Straightened {
  /// How far a corner of the board may be from where it should be, in tiles.
  private static let cornerTolerance = 0.03

  /// How the board lies, judging by the picture that was drawn: the letters were found in a smaller one, in which their places are less
  /// exact. Nil if it need not be drawn again.
  fileprivate func refinedView(through lens: Lens) -> Perspective? {
    let location = BoardLocator.search(image)
    guard case .success(let grid) = location.grid else { return nil }
    let letters = PerspectiveFinder.pairs(of: location.letters(on: grid)).map { letter in
      let source = view.point(u: left + letter.x / pitch, v: top + letter.y / pitch)
      return Perspective.Pair(u: letter.u, v: letter.v, x: source.x, y: source.y)
    }
    guard let refined = BoardReader.Straightened.view(of: letters, through: lens) else { return nil }
    let off = zip(view.corners, refined.corners).map { max(abs($0.x - $1.x), abs($0.y - $1.y)) / view.pitch }
    return off.contains { $0 > BoardReader.Straightened.cornerTolerance } ? refined : nil
  }

  /// How far a letter may be from where the others say, in tiles.
  private static let letterTolerance = 0.05

  /// Returns the view that fits most letters, without those that are elsewhere: something else was taken for them.
  private static func view(of letters: [Perspective.Pair], through lens: Lens) -> Perspective? {
    var letters = letters
    while letters.count >= PerspectiveFinder.leastLetters, let view = Perspective(fitting: letters, through: lens) {
      let off = letters.map { letter in
        let (x, y) = view.point(u: letter.u, v: letter.v)
        return max(abs(x - letter.x), abs(y - letter.y)) / view.pitch
      }
      guard let worst = off.indices.max(by: { off[$0] < off[$1] }), off[worst] > letterTolerance else { return view }
      letters.remove(at: worst)
    }
    return nil
  }
}

// MARK: On a side

/// Boards in pictures that lie on a side, or that are mirrored.
extension BoardReader {
  /// A picture without a board that has fewer letter-like shapes shows none from any other side. One with more is a page of print
  /// or noise, which would be read five times for nothing.
  private static let shapeCounts = 16...3000
  /// A board with fewer unknown letters than this is upright: more than half of all letters look like no letter if they are turned
  /// or mirrored.
  private static let leastUnknown = 6
  /// At least this many letters must be known once a picture is turned, and this many more than before, without those that look
  /// alike when they are turned or mirrored.
  private static let leastKnown = 20
  private static let leastGain = 4

  /// Exif's numbers of the other three ways to turn a picture, and of the ways to mirror it: as a front camera does, and upside down.
  private static let turns = [6, 3, 8]
  private static let mirrors = [2, 4]

  /// Whether a picture may show a board that lies on a side. Without templates nothing tells.
  func mayBeTurned(_ stages: ReadingStages) -> Bool {
    guard letters.hasTemplates else { return false }
    switch stages.refusal {
    case nil:
      // Most letters of some boards look the same upside down, but then the header is not where it should be.
      let unknownCount = stages.readings.count { $0.letter == nil }
      return unknownCount >= BoardReader.leastUnknown || unknownCount > 0 && !stages.hasAvatars
    case .noBoard, .unknownLetters, .tilesLifted, .digits:
      return BoardReader.shapeCounts.contains(stages.shapes.count)
    case .cutOff, .otherGrid, .tilesApart, .severalBoards, .unlikelyBoard, .mirrored: return false
    }
  }

  /// Returns the stages of reading a picture turned so that its board is upright; those given unless there is such a way.
  ///
  /// Of several ways the one counts that knows the most letters: many boards that are mirrored look like letters upside down.
  func turned(_ image: RGBImage, unlessRead stages: ReadingStages) -> ReadingStages {
    let known = stages.sidedLetterCount
    var best: ReadingStages?
    for number in BoardReader.turns + BoardReader.mirrors {
      let orientation = EXIFOrientation(number: number)
      var turned = stagesFromAnyAngle(of: image.turned(by: orientation))
      guard turned.refusal == nil, turned.knownLetterCount >= BoardReader.leastKnown,
        turned.sidedLetterCount >= known + (turned.hasAvatars && !stages.hasAvatars ? 1 : BoardReader.leastGain),
        turned.knownLetterCount > best?.knownLetterCount ?? 0
      else { continue }
      let isWhole = turned.knownLetterCount == Board.tileCount
      if BoardReader.mirrors.contains(number) {
        turned.refusal = .mirrored
      } else {
        turned.frame = turned.frame.map { orientation.source(of: $0, width: image.width, height: image.height) }
      }
      best = turned
      if isWhole { break }
    }
    return best ?? stages
  }
}

extension ReadingStages {
  /// Letters that look like a letter when they are turned by a quarter or a half, or mirrored.
  private static let alike = "ahimnostuvwxyz"

  /// Whether an avatar is where the game shows it.
  fileprivate var hasAvatars: Bool { header.map { $0.left?.color != nil || $0.right?.color != nil } ?? false }

  fileprivate var knownLetterCount: Int { readings.count { $0.letter != nil } }

  /// How many letters are known that look like no letter when they are turned or mirrored.
  fileprivate var sidedLetterCount: Int {
    readings.count { tile in tile.letter.map { !ReadingStages.alike.utf8.contains($0.ascii) } ?? false }
  }
}
