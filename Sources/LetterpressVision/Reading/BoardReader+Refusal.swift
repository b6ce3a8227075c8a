public import LetterpressSolver

extension BoardReader {
  /// Where a tile was lifted, the ground behind the board shows, whose colour is further than this from that of every tile with a
  /// letter. A tile of such a colour is there, and its letter is covered.
  private static let sameColor = 3
  /// With more covered letters than this, whatever covers them should go.
  private static let mostCovered = 4

  /// Where a row or column is cut off, at least this many of the other tiles show one letter each on a plain ground.
  private static let leastPlainBesides = 15

  /// The four rows and columns at the board's edges.
  private static let edges = strips(of: 1)
  /// Two rows or columns at each of them: with these missing, half of the board is there.
  private static let halves = strips(of: 2)

  /// Returns, for each of the board's four edges, the tiles of the given number of rows or columns along it.
  private static func strips(of count: Int) -> [[Int]] {
    let tiles = Array(0..<Board.tileCount)
    return [
      tiles.filter { $0 / Board.side < count }, tiles.filter { $0 / Board.side >= Board.side - count },
      tiles.filter { $0 % Board.side < count }, tiles.filter { $0 % Board.side >= Board.side - count },
    ]
  }

  /// Returns why tiles cannot be read as they are; nil if they can.
  static func obstacle(among tiles: [TileBinarizer.Tile]) -> BoardReaderError? {
    let cutOff = tiles.count { $0.flaw == .cutOff }
    let empty = tiles.filter { $0.flaw == .empty }
    let lacksHalf = lacksOne(of: halves, tiles)
    guard cutOff == 0 else {
      // One row or column may be cut off, or two of them whole; else it is another lattice.
      return cutOff + empty.count <= Board.side
        ? .cutOff(tiles: cutOff)
        : lacksHalf ? .cutOff(tiles: halfCount) : .noBoard(lettersFound: tiles.count - cutOff - empty.count)
    }
    guard !lacksOne(of: edges, tiles) else { return nil }
    // Where the lower rows are outside the picture, the lattice goes on into the header.
    guard !lacksHalf else { return .cutOff(tiles: halfCount) }
    let areCovered = empty.allSatisfy { tile in
      tiles.contains { $0.flaw == nil && $0.color.distance(to: tile.color) <= sameColor }
    }
    return areCovered && empty.count <= mostCovered ? nil : .tilesLifted(missing: empty.count)
  }

  /// The number of tiles in ``halves``.
  static let halfCount = 2 * Board.side

  /// Whether a whole row or column at an edge, or two of them, shows no letter, and all other tiles are as they should be: where the last
  /// row is cut off, dark or covered, the lattice goes on into the air above the board, and where a part of a row can still be seen, it
  /// ends there.
  private static func lacksOne(of strips: [[Int]], _ tiles: [TileBinarizer.Tile]) -> Bool {
    let emptyCount = tiles.count { $0.flaw == .empty }
    return tiles.count { $0.flaw == nil } >= leastPlainBesides
      && strips.contains { edge in
        edge.allSatisfy { tiles[$0].flaw != nil && tiles[$0].flaw != .marked }
          && edge.count { tiles[$0].flaw == .empty } == emptyCount
      }
  }

  /// With more unknown letters than this, a board is refused.
  static let mostUnknown = 13

  /// With at least this many non-blank tiles on a plain ground it counts as a board, whatever the tiles show.
  private static let surelyPlain = 20

  /// With this many tiles that show digits it is not a board, if they are this part of those that show no known letter and show this many
  /// different ones. Of a typeface that is not known, a few letters look like digits of one that is, as an I and an O.
  private static let leastDigits = 5
  private static let leastPartOfDigits = (part: 3, whole: 4)
  private static let leastDifferentDigits = 3

  /// With this many different glyphs that no letter explains, the letters are of another alphabet.
  private static let leastUnmatched = 4

  /// Returns why 25 non-blank tiles are not a readable board; nil if they are.
  ///
  /// - Parameter face: if it was learnt, the board shows neither digits nor another alphabet. Letters that are unknown are then left
  ///   open, and are no reason to refuse the board.
  func refusal(
    of stages: ReadingStages, glyphs: [Glyph?], in face: LearntFace, on grid: TileGrid, in image: RGBImage
  ) -> BoardReaderError? {
    let unknown = stages.readings.count { $0.letter == nil }
    let noBoard = BoardReaderError.noBoard(lettersFound: Board.tileCount - unknown)
    if !face.isKnown {
      let digits = digits(of: glyphs, on: stages.tiles, letters: stages.matches)
      let (part, whole) = BoardReader.leastPartOfDigits
      if digits.count >= BoardReader.leastDigits, whole * digits.count >= part * unknown,
        Set(digits).count >= BoardReader.leastDifferentDigits
      {
        return .digits(digits.count)
      }
    }
    if let (columns, rows) = sizeBeyond(grid, in: image) { return .otherGrid(columns: columns, rows: rows) }
    if let gaps = TileBorders(image: image, grid: grid, colors: stages.tiles.map { $0.color }).gaps {
      // Counts letters on any ground, as gaps make it uneven. Noise and drawings, whose borders differ too, have none.
      let letters = stages.matches.count { ($0?.confidence ?? 0) >= BoardReader.confidenceThreshold }
      return letters >= Board.tileCount - BoardReader.mostUnknown ? .tilesApart(gaps: gaps) : noBoard
    }
    guard !face.isKnown else { return nil }
    guard unknown <= BoardReader.mostUnknown else {
      let plain = stages.tiles.count { $0.flaw == nil || $0.flaw == .marked || $0.flaw == .ofOddHeight }
      guard plain >= BoardReader.surelyPlain else { return noBoard }
      // Signs that are no known letters may be anything, but not on a board that looks like the game's.
      return likeness(of: stages, on: grid).isLikely ? .unknownLetters(unknown) : noBoard
    }
    let heights = stages.tiles.compactMap { $0.box?.height }.sorted()
    let unmatched = UnmatchedGlyphs(
      among: stages.tiles.indices.compactMap { tile in
        guard let glyph = glyphs[tile], let match = stages.matches[tile], match.learnt == nil,
          BoardReader.isWholeSign(stages.tiles[tile], height: heights[heights.count / 2])
        else { return nil }
        return (glyph, match)
      })
    guard unmatched.count < BoardReader.leastUnmatched else { return .unknownLetters(unmatched.tileCount) }
    return BoardReader.lacksOne(of: BoardReader.edges, stages.tiles) ? .cutOff(tiles: Board.side) : nil
  }

  /// How much a board looks like the game's.
  func likeness(of stages: ReadingStages, on grid: TileGrid) -> BoardLikeness {
    BoardLikeness(
      tiles: stages.tiles, letters: stages.readings.map { $0.letter }, on: grid, in: stages.image,
      header: stages.header ?? Header(), hasOwners: stages.players?.owners != nil)
  }

  /// Whether a tile shows one whole sign. Something on top of a letter would make it lower than the others, or wider by
  /// joining it to the tile's edges.
  ///
  /// - Parameter height: the height of the board's letters, in pixels.
  private static func isWholeSign(_ tile: TileBinarizer.Tile, height: Int) -> Bool {
    guard tile.flaw == nil, let box = tile.box else { return false }
    return 20 * box.height >= 19 * height - 20 && 5 * box.width <= 7 * height
  }

  /// The digits that tiles show, as on the boards of number games: they resemble them more than any letter, and it is as sure as a letter
  /// must be. Letters of an unknown typeface also resemble digits more by chance, but are less like them.
  private func digits(
    of glyphs: [Glyph?], on tiles: [TileBinarizer.Tile], letters: [GlyphMatcher.Match?]
  ) -> [Int] {
    tiles.indices.compactMap { tile in
      guard tiles[tile].flaw == nil, let glyph = glyphs[tile], let letter = letters[tile],
        let digit = digits.match(glyph), digit.similarity > letter.similarity,
        digit.confidence >= BoardReader.confidenceThreshold
      else { return nil }
      return digit.symbol.digit
    }
  }

  /// Returns the lattice's columns and rows if letters continue it around the board, as in a word search; else nil.
  private func sizeBeyond(_ grid: TileGrid, in image: RGBImage) -> (columns: Int, rows: Int)? {
    let binarizer = TileBinarizer(image: image)
    func isLetter(_ row: Int, _ column: Int) -> Bool {
      // Around most boards is nothing.
      guard !image.isPlain(grid.tile(row: row, column: column, margin: BoardReader.plainMargin)) else { return false }
      let tile = binarizer.tile(row: row, column: column, of: grid)
      // A letter of the board's size counts even if its ground is not plain, as with gaps between tiles.
      let isOfSize = tile.box.map { grid.letterHeights.contains($0.height) } ?? false
      guard tile.flaw == nil || tile.flaw != .cutOff && isOfSize, let glyph = tile.glyph,
        let match = letters.match(Glyph(glyph))
      else { return false }
      return match.confidence >= BoardReader.confidenceThreshold
    }
    /// Returns the number of letters along a side of the board, this many tiles outside it.
    func letterCount(beyond side: BoardSide, distance: Int) -> Int {
      (0..<Board.side).count { along in
        let across = side == .above || side == .left ? -distance : Board.side - 1 + distance
        return side == .above || side == .below ? isLetter(across, along) : isLetter(along, across)
      }
    }
    let counts = BoardSide.allCases.map { letterCount(beyond: $0, distance: 1) }
    guard counts.reduce(0, +) >= 4 else { return nil }
    // A single letter on a side is not part of the lattice, unless no side has more.
    let least = counts.contains { $0 > 1 } ? 2 : 1
    let extents = zip(BoardSide.allCases, counts).map { side, count in
      count < least ? 0 : 1 + (2..<12).prefix { letterCount(beyond: side, distance: $0) >= 3 }.count
    }
    return (Board.side + extents[2] + extents[3], Board.side + extents[0] + extents[1])
  }

  /// The part of a tile on each side that no letter reaches.
  private static let plainMargin = 0.2

  private enum BoardSide: CaseIterable {
    case above
    case below
    case left
    case right
  }
}

extension RGBImage {
  /// The number of points that are looked at along each side of a tile's middle: a stroke is as wide as they are apart.
  private static let plainSamples = 12
  /// The mean difference over the channels up to which two pixels have the same colour.
  private static let plainContrast = 16

  /// Whether a tile's middle has one colour, so that no letter is there.
  fileprivate func isPlain(_ middle: Rect) -> Bool {
    let middle = middle.clipped(toWidth: width, height: height)
    guard middle.width > 0, middle.height > 0 else { return true }
    let color = self[middle.x, middle.y]
    let samples = 0..<RGBImage.plainSamples
    return samples.allSatisfy { row in
      let y = middle.y + row * middle.height / RGBImage.plainSamples
      return samples.allSatisfy { column in
        self[middle.x + column * middle.width / RGBImage.plainSamples, y].distance(to: color) <= RGBImage.plainContrast
      }
    }
  }
}

/// Why no board could be read from a picture.
public enum BoardReaderError: DescribedError, Equatable, Sendable {
  /// Nothing like a board; the number of letter-like shapes, or of letters among 25 tiles.
  case noBoard(lettersFound: Int)
  /// Letters on a lattice of another size.
  case otherGrid(columns: Int, rows: Int)
  /// A lattice of 5 × 5 letters with gaps between the tiles, as in other games; at how many of the 40 borders.
  case tilesApart(gaps: Int)
  /// A lattice of 5 × 5; the number of tiles that show digits.
  case digits(Int)
  /// A board with letters that resemble no known ones or belong to another alphabet; how many.
  case unknownLetters(Int)
  /// More than one board; how many.
  case severalBoards(Int)
  /// A board that is partly outside the picture, or of which a row or column at an edge is covered; the number of tiles missing.
  case cutOff(tiles: Int)
  /// A mirrored board, as a camera on a screen's side may show it.
  case mirrored
  /// A lattice of 5 × 5 letters that does not look like the game's; thrown only by ``BoardReading/checkedLikeness()``.
  case unlikelyBoard
  /// A board with tiles that show no letter, as while a word is being spelled; how many.
  case tilesLifted(missing: Int)
}

extension BoardReaderError: CustomStringConvertible {
  /// What happened, and what to do about it.
  public var description: String {
    switch self {
    case .noBoard(let lettersFound):
      """
      no Letterpress board found (\(counted(lettersFound, "letter-like shape"))): all 25 tiles must be visible, sharp and \
      large enough; a screenshot shows them better than a photo
      """
    case .otherGrid(let columns, let rows):
      "found a grid of \(columns) × \(rows): a Letterpress board has 5 × 5 letters"
    case .tilesApart(let gaps):
      """
      found a grid of 5 × 5 letters, but with gaps at \(gaps) of the \(TileBorders.count) borders between tiles: a \
      Letterpress board has none
      """
    case .digits(let count):
      "found a grid of 5 × 5, but \(count) of its tiles show digits: a Letterpress board has letters"
    case .unknownLetters(let count):
      "found a board, but \(count) of its letters look like no known letter"
    case .severalBoards(let count):
      "found \(count) Letterpress boards: crop the picture to one of them"
    case .cutOff(let tiles):
      "the picture cuts off \(tiles) of the 25 tiles, or something covers them: all letters must be whole"
    case .mirrored: "the picture is mirrored: take one that is not, so that its letters can be read"
    case .unlikelyBoard: "\(ReadingWarning.unlikelyBoard)"
    case .tilesLifted(let missing):
      """
      \(counted(missing, "of the 25 tiles shows", "of the 25 tiles show")) no letter: if this is a Letterpress board, \
      clear the word being spelled or whatever covers it, then take the screenshot again
      """
    }
  }
}
