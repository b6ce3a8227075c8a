package import LetterpressVision

/// An error in a table of labels.
package enum LabelTableError: Error, Equatable, Sendable {
  /// The header lacks a column.
  case missingColumn(String, file: String)
  /// A line without a file or without letters; its number, from 1.
  case incompleteLine(Int, file: String)
  /// No line names a screenshot.
  case noRows(file: String)
  /// More rows than ``LabelTable/mostRows``.
  case tooManyRows(file: String)
  /// A screenshot that could not be decoded.
  case undecodable(path: String, PictureError)
  /// A line whose letters are not a valid label; its number, from 1.
  case invalidLabel(line: Int, file: String, TrainingError)
}

extension LabelTableError: CustomStringConvertible {
  /// What happened, and what to do about it.
  package var description: String {
    switch self {
    case .missingColumn(let column, let file):
      """
      \(file.printable): line 1 has no column `\(column)`: the table must be tab-separated and have the columns \
      file and letters
      """
    case .incompleteLine(let line, let file):
      "\(file.printable): line \(line) must have a file and letters, separated by a tab"
    case .noRows(let file):
      "\(file.printable): the table has no rows: add one per screenshot"
    case .tooManyRows(let file):
      "\(file.printable): the table has more than \(LabelTable.mostRows) rows: split it"
    case .undecodable(let path, let error):
      "\(path.printable): \(error)"
    case .invalidLabel(let line, let file, let error):
      "\(file.printable): line \(line): \(error.description.printable)"
    }
  }
}
