/// How the moves of a position are compared: by what they are worth, and among moves of about the same worth by their
/// words.
///
/// A word that the game may refuse, or that nobody would think of, costs some of the mover's chance to win when it is
/// compared with others. A win of fewer moves is better whatever its word; of wins of the same length the one with
/// the better word comes first.
struct MovePreference {
  /// How much of the chance to win a doubtful word may cost, 0 to 1.
  let margin: Double
  /// The number of free tiles before the move.
  let unclaimed: Int

  /// Returns what a move is worth to the player, comparable with others of the same position only. It increases with
  /// the value.
  ///
  /// - Parameter value: a ``SearchValue``, for the mover.
  func worth(of value: Int32, _ sureness: WordSureness) -> Double {
    // Smaller than any difference in value that counts.
    let step = Double(sureness.rawValue)
    if abs(value) > SearchValue.leastWin { return Double(value) - step / 8 }
    // Chances are nearly the same where one player is far ahead; there the value decides.
    let chance = WinningChance.beforeEnd(value, unclaimed: unclaimed) - margin * MovePreference.cost(of: sureness)
    return chance + Double(value) * 1e-9 - step * 1e-10
  }

  /// Returns the highest value with which a move is worth no more than a given worth.
  func highestValue(worth: Double, _ sureness: WordSureness) -> Int32 {
    guard self.worth(of: -SearchValue.limit, sureness) <= worth else { return -SearchValue.limit }
    var (low, high) = (-SearchValue.limit, SearchValue.limit)
    while low < high {
      let middle = low + (high - low + 1) / 2
      if self.worth(of: middle, sureness) <= worth { low = middle } else { high = middle - 1 }
    }
    return low
  }

  /// The share of the margin that a word costs.
  private static func cost(of sureness: WordSureness) -> Double {
    switch sureness {
    case .familiar: 0
    case .sure: 1 / 3
    case .likely: 2 / 3
    case .doubtful: 1
    }
  }
}
