internal import LetterpressEngine
internal import LetterpressFiles
internal import LetterpressSolver
internal import Synchronization

/// A conversation with a program that asks for moves. Its lines are read on one thread while another searches, so that a
/// search can be stopped.
final class EngineSession {
  private let lexicon: Lexicon
  private let threadCount: Int
  private let makeTable: () -> TranspositionTable
  private let write: @Sendable (String) -> Void
  private var table: TranspositionTable
  private var board: PreparedBoard?
  private var position: Position?
  private var running: (search: Search, thread: Thinking)?

  /// A thread that searches; boxed, as it can be waited for only once.
  private final class Thinking {
    private var thread: PlatformThread?

    init(_ thread: consuming PlatformThread) { self.thread = consume thread }

    func wait() { thread.take()?.join() }
  }

  /// - Parameters:
  ///   - makeTable: makes the table of a game.
  ///   - write: writes one line at once; called on several threads, one after the other.
  init(
    lexicon: Lexicon, threadCount: Int, makeTable: @escaping () -> TranspositionTable,
    write: @escaping @Sendable (String) -> Void
  ) {
    (self.lexicon, self.threadCount, self.makeTable, self.write) = (lexicon, threadCount, makeTable, write)
    table = makeTable()
    write(EngineAnswer.greeting)
  }

  /// Obeys a line.
  ///
  /// A line that comes while it thinks waits until it has answered, unless it is `stop` or `quit`. A search without a
  /// limit then answers at once: nothing else could end it, as lines are read one after the other.
  ///
  /// - Returns: false if the conversation is over.
  func receive(_ line: String) -> Bool {
    do throws(EngineRequestError) {
      let request = try EngineRequest(line)
      switch request {
      case .nothing: break
      case .stop: finish(stopping: true)
      case .quit:
        finish(stopping: true)
        return false
      case .newGame:
        finish()
        (table, board, position) = (makeTable(), nil, nil)
      case .position(let next):
        finish()
        if board?.layout != next.board { board = PreparedBoard(next.board, lexicon: lexicon) }
        position = next
      case .go(let limits, let rowCount):
        finish()
        try think(limits, rowCount)
      }
    } catch {
      finish()
      write(EngineAnswer.error(error.description))
    }
    return true
  }

  /// Ends the conversation after the last line: a search with a limit may finish.
  func end() { finish() }

  /// Waits for the answer of a search.
  ///
  /// - Parameter stopping: whether it is to answer at once, even if it has a limit.
  private func finish(stopping: Bool = false) {
    guard let running else { return }
    if stopping || !running.search.hasLimit { running.search.stop() }
    running.thread.wait()
    self.running = nil
  }

  private func think(_ limits: SearchLimits, _ rowCount: Int) throws(EngineRequestError) {
    guard let position, let board else { throw EngineRequestError("there is no position: send position first") }
    guard position.outcome == nil else { throw EngineRequestError("there is no move, as the game is over") }
    let search = Search(of: position, on: board, limits: limits, table: table)
    let (threadCount, write) = (threadCount, write)
    let thread = PlatformThread {
      let report = search.run(ranking: rowCount, threads: threadCount) { progress in
        write(EngineAnswer.info(progress.report))
        return true
      }
      for line in EngineAnswer.final(report, rowCount: rowCount) { write(line) }
    }
    guard let thread else { throw EngineRequestError("the system has no thread to think on: try again") }
    running = (search, Thinking(thread))
  }
}

/// The lines that `letterpress engine` sends; docs/commands.md describes all.
enum EngineAnswer {
  /// The version of the protocol. It grows when an old program would misunderstand a new answer.
  static let protocolVersion = 1

  static let greeting = "letterpress \(LetterpressCommand.version) protocol \(protocolVersion)"

  static func info(_ report: SearchReport) -> String {
    "info \(effort(report))" + (report.moves.first.map { " \(move($0))" } ?? "")
  }

  /// Returns the final lines: the rows after the first, then the best move.
  static func final(_ report: SearchReport, rowCount: Int) -> [String] {
    guard let best = report.moves.first else { return [error("there is no move, as the game is over")] }
    let rows = report.moves.prefix(rowCount).enumerated().dropFirst().map { "row \($0 + 1) \(move($1))" }
    return rows + ["best \(move(best)) \(effort(report))"]
  }

  static func error(_ text: String) -> String { "error \(text.printable)" }

  private static func effort(_ report: SearchReport) -> String {
    "depth \(report.depth) positions \(report.nodeCount) seconds "
      + Decimals.fixed(report.time / .seconds(1), count: 3)
  }

  private static func move(_ move: RankedMove) -> String {
    var text = self.move(move.move)
    if !move.isBound {
      text += " chance \(Decimals.fixed(move.chance, count: 3)) verdict \(VerdictText.keyword(move.verdict))"
    }
    if let answer = move.continuation.first { text += " answer \(self.move(answer))" }
    return text
  }

  private static func move(_ move: Move) -> String {
    guard let placement = move.placement else { return "pass" }
    return "\(placement.word) \(placement.tileNames.joined(separator: ","))"
  }
}
