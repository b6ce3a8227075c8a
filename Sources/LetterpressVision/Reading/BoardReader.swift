internal import LetterpressSolver

/// Reads the board from a screenshot: the stages in their order.
public struct BoardReader: Sendable {
  private let letters: GlyphMatcher
  private let digits: GlyphMatcher
  private let scores: ScoreReader

  /// A reader that compares tiles with the given templates.
  public init(templates: TemplateSet = .builtIn) {
    letters = GlyphMatcher(letters: templates)
    digits = GlyphMatcher(digits: templates)
    scores = ScoreReader(templates: templates)
  }

  /// A tile whose best match is less likely to be right than this is unknown.
  public static let confidenceThreshold = 0.9

  /// Reads a PNG file.
  ///
  /// - Throws: ``BoardReaderError``.
  public func read(png file: [UInt8]) throws(BoardReaderError) -> BoardReading {
    let image: RGBImage
    do {
      image = try PNGDecoder.decode(file)
    } catch {
      throw .undecodable(error)
    }
    return try read(image)
  }

  /// Reads a picture.
  ///
  /// - Throws: any ``BoardReaderError`` but `undecodable`.
  public func read(_ image: RGBImage) throws(BoardReaderError) -> BoardReading {
    let cut = try BoardCutter.cut(image)
    let glyphs = cut.tiles.map { tile in tile.glyph.map { Glyph($0) } }
    let matches = glyphs.map { $0.flatMap(letters.match) }
    let players = PlayersReader(scores: scores, triangles: LooseTriangleFinder(image: image, grid: cut.grid))
      .read(tileColors: cut.tiles.map(\.color), header: cut.header)
    let tiles = cut.tiles.indices.map { index in
      BoardReader.reading(
        of: cut.tiles[index], at: index, match: matches[index], ownership: players.ownerships?[index])
    }
    let unknown = tiles.indices.filter { tiles[$0].letter == nil }
    guard unknown.count <= BoardReader.mostUnknown, !showsDigits(glyphs, letters: matches),
      !goesOnBeyond(cut.grid, in: image)
    else {
      throw .noBoard(lettersFound: tiles.count - unknown.count)
    }
    return BoardReading(
      frame: cut.grid.frame, tiles: tiles, turn: players.turn, scores: players.scores, theme: players.theme,
      warnings: (unknown.isEmpty ? [] : [.unknownLetters(unknown)]) + players.warnings)
  }

  /// With more unknown letters than this it is no board.
  private static let mostUnknown = 13

  /// Whether several tiles resemble digits more than letters, as the boards of number games do.
  private func showsDigits(_ glyphs: [Glyph?], letters: [GlyphMatcher.Match?]) -> Bool {
    let digits = zip(glyphs, letters).count { glyph, letter in
      guard let glyph, let letter, let digit = self.digits.match(glyph) else { return false }
      return digit.similarity > letter.similarity
    }
    return digits >= 5
  }

  /// Whether there are letters around the board at the same distances, as in a word search.
  private func goesOnBeyond(_ grid: TileGrid, in image: RGBImage) -> Bool {
    let binarizer = TileBinarizer(image: image)
    func isLetter(_ row: Int, _ column: Int) -> Bool {
      let tile = binarizer.tile(row: row, column: column, of: grid)
      // A letter of the board's size also where the ground is not plain, as with gaps between tiles.
      let isOfSize = tile.box.map { grid.letterHeights.contains($0.height) } ?? false
      guard tile.flaw == nil || tile.flaw == .covered && isOfSize, let glyph = tile.glyph,
        let match = letters.match(Glyph(glyph))
      else { return false }
      return Confidence.probability(of: match) >= BoardReader.confidenceThreshold
    }
    let side = TileGrid.side
    let around = (0..<side).reduce(0) { count, along in
      count + [isLetter(-1, along), isLetter(side, along), isLetter(along, -1), isLetter(along, side)].count { $0 }
    }
    return around >= 4
  }

  /// What a tile reads as, whatever the rest of the board.
  static func reading(
    of tile: TileBinarizer.Tile, at index: Int, match: GlyphMatcher.Match?, ownership: Ownership?
  ) -> TileReading {
    let confidence = tile.flaw == nil ? match.map(Confidence.probability(of:)) ?? 0 : 0
    let isKnown = confidence >= confidenceThreshold
    return TileReading(
      row: index / TileGrid.side, column: index % TileGrid.side,
      letter: isKnown ? match?.symbol.letter : nil,
      confidence: confidence,
      runnerUp: isKnown ? match?.runnerUp?.letter : match?.symbol.letter,
      ownership: ownership,
      color: tile.color)
  }
}
