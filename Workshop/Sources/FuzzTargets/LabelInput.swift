internal import LetterpressFiles
internal import LetterpressSolver
internal import LetterpressVision

/// Tables of screenshots and their letters: the rows stay the same when written and read back.
enum LabelInput {
  static func flaw(in bytes: [UInt8]) -> String? {
    let rows: [LabelTable.Row]
    do throws(LabelTableError) {
      rows = try LabelTable(String(fileName: bytes), name: "labels.tsv", folder: "folder/").rows
    } catch {
      return error.description.isEmpty ? "an error without a message" : nil
    }
    guard !rows.isEmpty else { return "a table without rows" }
    for row in rows {
      _ = try? Board(parsing: row.letters)
      guard row.place != nil, !row.path.isEmpty else { return "a row without its place or its file" }
    }
    let text = rows.map { "\($0.path)\t\($0.letters)\t\($0.scores?.red ?? 0)\t\($0.scores?.blue ?? 0)\n" }.joined()
    do throws(LabelTableError) {
      let again = try LabelTable("file\tletters\tred\tblue\n" + text, name: "again.tsv", folder: "").rows
      return again.map(\.path) == rows.map(\.path) && again.map(\.letters) == rows.map(\.letters)
        ? nil : "a table is read as another"
    } catch {
      return "rows cannot be read as they are written: \(error)"
    }
  }

  static var seeds: [[UInt8]] {
    [
      "file\tletters\tfont\tred\tblue\na.png\ttejntgzhhgpsmzpthaoudgbph\tx\t8\t10\nb.png\t?ejntgzhhgpsmzpthaoudgbph\t\t\t\n",
      "\u{FEFF}letters\tfile\r\n TEJNTGZHHGPSMZPTHAOUDGBPH \t/a/b.png\r\n\r\n", "file\tletters\n", "file\n",
    ].map { Array($0.utf8) }
  }
}
