internal import LetterpressEngine
internal import LetterpressSolver
internal import LetterpressWorkshop

/// A quick game that the search plays against itself, and the puzzles in it; the same for the same numbers.
struct PuzzleGame: Sendable {
  let number: Int
  let seed: UInt64
  /// Which puzzles are wanted.
  let kinds: [PuzzleKind]

  private static let openingWords = 1...3
  private static let nodeCounts = 150...1500
  private static let mostMoves = 30
  /// Of so many moves, one is drawn from the best few instead of being the best.
  private static let slipEvery = 6
  /// How many of the best moves to look into.
  private static let width = 10
  /// A proof may look at so many positions.
  private static let nodeLimit = 20_000_000
  private static let nodeLimitForFive = 4_000_000
  private static let mostFreeTiles = 10

  /// Returns at most one puzzle of each kind.
  func puzzles() -> [Puzzle] {
    var mixer = SeededGenerator(seed: seed &+ UInt64(number) &* 0xD134_2543_DE82_EF95)
    var boards = RandomBoards(seed: mixer.next())
    let board = PreparedBoard(boards.next())
    var position = Position.random(
      wordCount: Int.random(in: Self.openingWords, using: &mixer), on: board, using: &mixer)
    let nodeCount = Int.random(in: Self.nodeCounts, using: &mixer)
    let table = TranspositionTable(size: 1 << 20)
    var found: [Puzzle] = []
    for _ in 0..<Self.mostMoves where position.outcome == nil {
      let report = Search(of: position, on: board, limits: SearchLimits(nodeCount: nodeCount), table: table)
        .run(ranking: Self.width)
      guard let best = report.moves.first else { break }
      look(at: position, on: board, &found)
      // The positions that weaker moves leave to the opponent. To look for wins in five there would take too long.
      if kinds != [.five], position.owners.unclaimed.count <= Self.mostFreeTiles {
        for move in report.moves.dropFirst() { look(at: move.position, on: board, &found) }
      }
      let slips = Int.random(in: 0..<Self.slipEvery, using: &mixer) == 0
      position = (slips ? report.moves.randomElement(using: &mixer) ?? best : best).position
    }
    return found
  }

  /// Keeps the puzzle that a position is, if it is one of a kind that is still wanted.
  private func look(at position: Position, on board: PreparedBoard, _ found: inout [Puzzle]) {
    let wanted = kinds.filter { kind in !found.contains { $0.kind == kind } }
    guard !wanted.isEmpty, position.owners.unclaimed.count <= Self.mostFreeTiles,
      let puzzle = puzzle(in: position, on: board), wanted.contains(puzzle.kind)
    else { return }
    if let fault = check(puzzle) {
      // A proof that is too long to check is left out; anything else is a bug.
      print("game \(number): \(fault): \(PuzzleSet.line(puzzle, number: 1))")
    } else {
      found.append(puzzle)
    }
  }

  private func puzzle(in position: Position, on board: PreparedBoard) -> Puzzle? {
    let finder = PuzzleFinder(on: board, nodeLimit: Self.nodeLimit)
    if kinds != [.five], let puzzle = finder.puzzle(in: position) { return puzzle }
    guard kinds.contains(.five), position.owners.unclaimed.count <= Self.mostFreeTilesForFive else { return nil }
    // The proofs take long, so only where a search sees such a win.
    let search = Search(of: position, on: board, limits: SearchLimits(nodeCount: Self.nodesToSeeFive))
    return switch search.run().moves.first?.verdict {
    case .wins(plies: 5), .seemsToWin(plies: 5):
      PuzzleFinder(on: board, nodeLimit: Self.nodeLimitForFive).puzzle(in: position, looksFar: true)
    default: nil
    }
  }

  private static let mostFreeTilesForFive = 6
  private static let nodesToSeeFive = 10_000

  private func check(_ puzzle: Puzzle) -> String? {
    var checker = PlainPuzzleChecker(puzzle)
    return checker.fault()
  }
}
