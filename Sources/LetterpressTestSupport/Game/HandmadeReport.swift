package import LetterpressSolver

/// Search reports that no search has made.
package struct HandmadeReport {
  package let position: Position
  package let lexicon: Lexicon

  /// - Parameter words: those of the lexicon.
  package init(_ line: String, words: [String]) throws {
    position = try Position(parsing: line)
    lexicon = try Lexicon(try WordList(words))
  }

  /// A game in its midst, red to move.
  package static let midgame = "tejntgzhhgpsmzpthaoudgbph rb.rR..rbrbbr.bBbrbbb.rb. red hobble"

  /// A move with a word and the names of its tiles, such as `hog: D2 D4 E2`; a pass where there is no word.
  package func move(_ text: String, _ verdict: Verdict, then continuation: [String] = []) throws -> RankedMove {
    var after = position
    let move = HandmadeReport.move(text)
    try after.play(move, in: lexicon)
    let taken = after.owners[position.turn].subtracting(position.owners[position.turn])
    return RankedMove(
      move: move, captured: taken.intersection(position.owners[position.turn.opponent]),
      claimed: taken.intersection(position.owners.unclaimed), position: after, verdict: verdict,
      continuation: continuation.map(HandmadeReport.move))
  }

  private static func move(_ text: String) -> Move {
    let parts = text.split(separator: ": ")
    guard parts.count == 2 else { return .pass }
    let names = (0..<Board.tileCount).map { Board.name(of: $0) }
    let tiles = parts[1].split(separator: " ").compactMap { names.firstIndex(of: String($0)) }
    return .play(Placement(word: String(parts[0]), tiles: tiles))
  }

  /// A report of some moves.
  ///
  /// - Parameter count: how many different ones there are.
  package func report(_ moves: [RankedMove], of count: Int = 1000) -> SearchReport {
    SearchReport(
      position: position, moves: moves, reachablePositionCount: count, depth: 4, nodeCount: 12345,
      time: .milliseconds(987))
  }
}
