/// A word that may have been played.
public struct InferredWord: Hashable, Sendable {
  /// The word in lower case.
  public let word: String
  /// Who is more likely to have played it; nil if neither is, or if that is unknown.
  public let player: Player?
  /// How likely it was played, 0 to 1; only an estimate unless it is certain, as players choose words differently.
  public let likelihood: Double
  /// Whether the change cannot be explained without it.
  public let isCertain: Bool
}
