import LetterpressSolver
import Testing

/// Code about searches that somebody would write without reading the documentation.
struct ObviousSearchCodeTests {
  private static let line = "tejntgzhhgpsmzpthaoudgbph rb.rR..rbrbbr.bBbrbbb.rb. red pathos"

  private let position: Position
  private let board: PreparedBoard

  init() throws {
    position = try Position(parsing: Self.line)
    board = PreparedBoard(position.board)
  }

  @Test func aSearchNeedsNoLimits() {
    let report = Search(of: position, on: board).run()
    #expect(report.moves.first?.word != nil && report.depth > 0)
  }

  @Test func aSecondRunRunsAgain() {
    let table = TranspositionTable(size: 1 << 22)
    let search = Search(of: position, on: board, limits: SearchLimits(depth: 3), table: table)
    let reports = [search.run(ranking: 3), search.run(ranking: 3)]
    // Which moves come after the best may change, because the table's results narrow the values of the second run.
    #expect(reports.allSatisfy { $0.depth == 3 && $0.moves.count == 3 })
    // The first run's results are in the table.
    #expect(reports[1].nodeCount > 0 && reports[1].nodeCount < reports[0].nodeCount)
  }

  @Test func aRunThatWasStoppedDoesNotStopTheNext() async {
    let search = Search(of: position, on: board, limits: SearchLimits(depth: 2))
    search.stop()
    #expect(await search.run().nodeCount <= 64)
    #expect(await search.run().depth == 2)
    let task = Task { await search.run() }
    task.cancel()
    _ = await task.value
    #expect(await search.run().depth == 2)
  }

  @Test func theLimitsCountFromTheRun() async throws {
    let search = Search(of: position, on: board, limits: SearchLimits(time: .seconds(1), depth: 1))
    try await Task.sleep(for: .milliseconds(1100))
    #expect(await search.run().depth == 1)
    #expect(await search.run().depth == 1)
  }

  @Test func thePositionKnowsItsBestMove() async throws {
    #expect(await position.bestMove(on: board, time: .milliseconds(200))?.word != nil)
    let finished = try Position(parsing: "tejntgzhhgpsmzpthaoudgbph \(String(repeating: "r", count: 25)) red")
    #expect(await finished.bestMove(on: board) == nil)
  }

  @Test func itsBestMoveBlocksOutsideTasks() {
    #expect(position.bestMove(on: board, time: .milliseconds(200))?.word != nil)
  }

  @MainActor private final class Model {
    var depths: [Int] = []
    var best: RankedMove?

    func think(_ search: Search) async {
      let report = await search.run(ranking: 3, threads: 2) { self.show($0) }
      show(report)
    }

    func show(_ report: SearchReport) {
      MainActor.assertIsolated()
      depths.append(report.depth)
      best = report.moves.first
    }
  }

  @Test @MainActor func progressReachesAModelOnTheMainActor() async {
    let model = Model()
    await model.think(Search(of: position, on: board, limits: SearchLimits(depth: 3)))
    #expect(model.depths == model.depths.sorted() && model.depths.last == 3 && model.depths.count >= 2)
    #expect(model.best?.word != nil)
  }

  @Test @MainActor func aModelEndsItsSearchByCancellingItsTask() async throws {
    let model = Model()
    let search = Search(of: position, on: board, limits: SearchLimits())
    let task = Task { await model.think(search) }
    // Sleeps in between: a loop that only yields would keep a core busy for as long as other tests delay the search.
    while model.depths.count < 2 { try await Task.sleep(for: .milliseconds(5)) }
    task.cancel()
    await task.value
    #expect(model.best?.word != nil)
  }
}
