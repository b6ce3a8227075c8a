/// What a pop-up over the header says: who played which word last.
public struct PopUp: Hashable, Sendable {
  /// The name before "played" where it is `You`; nil for any other, as names are written in small letters, and only
  /// capitals are known.
  public let player: String?
  /// The word played, in lower case: in the reader's lexicon, and on tiles of the board that a player owns.
  public let word: String
}
