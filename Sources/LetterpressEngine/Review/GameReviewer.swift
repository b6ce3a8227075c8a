internal import LetterpressSolver

/// Reviews a game, one search at a time, so that whoever asks may do something else in between.
///
/// All searches share a transposition table: what is found out about a move helps with those before and after it.
package final class GameReviewer {
  package private(set) var review: GameReview
  private let desk: BoardDesk
  private let budget: ReviewBudget
  /// Which moves may be called better.
  private let criteria: MoveCriteria
  /// Of the position before the next move, if it has been searched.
  private var report: SearchReport?
  private var current: MoveReviewer?
  /// How many searches the current move has had.
  private var searchCount = 0
  /// The time of all searches so far.
  private var spent = Duration.zero
  /// What the searches for the current move may take; nil before the first.
  private var usual: ReviewBudget.Usual?

  /// - Precondition: `desk` is of the game's board.
  init(_ line: ReviewLine, desk: BoardDesk, budget: ReviewBudget, criteria: MoveCriteria) {
    precondition(line.board == desk.board.layout, "another board's game")
    (self.desk, self.budget, self.criteria) = (desk, budget, criteria)
    review = GameReview(line)
    passOpenSteps()
  }

  /// Whether the review is complete.
  package var isDone: Bool { review.isComplete && !isOpen(review.line.points.count - 1) }

  /// How much of the work is done, 0 to 1.
  package var progress: Double {
    let count = review.line.steps.count
    guard !isDone, count > 0 else { return 1 }
    let part = min(Double(searchCount) / GameReviewer.usualSearchCount, 0.9)
    return min((Double(review.steps.count) + part) / Double(count), 0.99)
  }

  private static let usualSearchCount = 3.0

  /// Carries out the next search. If the player ends it, the review stays as it is.
  ///
  /// - Returns: whether the review has a move more, or was ended.
  package func advance() -> Bool {
    let place = review.steps.count
    guard !isDone, let position = review.line.points[place].position else { return true }
    guard let report else {
      guard let found = search(position, criteria, share: 1) else { return true }
      self.report = found
      note(found.moves.first?.chance, of: position.turn, at: place)
      passOpenSteps()
      return isDone || review.steps.count > place
    }
    guard place < review.line.steps.count, case .move(let move) = review.line.steps[place] else { return true }
    let reviewer = current ?? MoveReviewer(move, before: report, on: desk.board, confirms: budget.canSearchLonger)
    if let question = reviewer.question {
      let subject = reviewer.subject(of: question)
      guard let found = search(subject.position, subject.criteria(criteria), share: question.share) else {
        return true
      }
      reviewer.take(found, for: question)
      searchCount += 1
    }
    current = reviewer
    guard let result = reviewer.result else { return false }
    finish(result, next: reviewer.after)
    return true
  }

  private func search(_ position: Position, _ criteria: MoveCriteria, share: Double) -> SearchReport? {
    // The same for all searches of a move, as only what was searched alike can be compared.
    let usual = usual ?? budget.usualSearch(spent: spent, movesLeft: movesLeft)
    let (report, wasEnded) = desk.search(position, criteria, for: usual.limits(share: share))
    guard !wasEnded else { return nil }
    self.usual = usual
    spent += report.time
    return report
  }

  private var movesLeft: Int {
    review.line.steps[review.steps.count...].count { step in if case .move = step { true } else { false } }
  }

  private func finish(_ move: ReviewedMove, next: SearchReport?) {
    let place = review.steps.count
    note(steadied(review.redChances[place], by: move.best.value, of: move.player), of: .red, at: place)
    note(move.played.value.chance, of: move.player, at: place + 1)
    review.steps.append(.reviewed(move))
    (current, report, usual, searchCount) = (nil, next, nil, 0)
    passOpenSteps()
  }

  /// Returns red's chance in a position in which a search of it has found one, and a search of the position after its best move
  /// another: the one favours whoever is to move, and the other the opponent. So the graph does not swing with the turn.
  private func steadied(_ redChance: Double?, by best: MoveValue, of player: Player) -> Double {
    let chance = player == .red ? best.chance : 1 - best.chance
    guard let redChance, !best.isProven, redChance > 0, redChance < 1 else { return chance }
    return (redChance + chance) / 2
  }

  private func note(_ chance: Double?, of player: Player, at place: Int) {
    review.redChances[place] = chance.map { player == .red ? $0 : 1 - $0 }
  }

  /// Goes on to the next move that can be graded, or the next position to be searched.
  private func passOpenSteps() {
    let line = review.line
    while review.steps.count < line.steps.count, !isOpen(review.steps.count),
      case .open(let text) = line.steps[review.steps.count]
    {
      review.steps.append(.open(text))
      (report, usual) = (nil, nil)
    }
    if let outcome = line.points[review.steps.count].position?.outcome {
      review.redChances[review.steps.count] = outcome.winner.map { $0 == .red ? 1 : 0 } ?? 0.5
    }
  }

  /// Whether a position stands beside moves that are open, and has not been searched.
  private func isOpen(_ place: Int) -> Bool {
    guard let position = review.line.points[place].position, position.outcome == nil else { return false }
    return review.redChances[place] == nil
  }
}
