internal import LetterpressSolver
internal import LetterpressVision

/// What a training did, for people.
struct TrainingReport {
  let folder: String
  /// All templates cut from the screenshots.
  let learnt: [TrainedTemplate]
  /// The names of those that were new.
  let added: [TemplateName]
  /// All trained templates there are now.
  let stored: [StoredTemplate]
  /// A line for each tile that is still misread.
  let misread: [String]

  /// Reads the screenshots again and names the tiles whose letter is not the label's.
  ///
  /// - Throws: ``BoardReaderError``.
  static func misreadTiles(of screenshots: [LabelledScreenshot], reader: BoardReader) throws -> [String] {
    var misread: [String] = []
    for screenshot in screenshots {
      for (tile, label) in zip(try reader.read(screenshot.image).tiles, screenshot.label) {
        guard let label, tile.letter != label else { continue }
        let got = tile.letter.map { "\($0.uppercase)" } ?? "?"
        misread.append(
          "\(screenshot.name), row \(tile.row + 1), column \(tile.column + 1): \(label.uppercase) still reads as \(got)"
        )
      }
    }
    return misread
  }

  var text: String {
    var lines = ["\(added.count) new templates in \(folder)"]
    if added.count < learnt.count { lines[0] += " (\(learnt.count - added.count) equal ones left out)" }
    lines.append(TemplateCounts.line(stored.map(\.name.letter)))
    let missing = TemplateSet(stored.map(\.template)).missingLetters
    if !missing.isEmpty {
      lines.append("need a sample of: \(missing.map { String($0.uppercase) }.joined(separator: ", "))")
    }
    lines += misread.isEmpty ? ["read again: all right"] : misread
    return lines.map { $0 + "\n" }.joined()
  }
}

/// How many templates there are of each letter.
enum TemplateCounts {
  /// `A 3  B 1 …`, only letters that have any.
  static func line(_ letters: [Letter]) -> String {
    let counts = Dictionary(letters.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.sorted { $0.key < $1.key }.map { "\($0.key.uppercase) \($0.value)" }.joined(separator: "  ")
  }
}
