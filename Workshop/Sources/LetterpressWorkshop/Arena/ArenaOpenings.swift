internal import LetterpressCLI
internal import LetterpressSolver

/// The positions at which the games of a match begin, by number: the same for the same seed and boards.
struct ArenaOpenings: Sendable {
  enum Kind: Equatable, Sendable {
    /// After a first move drawn from the best.
    case balanced
    /// Before the first move.
    case empty
    /// After this many random words. Most such positions are already decided.
    case random(wordCount: Int)
    /// The positions of a file, in turn.
    case listed([Position])
  }

  let kind: Kind
  let seed: UInt64
  /// The boards, each used equally often; nil for random ones, each new.
  let fixed: [Board]?
  let lexicon: Lexicon

  /// How many of the best first moves one is drawn from.
  static let drawnFrom = 400

  /// A prepared board and a position on it.
  func opening(_ number: Int) -> (board: PreparedBoard, position: Position) {
    if case .listed(let positions) = kind {
      let position = positions[number % positions.count]
      return (PreparedBoard(position.board, lexicon: lexicon), position)
    }
    // The seeds of neighbouring openings must have nothing in common.
    var mixer = SeededGenerator(seed: seed &+ UInt64(number) &* 0xD134_2543_DE82_EF95)
    let board = PreparedBoard(letters(number, seed: mixer.next()), lexicon: lexicon)
    let start = Position(board: board.layout)
    switch kind {
    case .empty, .listed: return (board, start)
    case .random(let wordCount): return (board, .random(wordCount: wordCount, on: board, using: &mixer))
    case .balanced: break
    }
    let search = Search(
      of: start, on: board, limits: SearchLimits(depth: 1), table: TranspositionTable(size: 1 << 20))
    let moves = search.run(ranking: ArenaOpenings.drawnFrom).moves.filter {
      $0.move != .pass && $0.position.outcome == nil
    }
    return (board, moves.randomElement(using: &mixer)?.position ?? start)
  }

  private func letters(_ number: Int, seed: UInt64) -> Board {
    if let fixed { return fixed[number % fixed.count] }
    var boards = RandomBoards(seed: seed)
    return boards.next()
  }

  /// Identifies the boards: random, or their number and a checksum of their letters.
  var boardsDescription: String {
    fixed.map { ArenaOpenings.checksum($0.map(\.description)) } ?? "random"
  }

  /// Identifies some lines by their number and a checksum.
  fileprivate static func checksum(_ lines: [String]) -> String {
    let sum = FNVHash(lines.joined(separator: ",").utf8)
    return "\(lines.count) of checksum \(String(sum.value, radix: 16))"
  }
}

extension ArenaOpenings.Kind: CustomStringConvertible {
  /// Identifies the openings.
  var description: String {
    switch self {
    case .balanced: "balanced"
    case .empty: "empty"
    case .random(let wordCount): "random:\(wordCount)"
    case .listed(let positions): ArenaOpenings.checksum(positions.map(\.description))
    }
  }
}
