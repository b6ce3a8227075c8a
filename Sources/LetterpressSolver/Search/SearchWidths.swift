/// The number of moves searched at a node, by its distance from the root; `README.md` says why.
///
/// All numbers were found by matches between versions of the search (`docs/playing.md`).
struct SearchWidths {
  /// The stage of the search; the widths grow with it.
  var stage = 0

  static let maximumMoves = 256

  func width(depth: Int, ply: Int) -> MoveGenerator.Width {
    let moves = ply <= 1 ? 24 : 12
    let scaled = moves + moves * stage / 2
    return MoveGenerator.Width(groups: min(scaled * 2, 200), rounds: 2, moves: min(scaled, Self.maximumMoves))
  }

  /// Returns the width of the last ply, where positions are only evaluated: a few moves, then more if all of them let
  /// the opponent finish.
  ///
  /// - Parameter attempt: 0 at first.
  @inline(__always)
  func lastWidth(attempt: Int, ply: Int) -> MoveGenerator.Width? {
    switch attempt {
    case 0: Self.last
    case 1: Self.wider
    case 2 where ply <= Self.carefulPlies: Self.widest
    default: nil
    }
  }

  /// Returns the width if all other moves lose.
  func widthIfLosing(ply: Int) -> MoveGenerator.Width { ply <= Self.carefulPlies ? Self.widest : Self.wider }

  private static let carefulPlies = 8
  private static let last = MoveGenerator.Width(groups: 16, rounds: 2, moves: 8)
  private static let wider = MoveGenerator.Width(groups: 80, rounds: 2, moves: 60)
  private static let widest = MoveGenerator.Width(groups: 400, rounds: 2, moves: 250)

  /// Whether a table entry was searched deeply and widely enough.
  func isEnough(_ entry: TranspositionTable.Entry, for depth: Int) -> Bool {
    entry.depth >= min(depth, TranspositionTable.maximumDepth)
      && entry.stage >= min(stage, TranspositionTable.maximumStage)
  }
}

/// How a search spends its time: which depths it searches in turn, and how many root moves to each.
///
/// `Search/README.md` says why, and what a stage is.
enum SearchPlan {
  /// A depth in plies, and the stage that sets the widths.
  typealias Step = (depth: Int, stage: Int)

  /// The first iterations of the search, in order. From four plies on, widening comes before deepening: what a narrow
  /// search overlooks costs more than what lies one ply beyond its horizon.
  private static let firstSteps: [Step] = [
    (1, 0), (2, 0), (3, 0), (4, 0), (4, 1), (4, 2), (5, 1), (5, 2), (6, 2), (6, 3),
  ]

  /// Returns an iteration by its number, from 0 on. After the first ones, each is a ply deeper and a stage wider, without
  /// end: only limits and proofs end a search.
  static func step(_ number: Int) -> Step? {
    if number < firstSteps.count { return firstSteps[number] }
    let last = firstSteps[firstSteps.count - 1]
    let further = number - firstSteps.count + 1
    let depth = last.depth + further
    return depth <= mostPlies ? (depth, last.stage + further - 1) : nil
  }

  /// No position that was tried has come near this depth; ``Searcher/maximumPly`` is the technical limit.
  private static let mostPlies = Searcher.maximumPly - 4

  /// Returns the number of root moves searched in a stage: more than at any other node, as the answer is one of them.
  static func rootWidth(stage: Int) -> Int { 30 + 15 * stage }
}
