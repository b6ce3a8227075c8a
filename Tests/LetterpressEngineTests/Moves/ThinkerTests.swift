import LetterpressSolver
import PlainSolver
import Testing

@testable import LetterpressEngine

/// Searches that look ever deeper into one position.
struct ThinkerTests {
  private static let line = "tejntgzhhgpsmzpthaoudgbph rb.rR..rbrbbr.bBbrbbb.rb. red gaunt"

  private let engine = Engine()
  private let position: Position

  init() throws {
    position = try Position(parsing: Self.line)
    try engine.use(SmallLexicon.load())
  }

  private func think(_ subject: Thinker.Subject, milliseconds: Int64) throws -> (advice: Advice, isDone: Bool) {
    try engine.think(about: subject, for: .milliseconds(milliseconds), tableSize: 8)
  }

  @Test func isDoneAtTheLimitOfItsDepth() throws {
    let subject = Thinker.Subject(position, depth: 2)
    var last = try think(subject, milliseconds: 1)
    while !last.isDone { last = try think(subject, milliseconds: 50) }
    #expect(last.advice.depth == 2)
    let (nodeCount, seconds) = (last.advice.nodeCount, last.advice.seconds)
    // Nothing is searched again.
    let again = try think(subject, milliseconds: 1000)
    #expect(again.isDone && again.advice.nodeCount == nodeCount && again.advice.seconds == seconds)
  }

  @Test func findsWhatOneSearchFinds() throws {
    let criteria = MoveCriteria(ranksWordsOnce: true)
    let board = PreparedBoard(position.board, lexicon: engine.lexicon)
    let once = MoveAdviser(on: board, budget: SearchBudget(depth: 3), criteria: criteria)
      .advice(on: position, ranking: 5) { search, count in (search.run(ranking: count), false) }
    let (advice, isDone) = try think(
      Thinker.Subject(position, criteria: criteria, count: 5, depth: 3), milliseconds: 100_000)
    #expect(isDone && advice.depth == 3)
    #expect(advice.moves.map(\.move) == once.moves.map(\.move))
    #expect(advice.moves.map(\.chance) == once.moves.map(\.chance))
    #expect(advice.reason == once.reason)
  }

  /// A search that is too short to get as far as an earlier one must not replace what that found.
  @Test func neverGetsShallower() throws {
    let subject = Thinker.Subject(position)
    var depth = 0
    for milliseconds: Int64 in [1, 300, 1, 2, 100, 1, 400, 1] {
      let (advice, isDone) = try think(subject, milliseconds: milliseconds)
      #expect(advice.depth >= depth)
      depth = advice.depth
      if isDone { break }
    }
    #expect(depth >= 2)
  }

  @Test func countsTheEffortOfAllItsSearches() throws {
    let subject = Thinker.Subject(position)
    let first = try think(subject, milliseconds: 20).advice
    let second = try think(subject, milliseconds: 20).advice
    #expect(second.nodeCount > first.nodeCount && second.seconds > first.seconds)
  }

  @Test func aProvenWinLeavesNothingToFind() throws {
    // Red takes the last tiles and wins.
    let end = try Position(parsing: "catsxxxxxxxxxxxxxxxxxxxxx b...bbbbbbbbbbrrrrrrrrrrr red")
    let small = Engine()
    try small.use(Lexicon(WordList(["cats\t10", "ats\t10"])))
    let (advice, isDone) = try small.think(
      about: Thinker.Subject(end, count: 1), for: .seconds(100), tableSize: 1)
    #expect(isDone && advice.moves.first?.verdict == .wins(plies: 1))
  }

  @Test func aFinishedGameHasNoMoves() throws {
    let over = try Position(parsing: Self.line + ",-,-")
    let (advice, isDone) = try think(Thinker.Subject(over), milliseconds: 10)
    #expect(isDone && advice.moves.isEmpty)
    let texts = "\(JSONValue.object(advice.texts()))"
    #expect(
      texts.hasPrefix(
        #"{"redPercent":0,"redChance":0.0,"moves":[],"rows":[],"others":[],"hint":null,"#)
    )
  }

  /// The known word is of the same search as the best.
  @Test func findsAKnownWordBesideARareOne() throws {
    let list = try WordList(["hog\t95", "at\t10"])
    let small = Engine()
    try small.use(Lexicon(list))
    let (advice, isDone) = try small.think(
      about: Thinker.Subject(position, count: 1, depth: 2), for: .seconds(100), tableSize: 1)
    #expect(isDone)
    try #require(advice.moves.first?.isKnownWord == false)
    let known = try #require(advice.known)
    #expect(known.move.isKnownWord && known.cost >= 0)
  }

  @Test func refusesCriteriaThatNoMoveMeets() throws {
    let q: Letter = "q"
    let subject = Thinker.Subject(position, criteria: MoveCriteria(containing: LetterCounts([q])))
    #expect(throws: FilterError.missingLetter(q, wanted: 1, available: 0)) { try think(subject, milliseconds: 10) }
  }
}
