/// What each of some moves in a row may and must use of the tiles, if they are to lead from some owners to others.
///
/// Each tile is followed by itself through the states that it can have: forwards from the first owners, backwards from the
/// last. That it is defended depends on its neighbours; a tile counts as possibly defended where all of them may be the
/// opponent's, and as surely defended where all of them must be. So no sequence that the rules allow is left out, and some
/// that they do not allow may be left in.
struct MoveSequence {
  /// One of the moves.
  struct Step {
    let player: Player
    /// The tiles that its word may use.
    let usable: TileSet
    /// The tiles that it must take, as nothing else explains what became of them. None for a move that may be a pass.
    let required: TileSet
    /// The tiles that it may take.
    let takeable: TileSet
  }

  let steps: [Step]
  /// The tiles that have another owner afterwards.
  let changed: TileSet

  /// - Parameters:
  ///   - first: who makes the first move; the players alternate.
  ///   - count: the number of moves, at least 1.
  /// - Returns: nil where no moves of that number lead there.
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
    // What was reached forwards and leads nowhere must go from the later states as well.
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

/// Which owners each tile may have between two moves: a tile may be in several of the sets.
private struct TileStates {
  var free: TileSet
  private var red: TileSet
  private var blue: TileSet

  /// What is known for sure.
  init(_ owners: Owners) { (free, red, blue) = (owners.unclaimed, owners.red, owners.blue) }

  subscript(player: Player) -> TileSet {
    get { player == .red ? red : blue }
    set { if player == .red { red = newValue } else { blue = newValue } }
  }

  var anyOwner: TileSet { free.union(red).union(blue) }

  /// The tiles that are a player's for sure.
  func only(_ player: Player) -> TileSet { self[player].subtracting(free).subtracting(self[player.opponent]) }

  /// What a move of a player can make of them.
  func after(_ player: Player, sparing immune: TileSet) -> TileStates {
    var after = self
    after[player] = self[player].union(free).union(self[player.opponent].subtracting(immune))
    return after
  }

  /// What a move of a player can have made them of.
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
