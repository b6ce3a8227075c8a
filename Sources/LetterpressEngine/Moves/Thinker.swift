package import LetterpressSolver

/// Looks ever deeper into one position, for as long as it is asked to.
///
/// Each call searches anew for a bounded time; as the table keeps what earlier calls found out, a search is soon where
/// the last one ended. So nothing runs between the calls, and whoever asks may do something else.
package struct Thinker {
  /// What it thinks about.
  package struct Subject: Equatable, Sendable {
    package let position: Position
    package let criteria: MoveCriteria
    /// How many moves to rank.
    package let count: Int
    /// How many moves to look ahead at most; nil for any number.
    package let depth: Int?

    package init(_ position: Position, criteria: MoveCriteria = MoveCriteria(), count: Int = 10, depth: Int? = nil) {
      (self.position, self.criteria, self.count, self.depth) = (position, criteria, count, depth)
    }
  }

  package let subject: Subject
  private let memory: BoardMemory
  /// The deepest results so far: of all words, and of known ones only.
  private var best: SearchReport?
  private var known: SearchReport?
  /// Of all searches.
  private var effort = SearchEffort()

  /// - Precondition: `memory` is of the subject's board.
  package init(about subject: Subject, memory: BoardMemory) {
    precondition(subject.position.board == memory.board.layout, "another board's position")
    (self.subject, self.memory) = (subject, memory)
  }

  /// Searches for that much longer, and returns the deepest results so far.
  package mutating func think(for time: Duration) -> Advice {
    let budget = SearchBudget(time: time, depth: subject.depth, nodeCount: SearchBudget.mostNodes)
    if !isDone(best) {
      best = deeper(best, search(subject.criteria, budget.limits, ranking: subject.count))
      if let best, needsKnownWord(besides: best), !isDone(known) {
        known = deeper(known, search(subject.criteria.ofKnownWords, budget.limitsForKnownWord, ranking: 1))
      }
    } else if let best, needsKnownWord(besides: best), !isDone(known) {
      // All of the time is left for it.
      known = deeper(known, search(subject.criteria.ofKnownWords, budget.limits, ranking: 1))
    }
    return advice
  }

  /// The deepest results so far.
  ///
  /// - Precondition: it has thought.
  private var advice: Advice {
    guard let best else { preconditionFailure("nothing was thought") }
    return Advice(
      best, printing: subject.count, board: memory.board, criteria: subject.criteria,
      known: needsKnownWord(besides: best) ? known : nil, effort: effort)
  }

  /// Whether there is nothing left to find.
  package var isDone: Bool {
    guard let best, best.isDone else { return false }
    return !needsKnownWord(besides: best) || isDone(known)
  }

  private func isDone(_ report: SearchReport?) -> Bool { report?.isDone ?? false }

  private func needsKnownWord(besides report: SearchReport) -> Bool {
    subject.criteria.allowsRareWords && KnownMove.isMissing(in: report)
  }

  private mutating func search(_ criteria: MoveCriteria, _ limits: SearchLimits, ranking count: Int) -> SearchReport {
    let report = Search(
      of: subject.position, on: memory.board, criteria: criteria, limits: limits, table: memory.table
    ).run(ranking: count)
    effort.add(report)
    return report
  }

  /// Returns the newer of two results unless it is less deep, as that of a short search after a long one may be.
  private func deeper(_ old: SearchReport?, _ new: SearchReport) -> SearchReport {
    guard let old, !new.isDone, old.depth > new.depth else { return new }
    return old
  }

  /// What the last search says about a move in a position; nil if it says nothing, or only a bound.
  package func found(_ move: Move, in position: Position) -> RankedMove? {
    guard let best, subject.position == position else { return nil }
    return best.moves.first { $0.move == move && !$0.isBound }
  }
}
