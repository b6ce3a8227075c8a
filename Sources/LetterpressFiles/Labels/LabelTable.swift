package import LetterpressVision

/// A table of screenshots and their letters: tab-separated, with a header line that names the columns
/// `file` and `letters` among any others. Files are named relative to the table's folder.
package struct LabelTable: Equatable, Sendable {
  /// A line of the table.
  package struct Row: Equatable, Sendable {
    /// The path of the screenshot.
    package var path: String
    /// The entry in the column `letters`, trimmed but not checked.
    package var letters: String
    /// The numbers in the columns `red` and `blue`; nil if they are missing or not numbers.
    package var scores: Scores?
    /// The place of the row; nil if it was not read from a table.
    package var place: Place?

    /// A row of the table.
    package init(path: String, letters: String, scores: Scores? = nil, place: Place? = nil) {
      self.path = path
      self.letters = letters
      self.scores = scores
      self.place = place
    }

    /// Loads the screenshot.
    ///
    /// - Throws: ``FileError``, ``LabelTableError/undecodable(path:_:)``; for an invalid label,
    ///   ``LabelTableError/invalidLabel(line:file:_:)`` or, without a table, ``TrainingError``.
    package func load() throws -> LabelledScreenshot {
      let image: RGBImage
      do {
        image = try PictureFile.load(path)
      } catch let error as PictureError {
        throw LabelTableError.undecodable(path: path, error)
      }
      do {
        return try LabelledScreenshot(name: path, image: image, label: letters)
      } catch {
        guard let place else { throw error }
        throw LabelTableError.invalidLabel(line: place.line, file: place.file, error)
      }
    }
  }

  /// A line of a table.
  package struct Place: Equatable, Sendable {
    /// The name of the table in errors.
    package var file: String
    /// From 1.
    package var line: Int

    /// A line of a table.
    package init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }

  /// The rows in the order of the table; at least one.
  package let rows: [Row]

  /// Reads a table.
  ///
  /// - Throws: ``FileError``, ``LabelTableError``.
  package init(path: String) throws {
    // The file names in it may be any bytes.
    let text = String(fileName: try FileSystem.read(path, limit: .table))
    let slash = path.lastIndex(of: "/")
    try self.init(text, name: path, folder: slash.map { String(path[...$0]) } ?? "")
  }

  /// Parses a table.
  ///
  /// - Parameters:
  ///   - name: its name in errors.
  ///   - folder: the prefix for file names: empty, or ending with a slash.
  /// - Throws: ``LabelTableError``.
  package init(_ text: String, name: String, folder: String) throws(LabelTableError) {
    let text = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    // Line by line, as a list of all lines can take much more memory than the text.
    var rest = text[...]
    func nextLine() -> Substring? {
      guard !rest.isEmpty else { return nil }
      let line = rest.prefix { !$0.isNewline }
      rest = rest[line.endIndex...].dropFirst()
      return line
    }
    let header = LabelTable.fields(of: nextLine() ?? "")
    guard let fileColumn = header.firstIndex(of: "file") else { throw .missingColumn("file", file: name) }
    guard let lettersColumn = header.firstIndex(of: "letters") else {
      throw .missingColumn("letters", file: name)
    }
    let scoreColumns = ["red", "blue"].compactMap { header.firstIndex(of: $0) }
    var rows: [Row] = []
    var number = 1
    while let line = nextLine() {
      number += 1
      guard !line.allSatisfy(\.isWhitespace) else { continue }
      guard rows.count < LabelTable.mostRows else { throw .tooManyRows(file: name) }
      let fields = LabelTable.fields(of: line)
      guard fields.count > max(fileColumn, lettersColumn), !fields[fileColumn].isEmpty else {
        throw .incompleteLine(number, file: name)
      }
      let file = fields[fileColumn]
      rows.append(
        Row(
          path: file.hasPrefix("/") ? file : folder + file, letters: LabelTable.trimmed(fields[lettersColumn]),
          scores: LabelTable.scores(in: scoreColumns, of: fields), place: Place(file: name, line: number)))
    }
    guard !rows.isEmpty else { throw .noRows(file: name) }
    self.rows = rows
  }

  /// The most rows of a table.
  package static let mostRows = 100_000

  /// - Parameter columns: those of red and of blue.
  private static func scores(in columns: [Int], of fields: [String]) -> Scores? {
    let numbers = columns.compactMap { $0 < fields.count ? Int(fields[$0]) : nil }
    return numbers.count == 2 ? Scores(red: numbers[0], blue: numbers[1]) : nil
  }

  private static func trimmed(_ field: String) -> String {
    let tail = field.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace)
    return String(tail.reversed())
  }

  private static func fields(of line: Substring) -> [String] {
    line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  }
}

extension LabelTable {
  /// The similarity above which one of two built-in templates is dropped: 0.995 leaves 93 of 288, and every letter of
  /// the real screenshots still reads the same.
  private static let builtInThinning: Float = 0.995

  /// The masks of the templates to compile in, from labelled screenshots with scores.
  ///
  /// - Throws: ``FileError``, ``LabelTableError``, `TrainingError`, `BoardReaderError`.
  package func builtInMasks() throws -> [LabelledMask] {
    // Without known templates: the labels of our own pictures need no check, and the old templates must have no
    // influence.
    let screenshots = try rows.map { try $0.load() }
    let letters = try Trainer(known: TemplateSet()).templates(from: screenshots)
    let digits = try zip(rows, screenshots).flatMap { row, screenshot in
      try row.scores.map { try Trainer.digits(of: screenshot.image, scores: $0) } ?? []
    }
    let masks = letters.map { LabelledMask(symbol: .letter($0.letter), mask: $0.mask) } + digits
    var kept = TemplateSet(masks.map { $0.template }).thinned(above: LabelTable.builtInThinning).templates[...]
    return masks.filter { mask in
      guard mask.template == kept.first else { return false }
      kept.removeFirst()
      return true
    }
  }
}
