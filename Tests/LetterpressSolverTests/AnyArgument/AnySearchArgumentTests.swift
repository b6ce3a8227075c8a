import LetterpressSolver
import LetterpressTestSupport
import Testing

/// The public functions that search, play and infer moves take any argument that their preconditions allow.
struct AnySearchArgumentTests {
  private static let seeds = Array(0..<120 as Range<UInt64>)

  @Test(arguments: seeds)
  func searching(seed: UInt64) async throws {
    var any = AnyValues(seed: seed)
    let board = PreparedBoard(any.board(), lexicon: any.lexicon())
    let (position, criteria) = (any.position(of: board.layout), any.criteria())
    #expect(board.wordCount <= board.lexicon.wordCount)
    do { try criteria.check(on: board.layout) } catch { #expect(!error.description.isEmpty) }
    let table = TranspositionTable(size: any.one(of: [.min, -1, 0, 1, 1023, 1024, 1 << 20]))
    let search = Search(of: position, on: board, criteria: criteria, limits: any.limits(), table: table)
    if any.bool() { search.stop() }
    let (count, threads) = (any.integer(), min(any.integer(), 3))
    let report = blocking {
      search.run(ranking: count, threads: threads) { progress in
        _ = (progress.depth, progress.nodeCount, progress.verdict, progress.chance, progress.report.moves.count)
        return progress.time < .milliseconds(20)
      }
    }
    #expect((position.outcome == nil) == !report.moves.isEmpty)
    for move in report.moves.prefix(3) {
      #expect(0...100 ~= move.percent && move.tiles.count == (move.word ?? "").count && !move.description.isEmpty)
      _ = move.isKnownWord
    }
    _ = report.isCloseCall
    let again = await search.run(ranking: count, threads: threads) { _ in search.stop() }
    #expect((position.outcome == nil) == !again.moves.isEmpty)
    let time = any.bool() ? Duration.nanoseconds(any.integer() % 1000) : .seconds(Int64.min)
    #expect(
      (blocking { position.bestMove(on: board, time: time, threads: threads) } == nil) == (position.outcome != nil))
    #expect((await position.bestMove(on: board, time: time, threads: threads) == nil) == (position.outcome != nil))
    let player = any.player()
    #expect(board.finishingWord(for: player, in: position) == nil || board.allowsWord(in: position))
  }

  /// Each of these threads would take memory, and more of them than the system has room for would end the process.
  @Test(arguments: [.min, 0, 512, 513, 100_000, .max] as [Int])
  func anyNumberOfThreads(count: Int) async {
    let board = PreparedBoard("tejntgzhhgpsmzpthaoudgbph")
    let search = Search(of: Position(board: board.layout), on: board, limits: SearchLimits(depth: 1, nodeCount: 100))
    #expect(blocking { search.run(threads: count) }.moves.count == 1)
    #expect(await search.run(threads: count).moves.count == 1)
  }

  @Test(arguments: seeds)
  func opponents(seed: UInt64) {
    var any = AnyValues(seed: seed)
    let board = PreparedBoard(any.board(), lexicon: any.lexicon())
    let position = any.openPosition(of: board.layout)
    let level = any.one(of: Level.allCases)
    var after = position
    let player = LevelPlayer(level, on: board, seed: any.generator.next())
    #expect(throws: Never.self) { try after.play(player.move(in: position), on: board) }
    #expect(!level.name.isEmpty)
  }

  @Test(arguments: seeds)
  func inference(seed: UInt64) throws {
    var any = AnyValues(seed: seed)
    let (first, second) = (any.board(), any.board())
    let snapshots = (0..<Int.random(in: 0...8, using: &any.generator)).map { _ in
      any.snapshot(of: any.one(of: [first, first, second]))
    }
    let games = GameHistory.games(in: snapshots)
    #expect(games.flatMap { $0.pictures }.sorted() == Array(snapshots.indices))
    for game in games {
      let board = PreparedBoard(game.board, lexicon: any.lexicon())
      let counts = any.range()
      let moves = game.inferredMoves(
        on: board, given: any.texts(upTo: 3), playedBefore: any.texts(upTo: 3),
        moveCounts: max(counts.lowerBound, 1)...max(counts.upperBound, 1))
      #expect(moves.count == game.moments.count - 1 && game.pictures.contains(game.lastPicture))
      #expect(game.certainWords(moves).count >= Set(moves.flatMap { $0.certainWords }).count)
      #expect(game.last == game.moments.last?.snapshot)
      // Of other pictures, too.
      _ = game.certainWords([])
      _ = game.certainWords(moves + moves)
    }
  }
}

/// Runs what blocks a thread, which asynchronous tests may not call by themselves.
private func blocking<Result>(_ body: () -> Result) -> Result { body() }
