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
    let cost = MovePreference.cost(of: sureness)
    if abs(value) > SearchValue.leastWin { return Double(value) - cost / 2 }
    // Where one player is far ahead, chances are the same up to the last digit, and the value decides. What a word costs
    // without a margin is less than any difference in value.
    let chance = WinningChance.beforeEnd(value, unclaimed: unclaimed) - margin * cost
    return chance + (Double(value) - cost / 2) * 1e-9
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

  /// Returns the share of the margin that a word costs.
  static func cost(of sureness: WordSureness) -> Double {
    let doubt = min(sureness.refusalChance / highestRefusalChance, 1)
    return sureness.isFamiliar ? (1 - unfamiliar) * doubt : unfamiliar + (1 - unfamiliar) * doubt
  }

  /// Whether no other word is worth looking for, since most people know this one and the game surely takes it.
  static func isBest(_ sureness: WordSureness) -> Bool { sureness.isFamiliar && sureness.refusalChance < 0.01 }

  /// What a word costs at least that few people know.
  private static let unfamiliar = 0.2
  /// From this chance on that the game refuses a word, it costs the whole margin.
  private static let highestRefusalChance = 0.06
}
