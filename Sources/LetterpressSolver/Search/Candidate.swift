/// A move that the search may examine.
package struct Candidate: BitwiseCopyable {
  /// The static ``Evaluation`` of the position after it, for the mover.
  package var value: Int32
  /// The group of the word.
  package var group: Int32
  /// The tiles that spell the word.
  var tiles: TileSet
  /// The subset of ``tiles`` that it takes.
  package var taken: TileSet

  /// No move, to fill a buffer with.
  static let none = Candidate(value: 0, group: 0, tiles: TileSet(), taken: TileSet())

  var move: SearchMove { SearchMove(tiles: tiles, group: group) }

  /// Sorts moves by value, highest first.
  static func sort(_ candidates: inout [Candidate]) {
    candidates.sort { $0.value != $1.value ? $0.value > $1.value : $0.taken.bits < $1.taken.bits }
  }
}

/// A move as the search represents it; which word of the group it plays is decided when it is played.
package struct SearchMove: BitwiseCopyable, Hashable, Sendable {
  /// The tiles that spell the word.
  package var tiles: TileSet
  /// The group of the word; −1 for a pass.
  package var group: Int32

  static let pass = SearchMove(tiles: TileSet(), group: -1)
}

/// A root move and what the search knows about it.
struct RootMove {
  /// The move; its group is −1 for a pass.
  var candidate: Candidate
  /// The word that is played; nil for a pass.
  var word: Int?
  /// Its value: from evaluation at first, then from search.
  var value: Int32
  /// Whether the value is a proven win, loss or draw.
  var isProven = false
  /// Whether the game is sure to end with it, or with the passes after it because no word is left.
  private(set) var isDecided = false
  /// Whether the value is only an upper bound, because the move was only compared with others.
  var isBound = false
  /// The depth it was searched to, in plies; 0 if it was only evaluated.
  var depth = 0
  /// Whether the prover has found no win in three for the opponent after it.
  var isChecked = false
  /// How good its word is; nil if not yet looked up.
  var sureness: WordSureness?
  var isPass: Bool { word == nil }

  /// The tiles it takes, which identify the move; nil for a pass.
  var key: TileSet? { isPass ? nil : candidate.taken }

  /// Gives it the value of a game that is sure to end.
  ///
  /// - Parameters:
  ///   - lead: that of the player who makes the move.
  ///   - ply: the ply that ends the game, counting this move as the first.
  mutating func decide(lead: Int, atPly ply: Int) {
    value = SearchValue.end(lead: lead, atPly: ply)
    (isProven, isDecided) = (true, true)
  }
}

/// How the moves of a position are compared: by what they are worth, and among moves of about the same worth by their
/// words.
///
/// A word that the game may refuse, or that nobody would think of, costs some of the mover's chance to win when it is
/// compared with others. Of wins that are only seen, one of fewer moves is better whatever its word, and of the same length the
/// one with the better word. Proven wins are equally sure by the word list, so there the word comes first:
/// ``trust(inWinWithin:_:)``.
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

  /// Returns how much a proven win can be relied on, 0 to 3, which comes before the number of its moves.
  ///
  /// The proof holds by the word list. What may still spoil the win is that the game refuses the word, or that the player makes
  /// a slip in the moves after it; the latter cannot be if the word ends the game. So that comes first, then a word that most
  /// people know, then one that few people know, and last one that the game may refuse.
  static func trust(inWinWithin plies: Int, _ sureness: WordSureness) -> Int {
    sureness.mayBeRefused ? 0 : plies == 1 ? mostTrust : sureness.isFamiliar ? knownTrust : 1
  }

  private static let mostTrust = 3
  /// From here on, no better proven win is looked for.
  static let knownTrust = 2

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
