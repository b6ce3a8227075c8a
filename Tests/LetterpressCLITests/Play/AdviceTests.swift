import Foundation
import LetterpressEngine
import LetterpressSolver
import LetterpressVision
import PlainSolver
import Testing

@testable import LetterpressCLI

/// How a search report is printed, whatever its source.
struct AdviceTests {
  private func advice(hasWord: Bool = true) throws -> (advice: Advice, colors: [RGBColor]) {
    let report = try HandmadeReport(
      HandmadeReport.midgame, words: ["muttonheads\t95", "hog\t20", "at\t10", "dog\t20", "gaze"])
    let moves = [
      try report.move("hog: D2 D4 A2", .wins(plies: 3), then: ["dog: A5 D4 A2", "gaze: B5 C4 B2 B1"]),
      try report.move("muttonheads: C3 E4 A1 E1 D4 D1 C2 B1 C4 A5 B3", .lead(2.25), others: 3, then: ["(pass)"]),
      try report.move("", .loses(plies: 2), then: ["dog: A5 D4 A2"]),
      try report.move("at: C4 A1", .draws),
      try report.move("gaze: B5 C4 B2 B1", .lead(-0.04)),
    ]
    let pass = try report.move("", .lead(0))
    let criteria = MoveCriteria(avoiding: hasWord ? [] : LetterSet(Letter.all), ranksWordsOnce: true)
    let board = PreparedBoard(report.position.board, lexicon: report.lexicon)
    let game = PlayedOn(report.position)
    return (
      Advice(report.report(hasWord ? moves : [pass]), printing: 4, board: board, criteria: criteria), game.tileColors
    )
  }

  @Test(arguments: [("plain", BoardText.Style.plain), ("palette", .palette), ("true-color", .trueColor)])
  func printsTheBoardTheReasonAndTheTable(name: String, style: BoardText.Style) throws {
    let (advice, colors) = try advice()
    let text = AdviceText(advice: advice, tileColors: colors, unknownTiles: "")
    try expectGolden(text.text(style: style, size: nil), "advice-\(name)")
  }

  @Test func explainsTheMoveAndTheTable() throws {
    let (advice, colors) = try advice()
    let text = AdviceText(advice: advice, tileColors: colors, unknownTiles: "", explains: true)
    try expectGolden(text.text(style: .plain, size: nil), "advice-explained")
  }

  /// What a player sees on a phone's terminal, an ordinary one and a wide one.
  @Test(arguments: [(40, 24), (80, 24), (200, 60)])
  func looksLikeThisOnATerminal(columns: Int, rows: Int) throws {
    let (advice, colors) = try advice()
    let size = TerminalSize(columns: columns, rows: rows)
    let text = AdviceText(advice: advice, tileColors: colors, unknownTiles: "").text(style: .plain, size: size)
    try expectGolden(size.foldedLines(of: text), "advice-\(columns)x\(rows)")
  }

  /// Between three and five moves, as many as leave a line for the prompt.
  @Test(arguments: [(24, 80), (17, 80), (10, 80), (24, 40), (60, 200)])
  func fitsTheTerminal(rows: Int, columns: Int) throws {
    let (advice, colors) = try advice()
    let size = TerminalSize(columns: columns, rows: rows)
    let text = AdviceText(advice: advice, tileColors: colors, unknownTiles: "").text(style: .palette, size: size)
    let lines = size.foldedLines(of: text).split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.count <= rows || rows < 20, "\(lines.count)")
    // The board is low where the terminal is.
    #expect(lines.prefix { !$0.isEmpty }.count == (rows < 40 ? 6 : 16))
  }

  /// The answer names the tiles of the best move. So those of the others are left out before the answer loses its place.
  @Test func aNarrowTerminalShowsNoTilesIfThereIsNoRoom() throws {
    let (advice, colors) = try advice()
    let advised = AdviceText(advice: advice, tileColors: colors, unknownTiles: "")
    func text(rows: Int) -> String { advised.text(style: .palette, size: TerminalSize(columns: 40, rows: rows)) }
    let low = text(rows: 1)
    let lineCount = TerminalSize(columns: 40, rows: 1).foldedLines(of: low).count { $0 == "\n" }
    #expect(text(rows: lineCount + 1) == low)
    #expect(!low.contains("\n    tiles ") && text(rows: 39).contains("\n    tiles "))
  }

  @Test func marksNoTileIfThereIsNoWord() throws {
    let (advice, colors) = try advice(hasWord: false)
    let text = AdviceText(advice: advice, tileColors: colors, unknownTiles: "tile A1 is not known\n")
    try expectGolden(text.text(style: .plain, size: nil), "advice-no-word")
  }

  @Test func namesTheBestKnownWord() throws {
    let report = try HandmadeReport(HandmadeReport.midgame, words: ["muttonheads\t95", "hog\t20"])
    let best = try report.move("muttonheads: C3 E4 A1 E1 D4 D1 C2 B1 C4 A5 B3", .lead(2.25), chance: 0.725)
    let hog = try report.move("hog: D2 D4 A2", .lead(1.5), chance: 0.65)
    // Also if it is too far down to be listed.
    let advice = Advice(
      report.report([best, hog]), printing: 1,
      board: PreparedBoard(report.position.board, lexicon: report.lexicon), criteria: MoveCriteria())
    let colors = PlayedOn(report.position).tileColors
    let text = AdviceText(advice: advice, tileColors: colors, unknownTiles: "")
    try expectGolden(text.text(style: .plain, size: nil), "advice-known")
    try expectGolden("\(JSONValue.object(advice.members(file: nil, warnings: [])))\n", "advice-known-json")
  }

  @Test func printsJSON() throws {
    let members = try advice().advice.members(file: "a.png", warnings: ["doubtful"])
    let text = "\(JSONValue.object(members))\n"
    try expectGolden(text, "advice-json")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: Any])
    #expect((object["moves"] as? [[String: Any]])?.count == 4)
  }

  @Test(arguments: [
    (Verdict.wins(plies: 1), "wins"), (.wins(plies: 7), "wins in 7"), (.loses(plies: 2), "loses in 2"),
    (.draws, "draw"), (.lead(0.04), "+0.0"), (.lead(-0.04), "+0.0"), (.lead(-12.35), "-12.4"), (.lead(1), "+1.0"),
  ])
  func abbreviatesVerdicts(verdict: Verdict, text: String) { #expect(VerdictText.short(verdict) == text) }
}
