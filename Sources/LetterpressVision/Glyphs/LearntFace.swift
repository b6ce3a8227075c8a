internal import LetterpressSolver

/// What is said of a board by its letters that were learnt: how large they are on it, and whether its typeface is one that was learnt.
///
/// The rules of ``LoneLetters`` are those of letters as the game draws them. In another typeface a letter may be much higher than the
/// others, stand at a side of its tile, or have a second stroke beside it. Such a letter is what it was learnt as if it stands as it did
/// there. And letters of that typeface that were not learnt may look more like a wrong letter than is usual: an N with serifs is nearer to
/// an H than to an N without. So they have to be as near to a template as those that were learnt.
struct LearntFace {
  /// How dissimilar from its template a letter may be; nil unless the typeface is one that was learnt.
  private let greatestDissimilarity: Float?
  /// How many pixels are a thousandth of a tile on the boards from which the letters were learnt; nil if few letters say so.
  private let scale: Double?

  /// As many letters near to ones that were learnt tell the typeface, or how large it is.
  private static let leastCount = 4
  /// Letters of the game differ from the built-in templates by up to 0.03 in the median. In a typeface that was learnt, letters differ
  /// from those by more, and by this many times as much as from those that were learnt.
  private static let leastDissimilarity: Float = 0.03
  private static let leastFactor: Float = 3
  /// How dissimilar a letter may be, over the median of those that were learnt; and in any case.
  private static let outlierFactor: Float = 3
  private static let usualDissimilarity: Float = 0.02
  /// How much higher or lower a letter may be than it was learnt, and how much further to a side, in tiles.
  private static let heights = 0.93...1.07
  private static let reach = 0.05

  /// - Parameters:
  ///   - tiles: all 25.
  ///   - matches: the letter that each resembles most.
  init(among tiles: [TileBinarizer.Tile], matches: [GlyphMatcher.Match?], on grid: TileGrid) {
    let learnt = matches.compactMap { match in
      match.flatMap { match in match.learnt.map { (match: match, template: $0) } }
    }
    let near = learnt.filter { $0.match.isNearLearnt }
    if near.count >= LearntFace.leastCount, let own = near.map({ 1 - $0.match.similarity }).median,
      let builtIn = near.map({ 1 - $0.template.builtInSimilarity }).median,
      builtIn >= max(LearntFace.leastDissimilarity, LearntFace.leastFactor * own)
    {
      greatestDissimilarity = max(LearntFace.usualDissimilarity, LearntFace.outlierFactor * own)
    } else {
      greatestDissimilarity = nil
    }
    let usualScale = grid.pitch / 1000
    let scales = zip(tiles, matches).compactMap { tile, match -> Double? in
      guard let match, match.isNearLearnt, let stances = match.learnt?.stances, let box = tile.box else { return nil }
      // Most boards have letters as large as those that were learnt.
      return stances.compactMap { stance in stance.map { Double(box.height) / Double($0.height) } }
        .min { abs($0 - usualScale) < abs($1 - usualScale) }
    }
    scale = scales.count >= LearntFace.leastCount ? scales.median : nil
  }

  /// Whether the board's typeface is one that was learnt, if only in part.
  var isKnown: Bool { greatestDissimilarity != nil }

  /// Whether a tile shows the whole letter and nothing else, judging by how the letter was learnt; nil if that says nothing.
  ///
  /// - Parameter shift: how far the letter is to the right of where most are on their tiles, in tiles; nil if that says nothing.
  func isAlone(_ letter: GlyphMatcher.Match, on tile: TileBinarizer.Tile, shift: Double?) -> Bool? {
    if let greatestDissimilarity, 1 - letter.similarity > greatestDissimilarity { return false }
    guard letter.isNearLearnt, let scale, let stances = letter.learnt?.stances, let box = tile.box else { return nil }
    let stands = stances.compactMap { stance in
      stance.map { stance in
        // Tolerates one pixel more or less.
        let height = Double(stance.height) * scale
        let ratios = Double(box.height - 1) / height...Double(box.height + 1) / height
        return (tile.flaw == nil || tile.flaw == .ofOddHeight || tile.flaw == .marked && stance.isMarked)
          && ratios.overlaps(LearntFace.heights)
          && shift.map { abs($0 - Double(stance.shift) / 1000) <= LearntFace.reach } ?? true
      }
    }
    return stands.contains(true) ? true : stands.count < stances.count ? nil : false
  }
}

extension TileGrid {
  /// Returns how far each letter is to the right of where most are on their tiles, in tiles; nil without a letter.
  func shifts(of tiles: [TileBinarizer.Tile]) -> [Double?] {
    let places = tiles.indices.map { tile -> Double? in
      tiles[tile].box.map { box in
        (Double(box.x) + Double(box.width) / 2 - x) / pitch - Double(tile % Board.side) - 0.5
      }
    }
    let most = places.compactMap { $0 }.median ?? 0
    return places.map { place in place.map { $0 - most } }
  }
}

extension Array where Element: Comparable {
  /// The upper one of the two in the middle; nil of none.
  var median: Element? { isEmpty ? nil : sorted()[count / 2] }
}
