internal import ArgumentParser
internal import Foundation
internal import LetterpressEngine

/// A sequential probability ratio test: whether A is stronger than B by the first number of Elo points or by the second.
///
/// The games of a pair depend on each other, so its two points count as one observation (a pentanomial). The log-likelihood ratio is
/// that of normally distributed means with the observed variance,
///
///     LLR = N · (s₁ − s₀) · (2μ − s₀ − s₁) / (2σ²),   sᵢ = 1 / (1 + 10^(−eloᵢ / 400))
///
/// for N pairs with a mean share of μ and a variance of σ²: Michel Van den Bergh, "A Practical Introduction to the GSPRT", as
/// Stockfish's test framework, Fishtest, uses it.
struct SequentialTest: Equatable, Sendable {
  /// In Elo points, the lower first.
  let elos: [Double]

  /// How often either answer may be wrong.
  private static let error = 0.05
  /// The ratio at which the test ends, on either side of 0.
  static var bound: Double { log((1 - error) / error) }

  enum Decision: String {
    /// A is stronger by the second number rather than by the first.
    case accepted
    /// By the first rather than by the second.
    case rejected
    case open
  }

  /// Returns the log-likelihood ratio; nil if the pairs do not differ.
  func ratio(_ score: ArenaScore) -> Double? {
    guard let mean = score.share, let variance = score.pairVariance, variance > 0 else { return nil }
    let shares = elos.map(Elo.share)
    return Double(score.pairCount) * (shares[1] - shares[0]) * (2 * mean - shares[0] - shares[1]) / (2 * variance)
  }

  func decision(_ score: ArenaScore) -> Decision {
    // The variance of a few pairs says little.
    guard score.pairCount >= Self.fewestPairs, let ratio = ratio(score) else { return .open }
    return ratio >= Self.bound ? .accepted : ratio <= -Self.bound ? .rejected : .open
  }

  private static let fewestPairs = 10
}

extension SequentialTest: ExpressibleByArgument {
  /// Two numbers with a comma between them: `0,5`.
  init?(argument: String) {
    let numbers = argument.split(separator: ",", omittingEmptySubsequences: false).map { Double($0) }
    guard numbers.count == 2, let low = numbers[0], let high = numbers[1], low < high, abs(low) <= 1000,
      abs(high) <= 1000
    else { return nil }
    elos = [low, high]
  }
}

/// The Elo scale: by how much one player is stronger than another.
enum Elo {
  /// Returns the difference for a share of the points, 0 to 1; infinite for 0 and 1.
  static func difference(share: Double) -> Double { -400 * log10(1 / share - 1) }

  /// Returns the share of the points for a difference.
  static func share(_ difference: Double) -> Double { 1 / (1 + pow(10, -difference / 400)) }
}
