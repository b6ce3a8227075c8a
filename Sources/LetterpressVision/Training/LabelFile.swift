/// A table of screenshots and their letters: tab-separated, with a header line that names the columns
/// `file` and `letters` among any others. Files are named relative to the table's folder.
public struct LabelFile: Equatable, Sendable {
  /// A line of the table.
  public struct Row: Equatable, Sendable {
    /// The path of the screenshot.
    public var path: String
    /// What stands in the column `letters`, without blanks around it, unchecked.
    public var letters: String
    /// What stands in the columns `red` and `blue`; nil where they are missing or no numbers.
    public var scores: Scores?
    /// Where it stands; nil where it was not read from a table.
    public var place: Place?

    /// A row of the table.
    public init(path: String, letters: String, scores: Scores? = nil, place: Place? = nil) {
      self.path = path
      self.letters = letters
      self.scores = scores
      self.place = place
    }

    /// Loads the screenshot.
    ///
    /// - Throws: ``FileError``, ``LabelFileError/undecodable(path:_:)``; for a label that is none,
    ///   ``LabelFileError/invalidLabel(line:file:_:)`` or, where there is no table, ``TrainingError``.
    public func load() throws -> LabelledScreenshot {
      let image: RGBImage
      do {
        image = try PNGDecoder.decode(try FileSystem.read(path))
      } catch let error as PNGDecodingError {
        throw LabelFileError.undecodable(path: path, error)
      }
      do {
        return try LabelledScreenshot(name: path, image: image, label: letters)
      } catch {
        guard let place else { throw error }
        throw LabelFileError.invalidLabel(line: place.line, file: place.file, error)
      }
    }
  }

  /// A line of a table.
  public struct Place: Equatable, Sendable {
    /// What errors call the table.
    public var file: String
    /// From 1.
    public var line: Int

    /// A line of a table.
    public init(file: String, line: Int) {
      self.file = file
      self.line = line
    }
  }

  /// In the order of the table, one at the least.
  public let rows: [Row]

  /// Reads a table.
  ///
  /// - Throws: ``FileError``, ``LabelFileError``.
  public init(path: String) throws {
    // Its names of files are bytes like those of any files.
    let text = String(fileName: try FileSystem.read(path))
    let slash = path.lastIndex(of: "/")
    try self.init(text, name: path, folder: slash.map { String(path[...$0]) } ?? "")
  }

  /// Parses a table.
  ///
  /// - Parameters:
  ///   - name: what errors call it.
  ///   - folder: what is put before the names of files: empty, or with a slash at its end.
  /// - Throws: ``LabelFileError``.
  public init(_ text: String, name: String, folder: String) throws(LabelFileError) {
    let text = text.unicodeScalars.first == "\u{FEFF}" ? String(text.unicodeScalars.dropFirst()) : text
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let header = LabelFile.fields(of: lines.first ?? "")
    guard let fileColumn = header.firstIndex(of: "file") else { throw .missingColumn("file", file: name) }
    guard let lettersColumn = header.firstIndex(of: "letters") else {
      throw .missingColumn("letters", file: name)
    }
    var rows: [Row] = []
    for (index, line) in lines.enumerated().dropFirst() where !line.allSatisfy(\.isWhitespace) {
      let fields = LabelFile.fields(of: line)
      guard fields.count > max(fileColumn, lettersColumn), !fields[fileColumn].isEmpty else {
        throw .incompleteLine(index + 1, file: name)
      }
      let file = fields[fileColumn]
      rows.append(
        Row(
          path: file.hasPrefix("/") ? file : folder + file, letters: LabelFile.trimmed(fields[lettersColumn]),
          scores: LabelFile.scores(header: header, fields: fields), place: Place(file: name, line: index + 1)))
    }
    guard !rows.isEmpty else { throw .noRows(file: name) }
    self.rows = rows
  }

  private static func scores(header: [String], fields: [String]) -> Scores? {
    func number(_ name: String) -> Int? {
      header.firstIndex(of: name).flatMap { $0 < fields.count ? Int(fields[$0]) : nil }
    }
    guard let red = number("red"), let blue = number("blue") else { return nil }
    return Scores(red: red, blue: blue)
  }

  private static func trimmed(_ field: String) -> String {
    let tail = field.drop(while: \.isWhitespace).reversed().drop(while: \.isWhitespace)
    return String(tail.reversed())
  }

  private static func fields(of line: Substring) -> [String] {
    line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
  }
}
