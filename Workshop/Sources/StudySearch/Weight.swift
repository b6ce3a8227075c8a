internal import Foundation
internal import LetterpressSolver

/// A weight to tune. That of a plain tile, the unit of all others, stays fixed.
struct Weight {
  let name: String
  let path: WritableKeyPath<EvaluationWeights, Double>
  /// The initial variation: large enough to affect a game.
  let variation: Double

  static var all: [Weight] {
    [
      Weight(name: "chance", path: \.chance, variation: 40),
      Weight(name: "squaredChance", path: \.squaredChance, variation: 40),
      Weight(name: "corner", path: \.corner, variation: 12),
      Weight(name: "edge", path: \.edge, variation: 12),
      Weight(name: "defended", path: \.defended, variation: 25),
      Weight(name: "defendedChance", path: \.defendedChance, variation: 25),
      Weight(name: "pair", path: \.pair, variation: 8),
      Weight(name: "surrounded", path: \.surrounded, variation: 15),
      Weight(name: "unclaimed", path: \.unclaimed, variation: 12),
    ]
  }

  /// Returns the tuned weights, each in units of its variation.
  static func values(of weights: EvaluationWeights) -> [Double] { all.map { weights[keyPath: $0.path] / $0.variation } }

  /// Returns the weights for values from ``values(of:)``.
  static func weights(_ values: [Double]) -> EvaluationWeights {
    var weights = EvaluationWeights()
    for (weight, value) in zip(all, values) { weights[keyPath: weight.path] = value * weight.variation }
    return weights
  }

  static func text(_ values: [Double]) -> String {
    zip(all, values).map { "\($0.name) \(String(format: "%.1f", $1 * $0.variation))" }.joined(separator: " ")
  }
}

extension EvaluationWeights {
  /// Those that tuning began with, from a logistic regression on games.
  static var beforeTuning: EvaluationWeights {
    var weights = EvaluationWeights()
    (weights.chance, weights.squaredChance, weights.corner, weights.edge) = (-240, 150, 20, 6)
    (weights.defended, weights.defendedChance) = (70, 40)
    (weights.pair, weights.surrounded, weights.unclaimed) = (12, 25, 20)
    return weights
  }
}
