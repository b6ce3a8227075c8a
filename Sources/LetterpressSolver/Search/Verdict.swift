/// A search's verdict on a move, from the mover's point of view.
public enum Verdict: Hashable, Sendable {
  /// The mover is proven to win with the last of `plies` plies, counting this move as the first.
  case wins(plies: Int)
  /// The opponent is proven to win with the last of `plies` plies, counting this move as the first. With 2, the
  /// opponent's next move ends the game.
  case loses(plies: Int)
  /// The game ends in a draw, with this move or because no word is left after it.
  case draws
  /// The mover seems to win with the last of `plies` plies, but that is not proven.
  case seemsToWin(plies: Int)
  /// The opponent seems to win with the last of `plies` plies, but that is not proven.
  case seemsToLose(plies: Int)
  /// No end is in sight: the expected lead in tiles, where tiles that are defended or hard to take count more.
  case lead(Double)
}

extension Verdict {
  /// Creates the verdict on a root move.
  init(_ move: RootMove) {
    let value = move.value
    if abs(value) > SearchValue.leastWin {
      let plies = Int(SearchValue.win - abs(value))
      switch (value > 0, move.isProven) {
      case (true, true): self = .wins(plies: plies)
      case (true, false): self = .seemsToWin(plies: plies)
      case (false, true): self = .loses(plies: plies)
      case (false, false): self = .seemsToLose(plies: plies)
      }
    } else if move.isProven {
      self = .draws
    } else {
      self = .lead(Double(value) / Evaluation.unit)
    }
  }
}

extension Verdict {
  /// Whether it is proven.
  package var isProven: Bool {
    switch self {
    case .wins, .loses, .draws: true
    case .seemsToWin, .seemsToLose, .lead: false
    }
  }

  /// The verdict for the other player, `plies` moves earlier.
  fileprivate func turned(before plies: Int = 0) -> Verdict {
    switch self {
    case .wins(let count): .loses(plies: count + plies)
    case .loses(let count): .wins(plies: count + plies)
    case .draws: .draws
    case .seemsToWin(let count): .seemsToLose(plies: count + plies)
    case .seemsToLose(let count): .seemsToWin(plies: count + plies)
    case .lead(let lead): .lead(-lead)
    }
  }
}

/// What a move is worth to the player who makes it.
package struct MoveValue: Hashable, Sendable {
  package let verdict: Verdict
  /// That player's chance to win, 0 to 1: 1 and 0 only if proven, ½ for a draw.
  package let chance: Double

  package init(verdict: Verdict, chance: Double) { (self.verdict, self.chance) = (verdict, chance) }

  /// The value of a move, from that of the best answer to it.
  package init(answeredBy answer: MoveValue) {
    self.init(verdict: answer.verdict.turned(before: 1), chance: 1 - answer.chance)
  }

  /// What the same move is worth to the opponent of the player who makes it.
  package var turned: MoveValue { MoveValue(verdict: verdict.turned(), chance: 1 - chance) }

  /// The value of a move that ends the game.
  package init(_ outcome: Outcome, for player: Player) {
    switch outcome {
    case .draw: self.init(verdict: .draws, chance: 0.5)
    case .win(player): self.init(verdict: .wins(plies: 1), chance: 1)
    case .win: self.init(verdict: .loses(plies: 1), chance: 0)
    }
  }

  /// Whether it is proven.
  package var isProven: Bool { verdict.isProven }

  /// Whether the player is proven to win.
  package var isWon: Bool { isProven && chance == 1 }

  /// Whether the player is proven to lose.
  package var isLost: Bool { isProven && chance == 0 }

  /// The chance in whole percent: 0 and 100 only if proven. Both players' add up to 100.
  package var percent: Int {
    let percent = chance < 0.5 ? 100 - MoveValue.percent(1 - chance) : MoveValue.percent(chance)
    return isProven ? percent : min(max(percent, 1), 99)
  }

  private static func percent(_ chance: Double) -> Int { Int((chance * 100).rounded()) }

  /// The other value if that is proven and this is not, else this.
  package func unlessProven(_ other: MoveValue) -> MoveValue { other.isProven && !isProven ? other : self }
}

/// Values in a search: hundredths of a tile, as in ``Evaluation``, with wins far above.
package enum SearchValue {
  /// The value of a win, less one per ply from the root.
  package static let win: Int32 = 16_000
  /// Values above this are wins, and below its negative losses, proven or not.
  package static let leastWin: Int32 = 15_000
  /// Greater than any value.
  package static let limit: Int32 = 16_383

  /// Returns the value of a win at a ply, counted from the root.
  @inline(__always)
  static func win(atPly ply: Int) -> Int32 { win &- Int32(truncatingIfNeeded: ply) }

  /// Returns the value of the game ending at a ply, for a player with this lead in tiles.
  @inline(__always)
  static func end(lead: Int, atPly ply: Int) -> Int32 {
    lead == 0 ? 0 : lead > 0 ? win(atPly: ply) : -win(atPly: ply)
  }

  /// Converts a value relative to the root to one relative to the position, as the transposition table stores it;
  /// ``fromRoot(_:ply:)`` converts back.
  @inline(__always)
  static func fromPosition(_ value: Int32, ply: Int) -> Int32 {
    value > leastWin
      ? value &+ Int32(truncatingIfNeeded: ply)
      : value < -leastWin ? value &- Int32(truncatingIfNeeded: ply) : value
  }

  @inline(__always)
  static func fromRoot(_ value: Int32, ply: Int) -> Int32 {
    value > leastWin
      ? value &- Int32(truncatingIfNeeded: ply)
      : value < -leastWin ? value &+ Int32(truncatingIfNeeded: ply) : value
  }
}
