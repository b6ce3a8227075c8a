internal import LetterpressSolver

/// Grades one move, search by search.
///
/// A move that was played and one that was not can only be compared if both were searched alike. So the positions after
/// both are searched with the same limits, and the better of the two counts as the best. That a move is better is not
/// believed of the search of the position before, which has looked at it as one of many. And what seems to be a mistake is
/// looked at for longer, in rounds, as few moves are, and counts as the smallest loss of all.
final class MoveReviewer {
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
    case confirmBest(Round)
    /// The same for the position after the move played.
    case confirmPlayed(Round)

    /// How much of a usual search it may take.
    var share: Double {
      switch self {
      case .after, .other, .check, .again: 1
      case .known: 0.25
      case .confirmBest(let round), .confirmPlayed(let round): round.share
      }
    }
  }

  /// A closer look at what seems to be a mistake.
  struct Round: Equatable {
    /// How much of a usual search each search may take.
    let share: Double
    /// How many points must seem lost.
    let leastLoss: Int

    /// In the order in which they take place.
    static let all = [Round(share: 3, leastLoss: 12)]
  }

  /// What a move that seems better and the one played are worth.
  private struct Opinion {
    let played: MoveValue
    let best: MoveValue
    let rival: Rival
    /// The best answer to what was played.
    let answer: RankedMove?

    var lost: Int { best.percent - played.percent }
    var isProven: Bool { best.isProven && played.isProven }
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
  /// The rounds of closer looks that are left.
  private var rounds: ArraySlice<Round>
  /// What seemed to be lost before each round.
  private var opinions: [Opinion] = []

  init(_ move: PlayedMove, before report: SearchReport, on board: PreparedBoard, confirms: Bool) {
    (self.move, self.board, first, rounds) = (move, board, report, confirms ? Round.all[...] : [])
    played = move.after.outcome.map { MoveValue($0, for: move.player) }
    if let best = report.moves.first, !isPlayed(best) { addRival(best) }
  }

  private func isPlayed(_ other: RankedMove) -> Bool {
    other.position.owners == move.after.owners && (other.word == nil) == (move.move.word == nil)
  }

  /// Adds a move that may be better; a second time, none.
  private func addRival(_ move: RankedMove) {
    guard !isPlayed(move), !rivals.contains(where: { $0.move.position.owners == move.position.owners }) else { return }
    let value = move.value
    rivals.append(Rival(move: move, value: value.isProven ? value : nil))
  }

  /// What to search for next; nil if nothing is left.
  var question: Question? {
    guard let played else { return .after }
    if rivals.isEmpty, !asked.contains(.other), !played.isLost, first.moves.first?.word != nil { return .other }
    if let rival = rivals.last, rival.value == nil, isWorthChecking(rival.move) { return .check }
    if asked.contains(.check), !asked.contains(.again), isLastRivalRefuted { return .again }
    if let confirmation { return confirmation }
    let isKnown = isWordKnown(bestRival?.rival.move.move ?? move.move)
    return isKnown || asked.contains(.known) || !board.lexicon.hasRarities ? nil : .known
  }

  /// What to look at for longer; nil if nothing is left, or if too little was lost.
  private var confirmation: Question? {
    guard let round = rounds.first, let opinion, !opinion.isProven else { return nil }
    guard asked.contains(.confirmBest(round)) else {
      guard opinion.lost >= round.leastLoss else { return nil }
      return opinion.best.isProven ? .confirmPlayed(round) : .confirmBest(round)
    }
    return opinion.played.isProven ? nil : .confirmPlayed(round)
  }

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
    case .other: (move.before, { [move] in MoveReviewer.without(move.move.word, $0) })
    case .known: (move.before, { $0.ofKnownWords })
    }
  }

  private static func without(_ word: String?, _ criteria: MoveCriteria) -> MoveCriteria {
    var criteria = criteria
    criteria.excludedWords += word.map { [$0] } ?? []
    return criteria
  }

  /// Takes the answer to a question.
  func take(_ report: SearchReport, for question: Question) {
    asked.append(question)
    let best = report.moves.first
    switch question {
    case .confirmBest:
      if let opinion { opinions.append(opinion) }
      guard let best, let place = bestRival?.place else { return }
      rivals[place].value = MoveValue(answeredBy: best.value)
      rivals[place].answer = best
    case .confirmPlayed(let round):
      if !asked.contains(.confirmBest(round)), let opinion { opinions.append(opinion) }
      rounds.removeFirst()
      takeAnswer(report)
    case .after: takeAnswer(report)
    case .other:
      other = best
      if let best { addRival(best) }
    case .check:
      rivals[rivals.count - 1].value = best.map { MoveValue(answeredBy: $0.value) }
      rivals[rivals.count - 1].answer = best
    case .again: if let best { addRival(best) }
    case .known:
      known = best
      // It is one of all moves, so it may be better than the one that seemed best.
      if let best, best.isKnownWord, best.percent - bestPercent >= MoveReviewer.leastGain { addRival(best) }
    }
  }

  /// Takes what the search of the position after the move has found.
  private func takeAnswer(_ report: SearchReport) {
    after = report
    guard let best = report.moves.first else { return }
    let seen = first.moves.first.flatMap { isPlayed($0) ? $0.value : nil }
    let value = MoveValue(answeredBy: best.value)
    played = seen.map { value.unlessProven($0) } ?? value
  }

  /// What seems to be lost; nil if nothing is.
  private var opinion: Opinion? {
    guard let played, let best = bestRival else { return nil }
    return Opinion(played: played, best: best.value, rival: best.rival, answer: after?.moves.first)
  }

  /// The best of the moves that are better than what was played, with its value; nil if none is.
  private var bestRival: (rival: Rival, value: MoveValue, place: Int)? {
    var best: (rival: Rival, value: MoveValue, place: Int)?
    for (place, rival) in rivals.enumerated() {
      // One that was not worth a search of its own is better by little at most.
      let value = rival.value ?? rival.move.value
      if value.chance > best?.value.chance ?? played?.chance ?? 1 { best = (rival, value, place) }
    }
    return best
  }
}

extension MoveReviewer {
  /// The move with its grade, once no question is left.
  var result: ReviewedMove? {
    guard question == nil, let played else { return nil }
    // Of several opinions the mildest, unless the last is proven.
    var mildest = opinion
    if let last = mildest, !last.isProven {
      for other in opinions where !last.played.isProven && !last.best.isProven && other.lost < mildest?.lost ?? 0 {
        mildest = other
      }
    }
    let own = choice(
      move.move, move.after, mildest?.played ?? played, answer: mildest.map { $0.answer } ?? after?.moves.first)
    let best =
      mildest.map { choice($0.rival.move.move, $0.rival.move.position, $0.best, answer: $0.rival.answer) } ?? own
    return ReviewedMove(
      before: move.before, played: own, best: best, known: known(own: own, best: best),
      other: other.map { choice($0.move, $0.position, $0.value, answer: nil) },
      threat: board.finishingWord(for: move.player.opponent, in: move.before))
  }

  private func choice(_ move: Move, _ after: Position, _ value: MoveValue, answer: RankedMove?) -> ReviewedMove.Choice {
    ReviewedMove.Choice(
      move: move, after: after, value: value, answer: answer, isKnown: isWordKnown(move),
      rarity: move.word.flatMap { board.lexicon.rarity(of: $0) },
      threat: board.finishingWord(for: self.move.player.opponent, in: after))
  }

  /// The best of the moves with a known word.
  private func known(own: ReviewedMove.Choice, best: ReviewedMove.Choice) -> ReviewedMove.Choice? {
    if best.isKnown { return best }
    let found = known.flatMap { move -> ReviewedMove.Choice? in
      guard move.word != nil, move.isKnownWord else { return nil }
      let rival = rivals.first { $0.move.position.owners == move.position.owners }
      let value = rival?.value ?? move.value
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
