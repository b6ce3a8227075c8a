#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#else
  internal import Musl
#endif

/// How likely a match is to be right.
enum Confidence {
  /// The product of two logistic functions.
  ///
  /// The first is of how much farther away the second letter is than the first, as a ratio of
  /// dissimilarities: a letter in an unknown face is far from all templates, and still clearly farther
  /// from the wrong ones. Its coefficients are the maximum likelihood over tiles of the samples, scaled
  /// and with noise, compared with templates of the other screenshots and of the other fonts only. The
  /// second lets nothing pass that resembles no letter, however much less it resembles the next.
  static func probability(of match: GlyphMatcher.Match) -> Double {
    let dissimilarity = 1 - Double(match.similarity)
    let runnerUpDissimilarity = 1 - Double(match.runnerUpSimilarity)
    let ratio = (runnerUpDissimilarity + ratioGuard) / (dissimilarity + ratioGuard)
    return logistic(6.28 * ratio - 7.5) * logistic(60 * (Double(match.similarity) - leastSimilarity))
  }

  /// Keeps the ratio of two very small dissimilarities from being large by chance.
  private static let ratioGuard = 0.01

  /// At this similarity a match is as likely as not no letter at all. Samples scaled to a fifth still
  /// reach 0.86.
  private static let leastSimilarity = 0.78

  private static func logistic(_ evidence: Double) -> Double { 1 / (1 + exp(-evidence)) }
}
