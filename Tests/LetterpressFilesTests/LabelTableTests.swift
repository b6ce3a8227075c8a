import Foundation
import LetterpressFiles
import LetterpressSolver
import LetterpressVision
import PlainSolver
import Testing

struct LabelTableTests {
  private func row(_ path: String, _ letters: String, line: Int) -> LabelTable.Row {
    LabelTable.Row(path: path, letters: letters, place: LabelTable.Place(file: "labels.tsv", line: line))
  }

  @Test func acceptsAByteOrderMarkAndBlanks() throws {
    let file = try LabelTable(
      "\u{FEFF}file\tletters\n\t \na b.png\t abc \r\n   \n", name: "labels.tsv", folder: "")
    #expect(file.rows == [row("a b.png", "abc", line: 3)])
  }

  /// Of line feeds alone, 16 MiB took half a gigabyte.
  @Test func readsManyLines() throws {
    let blanks = String(repeating: "\n", count: 1 << 20)
    let file = try LabelTable("file\tletters\n\(blanks)a.png\tabc", name: "labels.tsv", folder: "")
    #expect(file.rows == [row("a.png", "abc", line: (1 << 20) + 2)])
    let rows = String(repeating: "a\tb\n", count: LabelTable.mostRows)
    #expect(try LabelTable("file\tletters\n\(rows)", name: "t", folder: "").rows.count == LabelTable.mostRows)
    #expect(throws: LabelTableError.tooManyRows(file: "t")) {
      try LabelTable("file\tletters\n\(rows)a\tb", name: "t", folder: "")
    }
    #expect(LabelTableError.tooManyRows(file: "t").description == "t: the table has more than 100000 rows: split it")
  }

  @Test func namesTheLineOfAWrongLabel() throws {
    let picture = Repository.path("Samples/light-midgame.png")
    let row = try #require(try LabelTable("file\tletters\n\(picture)\tabc\n", name: "l.tsv", folder: "").rows.first)
    let error = LabelTableError.invalidLabel(
      line: 2, file: "l.tsv", .invalidLabel(screenshot: picture, .wrongCount(3)))
    #expect(throws: error) { try row.load() }
    #expect(error.description.hasPrefix("l.tsv: line 2: \(picture): its label has 3 letters"))
  }

  @Test func findsItsColumnsInAnyOrder() throws {
    let file = try LabelTable(
      "size\tletters\tfile\r\n1x1\tabc\ta.png\r\n\r\n2x2\tdef\t/b.png\r\n", name: "labels.tsv", folder: "shots/")
    #expect(
      file.rows == [
        row("shots/a.png", "abc", line: 2), row("/b.png", "def", line: 4),
      ])
  }

  @Test(arguments: [
    (
      "", LabelTableError.missingColumn("file", file: "l.tsv"),
      "l.tsv: line 1 has no column `file`: the table must be tab-separated and have the columns file and letters"
    ),
    (
      "file\tname\na\tb\n", .missingColumn("letters", file: "l.tsv"),
      "l.tsv: line 1 has no column `letters`: the table must be tab-separated and have the columns file and letters"
    ),
    (
      "file\tletters\na.png\tabc\nb.png\n", .incompleteLine(3, file: "l.tsv"),
      "l.tsv: line 3 must have a file and letters, separated by a tab"
    ),
    ("file\tletters\n", .noRows(file: "l.tsv"), "l.tsv: the table has no rows: add one per screenshot"),
  ])
  func refusesInvalidTables(text: String, error: LabelTableError, message: String) {
    #expect(throws: error) { try LabelTable(text, name: "l.tsv", folder: "") }
    #expect(error.description == message)
  }

  /// Scores count only if both are there.
  @Test func aRowMayLackScores() throws {
    let table = "file\tletters\tred\tblue\na.png\tabc\t3\t5\nb.png\tabc\t3\nc.png\tabc\tx\t5\n"
    let rows = try LabelTable(table, name: "labels.tsv", folder: "").rows
    #expect(rows.map(\.scores) == [Scores(red: 3, blue: 5), nil, nil])
  }

  @Test func theBuiltInTemplatesAreThoseOfTheSamples() throws {
    let masks = try LabelTable(path: Repository.path("Samples/labels.tsv")).builtInMasks()
    #expect(TemplateSet(masks.map { $0.template }) == .builtIn, "run Scripts/make built-ins")
    let packed = [UInt8](
      try Data(contentsOf: URL(filePath: Repository.path("Sources/CBuiltInTemplates/builtin.packed"))))
    #expect(LabelledMask.packed(masks) == packed, "run Scripts/make built-ins")
    #expect(packed.withUnsafeBytes(LabelledMask.unpacking) == masks)
  }
}
