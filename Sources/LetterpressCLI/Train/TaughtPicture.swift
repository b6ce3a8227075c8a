internal import LetterpressFiles
internal import LetterpressSolver
internal import LetterpressVision

/// A labelled picture of a training, and what came of each of its labels.
struct TaughtPicture {
  /// What became of a labelled tile.
  enum Outcome {
    case learnt
    case known
    /// Something seems to cover the letter.
    case covered
    case contradicted(TrainingError.Contradiction)
    /// Nothing confirms the label, and others of the picture are contradicted.
    case unconfirmed
    /// Learnt although it is contradicted.
    case forced(TrainingError.Contradiction)
  }

  let row: LabelTable.Row
  /// Why nothing could be learnt from the picture; nil if it could be read.
  private(set) var failure: CommandFailure?
  private(set) var tiles: [(lesson: Lesson, outcome: Outcome)] = []

  init(_ row: LabelTable.Row, failure: CommandFailure) { (self.row, self.failure) = (row, failure) }

  /// - Parameters:
  ///   - verdicts: those on the lessons that are not covered, in their order.
  ///   - isForced: whether contradicted and unconfirmed labels are learnt as well.
  init(_ row: LabelTable.Row, lessons: [Lesson], verdicts: [LabelVerdict], isForced: Bool) {
    self.row = row
    var rest = verdicts[...]
    tiles = lessons.map { lesson in
      guard lesson.template != nil, let verdict = rest.popFirst() else { return (lesson, .covered) }
      let outcome: Outcome =
        switch verdict {
        case .accepted: .learnt
        case .contradicted(let contradiction): isForced ? .forced(contradiction) : .contradicted(contradiction)
        case .unconfirmed: isForced ? .learnt : .unconfirmed
        case .covered: isForced ? .learnt : .covered
        }
      return (lesson, outcome)
    }
  }

  /// The letters to learn.
  var templates: [TrainedTemplate] {
    tiles.compactMap { tile in
      switch tile.outcome {
      case .learnt, .known, .forced: tile.lesson.template
      case .covered, .contradicted, .unconfirmed: nil
      }
    }
  }

  /// The letters of the label that were used, or are known; nil for all others.
  var usedLabels: [Letter?] {
    var letters = [Letter?](repeating: nil, count: Board.tileCount)
    for template in templates { letters[template.origin.row * Board.side + template.origin.column] = template.letter }
    return letters
  }

  /// Notes which letters turned out to be known already.
  ///
  /// - Parameter new: the letters that are new; those of this picture are removed from it, as of equal ones only the first is new.
  mutating func markKnown(besides new: inout Set<LabelledMask>) {
    for index in tiles.indices {
      guard case .learnt = tiles[index].outcome, let template = tiles[index].lesson.template else { continue }
      let sign = LabelledMask(symbol: .letter(template.letter), mask: template.mask)
      if new.remove(sign) == nil { tiles[index].outcome = .known }
    }
  }

  var contradictions: [TrainingError.Contradiction] {
    tiles.compactMap { tile in
      guard case .contradicted(let contradiction) = tile.outcome else { return nil }
      return contradiction
    }
  }

  /// The tiles with an outcome, as in `C3=T`.
  private func names(_ isWanted: (Outcome) -> Bool) -> [String] {
    tiles.filter { isWanted($0.outcome) }.map { "\($0.lesson.origin.tileName)=\($0.lesson.letter.uppercase)" }
  }

  var learnt: [String] { names { if case .learnt = $0 { true } else { false } } }
  var known: [String] { names { if case .known = $0 { true } else { false } } }
  var covered: [String] { names { if case .covered = $0 { true } else { false } } }
  var unconfirmed: [String] { names { if case .unconfirmed = $0 { true } else { false } } }

  /// The picture and a line for each kind of outcome.
  var lines: [String] {
    guard failure == nil else { return ["\(row.path.printable)", "  not read"] }
    var lines = [row.path.printable]
    for (outcome, names) in [("learnt", learnt), ("known already", known)] where !names.isEmpty {
      lines.append("  \(outcome): \(names.joined(separator: " "))")
    }
    for name in covered {
      lines.append(
        "  not learnt: \(name), as something seems to cover the letter: take the screenshot again without it; if nothing covers "
          + "the letter, correct it each time with --tile \(name)")
    }
    for tile in tiles {
      let name = "\(tile.lesson.origin.tileName)=\(tile.lesson.letter.uppercase)"
      switch tile.outcome {
      case .forced(let contradiction):
        lines.append("  contradicts: \(name), which reads as \(contradiction.read.uppercase); learnt anyway")
      case .contradicted(let contradiction):
        lines.append("  left out: \(name), which seems to be \(contradiction.read.uppercase)")
      case .learnt, .known, .covered, .unconfirmed: break
      }
    }
    if !unconfirmed.isEmpty {
      lines.append("  left out as well: \(unconfirmed.joined(separator: " ")), which nothing confirms")
    }
    return lines
  }

  /// What is wrong with the picture, with advice, one line each; empty if nothing is.
  func problems(_ templates: TemplateFile) -> [String] {
    if let failure { return [failure.message] }
    return contradictions.map { contradiction in
      contradiction.description.printable
        + (contradiction.cause.map { ": if that is wrong, remove it with `\(templates.removal(of: [$0.name]))`" } ?? "")
    }
  }

  /// The exit status that its problems call for; nil if there are none.
  var status: ExitStatus? { failure?.status ?? (contradictions.isEmpty ? nil : .dataError) }
}
