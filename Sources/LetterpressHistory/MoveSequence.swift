internal import LetterpressSolver

/// What each of several consecutive moves may and must do with the tiles to lead from given owners to others.
///
/// Each tile is tracked separately through its possible states, forwards from the first owners and backwards from the
/// last. Whether it is defended depends on its neighbours: it counts as possibly defended if all of them may be the
/// opponent's, and as surely defended if all of them must be. So no legal sequence is left out, but some illegal ones
/// may remain.
struct MoveSequence {
  /// One of the moves.
  struct Step {
    let player: Player
    /// The tiles its word may use.
    let usable: TileSet
    /// The tiles it must take, as nothing else explains their state afterwards; empty if the move may be a pass.
    let required: TileSet
    /// The tiles it may take.
    let takeable: TileSet
  }

  let steps: [Step]
  /// The tiles with a different owner afterwards.
  let changed: TileSet

  /// - Parameters:
  ///   - first: who makes the first move; the players alternate.
  ///   - count: the number of moves, at least 1.
  /// - Returns: nil if no sequence of that many moves leads there.
  /// - Complexity: O(*count*).
  init?(from earlier: Owners, to later: Owners, first: Player, count: Int) {
    guard !earlier.unclaimed.isEmpty else { return nil }  // the game is over
    let players = (0..<count).map { $0.isMultiple(of: 2) ? first : first.opponent }
    var states = [TileStates(earlier)]
    var immune: [TileSet] = []
    for (index, player) in players.enumerated() {
      let defended = states[index].only(player.opponent).interior
      immune.append(defended)
      states.append(states[index].after(player, sparing: defended))
    }
    states[count].formIntersection(TileStates(later))
    for index in (0..<count).reversed() {
      states[index].formIntersection(states[index + 1].before(players[index], sparing: immune[index]))
    }
    guard states[0].anyOwner == .all else { return nil }
    // States reached forwards that lead nowhere must go from the later sets as well.
    for index in 0..<count {
      states[index + 1].formIntersection(states[index].after(players[index], sparing: immune[index]))
    }
    steps = players.indices.map { Step(players[$0], from: states[$0], to: states[$0 + 1], sparing: immune[$0]) }
    changed = TileSet.all.subtracting(earlier.red.intersection(later.red))
      .subtracting(earlier.blue.intersection(later.blue)).subtracting(later.unclaimed)
  }
}

extension MoveSequence.Step {
  fileprivate init(_ player: Player, from before: TileStates, to after: TileStates, sparing immune: TileSet) {
    let opponent = player.opponent
    self.player = player
    takeable = before.free.union(before[opponent].subtracting(immune)).intersection(after[player])
    let defended = before[opponent].interior.intersection(after[opponent])
    let kept = before[player].intersection(after[player])
    usable = takeable.union(kept).union(defended)
    let unused = kept.union(before[opponent].intersection(after[opponent])).union(before.free.intersection(after.free))
    required = TileSet.all.subtracting(unused)
  }
}

/// The owners each tile may have between two moves; a tile may be in several sets.
private struct TileStates {
  var free: TileSet
  private var red: TileSet
  private var blue: TileSet

  /// Creates the states of known owners.
  init(_ owners: Owners) { (free, red, blue) = (owners.unclaimed, owners.red, owners.blue) }

  subscript(player: Player) -> TileSet {
    get { player == .red ? red : blue }
    set { if player == .red { red = newValue } else { blue = newValue } }
  }

  var anyOwner: TileSet { free.union(red).union(blue) }

  /// Returns the tiles that are certainly a player's.
  func only(_ player: Player) -> TileSet { self[player].subtracting(free).subtracting(self[player.opponent]) }

  /// Returns the possible states after a player's move.
  func after(_ player: Player, sparing immune: TileSet) -> TileStates {
    var after = self
    after[player] = self[player].union(free).union(self[player.opponent].subtracting(immune))
    return after
  }

  /// Returns the possible states before a player's move.
  func before(_ player: Player, sparing immune: TileSet) -> TileStates {
    var before = self
    before.free = free.union(self[player])
    before[player.opponent] = self[player.opponent].union(self[player].subtracting(immune))
    return before
  }

  mutating func formIntersection(_ other: TileStates) {
    free = free.intersection(other.free)
    red = red.intersection(other.red)
    blue = blue.intersection(other.blue)
  }
}
