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
