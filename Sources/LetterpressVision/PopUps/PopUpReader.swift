internal import LetterpressSolver

/// Reads what was played from a pop-up over the header: "You played", and the word below it.
///
/// The capitals are compared with the templates of the tiles' letters. The word counts only if all its letters are read
/// with confidence, it is in the lexicon or has the letters of the tiles that wobble, and it can have been spelled with the board's
/// tiles.
struct PopUpReader: Sendable {
  private let letters: GlyphMatcher
  /// Nil for the built-in one. WebAssembly has to unpack that, so it is asked only about a word that was read.
  private let lexicon: Lexicon?

  init(letters: GlyphMatcher, lexicon: Lexicon?) {
    self.letters = letters
    self.lexicon = lexicon
  }

  /// A picture of a board and what was read from it.
  struct Scene {
    var image: RGBImage
    var grid: TileGrid
    /// The header's colour; nil if it cannot be seen.
    var background: RGBColor?
    var board: Board
    /// Nil if the colours do not show them.
    var owners: Owners?
    /// Nil if unknown.
    var turn: Player?
    /// The letters of the tiles that wobble, if all are known; none if no tile does. They spell the word that was played.
    var wobbling = LetterCounts()
  }

  /// What is seen over the header.
  struct Sight {
    /// Whether there is a plate, as of a pop-up.
    var hasPlate = false
    /// What it says; nil if that cannot be read.
    var popUp: PopUp?
  }

  /// More shapes than this are not print, but a photo or noise.
  private static let mostShapes = 300

  /// Returns what is seen of a pop-up.
  func read(_ scene: Scene) -> Sight {
    let (image, grid) = (scene.image, scene.grid)
    // A plate is wider than the board only on tablets; it is at the top of the picture or lower.
    let region = Rect(
      x: Int(grid.x - grid.pitch), y: Int(grid.y - 10 * grid.pitch), width: Int(7 * grid.pitch),
      height: Int(10 * grid.pitch)
    ).clipped(toWidth: image.width, height: image.height)
    guard let plate = PopUpPlate.color(in: region, of: image, on: grid, background: scene.background) else {
      return Sight()
    }
    // Its print is black or white: the threshold is 2/5 of the distance from the plate to the farther of the two.
    let contrast = max(Int(plate.luma), 255 - Int(plate.luma)) * 2 / 5
    let shapes = HeaderShapes(of: image, unlike: plate, tolerance: contrast)
      .shapes(in: region, step: grid.step(samples: 128), slimmest: Shape.slimmestPrint)
    guard shapes.count <= PopUpReader.mostShapes else { return Sight(hasPlate: true) }
    let words = PrintedWord.words(of: shapes)
    let binarizer = TileBinarizer(image: image)
    for line in words.compactMap({ PlayedLine(endingWith: $0, among: words) }) {
      for word in words where line.isFollowed(by: word) {
        guard let spelled = spelled(word, binarizer), isPossible(spelled, in: scene) else { continue }
        return Sight(
          hasPlate: true,
          popUp: PopUp(player: isYou(line.name, binarizer) ? PopUp.you : nil, word: PopUpReader.text(of: spelled)))
      }
    }
    return Sight(hasPlate: true)
  }

  /// Returns the letters of a word of capitals; nil unless all are read with confidence.
  private func spelled(_ word: PrintedWord, _ binarizer: TileBinarizer) -> [Letter]? {
    let letters = word.letters.compactMap { shape -> Letter? in
      guard let match = match(shape, binarizer), match.confidence >= BoardReader.confidenceThreshold else { return nil }
      return match.symbol.letter
    }
    return letters.count == word.letters.count ? letters : nil
  }

  private func match(_ shape: Shape, _ binarizer: TileBinarizer) -> GlyphMatcher.Match? {
    binarizer.glyph(in: shape.box).flatMap { letters.match(Glyph($0)) }
  }

  /// Whether a name is "You": a Y and two lower letters that resemble small capitals.
  private func isYou(_ name: PrintedWord, _ binarizer: TileBinarizer) -> Bool {
    let (shapes, you) = (name.letters, "you".utf8.compactMap { Letter(ascii: $0) })
    guard shapes.count == you.count, shapes.dropFirst().allSatisfy({ 10 * $0.height <= 9 * shapes[0].height }) else {
      return false
    }
    return zip(shapes, you).allSatisfy { shape, letter in
      guard let match = match(shape, binarizer) else { return false }
      return match.symbol.letter == letter || match.runnerUp?.letter == letter
    }
  }

  private static func text(of word: [Letter]) -> String { word.map { $0.description }.joined() }

  /// Whether a word may have been played last, judging by letters and owners, and is in the lexicon.
  private func isPossible(_ word: [Letter], in scene: Scene) -> Bool {
    Lexicon.validLengths.contains(word.count) && canHaveBeenSpelled(word, in: scene)
      && (LetterCounts(word) == scene.wobbling || (lexicon ?? .english).contains(PopUpReader.text(of: word)))
  }

  /// Whether the tiles of the player who moved last have a word's letters.
  private func canHaveBeenSpelled(_ word: [Letter], in scene: Scene) -> Bool {
    guard let owners = scene.owners else { return PopUpReader.covers(.all, of: scene.board, word) }
    let movers = scene.turn.map { [$0.opponent] } ?? Player.allCases
    return movers.contains { mover in
      // The mover owns all tiles used, except those the opponent had defended: the tiles around these were the
      // opponent's, and so still have an owner.
      let defended = owners[mover.opponent].subtracting(owners.unclaimed.neighbours)
      return PopUpReader.covers(owners[mover].union(defended), of: scene.board, word)
    }
  }

  /// Whether a word can be spelled with some of these tiles. A tile with an unknown letter may show any letter.
  private static func covers(_ tiles: TileSet, of board: Board, _ word: [Letter]) -> Bool {
    let letters = tiles.indices.map { board[$0] }
    let (have, need) = (LetterCounts(letters.compactMap { $0 }), LetterCounts(word))
    let missing = Letter.all.reduce(0) { $0 + max(need[$1] - have[$1], 0) }
    return missing <= letters.count { $0 == nil }
  }
}

/// What a pop-up over the header says: who played which word last.
public struct PopUp: Hashable, Sendable {
  /// The name before "played" if it is `You`, otherwise nil: names have small letters, and only capitals are known.
  public let player: String?
  /// The word played, in lower case: in the reader's lexicon unless the tiles that wobble spell it, and possible on
  /// the board.
  public let word: String

  /// What the owner of the phone is called in pop-ups.
  package static let you = "You"
}

/// Finds the plate of a pop-up: the largest area of one colour over the header, apart from the background.
enum PopUpPlate {
  /// The least area of a plate, in tiles. An avatar has 0.9, the plate of a screenshot 3.3.
  private static let leastArea = 1.2

  /// The number of samples per side of a tile.
  private static let samples = 12

  /// The mean difference over the channels up to which a pixel counts as background.
  private static let backgroundReach = 6

  /// Returns the colour that covers most of a region after the background; nil if it covers less than a plate does.
  static func color(in region: Rect, of image: RGBImage, on grid: TileGrid, background: RGBColor?) -> RGBColor? {
    let step = grid.step(samples: samples)
    // Binned by the upper four bits of each channel.
    var counts = [Int32](repeating: 0, count: 4096)
    func bin(_ color: RGBColor) -> Int { Int(color.red >> 4) << 8 | Int(color.green >> 4) << 4 | Int(color.blue >> 4) }
    func forEachForeground(_ body: (RGBColor) -> Void) {
      for y in stride(from: region.y, to: region.endY, by: step) {
        for x in stride(from: region.x, to: region.endX, by: step) {
          let color = image[x, y]
          guard let background, color.distance(to: background) <= backgroundReach else {
            body(color)
            continue
          }
        }
      }
    }
    forEachForeground { counts[bin($0)] += 1 }
    guard let fullest = counts.indices.max(by: { counts[$0] < counts[$1] }),
      Double(counts[fullest]) * Double(step * step) >= leastArea * grid.pitch * grid.pitch
    else { return nil }
    var histogram = ColorHistogram()
    forEachForeground { if bin($0) == fullest { histogram.add($0) } }
    return histogram.median
  }
}
