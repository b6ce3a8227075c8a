internal import LetterpressSolver

/// Grades one move, search by search.
///
/// A move that was played and one that was not can only be compared if both were searched alike. So the positions after
/// both are searched with the same limits, and the better of the two counts as the best. That a move is better is not
/// believed of the search of the position before, which has looked at it as one of many. And what seems to be a mistake is
/// looked at for longer, as few moves are, and counts as the smaller loss of the two.
struct MoveReviewer {
  /// What a search is for.
  enum Question: Equatable {
    /// The position after the move.
    case after
    /// The best move with another word, if the best was played.
    case other
    /// The position after the move that seems better.
    case check
    /// The position before once more, as the move that seemed better was not.
    case again
    /// The best move with a known word.
    case known
    /// The position after the better move once more, for longer, if the one played seems to be a mistake.
    case confirmBest
    /// The same for the position after the move played.
    case confirmPlayed

    /// How much of a usual search it may take.
    var share: Double {
      switch self {
      case .after, .other, .check, .again: 1
      case .known: 0.25
      case .confirmBest, .confirmPlayed: 3
      }
    }
  }

  /// A move that may be better than the one played.
  private struct Rival {
    let move: RankedMove
    /// What it is worth, by a proof or by a search of the position after it; nil before either.
    var value: MoveValue?
    /// The best answer that this search found.
    var answer: RankedMove?
  }

  private let move: PlayedMove
  private let board: PreparedBoard
  /// What the search of the position before has found.
  private let first: SearchReport
  /// What the search of the position after has found; nil until then, or if the game is over.
  private(set) var after: SearchReport?
  private var played: MoveValue?
  private var other: RankedMove?
  /// The moves that may be better, each with what a search of the position after it has found.
  private var rivals: [Rival] = []
  private var asked: [Question] = []
  private var known: RankedMove?
  /// Whether what seems to be a mistake is looked at for longer.
  private let confirms: Bool
  /// What seemed to be lost before it was looked at for longer: what was played, and the move that seemed better.
  private var firstLoss: (played: MoveValue, best: Rival)?

  init(_ move: PlayedMove, before report: SearchReport, on board: PreparedBoard, confirms: Bool) {
    (self.move, self.board, first, self.confirms) = (move, board, report, confirms)
    played = move.after.outcome.map { MoveValue($0, for: move.player) }
    if let best = report.moves.first, !isPlayed(best) { addRival(best) }
  }

  private func isPlayed(_ other: RankedMove) -> Bool {
    other.position.owners == move.after.owners && (other.word == nil) == (move.move.word == nil)
  }

  /// Adds a move that may be better; a second time, none.
  private mutating func addRival(_ move: RankedMove) {
    guard !isPlayed(move), !rivals.contains(where: { $0.move.position.owners == move.position.owners }) else { return }
    let value = MoveValue(move)
    rivals.append(Rival(move: move, value: value.isProven ? value : nil))
  }

  /// What to search for next; nil if nothing is left.
  var question: Question? {
    guard let played else { return .after }
    if rivals.isEmpty, !asked.contains(.other), !played.isLost, first.moves.first?.word != nil { return .other }
    if let rival = rivals.last, rival.value == nil, isWorthChecking(rival.move) { return .check }
    if asked.contains(.check), !asked.contains(.again), isLastRivalRefuted { return .again }
    if confirms, let confirmation { return confirmation }
    let isKnown = isWordKnown(bestRival?.rival.move.move ?? move.move)
    return isKnown || asked.contains(.known) || !board.lexicon.hasRarities ? nil : .known
  }

  /// What to look at for longer; nil if nothing is left, or if too little was lost.
  private var confirmation: Question? {
    guard let played, let best = bestRival else { return nil }
    if !asked.contains(.confirmBest) {
      guard best.value.percent - played.percent >= MoveReviewer.leastConfirmed else { return nil }
      if !best.value.isProven { return .confirmBest }
    }
    guard !asked.contains(.confirmPlayed), !played.isProven,
      asked.contains(.confirmBest) || best.value.percent - played.percent >= MoveReviewer.leastConfirmed
    else { return nil }
    return .confirmPlayed
  }

  /// How many points must seem lost to be looked at for longer.
  private static let leastConfirmed = 12

  private func isWordKnown(_ move: Move) -> Bool {
    move.word.map { board.lexicon.isKnown($0) } ?? true
  }

  /// How much better a move must seem, at least, to be looked at more closely.
  private static let leastGain = 4

  /// The chance with the best move found so far, in percent.
  private var bestPercent: Int { max(bestRival?.value.percent ?? 0, played?.percent ?? 0) }

  private func isWorthChecking(_ rival: RankedMove) -> Bool {
    guard let played else { return false }
    return rival.percent - played.percent >= MoveReviewer.leastGain
  }

  /// Whether the move that seemed better turned out to be clearly less good than it seemed.
  private var isLastRivalRefuted: Bool {
    guard let rival = rivals.last, let value = rival.value else { return false }
    return rival.move.percent - value.percent >= MoveReviewer.leastGain
  }

  /// The position and the moves that a question is about.
  func subject(of question: Question) -> (position: Position, criteria: (MoveCriteria) -> MoveCriteria) {
    switch question {
    case .after: (move.after, { _ in MoveCriteria() })
    case .check: (rivals[rivals.count - 1].move.position, { _ in MoveCriteria() })
    case .confirmBest: (bestRival?.rival.move.position ?? move.after, { _ in MoveCriteria() })
    case .confirmPlayed: (move.after, { _ in MoveCriteria() })
    case .again: (move.before, { $0 })
    case .other: (move.before, { MoveReviewer.without(move.move.word, $0) })
    case .known: (move.before, { $0.ofKnownWords })
    }
  }

  private static func without(_ word: String?, _ criteria: MoveCriteria) -> MoveCriteria {
    var criteria = criteria
    criteria.excludedWords += word.map { [$0] } ?? []
    return criteria
  }

  /// Takes the answer to a question.
  mutating func take(_ report: SearchReport, for question: Question) {
    asked.append(question)
    let best = report.moves.first
    if question == .confirmBest || question == .confirmPlayed, firstLoss == nil, let played, let rival = bestRival {
      firstLoss = (played, rival.rival)
    }
    switch question {
    case .confirmBest:
      guard let best, let place = bestRival?.place else { return }
      rivals[place].value = MoveValue(answeredBy: best)
      rivals[place].answer = best
    case .after, .confirmPlayed:
      after = report
      guard let best else { return }
      let seen = first.moves.first.flatMap { isPlayed($0) ? MoveValue($0) : nil }
      let value = MoveValue(answeredBy: best)
      played = seen.map { value.unlessProven($0) } ?? value
    case .other:
      other = best
      if let best { addRival(best) }
    case .check:
      rivals[rivals.count - 1].value = best.map { MoveValue(answeredBy: $0) }
      rivals[rivals.count - 1].answer = best
    case .again: if let best { addRival(best) }
    case .known:
      known = best
      // It is one of all moves, so it may be better than the one that seemed best.
      if let best, best.isKnownWord, best.percent - bestPercent >= MoveReviewer.leastGain { addRival(best) }
    }
  }

  /// The best of the moves that are better than what was played, with its value; nil if none is.
  private var bestRival: (rival: Rival, value: MoveValue, place: Int)? {
    var best: (rival: Rival, value: MoveValue, place: Int)?
    for (place, rival) in rivals.enumerated() {
      // One that was not worth a search of its own is better by little at most.
      let value = rival.value ?? MoveValue(rival.move)
      if value.chance > best?.value.chance ?? played?.chance ?? 1 { best = (rival, value, place) }
    }
    return best
  }
}

extension MoveReviewer {
  /// The move with its grade, once no question is left.
  var result: ReviewedMove? {
    guard question == nil, var value = played else { return nil }
    var rival = bestRival.map { (move: $0.rival.move, value: $0.value, answer: $0.rival.answer) }
    // Of two opinions the milder one, unless the other is proven.
    if let firstLoss, let second = rival, let first = firstLoss.best.value, !value.isProven, !second.value.isProven,
      first.percent - firstLoss.played.percent < second.value.percent - value.percent
    {
      value = firstLoss.played
      rival = (firstLoss.best.move, first, firstLoss.best.answer)
    }
    let own = choice(move.move, move.after, value, answer: after?.moves.first)
    let best = rival.map { choice($0.move.move, $0.move.position, $0.value, answer: $0.answer) } ?? own
    return ReviewedMove(
      before: move.before, played: own, best: best, known: known(own: own, best: best),
      other: other.map { choice($0.move, $0.position, MoveValue($0), answer: nil) },
      threat: board.finishingWord(for: move.player.opponent, in: move.before))
  }

  private func choice(_ move: Move, _ after: Position, _ value: MoveValue, answer: RankedMove?) -> ReviewedMove.Choice {
    ReviewedMove.Choice(
      move: move, after: after, value: value, answer: answer, isKnown: isWordKnown(move),
      threat: board.finishingWord(for: self.move.player.opponent, in: after))
  }

  /// The best of the moves with a known word.
  private func known(own: ReviewedMove.Choice, best: ReviewedMove.Choice) -> ReviewedMove.Choice? {
    if best.isKnown { return best }
    let found = known.flatMap { move -> ReviewedMove.Choice? in
      guard move.word != nil, move.isKnownWord else { return nil }
      let rival = rivals.first { $0.move.position.owners == move.position.owners }
      let value = rival?.value ?? MoveValue(move)
      // A less exact search may think more of it than of the best.
      guard value.chance <= best.value.chance else {
        return choice(move.move, move.position, best.value, answer: rival?.answer)
      }
      return choice(move.move, move.position, value, answer: rival?.answer)
    }
    guard own.isKnown, own.value.chance >= found?.value.chance ?? 0 else { return found }
    return own
  }
}
