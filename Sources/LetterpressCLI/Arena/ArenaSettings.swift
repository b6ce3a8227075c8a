internal import LetterpressSolver

/// All that decides how the games of a match go, but for how many there are.
struct ArenaSettings: Sendable {
  /// A and B.
  let players: [ComputerPlayer]
  /// Seconds a move, for players without a time of their own; nil for any time.
  let time: Double?
  /// How many plies ahead players look at the most; nil for any number.
  let depth: Int?
  let openings: ArenaOpenings

  /// What limits a player.
  func limits(of player: ComputerPlayer) -> SearchLimits {
    player.limits(time: time, depth: depth)
  }

  /// The players' names in results, with their times where they search.
  var names: [String] {
    players.map { player in
      var player = player
      if player.style.searches { player.time = player.time ?? time }
      return player.description
    }
  }

  /// One line that two matches share only if one can be gone on with as the other.
  var description: String {
    "letterpress arena: \(names[0]) – \(names[1]), depth \(depth.map(String.init) ?? "any"), "
      + "\(openings.kind.rawValue) openings of seed \(openings.seed), boards \(openings.boardsDescription), "
      + "\(openings.lexicon.wordCount) words"
  }
}
