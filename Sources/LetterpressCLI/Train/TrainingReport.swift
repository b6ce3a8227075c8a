internal import LetterpressFiles
internal import LetterpressSolver
internal import LetterpressVision

/// The result of a training, for people.
struct TrainingReport {
  let folder: String
  /// What the labelled tiles of all screenshots teach, in their order.
  let lessons: [Lesson]
  /// The names of the new ones.
  let added: [TemplateName]
  /// All trained templates there are now.
  let stored: [StoredTemplate]
  /// The labels that were learnt although they contradict the reading.
  let contradictions: [TrainingError.Contradiction]
  /// One line per tile that is still misread and per picture that could not be read again.
  let misread: [String]

  /// Reads a screenshot again and names the tiles whose letter differs from the label. The templates are stored by now,
  /// so a picture that is gone is not a failure.
  static func misreadTiles(of row: LabelTable.Row, reader: BoardReader) -> [String] {
    guard FileSystem.isRegularFile(row.path) else { return ["\(row.path.printable): cannot be read again"] }
    do {
      let screenshot = try row.load()
      return misreadTiles(try reader.read(screenshot.image).tiles, screenshot: screenshot)
    } catch {
      return ["\(row.path.printable): cannot be read again: \(CommandFailure(error)?.text ?? "\(error)")"]
    }
  }

  private static func misreadTiles(_ tiles: [TileReading], screenshot: LabelledScreenshot) -> [String] {
    zip(tiles, screenshot.label.letters).compactMap { tile, label in
      guard let label, tile.letter != label else { return nil }
      let got = tile.letter.map { "\($0.uppercase)" } ?? "?"
      let place = "\(screenshot.name.printable), tile \(tile.name)"
      return "\(place): \(label.uppercase) still reads as \(got)"
    }
  }

  var text: String {
    var lines = ["\(counted(added.count, "new template")) in \(folder.printable)"]
    let duplicates = lessons.count { $0.template != nil } - added.count
    if duplicates > 0 { lines[0] += " (\(counted(duplicates, "duplicate")) left out)" }
    lines += TileOutcomes(lessons: lessons, added: added, stored: stored, contradictions: contradictions).lines
    lines.append(TrainingReport.counts(stored.map(\.name.letter)))
    let missing = TemplateSet(stored.map(\.template)).missingLetters
    if !missing.isEmpty {
      lines.append("letters without a sample: \(missing.map { String($0.uppercase) }.joined(separator: ", "))")
    }
    lines += misread.isEmpty ? ["read again: no mistakes"] : misread
    return lines.map { $0 + "\n" }.joined()
  }

  /// The number of templates of each letter, `A 3  B 1 …`, without letters that have none.
  static func counts(_ letters: [Letter]) -> String {
    let counts = Dictionary(letters.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.sorted { $0.key < $1.key }.map { "\($0.key.uppercase) \($0.value)" }.joined(separator: "  ")
  }
}
