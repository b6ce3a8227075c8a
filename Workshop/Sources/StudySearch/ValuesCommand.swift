internal import ArgumentParser
internal import LetterpressSolver
internal import LetterpressWorkshop

/// Writes what the evaluation is fitted to.
struct ValuesCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "values",
    abstract: "Print positions of games with what a search of several plies thinks of their moves.",
    discussion: """
      The games are played by quick searches from random openings, with a move in five that is not the best. Half of their \
      positions are taken. A line `board` gives each tile's chance of recapture; the lines `position` that follow \
      give, for each of up to 20 moves, six numbers with commas between: the mover's tiles and the opponent's after the move, the \
      same after the best answer at sight, and the values of the move by a search of one ply and by a deep one, in hundredths of \
      a tile. Tiles are numbers whose bit n is tile n. `Scripts/workshop study evaluation` fits weights to them.
      """)

  @Option(help: "How many games to play.")
  var games = 1000

  @Option(
    help: "How many plies after a move are searched at most; values are the means of this depth and the one before.")
  var depth = 6

  @Option(help: "What the games are drawn with.")
  var seed: UInt64 = 1

  /// Longer games are left.
  private static let mostMoves = 80
  private static let nodeCount = 1500
  /// Of as many of the best moves one is played where it is not the best.
  private static let rankedCount = 6
  /// A position of which the outcome is as certain is the last of its game.
  private static let leastOpen = 0.03
  /// Games are printed as they are finished, as many at a time.
  private static let batchSize = 16

  func validate() throws {
    guard games >= 1 else { throw ValidationError("--games \(games): it is 1 or more.") }
    guard 2...20 ~= depth else { throw ValidationError("--depth \(depth): it is 2 to 20.") }
  }

  func run() {
    for first in stride(from: 0, to: games, by: Self.batchSize) {
      let count = min(Self.batchSize, games - first)
      for text in StudySearch.inParallel(count, { self.game(first + $0) }) { print(text, terminator: "") }
    }
  }

  /// Plays a game, and returns its lines.
  private func game(_ number: Int) -> String {
    var mixer = SeededGenerator(seed: seed &+ UInt64(number) &* 0xD134_2543_DE82_EF95)
    var boards = RandomBoards(seed: mixer.next())
    let board = PreparedBoard(boards.next())
    var position = Position.random(wordCount: Int.random(in: 1...6, using: &mixer), on: board, using: &mixer)
    let table = TranspositionTable(size: 1 << 20)
    var lines = "board \(board.recaptureChances.map { "\($0)" }.joined(separator: ","))\n"
    for _ in 0..<Self.mostMoves where position.outcome == nil {
      let report = Search(of: position, on: board, limits: SearchLimits(nodeCount: Self.nodeCount), table: table)
        .run(ranking: Self.rankedCount)
      guard let best = report.moves.first, Self.leastOpen...1 - Self.leastOpen ~= best.chance else { break }
      if Bool.random(using: &mixer) {
        lines += "position" + board.valuedMoves(of: position, depth: depth).map(Self.text).joined() + "\n"
      }
      let isBest = Int.random(in: 0..<5, using: &mixer) > 0
      position = (isBest ? best : report.moves.randomElement(using: &mixer) ?? best).position
    }
    return lines
  }

  private static func text(_ move: ValuedMove) -> String {
    let tiles = [move.own, move.opponent, move.ownAfterAnswer, move.opponentAfterAnswer].map { "\($0.bits)" }
    return " " + (tiles + ["\(move.firstValue)", "\(move.value)"]).joined(separator: ",")
  }
}
