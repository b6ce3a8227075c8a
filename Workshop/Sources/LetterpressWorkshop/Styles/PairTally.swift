import LetterpressHistory
package import LetterpressSolver

/// How well two moves are inferred from the positions before and after them.
package struct PairTally: Sendable {
  /// What is known of two moves besides the owners before and after them.
  package enum Evidence: String, CaseIterable, Sendable {
    case owners = "owners alone"
    case lastTiles = "last tiles"
    case lastWord = "last word"
    case suggestions = "suggestions"
    case suggestionsAndTiles = "both"

    /// Whether the first move is one of those that were suggested.
    package var isSuggested: Bool { self == .suggestions || self == .suggestionsAndTiles }
  }

  package private(set) var gapCount = 0
  /// The number of gaps whose likeliest pair was played, and of those of whose likeliest pair the first word was.
  package private(set) var rightCount = 0
  package private(set) var firstWordCount = 0
  /// The number of gaps for which a pair was called sure, and of those of which it was wrong.
  package private(set) var sureCount = 0
  package private(set) var wrongSureCount = 0
  package private(set) var time = Duration.zero
  package private(set) var longestTime = Duration.zero

  package init() {}

  package static func + (left: PairTally, right: PairTally) -> PairTally {
    var sum = left
    sum.gapCount += right.gapCount
    sum.rightCount += right.rightCount
    sum.firstWordCount += right.firstWordCount
    sum.sureCount += right.sureCount
    sum.wrongSureCount += right.wrongSureCount
    sum.time += right.time
    sum.longestTime = max(left.longestTime, right.longestTime)
    return sum
  }

  /// Tallies the inference of two words of a game.
  package mutating func look(at gap: TwoMoves, knowing evidence: Evidence, on board: PreparedBoard) {
    let knowsTiles = evidence == .lastTiles || evidence == .suggestionsAndTiles
    let earlier = InferenceTally.snapshot(of: gap.before)
    let later = GameSnapshot(
      board: gap.after.board, owners: gap.after.owners, turn: gap.after.outcome == nil ? gap.after.turn : nil,
      lastWord: evidence == .lastWord ? gap.second.word : nil,
      lastTiles: knowsTiles ? TileSet(gap.second.tiles) : nil)
    let begin = ContinuousClock.now
    let moves = InferredMoves(
      from: earlier, to: later, on: board, playedBefore: gap.before.playedWords,
      moveCounts: GameHistory.usualMoveCounts,
      suggestions: evidence.isSuggested ? gap.suggestions : [])
    let took = begin.duration(to: .now)
    time += took
    longestTime = max(longestTime, took)
    gapCount += 1
    guard let best = moves?.pairs.first else { return }
    let isRight = best.first.word == gap.first.word && best.second.word == gap.second.word
    if isRight { rightCount += 1 }
    if best.first.word == gap.first.word { firstWordCount += 1 }
    guard best.isSure else { return }
    sureCount += 1
    if !isRight { wrongSureCount += 1 }
  }
}

/// Two words of a game, played one after the other.
package struct TwoMoves: Sendable {
  package let before: Position
  package let first: Placement
  package let second: Placement
  package let after: Position
  /// The moves that were suggested to whoever made the first.
  package var suggestions: [Placement] = []

  /// - Returns: nil if one of them is a pass, or if the game is over after the first.
  init?(_ first: Move, in before: Position, answer: (Position) -> Move) {
    guard let firstWord = first.placement, let between = Self.play(first, in: before), between.outcome == nil else {
      return nil
    }
    let second = answer(between)
    guard let secondWord = second.placement, let after = Self.play(second, in: between) else { return nil }
    (self.before, self.first, self.second, self.after) = (before, firstWord, secondWord, after)
  }

  private static func play(_ move: Move, in position: Position) -> Position? {
    var position = position
    do {
      try position.play(move, in: .english)
    } catch {
      return nil
    }
    return position
  }
}

extension StyleGame {
  /// Returns two moves of the game; nil if one of them is a pass.
  package func twoMoves(from start: Int) -> TwoMoves? {
    TwoMoves(moves[start], in: positions[start]) { _ in moves[start + 1] }
  }

  /// Returns two moves of which the first is one that the search suggested in a position of the game, mostly the best one; nil if
  /// one of them is a pass.
  package func suggestedMoves(
    from start: Int, on board: PreparedBoard, using generator: inout SeededGenerator
  ) -> TwoMoves? {
    let table = TranspositionTable(size: 1 << 20)
    let limits = SearchLimits(nodeCount: Self.nodesOfSuggestions)
    let search = Search(of: positions[start], on: board, limits: limits, table: table)
    let suggestions = search.run().moves.prefix(Self.mostSuggestions).compactMap { $0.move.placement }
    let draw = Double.random(in: 0..<1, using: &generator)
    let other = Int.random(in: 0..<Self.mostSuggestions, using: &generator)
    // Six of ten players take the first, two the second, and the others any.
    let place = min(draw < 0.6 ? 0 : draw < 0.8 ? 1 : other, suggestions.count - 1)
    guard place >= 0 else { return nil }
    var gap = TwoMoves(.play(suggestions[place]), in: positions[start], answer: answer)
    gap?.suggestions = suggestions
    return gap
  }

  private static let nodesOfSuggestions = 2000
  private static let mostSuggestions = 10
}
