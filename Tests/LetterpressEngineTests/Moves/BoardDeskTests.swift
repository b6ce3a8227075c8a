import LetterpressSolver
import PlainSolver
import Testing

@testable import LetterpressEngine

/// Searches that look ever deeper into one position.
struct BoardDeskTests {
  private static let line = "tejntgzhhgpsmzpthaoudgbph rb.rR..rbrbbr.bBbrbbb.rb. red gaunt"

  private let engine = Engine()
  private let position: Position

  init() throws {
    position = try Position(parsing: Self.line)
    try engine.use(SmallLexicon.load())
  }

  private func think(_ wish: Wish, milliseconds: Int64) throws -> (advice: Advice, isDone: Bool) {
    try engine.advice(on: wish, for: SearchLimits(time: .milliseconds(milliseconds)), tableSize: 8)
  }

  @Test func isDoneAtTheLimitOfItsDepth() throws {
    let wish = Wish(position, depth: 2)
    var last = try think(wish, milliseconds: 1)
    while !last.isDone { last = try think(wish, milliseconds: 50) }
    #expect(last.advice.depth == 2)
    let (nodeCount, seconds) = (last.advice.nodeCount, last.advice.seconds)
    // Nothing is searched again.
    let again = try think(wish, milliseconds: 1000)
    #expect(again.isDone && again.advice.nodeCount == nodeCount && again.advice.seconds == seconds)
  }

  @Test func findsWhatOneSearchFinds() throws {
    let criteria = MoveCriteria(ranksWordsOnce: true)
    let board = PreparedBoard(position.board, lexicon: engine.lexicon)
    let report = Search(
      of: position, on: board, criteria: engine.completing(criteria).rankingKnownWord, limits: SearchLimits(depth: 3)
    ).run(ranking: 5)
    let once = Advice(report, printing: 5, board: board, criteria: criteria)
    let (advice, isDone) = try think(
      Wish(position, criteria: criteria, count: 5, depth: 3), milliseconds: 100_000)
    #expect(isDone && advice.depth == 3)
    #expect(advice.moves.map(\.move) == once.moves.map(\.move))
    #expect(advice.moves.map(\.chance) == once.moves.map(\.chance))
    #expect(advice.reason == once.reason)
  }

  /// A search that is too short to get as far as an earlier one must not replace what that found.
  @Test func neverGetsShallower() throws {
    let wish = Wish(position)
    var depth = 0
    for milliseconds: Int64 in [1, 300, 1, 2, 100, 1, 400, 1] {
      let (advice, isDone) = try think(wish, milliseconds: milliseconds)
      #expect(advice.depth >= depth)
      depth = advice.depth
      if isDone { break }
    }
    #expect(depth >= 2)
  }

  /// What is proven stays so, however far a later search looks that does not repeat the proof.
  @Test func whatIsProvenDoesNotTurn() throws {
    let made = try HandmadeReport(HandmadeReport.midgame, words: ["hog\t20", "gaze\t20"])
    var reports = try [
      made.move("gaze: B5 C4 B2 B1", .lead(1)), made.move("hog: D2 D4 A2", .wins(plies: 5)),
      made.move("gaze: B5 C4 B2 B1", .lead(2)),
    ].map { made.report([$0]) }
    let small = Engine(tableSize: 1) { _, _ in (reports.removeFirst(), false) }
    try small.use(made.lexicon)
    let words = try (0..<3).map { _ in
      try small.advice(on: Wish(made.position, count: 1), for: SearchLimits(time: .seconds(1))).advice.moves.first?.word
    }
    #expect(words == ["gaze", "hog", "hog"])
  }

  @Test func countsTheEffortOfAllItsSearches() throws {
    let wish = Wish(position)
    let first = try think(wish, milliseconds: 20).advice
    let second = try think(wish, milliseconds: 20).advice
    #expect(second.nodeCount > first.nodeCount && second.seconds > first.seconds)
  }

  @Test func aProvenWinLeavesNothingToFind() throws {
    // Red takes the last tiles and wins.
    let end = try Position(parsing: "catsxxxxxxxxxxxxxxxxxxxxx b...bbbbbbbbbbrrrrrrrrrrr red")
    let small = Engine()
    try small.use(Lexicon(WordList(["cats\t10", "ats\t10"])))
    let (advice, isDone) = try small.advice(
      on: Wish(end, count: 1), for: SearchLimits(time: .seconds(100)), tableSize: 1)
    #expect(isDone && advice.moves.first?.verdict == .wins(plies: 1))
  }

  @Test func aFinishedGameHasNoMoves() throws {
    let over = try Position(parsing: Self.line + ",-,-")
    let (advice, isDone) = try think(Wish(over), milliseconds: 10)
    #expect(isDone && advice.moves.isEmpty)
    let texts = "\(JSONValue.object(advice.pageMembers(PlayerNames(), warnings: [])))"
    #expect(
      texts.contains(#""moves":[],"#)
        && texts.contains(
          #""texts":{"redPercent":0,"redChance":0.0,"redStanding":"losing","expects":null,"others":[],"easierRemark":null,"hint":null,"#
        )
    )
  }

  /// The known word is of the same search as the best.
  @Test func findsAKnownWordBesideARareOne() throws {
    let list = try WordList(["hog\t95", "at\t10"])
    let small = Engine()
    try small.use(Lexicon(list))
    let (advice, isDone) = try small.advice(
      on: Wish(position, count: 1, depth: 2), for: SearchLimits(time: .seconds(100)), tableSize: 1)
    #expect(isDone)
    try #require(advice.moves.first?.isKnownWord == false)
    let known = try #require(advice.known)
    #expect(known.move.isKnownWord && known.cost >= 0)
  }

  @Test func refusesCriteriaThatNoMoveMeets() throws {
    let q: Letter = "q"
    let wish = Wish(position, criteria: MoveCriteria(containing: LetterCounts([q])))
    #expect(throws: FilterError.missingLetter(q, wanted: 1, available: 0)) { try think(wish, milliseconds: 10) }
  }
}
