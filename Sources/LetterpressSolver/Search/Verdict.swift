/// What a search thinks of a move, from the view of the player who makes it.
public enum Verdict: Hashable, Sendable {
  /// The mover wins whatever the opponent does, with the last of so many plies, this move being the first: proven.
  case wins(plies: Int)
  /// The opponent wins whatever the mover does afterwards, with the last of so many plies, this move being the first:
  /// proven. With 2, the opponent's next word finishes the game.
  case loses(plies: Int)
  /// The game ends with this move and nobody wins it.
  case draws
  /// As far as the search has seen, which has not been everything, the mover wins with the last of so many plies.
  case seemsToWin(plies: Int)
  /// As far as the search has seen, the opponent wins with the last of so many plies.
  case seemsToLose(plies: Int)
  /// No end is in sight: the lead that the search expects, in tiles, where defended tiles and such as are hard to take
  /// count for more than others.
  case lead(Double)
}
