internal import LetterpressCLI
internal import LetterpressSolver

/// Everything that decides how the games of a match go, except their number.
struct ArenaSettings: Sendable {
  /// A and B.
  let players: [ComputerPlayer]
  /// Seconds per move, for players without a time of their own; nil for no limit.
  let time: Double?
  /// How many plies players look ahead at most; nil for no limit.
  let depth: Int?
  let openings: ArenaOpenings

  /// The limits of a player.
  func limits(of player: ComputerPlayer) -> SearchLimits {
    player.limits(time: time, depth: depth)
  }

  /// The players' names in results, with their times if they search.
  var names: [String] {
    players.map { player in
      var player = player
      if player.style.searches { player.time = player.time ?? time }
      return player.description
    }
  }

  /// A line that two matches share only if each can continue the other.
  var description: String {
    "letterpress arena: \(names[0]) – \(names[1]), depth \(depth.map(String.init) ?? "any"), "
      + "\(openings.kind) openings of seed \(openings.seed), boards \(openings.boardsDescription), "
      + "\(openings.lexicon.wordCount) words"
  }
}
