internal import LetterpressSolver

/// Cuts labelled screenshots into templates.
public struct Trainer: Sendable {
  private let matcher: GlyphMatcher

  /// - Parameter known: the templates that labels are checked against; none checks nothing.
  public init(known: TemplateSet) { matcher = GlyphMatcher(letters: known) }

  /// The template of every labelled tile, in the order of the screenshots and tiles.
  ///
  /// - Parameter allowsContradictions: whether to believe a label that disagrees with what is read from
  ///   the tile with confidence.
  /// - Throws: ``TrainingError/unreadable(screenshot:_:)`` for the first screenshot without a board,
  ///   ``TrainingError/contradictions(_:)`` with all of them.
  public func templates(
    from screenshots: [LabelledScreenshot], allowsContradictions: Bool = false
  ) throws(TrainingError) -> [TrainedTemplate] {
    var templates: [TrainedTemplate] = []
    for screenshot in screenshots { templates += try self.templates(from: screenshot) }
    let contradictions = allowsContradictions ? [] : templates.compactMap(contradiction)
    guard contradictions.isEmpty else { throw .contradictions(contradictions) }
    return templates
  }

  private func templates(from screenshot: LabelledScreenshot) throws(TrainingError) -> [TrainedTemplate] {
    let tiles: [TileBinarizer.Tile]
    do {
      tiles = try BoardCutter.cut(screenshot.image).tiles
    } catch {
      throw .unreadable(screenshot: screenshot.name, error)
    }
    return zip(tiles, screenshot.label).enumerated().compactMap { index, labelled in
      guard let mask = labelled.0.glyph, let letter = labelled.1 else { return nil }
      let origin = TemplateOrigin(
        screenshot: screenshot.name, row: index / TileGrid.side, column: index % TileGrid.side)
      return TrainedTemplate(letter: letter, mask: mask, origin: origin)
    }
  }

  private func contradiction(_ template: TrainedTemplate) -> TrainingError.Contradiction? {
    guard let match = matcher.match(template.template.glyph), let letter = match.symbol.letter,
      letter != template.letter
    else { return nil }
    let confidence = Confidence.probability(of: match)
    guard confidence >= BoardReader.confidenceThreshold else { return nil }
    return TrainingError.Contradiction(
      origin: template.origin, label: template.letter, read: letter, confidence: confidence)
  }
}
