package import LetterpressSolver

/// Search reports made by hand.
package struct HandmadeReport {
  package let position: Position
  package let lexicon: Lexicon

  /// - Parameter words: the words of the lexicon.
  package init(_ line: String, words: [String]) throws {
    position = try Position(parsing: line)
    lexicon = try Lexicon(try WordList(words))
  }

  /// A position in the middle of a game, red to move.
  package static let midgame = "tejntgzhhgpsmzpthaoudgbph rb.rR..rbrbbr.bBbrbbb.rb. red pathos"

  /// Returns a move from a word and the names of its tiles, such as `hog: D2 D4 E2`, or a pass if there is no word.
  ///
  /// - Parameters:
  ///   - chance: nil for one that fits the verdict.
  ///   - others: the number of other placements of the word.
  package func move(
    _ text: String, _ verdict: Verdict, chance: Double? = nil, others: Int = 0, then continuation: [String] = []
  ) throws -> RankedMove {
    var after = position
    let move = HandmadeReport.move(text)
    try after.play(move, in: lexicon)
    let taken = after.owners[position.turn].subtracting(position.owners[position.turn])
    return RankedMove(
      move: move, captured: taken.intersection(position.owners[position.turn.opponent]),
      claimed: taken.intersection(position.owners.unclaimed), position: after, verdict: verdict,
      chance: chance ?? HandmadeReport.chance(verdict),
      continuation: continuation.map(HandmadeReport.move),
      rarity: move.placement.flatMap { lexicon.rarity(of: $0.word) }, otherPlacementCount: others)
  }

  /// Returns a chance to win that fits a verdict.
  private static func chance(_ verdict: Verdict) -> Double {
    switch verdict {
    case .wins: 1
    case .loses: 0
    case .draws: 0.5
    case .seemsToWin: 0.98
    case .seemsToLose: 0.02
    case .lead(let lead): min(max(0.5 + lead / 10, 0.03), 0.97)
    }
  }

  private static func move(_ text: String) -> Move {
    let parts = text.split(separator: ": ")
    guard parts.count == 2 else { return .pass }
    let names = (0..<Board.tileCount).map { Board.name(of: $0) }
    let tiles = parts[1].split(separator: " ").compactMap { names.firstIndex(of: String($0)) }
    return .play(Placement(word: String(parts[0]), tiles: tiles))
  }

  /// Returns a report of some moves.
  ///
  /// - Parameter count: the number of reachable positions.
  package func report(_ moves: [RankedMove], of count: Int = 1000) -> SearchReport {
    SearchReport(
      position: position, moves: moves, reachablePositionCount: count, depth: 4, nodeCount: 12345,
      time: .milliseconds(987))
  }
}

extension RankedMove {
  /// The same move if the search did not find out what it is worth.
  package var asBound: RankedMove {
    RankedMove(
      move: move, captured: captured, claimed: claimed, position: position, verdict: verdict, chance: chance,
      isBound: true, continuation: [], rarity: rarity, otherPlacementCount: otherPlacementCount)
  }
}
