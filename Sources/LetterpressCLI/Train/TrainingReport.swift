internal import LetterpressEngine
internal import LetterpressFiles
internal import LetterpressSolver
internal import LetterpressVision

/// The result of a training.
struct TrainingReport {
  /// Where the letters are kept.
  let file: String
  let pictures: [TaughtPicture]
  /// The new letters.
  let added: [StoredTemplate]
  /// All learnt letters there are now.
  let stored: [StoredTemplate]
  /// How the pictures are read now.
  let readAgain: [LabelledReading]
  /// How pictures are read that nothing was learnt from; nil if that was not asked for.
  let unseen: UnseenReading?

  private var knownCount: Int { pictures.reduce(0) { $0 + $1.known.count } }

  private var missing: [Letter] { TemplateSet(stored.map(\.template)).missingLetters }

  var text: String {
    var lines = ["\(counted(added.count, "new template")) in \(file.printable)"]
    if knownCount > 0 { lines[0] += " (\(counted(knownCount, "duplicate")) left out)" }
    lines += pictures.flatMap(\.lines)
    lines.append(TrainingReport.counts(stored.map(\.name.letter)))
    if !missing.isEmpty {
      lines.append("letters without a sample: \(missing.map { String($0.uppercase) }.joined(separator: ", "))")
      lines += missing.compactMap { letter in
        let places = places(of: letter)
        return places.isEmpty ? nil : "\(letter.uppercase) was not learnt from \(places.joined(separator: "; "))"
      }
    }
    let misread = readAgain.flatMap(\.linesAfterTraining)
    lines += misread.isEmpty ? ["read again: no mistakes"] : misread
    lines += unseen?.lines ?? []
    return lines.map { $0 + "\n" }.joined()
  }

  /// The tiles that are labelled with a letter, where none of them was learnt.
  private func places(of letter: Letter) -> [String] {
    pictures.flatMap { $0.tiles.filter { $0.lesson.letter == letter }.map(\.lesson.origin.description.printable) }
  }

  /// The number of templates of each letter, `A 3  B 1 …`, without letters that have none.
  static func counts(_ letters: [Letter]) -> String {
    let counts = Dictionary(letters.map { ($0, 1) }, uniquingKeysWith: +)
    return counts.sorted { $0.key < $1.key }.map { "\($0.key.uppercase) \($0.value)" }.joined(separator: "  ")
  }
}

extension TrainingReport {
  /// The report as `docs/letterpress.schema.json` describes it.
  var json: JSONValue {
    .object([
      ("file", .string(file.withoutRawBytes)), ("added", JSONValue(added.map(\.name.description))),
      ("pictures", .array(pictures.map(\.json))), ("missing", JSONValue(missing.map { String($0.uppercase) })),
      ("readAgain", .array(readAgain.filter { $0.error != nil || !$0.mistakes.isEmpty }.map(\.json))),
      ("unseen", unseen?.json ?? .null),
    ])
  }
}

extension TaughtPicture {
  fileprivate var json: JSONValue {
    .object([
      ("file", .string(row.path.withoutRawBytes)), ("error", failure.map { .string($0.text) } ?? .null),
      ("learnt", JSONValue(learnt)), ("known", JSONValue(known)), ("covered", JSONValue(covered)),
      ("unconfirmed", JSONValue(unconfirmed)),
      (
        "contradicted",
        .array(
          tiles.compactMap { tile in
            switch tile.outcome {
            case .contradicted(let contradiction): contradiction.json(isLearnt: false)
            case .forced(let contradiction): contradiction.json(isLearnt: true)
            case .learnt, .known, .covered, .unconfirmed: nil
            }
          })
      ),
    ])
  }
}

extension TrainingError.Contradiction {
  fileprivate func json(isLearnt: Bool) -> JSONValue {
    .object([
      ("tile", .string(origin.tileName)), ("label", .string(String(label.uppercase))),
      ("read", .string(String(read.uppercase))),
      ("confidence", confidence.map { .number($0) } ?? .null), ("votes", .integer(votes)),
      ("template", cause.map { .string($0.name.description) } ?? .null), ("learnt", .boolean(isLearnt)),
    ])
  }
}

extension LabelledReading {
  fileprivate var json: JSONValue {
    .object([
      ("file", .string(file.withoutRawBytes)), ("error", error.map { .string($0) } ?? .null),
      (
        "mistakes",
        .array(
          mistakes.map { mistake in
            .object([
              ("tile", .string(mistake.tile)), ("label", .string(String(mistake.label.uppercase))),
              ("read", mistake.read.map { .string(String($0.uppercase)) } ?? .null),
            ])
          })
      ),
    ])
  }
}

extension UnseenReading {
  fileprivate var json: JSONValue {
    .object([
      ("right", .integer(rightCount)), ("open", .integer(openCount)), ("wrong", .integer(wrongCount)),
      (
        "confused",
        .array(
          confusions.map { entry in
            .object([
              ("label", .string(String(entry.confusion.label.uppercase))),
              ("read", .string(String(entry.confusion.read.uppercase))), ("count", .integer(entry.count)),
            ])
          })
      ), ("refused", JSONValue(refused.map(\.file.withoutRawBytes))),
    ])
  }
}
