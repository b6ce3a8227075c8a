internal import LetterpressSolver

/// Cuts labelled screenshots into templates.
public struct Trainer: Sendable {
  /// Compares with all templates.
  private let matcher: GlyphMatcher
  /// Compares with the untrained templates only; nil if none are trained.
  private let untaughtMatcher: GlyphMatcher?
  private let trained: [StoredTemplate]

  /// - Parameters:
  ///   - known: the templates that labels are checked against, besides one another.
  ///   - trained: further templates. If one of them causes a label to be contradicted, the error names it.
  public init(known: TemplateSet, trained: [StoredTemplate] = []) {
    matcher = GlyphMatcher(letters: known.union(TemplateSet(trained.map { $0.template })))
    untaughtMatcher = trained.isEmpty ? nil : GlyphMatcher(letters: known)
    self.trained = trained
  }

  /// Returns the templates of all labelled tiles, in the order of screenshots and tiles, except covered ones, which
  /// ``lessons(from:)`` reports.
  ///
  /// - Parameter allowsContradictions: whether to accept labels that contradict confident readings.
  /// - Throws: ``TrainingError/unreadable(screenshot:_:)`` for the first screenshot without a board,
  ///   ``TrainingError/contradictions(_:)`` with all of them.
  /// - Complexity: O(pixels), plus that of ``verdicts(on:)``.
  public func templates(
    from screenshots: [LabelledScreenshot], allowsContradictions: Bool = false
  ) throws(TrainingError) -> [TrainedTemplate] {
    var pictures: [[TrainedTemplate]] = []
    for screenshot in screenshots {
      pictures.append(try Trainer.lessons(from: screenshot).compactMap { $0.template })
    }
    return try learnable(pictures, allowsContradictions: allowsContradictions)
  }

  /// Returns what to learn of the letters of pictures: all but those that something seems to cover.
  ///
  /// - Parameter allowsContradictions: whether to accept labels that are contradicted.
  /// - Throws: ``TrainingError/contradictions(_:)`` with all labels that are contradicted.
  /// - Complexity: that of ``verdicts(on:)``.
  public func learnable(
    _ pictures: [[TrainedTemplate]], allowsContradictions: Bool = false
  ) throws(TrainingError) -> [TrainedTemplate] {
    let verdicts = zip(pictures.flatMap { $0 }, verdicts(on: pictures).flatMap { $0 })
    let contradictions = verdicts.compactMap { _, verdict -> TrainingError.Contradiction? in
      guard case .contradicted(let contradiction) = verdict else { return nil }
      return contradiction
    }
    guard contradictions.isEmpty || allowsContradictions else { throw .contradictions(contradictions) }
    return verdicts.compactMap { template, verdict in template.isOdd && verdict != .accepted ? nil : template }
  }

  /// Returns the templates of a screenshot's labelled tiles, except those that something seems to cover, in the order of tiles,
  /// unchecked.
  ///
  /// - Throws: ``TrainingError/unreadable(screenshot:_:)`` if there is no board.
  /// - Complexity: O(pixels).
  public static func cut(_ screenshot: LabelledScreenshot) throws(TrainingError) -> [TrainedTemplate] {
    try lessons(from: screenshot).compactMap { $0.template }.filter { !$0.isOdd }
  }

  /// Returns what every labelled tile of a screenshot teaches, in the order of tiles, unchecked.
  ///
  /// - Throws: ``TrainingError/unreadable(screenshot:_:)`` if there is no board.
  /// - Complexity: O(pixels).
  public static func lessons(from screenshot: LabelledScreenshot) throws(TrainingError) -> [Lesson] {
    let stages = cutter.stages(of: screenshot.image)
    if let obstacle = stages.obstacle { throw .unreadable(screenshot: screenshot.name, obstacle) }
    guard let grid = stages.grid else { return [] }
    let areMoved = stages.poses.contains { $0 != nil }
    let shifts = grid.shifts(of: stages.tiles)
    return zip(stages.tiles, screenshot.label.letters).enumerated().compactMap { index, labelled in
      let tile = labelled.0
      guard let letter = labelled.1 else { return nil }
      let origin = TemplateOrigin(
        screenshot: screenshot.name, row: index / Board.side, column: index % Board.side)
      let isOdd = tile.flaw == .ofOddHeight || tile.flaw == .marked
      // Anything over a letter would become part of it, and so would the angle of a tile that may be turned.
      guard tile.flaw == nil || isOdd, !stages.doubtfulPoses.contains(index), let mask = tile.glyph, let box = tile.box
      else { return .covered(letter, at: origin) }
      let stance = LetterStance(
        height: Double(box.height) / grid.pitch, shift: shifts[index] ?? 0, isMarked: tile.flaw == .marked)
      return .template(
        TrainedTemplate(letter: letter, mask: mask, origin: origin, stance: areMoved ? nil : stance, isOdd: isOdd))
    }
  }

  /// Cuts boards into tiles, whatever letters they show.
  private static let cutter = BoardReader(templates: TemplateSet())

  /// Returns what to make of the letters of each picture, compared with what is known and with one another.
  ///
  /// - Complexity: O(*n*²) bounds of similarity for *n* different letters, and O(*n* · *k*) comparisons of glyphs for *k* known ones.
  public func verdicts(on pictures: [[TrainedTemplate]]) -> [[LabelVerdict]] {
    let readings = pictures.map { known($0) }
    let check = LabelCheck(pictures, known: readings.map { $0.map { $0?.letter } })
    return check.verdicts(on: pictures) { template, letter, votes in
      let reading = Trainer.reading(of: template.template.glyph, by: matcher)
      let isKnown = reading?.letter == letter
      return TrainingError.Contradiction(
        origin: template.origin, label: template.letter, read: letter, confidence: isKnown ? reading?.confidence : nil,
        votes: votes,
        cause: isKnown ? cause(of: letter, readFrom: template.template.glyph) : nil)
    }
  }

  /// What is known of the letters of a picture, as far as its typeface is known: that of another one may resemble other letters.
  private func known(_ templates: [TrainedTemplate]) -> [(letter: Letter, confidence: Double)?] {
    let readings =
      templates.map { template in
        let glyph = template.template.glyph
        // What is left of a covered letter may be known well enough, but what was learnt as it is was no covered letter.
        guard !template.isOdd || matcher.match(glyph).map({ $0.isNearLearnt }) ?? false else { return nil }
        return Trainer.reading(of: glyph, by: matcher)
      } as [(letter: Letter, confidence: Double)?]
    return readings.count { $0 != nil } * 4 >= readings.count * 3 ? readings : readings.map { _ in nil }
  }
}

extension Trainer {
  /// Returns the letter that a glyph is confidently read as, if any.
  private static func reading(
    of glyph: Glyph, by matcher: GlyphMatcher
  ) -> (letter: Letter, confidence: Double)? {
    guard let match = matcher.match(glyph), let letter = match.symbol.letter else { return nil }
    let confidence = match.confidence
    return confidence >= BoardReader.confidenceThreshold ? (letter, confidence) : nil
  }

  /// Returns the trained template that makes a glyph read as a letter; nil if it would be read so without any.
  private func cause(of letter: Letter, readFrom glyph: Glyph) -> TrainingError.Contradiction.Cause? {
    guard let untaughtMatcher, Trainer.reading(of: glyph, by: untaughtMatcher)?.letter != letter else { return nil }
    let nearest = trained.filter { $0.name.letter == letter }.max {
      glyph.similarity(to: $0.template.glyph) < glyph.similarity(to: $1.template.glyph)
    }
    return nearest.map { TrainingError.Contradiction.Cause(name: $0.name, origin: $0.origin) }
  }
}

extension Trainer {
  /// Returns the digits of a screenshot's scores, as far as they can be seen.
  ///
  /// - Throws: ``BoardReaderError`` if there is no board.
  package static func digits(of image: RGBImage, scores: Scores) throws(BoardReaderError) -> [LabelledMask] {
    // Without templates of digits, only the colours say who is on which side.
    let stages = cutter.stages(of: image)
    if let obstacle = stages.obstacle { throw obstacle }
    guard let header = stages.header, let players = stages.players else { return [] }
    let (left, right) = players.left == .blue ? (scores.blue, scores.red) : (scores.red, scores.blue)
    return [(header.left, left), (header.right, right)].flatMap { player, score -> [LabelledMask] in
      let digits = String(score).compactMap { $0.wholeNumberValue }
      guard let player, player.digits.count == digits.count else { return [] }
      return zip(player.digits, digits).map { LabelledMask(symbol: .digit($1), mask: $0) }
    }
  }
}
