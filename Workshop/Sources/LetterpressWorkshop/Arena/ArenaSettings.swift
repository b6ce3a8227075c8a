internal import LetterpressCLI
internal import LetterpressSolver

/// Everything that decides how the games of a match go, except their number.
struct ArenaSettings: Sendable {
  /// A and B.
  let players: [ArenaPlayer]
  /// What players may use for each move if they have no time of their own.
  let budget: ArenaBudget
  let openings: ArenaOpenings

  /// What a player may use for each move.
  func budget(of player: ArenaPlayer) -> ArenaBudget {
    var budget = budget
    if case .computer(let computer) = player, let time = computer.time { budget.time = time }
    return budget
  }

  /// The players' names in results, with their times if they search.
  var names: [String] {
    players.map { player in
      guard case .computer(var computer) = player else { return player.description }
      if computer.level == nil { computer.time = computer.time ?? budget.time }
      return computer.description
    }
  }

  /// A line that two matches share only if each can continue the other.
  var description: String {
    let clock = budget.countsProcessorTime ? ", processor time" : ""
    // A style's name has its time; another program's has not.
    let isCommon = players.contains { if case .program = $0 { true } else { false } }
    let time = isCommon ? budget.time.map { ", \($0) s" } ?? "" : ""
    let positions = budget.positions.map { ", \($0) positions" } ?? ""
    return "letterpress arena: \(names[0]) – \(names[1]), depth \(budget.depth.map(String.init) ?? "any")"
      + "\(time)\(clock)\(positions), "
      + "\(openings.kind) openings of seed \(openings.seed), boards \(openings.boardsDescription), "
      + "\(openings.lexicon.wordCount) words"
  }
}
