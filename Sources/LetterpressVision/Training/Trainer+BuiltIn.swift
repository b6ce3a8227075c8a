extension Trainer {
  /// From how much alike on one of two built-in templates is enough: 0.995 leaves 93 of 288, and no
  /// letter of a real screenshot read otherwise.
  private static let builtInThinning: Float = 0.995

  /// The templates to compile in, from labelled screenshots with scores.
  ///
  /// - Throws: ``FileError``, ``LabelFileError``, ``TrainingError``, ``BoardReaderError``.
  package static func builtInTemplates(from rows: [LabelFile.Row]) throws -> TemplateSet {
    // Against no templates: labels of our own pictures need no check, and the old templates no say.
    let screenshots = try rows.map { try $0.load() }
    let letters = try Trainer(known: TemplateSet()).templates(from: screenshots)
    let digits = try zip(rows, screenshots).flatMap { row, screenshot in
      try row.scores.map { try digitTemplates(of: screenshot.image, scores: $0) } ?? []
    }
    return TemplateSet(letters).union(TemplateSet(digits)).thinned(above: builtInThinning)
  }
}
