internal import Foundation
internal import LetterpressSolver

/// Stochastic optimisation with two measurements per round, however many values there are: all are varied at once, each
/// up or down at random, and moved in the better direction.
///
/// J. C. Spall, "Implementation of the Simultaneous Perturbation Algorithm for Stochastic Optimization", IEEE
/// Transactions on Aerospace and Electronic Systems 34, 1998; the exponents are those recommended there.
struct SimultaneousPerturbation {
  /// The values, in units of their initial variation.
  private(set) var values: [Double]
  private let gain: Double
  private let rounds: Int
  private var generator: SeededGenerator

  /// Two sets of values to compare.
  struct Trial: Sendable {
    let round: Int
    let plus: [Double]
    let minus: [Double]
    /// The direction in which each value was varied.
    let directions: [Double]
  }

  init(start: [Double], gain: Double, rounds: Int, seed: UInt64) {
    (values, self.gain, self.rounds) = (start, gain, rounds)
    generator = SeededGenerator(seed: seed)
  }

  /// Returns the progress through the rounds: 1 at first, plus 1 per fifth of them.
  private func age(_ round: Int) -> Double { 1 + Double(round) / (0.2 * Double(rounds)) }

  mutating func trial(round: Int) -> Trial {
    let size = pow(age(round), -0.101)
    let directions = values.map { _ in Bool.random(using: &generator) ? 1.0 : -1.0 }
    func varied(_ sign: Double) -> [Double] { zip(values, directions).map { $0 + sign * size * $1 } }
    return Trial(round: round, plus: varied(1), minus: varied(-1), directions: directions)
  }

  /// Moves the values.
  ///
  /// - Parameter share: the share of points that `plus` won against `minus`, 0 to 1.
  mutating func learn(from trial: Trial, share: Double) {
    let step = gain * pow(age(trial.round), -0.602) * (2 * share - 1)
    for index in values.indices { values[index] += step * trial.directions[index] }
  }
}
