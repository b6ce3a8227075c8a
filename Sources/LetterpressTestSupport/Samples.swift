internal import LetterpressFiles
package import LetterpressVision

/// The pictures in `Samples` with their labels.
package enum Samples {
  /// All of them, in the order of the table.
  package static let all: [LabelledScreenshot] = load()

  /// The first sample of an ordinary phone.
  package static let phone = all[0]

  /// The 25 letters of each, lower case.
  package static let letters: [String] = rows.map(\.letters)

  /// The scores of each.
  package static let scores: [Scores] = rows.compactMap(\.scores)

  /// The name of each one's theme.
  package static let themes: [String] = table.compactMap { $0["theme"] }

  /// Returns the font of a sample's letters, by the sample's path; nil for any other path.
  package static func font(of path: String) -> String? {
    table.first { $0["file"].map { Repository.path("Samples/\($0)") } == path }?["font"]
  }

  /// The lines of the table, keyed by column name, in the order of the table.
  static let table: [[String: String]] = fields(ofTable: tablePath)

  /// Returns the lines of a table in `Samples` or below it, keyed by column name.
  static func fields(ofTable path: String) -> [[String: String]] {
    do {
      let text = String(decoding: try FileSystem.read(path, limit: .picture), as: UTF8.self)
      let lines = text.split(separator: "\n")
        .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
      guard let columns = lines.first else { return [] }
      return lines.dropFirst().map { Dictionary(uniqueKeysWithValues: zip(columns, $0)) }
    } catch {
      fatalError("the samples' table cannot be read: \(error)")
    }
  }

  private static let tablePath = Repository.path("Samples/labels.tsv")

  private static let rows: [LabelTable.Row] = {
    do {
      return try LabelTable(path: tablePath).rows
    } catch {
      fatalError("the samples' labels cannot be read: \(error)")
    }
  }()

  private static func load() -> [LabelledScreenshot] {
    do {
      return try rows.map { try $0.load() }
    } catch {
      fatalError("the samples cannot be read: \(error)")
    }
  }
}
