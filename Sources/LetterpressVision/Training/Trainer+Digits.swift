extension Trainer {
  /// The templates of the digits of a screenshot's scores, those that can be seen.
  ///
  /// - Throws: ``BoardReaderError`` where there is no board.
  static func digitTemplates(
    of image: RGBImage, scores: Scores
  ) throws(BoardReaderError) -> [GlyphTemplate] {
    let cut = try BoardCutter.cut(image)
    // Without templates of digits: only the colours say who sits where.
    let players = PlayersReader(
      scores: ScoreReader(templates: TemplateSet()), triangles: LooseTriangleFinder(image: image, grid: cut.grid)
    ).read(tileColors: cut.tiles.map(\.color), header: cut.header)
    let (left, right) = players.isRedLeft ? (scores.red, scores.blue) : (scores.blue, scores.red)
    return [(cut.header.left, left), (cut.header.right, right)].flatMap { player, score -> [GlyphTemplate] in
      let digits = String(score).compactMap(\.wholeNumberValue)
      guard let player, player.digits.count == digits.count else { return [] }
      return zip(player.digits, digits).map { GlyphTemplate(symbol: .digit($1), glyph: Glyph($0)) }
    }
  }
}
