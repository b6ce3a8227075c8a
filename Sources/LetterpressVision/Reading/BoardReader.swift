internal import LetterpressSolver

/// Reads the board from a screenshot: the stages in their order.
public struct BoardReader: Sendable {
  private let letters: GlyphMatcher
  private let digits: GlyphMatcher
  private let scores: ScoreReader

  /// A reader that compares tiles with the given templates.
  ///
  /// - Complexity: O(templates).
  public init(templates: TemplateSet = .builtIn) {
    letters = GlyphMatcher(letters: templates)
    digits = GlyphMatcher(digits: templates)
    scores = ScoreReader(templates: templates)
  }

  /// A tile whose best match is less likely to be right than this is unknown.
  public static let confidenceThreshold = 0.9

  /// Reads a picture of up to ``RGBImage/maximumPixels`` pixels; the reader does not change, so any number of threads may
  /// share it.
  ///
  /// - Throws: ``BoardReaderError``.
  /// - Complexity: O(pixels + *t*) for *t* templates, with each of which 25 letters are compared.
  public func read(_ image: RGBImage) throws(BoardReaderError) -> BoardReading { try stages(of: image).reading() }

  /// Goes through the stages of reading a picture, as far as there is anything to go on with.
  package func stages(of image: RGBImage) -> ReadingStages {
    var stages = ReadingStages(locate(in: image))
    guard let grid = stages.grid else { return stages }
    stages.tiles = binarize(image, on: grid)
    let glyphs = stages.tiles.map { tile in tile.glyph.map { Glyph($0) } }
    stages.matches = match(glyphs)
    let header = HeaderCutter(image: image, grid: grid).cut()
    let players = PlayersReader(scores: scores, triangles: LooseTriangleFinder(image: image, grid: grid))
      .read(tileColors: stages.tiles.map { $0.color }, header: header)
    (stages.header, stages.players) = (header, players)
    stages.readings = stages.tiles.indices.map { tile in
      BoardReader.reading(
        of: stages.tiles[tile], at: tile, match: stages.matches[tile],
        ownership: players.owners?.ownership(of: tile))
    }
    stages.obstacle = BoardReader.obstacle(among: stages.tiles)
    stages.refusal = stages.obstacle ?? refusal(of: stages, glyphs: glyphs, on: grid, in: image)
    return stages
  }
}

/// The stages one by one, for measuring them.
extension BoardReader {
  /// Finds the board.
  package func locate(in image: RGBImage) -> BoardLocator.Sighting { BoardLocator.locate(in: image) }

  /// Separates the letters of the 25 tiles from their grounds.
  package func binarize(_ image: RGBImage, on grid: TileGrid) -> [TileBinarizer.Tile] {
    TileBinarizer(image: image).tiles(of: grid)
  }

  /// Compares each letter with all templates.
  package func match(_ glyphs: [Glyph?]) -> [GlyphMatcher.Match?] { glyphs.map { $0.flatMap { letters.match($0) } } }
}

extension BoardReader {
  /// Why tiles cannot be read as they are; nil where they can.
  private static func obstacle(among tiles: [TileBinarizer.Tile]) -> BoardReaderError? {
    let cutOff = tiles.count { $0.flaw == .cutOff }
    let missing = tiles.count { $0.flaw == .empty }
    guard cutOff == 0 else {
      // A row or a column may be cut off; more than that is another lattice.
      return cutOff + missing <= Board.side
        ? .cutOff(tiles: cutOff) : .noBoard(lettersFound: tiles.count - cutOff - missing)
    }
    return missing == 0 ? nil : .tilesLifted(missing: missing)
  }

  /// With more unknown letters than this a board is refused.
  private static let mostUnknown = 13

  /// From so many tiles with something on a plain ground on, it is a board, whatever it is that stands on them.
  private static let surelyPlain = 20

  /// With this many tiles that resemble digits more than letters it is not a board.
  private static let leastDigits = 5

  /// Why 25 tiles with something on them are not a board that can be read; nil where they are.
  private func refusal(
    of stages: ReadingStages, glyphs: [Glyph?], on grid: TileGrid, in image: RGBImage
  ) -> BoardReaderError? {
    let unknown = stages.readings.count { $0.letter == nil }
    let noBoard = BoardReaderError.noBoard(lettersFound: Board.tileCount - unknown)
    let digits = digitTiles(glyphs, letters: stages.matches)
    guard digits.count < BoardReader.leastDigits else {
      // Noise and drawings resemble this or that.
      let clear = digits.count { tile, similarity in
        stages.tiles[tile].flaw == nil && Double(similarity) >= GlyphMatcher.Match.leastSimilarity
      }
      return clear >= BoardReader.leastDigits ? .digits(clear) : noBoard
    }
    if let (columns, rows) = sizeBeyond(grid, in: image) { return .otherGrid(columns: columns, rows: rows) }
    guard unknown > BoardReader.mostUnknown else { return nil }
    return stages.tiles.count { $0.flaw == nil } >= BoardReader.surelyPlain ? .unknownLetters(unknown) : noBoard
  }

  /// The tiles that resemble a digit more than any letter, as on the boards of number games, and how much they do.
  private func digitTiles(
    _ glyphs: [Glyph?], letters: [GlyphMatcher.Match?]
  ) -> [(tile: Int, similarity: Float)] {
    zip(glyphs, letters).enumerated().compactMap { tile, match in
      guard let glyph = match.0, let letter = match.1, let digit = digits.match(glyph) else { return nil }
      return digit.similarity > letter.similarity ? (tile, digit.similarity) : nil
    }
  }

  /// The columns and rows of letters at the same distances, where there are some around the board as in a word search;
  /// nil where there are not.
  private func sizeBeyond(_ grid: TileGrid, in image: RGBImage) -> (columns: Int, rows: Int)? {
    let binarizer = TileBinarizer(image: image)
    func isLetter(_ row: Int, _ column: Int) -> Bool {
      let tile = binarizer.tile(row: row, column: column, of: grid)
      // A letter of the board's size also where the ground is not plain, as with gaps between tiles.
      let isOfSize = tile.box.map { grid.letterHeights.contains($0.height) } ?? false
      guard tile.flaw == nil || tile.flaw == .covered && isOfSize, let glyph = tile.glyph,
        let match = letters.match(Glyph(glyph))
      else { return false }
      return match.confidence >= BoardReader.confidenceThreshold
    }
    /// How many letters there are along a side of the board, so many places outside of it.
    func letterCount(beyond side: BoardSide, distance: Int) -> Int {
      (0..<Board.side).count { along in
        let across = side == .above || side == .left ? -distance : Board.side - 1 + distance
        return side == .above || side == .below ? isLetter(across, along) : isLetter(along, across)
      }
    }
    let counts = BoardSide.allCases.map { letterCount(beyond: $0, distance: 1) }
    guard counts.reduce(0, +) >= 4 else { return nil }
    // A letter by itself is none of the lattice's, unless there is nothing but such letters.
    let least = counts.contains { $0 > 1 } ? 2 : 1
    let extents = zip(BoardSide.allCases, counts).map { side, count in
      count < least ? 0 : 1 + (2..<12).prefix { letterCount(beyond: side, distance: $0) >= 3 }.count
    }
    return (Board.side + extents[2] + extents[3], Board.side + extents[0] + extents[1])
  }

  private enum BoardSide: CaseIterable {
    case above
    case below
    case left
    case right
  }

  /// What a tile reads as, whatever the rest of the board.
  private static func reading(
    of tile: TileBinarizer.Tile, at index: Int, match: GlyphMatcher.Match?, ownership: Ownership?
  ) -> TileReading {
    let confidence = tile.flaw == nil ? match?.confidence ?? 0 : 0
    let isKnown = confidence >= confidenceThreshold
    return TileReading(
      row: index / Board.side, column: index % Board.side,
      letter: isKnown ? match?.symbol.letter : nil,
      confidence: confidence,
      runnerUp: isKnown ? match?.runnerUp?.letter : match?.symbol.letter,
      ownership: ownership,
      color: tile.color)
  }
}
