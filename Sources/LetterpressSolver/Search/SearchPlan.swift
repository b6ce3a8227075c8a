/// How a search spends its time.
struct SearchPlan: Sendable {
  /// How deep it looks, and how widely.
  typealias Step = (depth: Int, stage: Int)

  /// Step by step.
  var steps: [Step]
  /// How many moves it looks into at its root, in the first stage, and how many more with each.
  var rootWidth = 30
  var rootGrowth = 15
  /// Whether it proves what it sees.
  var proves = true
  /// Whether it judges positions near the horizon at sight.
  var prunes = true
  /// What its evaluation counts; nil for the board's.
  var weights: EvaluationWeights?

  /// How many moves it looks into at its root.
  func rootWidth(stage: Int) -> Int { rootWidth + rootGrowth * stage }

  /// The search as it is.
  static let full = SearchPlan(steps: [
    (1, 0), (2, 0), (3, 0), (4, 0), (4, 1), (4, 2), (5, 1), (5, 2), (6, 2), (6, 3), (7, 3), (8, 4), (9, 5), (10, 6),
  ])
  /// Deeper only, never wider, with the weights of its time.
  static let prototype = SearchPlan(
    steps: (1...30).map { ($0, 0) }, rootWidth: 60, rootGrowth: 0, proves: false, prunes: false,
    weights: .prototype)
}

/// How many moves a search looks into, by how far it is from its root.
struct SearchWidths {
  /// The stage of the search: with each the widths grow.
  var stage = 0

  static let maximumMoves = 256

  func width(depth: Int, ply: Int) -> MoveGenerator.Width {
    let moves = ply <= 1 ? 24 : 12
    let scaled = moves + moves * stage / 2
    return MoveGenerator.Width(groups: min(scaled * 2, 200), rounds: 2, moves: min(scaled, Self.maximumMoves))
  }

  /// Where positions are only evaluated: a few moves, and more where these all let the opponent finish.
  ///
  /// - Parameter attempt: 0 at first.
  @inline(__always)
  func lastWidth(attempt: Int, ply: Int) -> MoveGenerator.Width? {
    switch attempt {
    case 0: Self.last
    case 1: Self.escapes
    case 2 where ply <= Self.carefulPlies: Self.allEscapes
    default: nil
    }
  }

  /// Where all other moves lose.
  func escapeWidth(ply: Int) -> MoveGenerator.Width { ply <= Self.carefulPlies ? Self.allEscapes : Self.escapes }

  private static let carefulPlies = 8
  private static let last = MoveGenerator.Width(groups: 16, rounds: 2, moves: 8)
  private static let escapes = MoveGenerator.Width(groups: 80, rounds: 2, moves: 60)
  private static let allEscapes = MoveGenerator.Width(groups: 400, rounds: 2, moves: 250)

  /// A depth as the table keeps it, with the widths: four bits of each.
  func tableDepth(_ depth: Int) -> Int { min(depth, 15) | min(stage, 15) << 4 }

  /// Whether what the table keeps was searched as deep and as widely as is wanted.
  func isEnough(_ entry: TranspositionTable.Entry, for depth: Int) -> Bool {
    entry.depth & 15 >= min(depth, 15) && entry.depth >> 4 >= stage
  }
}
