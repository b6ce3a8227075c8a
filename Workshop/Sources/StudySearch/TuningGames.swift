internal import LetterpressSolver

/// The two games from one opening on a random board, between searches that differ only in their weights.
struct TuningGames: Sendable {
  /// The number of the opening.
  let number: Int
  let seed: UInt64
  /// The number of nodes a search may use per move.
  let nodeCount: Int

  /// Longer games count as drawn.
  private static let maximumPlyCount = 120
  /// The number of best first moves to draw the opening from; after one of them neither side is favoured.
  private static let openingCount = 400

  /// Returns the share of points that a search with one set of weights wins against another, 0 to 1.
  func share(of first: EvaluationWeights, against second: EvaluationWeights) -> Double {
    var mixer = SeededGenerator(seed: seed &+ UInt64(number) &* 0xD134_2543_DE82_EF95)
    var boards = RandomBoards(seed: mixer.next())
    let board = PreparedBoard(boards.next())
    let limits = SearchLimits(depth: 1)
    let empty = Position(board: board.letters)
    // The weights before tuning, so that the openings do not depend on what is tuned.
    let openings = Search(of: empty, on: board, weights: .beforeTuning, limits: limits, table: Self.table())
      .run(ranking: Self.openingCount).moves.filter { $0.move != .pass }
    guard let opening = openings.randomElement(using: &mixer)?.position else { return 0.5 }
    let points = play(opening, on: board, [first, second]) + 1 - play(opening, on: board, [second, first])
    return points / 2
  }

  private static func table() -> TranspositionTable { TranspositionTable(size: 1 << 20) }

  /// Returns the points of the player who moves first: 1, ½ or 0.
  private func play(_ opening: Position, on board: PreparedBoard, _ weights: [EvaluationWeights]) -> Double {
    var position = opening
    let tables = weights.map { _ in Self.table() }
    var plyCount = 0
    while position.outcome == nil, plyCount < Self.maximumPlyCount {
      let side = plyCount % 2
      let search = Search(
        of: position, on: board, weights: weights[side], limits: SearchLimits(nodeCount: nodeCount),
        table: tables[side])
      guard let best = search.run().moves.first else { break }
      position = best.position
      plyCount += 1
    }
    guard let winner = position.outcome?.winner else { return 0.5 }
    return winner == opening.turn ? 1 : 0
  }
}
