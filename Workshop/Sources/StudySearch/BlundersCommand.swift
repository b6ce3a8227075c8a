internal import ArgumentParser
internal import Foundation
internal import LetterpressSolver

/// Counts moves that let the opponent win by force.
struct BlundersCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "blunders",
    abstract: "Count the moves after which the opponent is proven to win within three moves.",
    discussion: """
      The positions are those of games that the search plays against itself, each on another board. Only moves that the \
      search calls neither won nor lost count. After each, another search looks for the opponent's win. Where one is \
      found, a third one looks at the position before for longer, as there may be no better move.
      """)

  @Option(help: "How many games to play, each on its own board.")
  var games = 100

  @Option(help: "Seconds of processor time a move.")
  var time = 0.1

  @Option(help: "Seconds to look for the opponent's win.")
  var answer = 0.2

  @Option(help: "Seconds to look for a better move where there is such a win.")
  var longer = 5.0

  @Option(help: "What the boards are drawn with.")
  var seed: UInt64 = 1

  /// A move that allows a win.
  private struct Blunder: Sendable {
    let position: Position
    let move: RankedMove
    /// Whether all moves are proven to lose.
    let isForced: Bool
  }

  func run() {
    let results = StudySearch.inParallel(games) { play($0) }
    let moveCount = results.reduce(0) { $0 + $1.moveCount }
    let blunders = results.flatMap { $0.blunders }
    let forced = blunders.count { $0.isForced }
    let boards = results.count { result in result.blunders.contains { !$0.isForced } }
    let share = moveCount == 0 ? 0 : Double(blunders.count - forced) / Double(moveCount) * 100
    print(
      String(
        format:
          "%d of %d moves (%.2f%%) let the opponent win within three, on %d of %d boards; besides %d where all do",
        blunders.count - forced, moveCount, share, boards, games, forced))
    for blunder in blunders where !blunder.isForced { print("\(blunder.move): \(blunder.position)") }
  }

  /// Plays a game, and returns the number of moves that count, and those that allow a win.
  private func play(_ number: Int) -> (moveCount: Int, blunders: [Blunder]) {
    var mixer = SeededGenerator(seed: seed &+ UInt64(number) &* 0xD134_2543_DE82_EF95)
    var boards = RandomBoards(seed: mixer.next())
    let board = PreparedBoard(boards.next())
    var position = Position.random(wordCount: 2, on: board, using: &mixer)
    let table = TranspositionTable(size: 16 << 20)
    var (moveCount, blunders) = (0, [Blunder]())
    while position.outcome == nil, moveCount < Self.mostMoves {
      let best = best(of: position, on: board, seconds: time, table: table)
      guard let best else { break }
      if case .lead = best.verdict, best.position.outcome == nil {
        moveCount += 1
        if let reply = self.best(of: best.position, on: board, seconds: answer),
          case .wins(let plies) = reply.verdict, plies <= 3
        {
          var isForced = false
          if let known = self.best(of: position, on: board, seconds: longer), case .loses = known.verdict {
            isForced = true
          }
          blunders.append(Blunder(position: position, move: best, isForced: isForced))
        }
      }
      position = best.position
    }
    return (moveCount, blunders)
  }

  /// A game longer than that counts only up to there.
  private static let mostMoves = 200

  private func best(
    of position: Position, on board: PreparedBoard, seconds: Double, table: TranspositionTable? = nil
  ) -> RankedMove? {
    Search(of: position, on: board, limits: SearchLimits(time: .seconds(seconds), clock: .processor), table: table)
      .run().moves.first
  }
}
