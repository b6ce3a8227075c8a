internal import LetterpressFiles
internal import LetterpressSolver
internal import LetterpressVision

/// How a labelled picture is read by a reader that has learnt from it, or from all others.
struct LabelledReading: Sendable {
  /// The picture.
  let file: String
  /// Why it could not be read; nil if it could.
  private(set) var error: String?
  /// The tiles that were read otherwise than they are labelled.
  private(set) var mistakes: [Mistake] = []
  /// How many were read as they are labelled.
  private(set) var rightCount = 0

  struct Mistake: Sendable {
    let tile: String
    let label: Letter
    /// Nil for a letter that is left open.
    let read: Letter?
  }

  /// Reads a picture. Its letters are kept by now, so a picture that is gone is not a failure.
  ///
  /// - Parameter labels: the letters of the label that count.
  init(_ row: LabelTable.Row, labels: [Letter?], reader: BoardReader) {
    file = row.path
    guard FileSystem.isRegularFile(row.path) else {
      error = "it is no longer there"
      return
    }
    do {
      let tiles = try reader.read(try PictureFile.load(row.path)).tiles
      for case (let tile, let label?) in zip(tiles, labels) {
        if tile.letter == label {
          rightCount += 1
        } else {
          mistakes.append(Mistake(tile: tile.name, label: label, read: tile.letter))
        }
      }
    } catch {
      self.error = CommandFailure(error)?.text ?? "\(error)"
    }
  }

  /// A line for each tile that is still misread, or one if the picture could not be read.
  var linesAfterTraining: [String] {
    if let error { return ["\(file.printable): cannot be read again: \(error)"] }
    return mistakes.map { mistake in
      "\(file.printable), tile \(mistake.tile): \(mistake.label.uppercase) still reads as \(mistake.readText)"
    }
  }
}

extension LabelledReading.Mistake {
  /// The letter, or `?`.
  var readText: String { read.map { String($0.uppercase) } ?? "?" }
}

/// How pictures are read that nothing was learnt from: each with what the others teach.
struct UnseenReading {
  /// Those of all pictures that could be taught.
  let readings: [LabelledReading]

  /// Two letters that are taken for one another.
  struct Confusion: Hashable {
    let label: Letter
    let read: Letter
  }

  private var wrong: [Confusion] {
    readings.flatMap { reading in
      reading.mistakes.compactMap { mistake in mistake.read.map { Confusion(label: mistake.label, read: $0) } }
    }
  }

  var rightCount: Int { readings.reduce(0) { $0 + $1.rightCount } }
  var openCount: Int { readings.reduce(0) { $0 + $1.mistakes.count { $0.read == nil } } }
  var wrongCount: Int { wrong.count }
  var refused: [LabelledReading] { readings.filter { $0.error != nil } }

  /// Which letters are misread, and how often: the most frequent first.
  var confusions: [(confusion: Confusion, count: Int)] {
    Dictionary(wrong.map { ($0, 1) }, uniquingKeysWith: +)
      .sorted { ($1.value, $0.key.label, $0.key.read) < ($0.value, $1.key.label, $1.key.read) }
      .map { (confusion: $0.key, count: $0.value) }
  }

  var lines: [String] {
    var lines = [
      "each picture, read with what the others teach: \(counted(rightCount, "letter")) right, \(openCount) open, \(wrongCount) wrong"
    ]
    if !confusions.isEmpty {
      let list = confusions.map { "\($0.confusion.label.uppercase) as \($0.confusion.read.uppercase) (\($0.count))" }
      lines.append("confused: \(list.joined(separator: ", "))")
    }
    lines += refused.map { "\($0.file.printable): would not be read: \($0.error ?? "")" }
    return lines
  }
}
