/// What may have been played between two pictures of a game.
public struct InferredMoves: Hashable, Sendable {
  /// How many moves may lie between the two, ascending; empty where more do than were thought of, or where the pictures
  /// contradict each other.
  public let moveCounts: [Int]
  /// The words that may have been played, likeliest first; first of all those that were for sure.
  public let words: [InferredWord]
  /// Whether the word that was played is among ``words``, if it is in the lexicon: not where tiles could not be read that it
  /// may have used.
  public let isComplete: Bool
  /// Whether every move between the two is known: by certain words, or by those that somebody gave.
  public let isSettled: Bool

  /// The words that have been played, whatever else happened.
  public var certainWords: [String] { words.filter { $0.isCertain }.map { $0.word } }
}

/// A word that may have been played.
public struct InferredWord: Hashable, Sendable {
  /// Lower case.
  public let word: String
  /// Who is the likelier to have played it; nil where neither is, or where that is not known.
  public let player: Player?
  /// How likely it was played, 0 to 1. Only an estimate unless it is certain: players choose words in different ways.
  public let likelihood: Double
  /// Whether no other words explain what changed.
  public let isCertain: Bool
}
