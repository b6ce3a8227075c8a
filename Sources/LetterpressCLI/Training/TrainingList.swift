internal import LetterpressFiles

/// A list of labelled screenshots; each entry is a file, a tab and 25 letters.
enum TrainingList {
  /// The entries, unchecked.
  ///
  /// - Throws: ``FileError``; ``CommandFailure`` if it is not such a list; ``LabelTableError`` for an entry without
  ///   letters.
  static func rows(of list: FileList) throws -> [LabelTable.Row] {
    var list = list
    var rows: [LabelTable.Row] = []
    while let entry = try list.next() {
      // The name may contain tabs, the letters cannot.
      guard let tab = entry.lastIndex(of: "\t"), tab > entry.startIndex else {
        throw LabelTableError.incompleteLine(list.count, file: list.name)
      }
      let place = LabelTable.Place(file: list.name, line: list.count)
      rows.append(LabelTable.Row(path: String(entry[..<tab]), letters: String(entry[tab...].dropFirst()), place: place))
    }
    return rows
  }
}
