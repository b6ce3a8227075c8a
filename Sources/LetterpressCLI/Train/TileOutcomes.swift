internal import LetterpressFiles
internal import LetterpressSolver
internal import LetterpressVision

/// What happened to each labelled tile in a training.
struct TileOutcomes {
  private let lessons: [Lesson]
  private let contradictions: [TemplateOrigin: TrainingError.Contradiction]
  /// For each lesson, whether its template is new.
  private let isNew: [Bool]

  /// - Parameters:
  ///   - added: the names of the new templates.
  ///   - stored: all templates there are now.
  init(
    lessons: [Lesson], added: [TemplateName], stored: [StoredTemplate],
    contradictions: [TrainingError.Contradiction]
  ) {
    self.lessons = lessons
    self.contradictions = Dictionary(contradictions.map { ($0.origin, $0) }) { first, _ in first }
    let names = Set(added)
    var new = Set(stored.filter { names.contains($0.name) }.map { Sign(letter: $0.name.letter, mask: $0.mask) })
    // Of equal tiles only the first is new.
    isNew = lessons.map { lesson in
      lesson.template.map { new.remove(Sign(letter: $0.letter, mask: $0.mask)) != nil } ?? false
    }
  }

  /// What makes two templates the same.
  private struct Sign: Hashable {
    let letter: Letter
    let mask: GlyphMask
  }

  /// For each screenshot a line with its name and one for each kind of outcome, with the tiles as in `C3=T`.
  var lines: [String] {
    var lines: [String] = []
    var rest = zip(lessons, isNew).map { (lesson: $0, isNew: $1) }[...]
    while let screenshot = rest.first?.lesson.origin.screenshot {
      let tiles = rest.prefix { $0.lesson.origin.screenshot == screenshot }
      rest = rest.dropFirst(tiles.count)
      lines.append(screenshot.printable)
      func add(_ outcome: String, _ lessons: [Lesson]) {
        guard !lessons.isEmpty else { return }
        lines.append("  \(outcome): \(lessons.map(TileOutcomes.name).joined(separator: " "))")
      }
      add("learnt", tiles.filter(\.isNew).map(\.lesson))
      add("known already", tiles.filter { !$0.isNew && $0.lesson.template != nil }.map(\.lesson))
      lines += tiles.compactMap { remark(on: $0.lesson) }
    }
    return lines
  }

  /// A line for a tile that teaches nothing, with advice, or whose label contradicts the reading; nil for any other.
  private func remark(on lesson: Lesson) -> String? {
    let name = TileOutcomes.name(of: lesson)
    guard lesson.template != nil else {
      return """
          not learnt: \(name), as something seems to cover the letter: take the screenshot again without it; if \
        nothing covers the letter, correct it each time with --tile \(name)
        """
    }
    return contradictions[lesson.origin].map {
      "  contradicts: \(name), which reads as \($0.read.uppercase); learnt anyway"
    }
  }

  private static func name(of lesson: Lesson) -> String { "\(lesson.origin.tileName)=\(lesson.letter.uppercase)" }
}
