internal import LetterpressEngine
internal import LetterpressSolver

/// A puzzle that was chosen among others.
struct PuzzleChoice {
  let puzzle: Puzzle
  let number: Int
  let count: Int
  /// The words that may be played.
  let lexicon: Lexicon
  /// Where it comes from, for one of a saved game.
  var missed: MissedChance?
}
