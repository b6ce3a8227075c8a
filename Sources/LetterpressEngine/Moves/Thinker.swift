package import LetterpressSolver

/// Looks ever deeper into one position, for as long as it is asked to.
///
/// Each call searches anew for a bounded time; as the table keeps what earlier calls found out, a search is soon where
/// the last one ended. So nothing runs between the calls, and whoever asks may do something else.
package final class Thinker {
  /// What it thinks about.
  package struct Subject: Equatable, Sendable {
    package let position: Position
    package let criteria: MoveCriteria
    /// How many moves to rank.
    package let count: Int
    /// How many moves to look ahead at most; nil for any number.
    package let depth: Int?

    package init(
      _ position: Position, criteria: MoveCriteria = MoveCriteria(), count: Int = Limits.usualMoveCount,
      depth: Int? = nil
    ) {
      (self.position, self.criteria, self.count, self.depth) = (position, criteria, count, depth)
    }

    /// Returns the same without some words.
    func excluding(_ words: [String]) -> Subject {
      var criteria = criteria
      criteria.excludedWords += words
      return Subject(position, criteria: criteria, count: count, depth: depth)
    }
  }

  package let subject: Subject
  private let memory: BoardMemory
  /// The deepest result; nil before the first search.
  private var best: SearchReport?
  /// Of all searches.
  private var effort = SearchEffort()

  /// - Precondition: `memory` is of the subject's board.
  package init(about subject: Subject, memory: BoardMemory) {
    precondition(subject.position.board == memory.board.layout, "another board's position")
    (self.subject, self.memory) = (subject, memory)
  }

  /// Searches for that much longer, and returns the deepest results so far.
  package func think(for time: Duration) -> Advice {
    let deepest = if let best, best.isDone { best } else { search(for: time) }
    best = deepest
    return Advice(
      deepest, printing: subject.count, board: memory.board, criteria: subject.criteria, effort: effort)
  }

  /// Returns the newer of two results unless it is less deep, as that of a short search after a long one may be.
  private func search(for time: Duration) -> SearchReport {
    let budget = SearchBudget(time: time, depth: subject.depth, nodeCount: SearchBudget.mostNodes)
    let report = Search(
      of: subject.position, on: memory.board, criteria: subject.criteria.rankingKnownWord, limits: budget.limits,
      table: memory.table
    ).run(ranking: subject.count)
    effort.add(report)
    guard let best, !report.isDone, best.depth > report.depth else { return report }
    return best
  }

  /// Returns the tiles on which the list so far has a word; nil if it has none, or if it is of another position.
  package func placement(of word: String, in position: Position) -> Placement? {
    subject.position == position ? best?.placement(of: word) : nil
  }

  /// Whether there is nothing left to find.
  package var isDone: Bool { best?.isDone ?? false }
}
