import LetterpressSolver

@testable import LetterpressEngine

/// A reviewed move with made-up values: red's first word, `hobble`, where `zebra` was possible.
struct SyntheticMove {
  let reviewed: ReviewedMove

  /// A move after which red has a chance of 60% less the points lost.
  ///
  /// - Parameter rarity: of the better word.
  init(lost: Int, other: Double? = nil, by player: Player = .red, best chance: Double = 0.6, rarity: Int = 35) throws {
    try self.init(
      played: MoveValue(verdict: .lead(0), chance: max(chance - Double(lost) / 100, 0)),
      best: MoveValue(verdict: .lead(1), chance: chance), other: other, by: player, rarity: rarity)
  }

  init(
    played: MoveValue, best: MoveValue, other: Double? = nil, by player: Player = .red, rarity: Int = 35
  ) throws {
    let before = try Position(parsing: "hobblezaremnopqrstuvwxyii ......................... \(player.rawValue)")
    func choice(_ word: String, _ value: MoveValue) throws -> ReviewedMove.Choice {
      var tiles: [Int] = []
      for character in word {
        tiles.append(
          before.board.letters.indices.first { before.board[$0] == Letter(character) && !tiles.contains($0) } ?? 0)
      }
      var after = before
      let lexicon = try Lexicon(WordList(parsing: Array(word.utf8)))
      try after.play(.play(Placement(word: word, tiles: tiles)), in: lexicon)
      let rarity = word == "zebra" ? rarity : 20
      return ReviewedMove.Choice(
        move: .play(Placement(word: word, tiles: tiles)), after: after, value: value, answer: nil,
        isKnown: Lexicon.knownRarities.contains(rarity), rarity: rarity, threat: nil)
    }
    let own = try choice("hobble", played)
    reviewed = ReviewedMove(
      before: before, played: own, best: played == best ? own : try choice("zebra", best), known: nil,
      other: try other.map { try choice("zebra", MoveValue(verdict: .lead(0), chance: $0)) }, threat: nil)
  }
}
