internal import LetterpressSolver

/// What a move changes on the board, for sentences.
struct MoveEffects {
  private let mover: Player
  /// Tiles taken from the opponent.
  let captured: Int
  /// Free tiles taken.
  let claimed: Int
  /// The mover's tiles that are defended after the move and were not before.
  let defended: TileSet

  init(from before: Position, to after: Position) {
    mover = before.turn
    let taken = after.owners[mover].subtracting(before.owners[mover])
    captured = taken.intersection(before.owners[mover.opponent]).count
    claimed = taken.intersection(before.owners.unclaimed).count
    defended = after.owners[mover].interior.subtracting(before.owners[mover].interior)
  }

  /// By how many tiles the mover's lead grows: a tile of the opponent counts twice, as the opponent loses it too.
  var gain: Int { 2 * captured + claimed }

  /// The forms of the verbs.
  enum Form {
    /// After `it`.
    case present
    /// After `would have`.
    case perfect
  }

  /// What was done: `takes 3 blue tiles and 2 free ones, and defends 4 tiles`.
  func clause(_ form: Form, _ wording: Wording) -> String {
    deeds(form, wording).joined(separator: captured > 0 && claimed > 0 ? ", and " : " and ")
  }

  /// What was taken and, if there is any, what was defended: `takes 3 blue tiles and 2 free ones`, `defends 4 tiles`.
  func deeds(_ form: Form, _ wording: Wording) -> [String] {
    let (take, defend) = form == .present ? ("takes", "defends") : ("taken", "defended")
    let taking =
      switch (captured > 0, claimed > 0) {
      case (true, true):
        "\(take) \(wording.names.tiles(captured, of: mover.opponent)) and \(counted(claimed, "free one"))"
      case (true, false): "\(take) \(wording.names.tiles(captured, of: mover.opponent))"
      case (false, true): "\(take) \(counted(claimed, "free tile"))"
      case (false, false): "\(take) no tiles"
      }
    guard !defended.isEmpty else { return [taking] }
    return [taking, "\(defend) \(counted(defended.count, "tile"))\(MoveReason.corners(of: defended, wording))"]
  }
}
