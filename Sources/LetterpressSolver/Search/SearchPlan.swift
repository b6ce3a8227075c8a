/// How a search spends its time: which depths it searches in turn, and how many root moves to each.
///
/// `Search/README.md` says why, and what a stage is.
enum SearchPlan {
  /// A depth in plies, and the stage that sets the widths.
  typealias Step = (depth: Int, stage: Int)

  /// The iterations of the search, in order. From four plies on, widening comes before deepening: what a narrow search
  /// overlooks costs more than what lies one ply beyond its horizon.
  static let steps: [Step] = [
    (1, 0), (2, 0), (3, 0), (4, 0), (4, 1), (4, 2), (5, 1), (5, 2), (6, 2), (6, 3), (7, 3), (8, 4), (9, 5), (10, 6),
  ]

  /// Returns the number of root moves searched in a stage: more than at any other node, as the answer is one of them.
  static func rootWidth(stage: Int) -> Int { 30 + 15 * stage }
}
