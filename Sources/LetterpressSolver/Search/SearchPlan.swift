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
    steps: (1...30).map { ($0, 0) }, rootWidth: 60, rootGrowth: 0, proves: false,
    weights: .prototype)
}
