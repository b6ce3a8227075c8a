import Testing

@testable import LetterpressCLI

struct TextTableTests {
  private let table = TextTable(
    headings: ["", "word", "chance", "answer"],
    rows: [["9", "hog", "63%", "zoo"], ["10", "hobble", "≈ 5%", ""], ["11", "a", "1%", "hippopotamus and more"]],
    rightAligned: [0, 2])

  @Test(arguments: [nil, 44] as [Int?])
  func isPrintedInColumnsIfThereIsRoom(width: Int?) {
    #expect(
      table.text(width: width) == """
            word    chance  answer
         9  hog        63%  zoo
        10  hobble    ≈ 5%
        11  a           1%  hippopotamus and more

        """)
  }

  @Test func printsColumnsThatDoNotFitBelow() {
    #expect(
      table.text(width: 22) == """
            word    chance
         9  hog        63%
            answer zoo
        10  hobble    ≈ 5%
        11  a           1%
            answer
            hippopotamus and
            more

        """)
    #expect(table.text(width: 11).hasPrefix("    word\n 9  hog\n    chance\n    63%,\n    answer\n    zoo\n"))
  }

  @Test func hasAtLeastOneColumn() {
    #expect(TextTable(headings: ["word"], rows: [["hobble"]], rightAligned: []).text(width: 3) == "word\nhobble\n")
  }

  @Test func linesAreBrokenBetweenWords() {
    let size = TerminalSize(columns: 12, rows: 5)
    #expect(
      size.foldedLines(of: "a short one\n\n  one that is longer\n\u{1B}[2mcoloured lines stay\u{1B}[0m\n")
        == "a short one\n\n  one that\n  is longer\n\u{1B}[2mcoloured lines stay\u{1B}[0m\n")
  }
}
