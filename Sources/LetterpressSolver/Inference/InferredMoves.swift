/// What may have been played between two pictures of a game.
public struct InferredMoves: Hashable, Sendable {
  /// How many moves there may be between the two, ascending; empty if there are more than were considered, or if the
  /// pictures contradict each other.
  public let moveCounts: [Int]
  /// The words that may have been played: certain ones first, then the likeliest first.
  public let words: [InferredWord]
  /// Whether ``words`` is sure to include the words that were played, if they are in the lexicon: false if one may have
  /// used an unreadable tile, or if ``moveCounts`` is empty.
  public let isComplete: Bool
  /// Whether every move between the two is known, from certain words or from given ones.
  public let isSettled: Bool

  /// The words that were certainly played.
  public var certainWords: [String] { words.filter { $0.isCertain }.map { $0.word } }
}
