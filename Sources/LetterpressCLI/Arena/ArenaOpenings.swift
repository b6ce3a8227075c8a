internal import LetterpressSolver

/// The positions that the games of a match begin at, each by its number: the same for the same seed and boards.
struct ArenaOpenings: Sendable {
  enum Kind: String, CaseIterable, Sendable {
    /// After a first move that is drawn among the best: neither side is likelier to win, whoever plays.
    case balanced
    /// Before the first move.
    case empty
  }

  let kind: Kind
  let seed: UInt64
  /// The boards, each as often as the others; nil for random ones, each new.
  let racks: [Rack]?
  let lexicon: Lexicon

  /// Among how many of the best first moves one is drawn.
  static let drawnFrom = 400

  /// A board made ready, and a position on it.
  func opening(_ number: Int) -> (board: GameBoard, position: Position) {
    // The seeds of neighbouring openings must have nothing in common.
    var mixer = SeededGenerator(seed: seed &+ UInt64(number) &* 0xD134_2543_DE82_EF95)
    let board = GameBoard(letters: letters(number, seed: mixer.next()), lexicon: lexicon)
    let start: Position
    do {
      start = try Position(letters: board.letters)
    } catch {
      preconditionFailure(error.description)
    }
    guard kind == .balanced else { return (board, start) }
    let search = Search(
      of: start, on: board, limits: SearchLimits(depth: 1), table: TranspositionTable(size: 1 << 20))
    let moves = search.run(ranking: ArenaOpenings.drawnFrom).moves.filter {
      $0.move != .pass && $0.position.outcome == nil
    }
    return (board, moves.randomElement(using: &mixer)?.position ?? start)
  }

  private func letters(_ number: Int, seed: UInt64) -> Rack {
    if let racks { return racks[number % racks.count] }
    var boards = RandomBoards(seed: seed)
    return boards.next()
  }

  /// What the boards are, to tell them from others: random, or how many there are with a checksum of their letters.
  var boardsDescription: String {
    guard let racks else { return "random" }
    var sum: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in racks.map(\.description).joined(separator: ",").utf8 { sum = (sum ^ UInt64(byte)) &* 0x100_0000_01B3 }
    return "\(racks.count) of checksum \(String(sum, radix: 16))"
  }
}
