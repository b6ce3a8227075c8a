internal import LetterpressSolver

/// How much a grid of 5 × 5 letters looks like a board of Letterpress, over all signs together.
///
/// The game mixes a letter's colour of four parts of black, or of white on a dark tile, and one part of its tile's colour. It
/// draws the letter 7/16 of a tile high on phones and a little more than half of a tile high on tablets, and slightly above the
/// middle. Few other grids do all that, and a picture that was cropped, recoloured or compressed still does. Owners or avatars
/// make up for much that speaks against a board.
package struct BoardLikeness: Equatable, Sendable {
  /// The cost of all signs that speak against a board, less that of those that speak for one, in the unit of ``OwnerCost``.
  package let cost: Double

  /// The greatest cost of a board. Fitted with the weights below to boards under all distortions, in colours and in grey,
  /// and to pictures of 15 kinds; `Scripts/workshop look-alikes` counts how many are mistaken, of these kinds and
  /// of 15 others.
  static let limit = 5.0

  /// Whether it looks enough like a board.
  package var isLikely: Bool { cost <= BoardLikeness.limit }

  /// - Parameters:
  ///   - tiles: all 25, of a grid that can be read.
  ///   - letters: the letters read; nil for unknown ones.
  init(
    tiles: [TileBinarizer.Tile], letters: [Letter?], on grid: TileGrid, in image: RGBImage, header: Header,
    hasOwners: Bool
  ) {
    let layout = LetterLayout(of: tiles, on: grid)
    let inks = tiles.compactMap { TileInk(of: $0, in: image) }
    let hasAvatars = !header.isTriangleAlone && (header.left?.color != nil || header.right?.color != nil)
    cost =
      BoardLikeness.inkCost(inks) + BoardLikeness.layoutCost(layout) + BoardLikeness.colorCost(tiles)
      + BoardLikeness.letterCost(letters)
      - (hasOwners ? BoardLikeness.owners : 0) - (hasAvatars ? BoardLikeness.avatars : 0)
  }
}

/// The signs. All numbers are of ``BoardLikeness/cost``, unless they say otherwise.
extension BoardLikeness {
  /// Owners that the colours show with certainty lower the cost by this much, and so do avatars.
  private static let owners = 4.0
  private static let avatars = 4.0

  /// The game's ink lies four fifths of the way from the tile's colour to black or white. This is the cost of ink that is 0.11
  /// or more away from that share. A gamma curve within the ranges of docs/stress.md moves it by up to 0.07.
  private static let mostForShare = 5.5
  private static let share = 0.8

  /// The cost of ink whose hue is not on the way from the tile's colour to black or white, but at a distance of 5 or more from
  /// it.
  private static let mostForHue = 2.5

  private static func inkCost(_ inks: [TileInk]) -> Double {
    guard !inks.isEmpty else { return mostForShare }
    let off = abs(median(inks.map { $0.share }) - share)
    return mostForShare * part(off - 0.01, of: 0.1) + mostForHue * part(median(inks.map { $0.offHue }), of: 5)
  }

  /// The cost of letters whose height differs by 0.05 of a tile or more from the nearest of the game's.
  private static let mostForHeight = 5.0
  /// The heights of letters, in tiles: on phones, and on tablets.
  private static let heights = [0.437...0.458, 0.5...0.512]

  /// The game's letters stand slightly above the middle of their tiles. This is the cost of letters that are 0.025 of a tile or
  /// more away from that place.
  private static let mostForRise = 2.6
  /// How far the middle of a letter is above that of its tile, in tiles, and how much that varies.
  private static let rise = (middle: 0.019, slack: 0.005)

  private static func layoutCost(_ layout: LetterLayout) -> Double {
    let off = heights.reduce(Double.infinity) { least, range in
      min(least, max(range.lowerBound - layout.height, layout.height - range.upperBound, 0))
    }
    return mostForHeight * part(off - layout.precision, of: 0.05)
      + mostForRise * part(abs(layout.rise - rise.middle) - rise.slack - layout.precision, of: 0.02)
  }

  /// The cost of ten colours or more, where the five kinds of tile have five.
  private static let mostForColors = 1.5

  /// The cost of a single pale, dark or grey ground without the two shades of free tiles. This is rather a page of capitals
  /// than a board that one player filled.
  private static let page = 2.0
  /// The greatest difference between the channels of a page's colour.
  private static let greatestTint = 40

  private static func colorCost(_ tiles: [TileBinarizer.Tile]) -> Double {
    let colors = tiles.map { $0.color }
    // What covers tiles has colours of its own.
    let count = ColorCluster.clusters(of: colors).count { cluster in
      cluster.tiles.indices.contains { tiles[$0].flaw == nil }
    }
    guard count > 1 || PlayersReader.areCheckered(colors) else {
      let ground = RGBColor.median(of: colors)
      let tint = Int(max(ground.red, ground.green, ground.blue)) - Int(min(ground.red, ground.green, ground.blue))
      return tint <= greatestTint ? page : 0
    }
    return mostForColors * part(Double(count - TilePalette.Kind.allCases.count), of: 5)
  }

  /// The cost of six different letters or fewer. Boards have 12 or more.
  private static let mostForFewLetters = 3.5

  private static func letterCost(_ letters: [Letter?]) -> Double {
    let known = letters.compactMap { $0 }
    let different = known.reduce(UInt32(0)) { $0 | 1 << UInt32($1.index) }.nonzeroBitCount
    // Unknown letters may be of any kind.
    return mostForFewLetters * part(Double(11 - different - (Board.tileCount - known.count)), of: 5)
  }

  /// Returns an excess as a share of the greatest that counts, 0 to 1.
  private static func part(_ excess: Double, of most: Double) -> Double { min(max(excess / most, 0), 1) }

  /// - Precondition: there are values.
  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
}
