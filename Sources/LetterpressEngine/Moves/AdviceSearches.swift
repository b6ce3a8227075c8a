package import LetterpressSolver

/// What the two searches behind an advice have found: one for the best move and, if few people know its word, one for
/// the best known word.
package struct AdviceSearches {
  /// The deepest result for the best move; nil before the first search.
  package private(set) var best: SearchReport?
  private var deepestKnown: SearchReport?
  private let criteria: MoveCriteria

  /// Carries out a search that ranks a number of moves; says whether the player ended it, so that no other follows.
  package typealias Runner = (
    _ criteria: MoveCriteria, _ limits: SearchLimits, _ count: Int
  ) -> (report: SearchReport, wasEnded: Bool)

  /// - Parameter criteria: for the best move.
  package init(_ criteria: MoveCriteria) { self.criteria = criteria }

  /// Searches for the best move and then, if it is needed, for a known word; or only for what may not be final yet.
  ///
  /// - Parameter count: how many moves to rank.
  package mutating func search(within budget: SearchBudget, ranking count: Int, run: Runner) {
    // If only the known word is left, all of the time is for it.
    var limits = budget.limits
    if !AdviceSearches.isDone(best) {
      let (report, wasEnded) = run(criteria, limits, count)
      best = AdviceSearches.deeper(best, report)
      guard !wasEnded else { return }
      limits = budget.limitsForKnownWord
    }
    guard needsKnownWord, !AdviceSearches.isDone(deepestKnown) else { return }
    deepestKnown = AdviceSearches.deeper(deepestKnown, run(criteria.ofKnownWords, limits, 1).report)
  }

  /// The deepest result for known words only; nil if none was searched for, or the best move no longer needs one.
  package var known: SearchReport? { needsKnownWord ? deepestKnown : nil }

  /// Whether there is nothing left to find.
  package var isDone: Bool {
    AdviceSearches.isDone(best) && (!needsKnownWord || AdviceSearches.isDone(deepestKnown))
  }

  private var needsKnownWord: Bool { criteria.allowsRareWords && best.map { KnownMove.isMissing(in: $0) } ?? false }

  private static func isDone(_ report: SearchReport?) -> Bool { report?.isDone ?? false }

  /// Returns the newer of two results unless it is less deep, as that of a short search after a long one may be.
  private static func deeper(_ old: SearchReport?, _ new: SearchReport) -> SearchReport {
    guard let old, !new.isDone, old.depth > new.depth else { return new }
    return old
  }
}
