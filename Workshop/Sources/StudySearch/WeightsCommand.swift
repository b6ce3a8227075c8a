internal import ArgumentParser
internal import Foundation
internal import LetterpressSolver

/// Tunes the evaluation's weights by playing games.
struct WeightsCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "weights",
    abstract: "Find better weights for the evaluation by having weights that differ a little play each other.",
    discussion: """
      Prints the weights as they move. A change of the evaluation is worth keeping where what comes out wins a match \
      against what it began with; --games says how long that is. The same options print the same everywhere.
      """)

  @Option(help: "How many pairs of games to learn from.")
  var pairs = 5000

  @Option(help: "How many games of the result against the beginning to play at the end.")
  var games = 800

  @Option(help: "How many positions a player looks at for a move.")
  var nodes = 500

  @Option(help: "How far a pair of games moves the weights, in proportion to how much they differed.")
  var gain = 0.03

  @Option(help: "What boards, first moves and differences are drawn with.")
  var seed: UInt64 = 1

  @Flag(help: "Begin with the weights before tuning, not with those in use.")
  var fromScratch = false

  /// The number of pairs played at once with the same weights.
  private static let batchSize = 16

  func validate() throws {
    for (name, count) in [("--pairs", pairs), ("--games", games), ("--nodes", nodes)] where count < 1 {
      throw ValidationError("\(name) \(count): it is 1 or more.")
    }
    guard gain > 0 else { throw ValidationError("--gain \(gain): it is more than 0.") }
  }

  func run() {
    let start: EvaluationWeights = fromScratch ? .beforeTuning : EvaluationWeights()
    var perturbation = SimultaneousPerturbation(start: Weight.values(of: start), gain: gain, rounds: pairs, seed: seed)
    var round = 0
    while round < pairs {
      let trials = (round..<min(round + Self.batchSize, pairs)).map { perturbation.trial(round: $0) }
      let shares = StudySearch.inParallel(trials.count) { [nodes, seed, round] index in
        TuningGames(number: round + index, seed: seed, nodeCount: nodes)
          .share(of: Weight.weights(trials[index].plus), against: Weight.weights(trials[index].minus))
      }
      for (trial, share) in zip(trials, shares) { perturbation.learn(from: trial, share: share) }
      round += trials.count
      if round.isMultiple(of: Self.batchSize * 16) || round == pairs { print(round, Weight.text(perturbation.values)) }
    }
    // Openings that were not used for learning.
    let result = Weight.weights(perturbation.values)
    let shares = StudySearch.inParallel((games + 1) / 2) { [nodes, seed] index in
      TuningGames(number: index, seed: ~seed, nodeCount: nodes).share(of: result, against: start)
    }
    print(Self.summary(shares))
  }

  /// Returns the mean share with its 95% interval: 1.96 standard errors.
  private static func summary(_ shares: [Double]) -> String {
    let count = Double(shares.count)
    let mean = shares.reduce(0, +) / count
    let variance = shares.reduce(0) { $0 + ($1 - mean) * ($1 - mean) } / max(count - 1, 1)
    let interval = 1.96 * (variance / count).squareRoot()
    return String(
      format: "these weights against the first: %.1f%% ± %.1f, %d games", mean * 100, interval * 100, shares.count * 2)
  }
}
