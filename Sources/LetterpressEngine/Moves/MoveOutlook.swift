package import LetterpressSolver

/// What a word would achieve, described before it is played.
package struct MoveOutlook {
  private let placement: Placement
  private let before: Position
  private let after: Position
  /// For the player who plays the word; nil if no search says so.
  private var value: MoveValue?
  /// The opponent's best answer; nil if no search says so.
  private var bestAnswer: Move?

  /// Creates the outlook of a word from its answer.
  ///
  /// - Precondition: the move is not a pass.
  init(_ move: PlayedMove, answer: RankedMove?) {
    guard let placement = move.move.placement else { preconditionFailure("a pass") }
    self.init(placement, from: move.before, to: move.after, answer: answer)
  }

  /// Creates the outlook of a word from what a search has found out about one that takes the same tiles.
  ///
  /// - Precondition: the move is not a pass.
  init(_ move: PlayedMove, as ranked: RankedMove) {
    self.init(move, answer: nil)
    (value, bestAnswer) = (ranked.value, ranked.continuation.first)
  }

  /// Creates an outlook from the positions before and after the word.
  ///
  /// - Parameters:
  ///   - after: the position after the word.
  ///   - answer: the opponent's best answer there; nil if the game is over, or none was searched for.
  package init(_ placement: Placement, from before: Position, to after: Position, answer: RankedMove?) {
    (self.placement, self.before, self.after) = (placement, before, after)
    (value, bestAnswer) = (answer.map { MoveValue(answeredBy: $0.value) }, answer?.move)
  }

  /// Creates an outlook of a word that is proven to win within some plies, counting it.
  init(_ placement: Placement, from before: Position, to after: Position, winningIn plies: Int) {
    (self.placement, self.before, self.after) = (placement, before, after)
    value = MoveValue(verdict: .wins(plies: plies), chance: 1)
  }

  /// Creates an outlook from a searched move; nil for a pass.
  package init?(_ move: RankedMove, from before: Position) {
    guard let placement = move.move.placement else { return nil }
    (self.placement, self.before, after) = (placement, before, move.position)
    if !move.isBound { (value, bestAnswer) = (move.value, move.continuation.first) }
  }

  private var mover: Player { before.turn }

  /// The tiles that change hands.
  var taken: TileSet { after.owners[mover].subtracting(before.owners[mover]) }

  /// What it takes, such as `takes 3 from blue and 2 free`.
  package func takings(_ names: PlayerNames = PlayerNames()) -> String {
    Wording.page(names).takings(from: before, to: after)
  }

  /// How its player stands after it; nil if no search says so.
  package var standing: Standing? {
    if let outcome = after.outcome { return Standing(outcome, for: mover) }
    return value.map { Standing(percent: $0.percent) }
  }

  /// The word with its tiles, what it takes, the score, the chance to win, and the best answer, for a terminal.
  package var sentence: String {
    let tiles = MoveText.tiles(of: .play(placement))
    let scores = "red \(after.score(of: .red)), blue \(after.score(of: .blue))"
    return "\(placement.word.asciiUppercased) on \(tiles) \(takings()), then \(scores)\(ending(.terminal))."
  }

  /// What it takes, how its player then stands, and the best answer, for a page.
  package func brief(_ names: PlayerNames = PlayerNames()) -> String { "\(takings(names))\(ending(.page(names)))." }

  private func ending(_ wording: Wording) -> String {
    if let outcome = after.outcome { return "; \(wording.result(outcome, after))" }
    guard let value else { return "" }
    return VerdictText.outlook(value, answer: bestAnswer, by: mover.opponent, wording)
  }
}
