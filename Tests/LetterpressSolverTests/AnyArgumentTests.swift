import Foundation
import LetterpressSolver
import PlainSolver
import Testing

/// Public functions answer or throw whatever their arguments are, within documented preconditions; and what holds of every
/// answer holds of these.
struct AnyArgumentTests {
  private static let seeds = Cases.few(60, of: 0..<200 as Range<UInt64>)

  // MARK: Values

  /// Encodes and decodes a value. Any other text is refused, or read as some value.
  private func expectStored<Value: Codable & Equatable>(_ value: Value, or text: String) throws {
    #expect(try JSONDecoder().decode(Value.self, from: try JSONEncoder().encode(value)) == value)
    for other in ["null", "1", "[]", String(decoding: try JSONEncoder().encode(text), as: UTF8.self)] {
      _ = try? JSONDecoder().decode(Value.self, from: Data(other.utf8))
    }
  }

  @Test(arguments: seeds)
  func whatIsStoredComesBack(seed: UInt64) throws {
    var any = AnyValues(seed: seed)
    let (board, text) = (any.board(), any.text())
    try expectStored(board, or: text)
    try expectStored(any.rack(), or: text)
    try expectStored(any.letter(), or: text)
    try expectStored(any.tile(), or: text)
    try expectStored(any.tileSet(), or: text)
    try expectStored(any.owners(), or: text)
    try expectStored(any.position(of: board), or: text)
    try expectStored(any.one(of: [.draw, .win(any.player())]) as Outcome, or: text)
    try expectStored(any.wordChanges(), or: text)
    // A word that none can spell, or a tile that does not exist, is written, but not read.
    let move = any.move()
    if let parsed = Move(move.description) { #expect(Move(parsed.description) == parsed) }
    try expectStored(any.one(of: [.pass, Move("cab: A1 C2 B5") ?? .pass]), or: text)
  }

  @Test(arguments: seeds)
  func aTileOffTheBoardIsInNoSetAndHasNoOwner(seed: UInt64) {
    var any = AnyValues(seed: seed)
    let owners = any.owners()
    for index in [any.integer(), any.integer(), any.integer()] where !(0..<Board.tileCount ~= index) {
      var all = TileSet.all
      #expect(!all.contains(index) && all.remove(index) == nil && all == .all)
      #expect(owners.player(of: index) == nil && owners[index] == nil && owners.ownership(of: index) == .unclaimed)
    }
  }

  @Test(arguments: seeds)
  func aMoveThatIsRefusedChangesNothing(seed: UInt64) {
    var any = AnyValues(seed: seed)
    let board = PreparedBoard(any.board(), lexicon: any.lexicon())
    let before = any.position(of: board.layout)
    let (move, word) = (any.move(), any.text())
    let ways: [(inout Position) throws -> Void] = [
      { try $0.play(move, in: board.lexicon) }, { try $0.play(move, on: board) },
      { try $0.play(word, in: board.lexicon) }, { try $0.play(word, on: board) },
    ]
    for play in ways {
      var position = before
      do { try play(&position) } catch { #expect(position == before) }
    }
  }

  @Test(arguments: seeds)
  func whatIsFoundFitsTheFilter(seed: UInt64) {
    var any = AnyValues(seed: seed)
    let (lexicon, rack, filter) = (any.lexicon(), any.rack(), any.filter())
    let found = lexicon.words(from: rack, matching: filter)
    #expect(found.allSatisfy { rack.canSpell($0) && lexicon.contains($0) && filter.lengths ~= $0.count })
    // A filter is refused only if no word can fit it.
    do { try filter.check(on: rack) } catch { #expect(found.isEmpty) }
  }

  // MARK: Searching

  private static let board = PreparedBoard("tejntgzhhgpsmzpthaoudgbph")

  private static let numbers: [Int] = [.min, -1, 0, 1, 2, 64, 65, 1000, .max]

  @Test(arguments: Cases.few(40, of: 0..<120 as Range<UInt64>))
  func everySearchOfAnOpenPositionHasAMove(seed: UInt64) async {
    var any = AnyValues(seed: seed)
    let board = PreparedBoard(any.board(), lexicon: any.lexicon())
    let (position, criteria) = (any.position(of: board.layout), any.criteria())
    let table = TranspositionTable(size: any.one(of: [.min, -1, 0, 1, 1023, 1024, 1 << 20]))
    let search = Search(of: position, on: board, criteria: criteria, limits: any.limits(), table: table)
    if any.bool() { search.stop() }
    let (count, threads) = (any.integer(), min(any.integer(), 3))
    let report = blocking { search.run(ranking: count, threads: threads) { $0.time < .milliseconds(20) } }
    #expect((position.outcome == nil) == !report.moves.isEmpty)
    for move in report.moves.prefix(3) {
      #expect(0...100 ~= move.percent && move.tiles.count == (move.word ?? "").count)
    }
    let again = await search.run(ranking: count, threads: threads) { _ in search.stop() }
    #expect((position.outcome == nil) == !again.moves.isEmpty)
    let time = any.bool() ? Duration.nanoseconds(any.integer() % 1000) : .seconds(Int64.min)
    #expect((await position.bestMove(on: board, time: time, threads: threads) == nil) == (position.outcome != nil))
  }

  /// Each of these threads would take memory, and more of them than the system has room for would end the process.
  @Test(arguments: [.min, 0, 512, 513, 100_000, .max] as [Int])
  func anyNumberOfThreads(count: Int) async {
    let search = Search(
      of: Position(board: Self.board.layout), on: Self.board, limits: SearchLimits(depth: 1, nodeCount: 100))
    #expect(blocking { search.run(threads: count) }.moves.count == 1)
    #expect(await search.run(threads: count).moves.count == 1)
  }

  @Test(arguments: [.min, -1, 0] as [Int64], [SearchClock.wall, .processor])
  func aTimeThatIsOverEndsTheSearch(seconds: Int64, clock: SearchClock) {
    let limits = SearchLimits(time: .seconds(seconds), clock: clock)
    let report = Search(of: Position(board: Self.board.layout), on: Self.board, limits: limits).run(ranking: 3)
    // The time is asked for only now and then.
    #expect(report.depth <= 2 && report.moves.count == 3)
  }

  @Test(arguments: [.max, .max / 2, 10_000_000_000] as [Int64], [SearchClock.wall, .processor])
  func aVeryLongTimeIsNoLimit(seconds: Int64, clock: SearchClock) {
    let limits = SearchLimits(time: .seconds(seconds), clock: clock, depth: 2)
    let report = Search(of: Position(board: Self.board.layout), on: Self.board, limits: limits).run(ranking: 3)
    #expect(report.depth == 2 && report.moves.count == 3)
  }

  @Test(arguments: numbers)
  func anyNumberIsALimit(number: Int) throws {
    let words = Cases.few(60, of: Lexicon.english.words(from: Self.board.layout.rack))
    let board = PreparedBoard(Self.board.layout, lexicon: try Lexicon(try WordList(words)))
    let position = Position(board: board.layout)
    // More than there is memory for is a precondition.
    let table = TranspositionTable(size: min(number, 1 << 20))
    for limits in [SearchLimits(depth: number, nodeCount: 1000), SearchLimits(depth: 2, nodeCount: number)] {
      let report = Search(of: position, on: board, limits: limits, table: table)
        .run(ranking: number, threads: min(number, 2))
      #expect(!report.moves.isEmpty && report.depth <= 64)
    }
  }

  @Test(arguments: seeds.prefix(Cases.number(30, ofAll: 120)))
  func everyLevelMovesByTheRules(seed: UInt64) {
    var any = AnyValues(seed: seed)
    let board = PreparedBoard(any.board(), lexicon: any.lexicon())
    var position = any.openPosition(of: board.layout)
    let player = LevelPlayer(any.one(of: Level.allCases), on: board, seed: any.generator.next())
    #expect(throws: Never.self) { try position.play(player.move(in: position) ?? .pass, on: board) }
  }
}

/// Runs what blocks a thread, which asynchronous tests may not call by themselves.
private func blocking<Result>(_ body: () -> Result) -> Result { body() }
