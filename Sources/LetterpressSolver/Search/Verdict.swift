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
