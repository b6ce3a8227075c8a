/// What a pop-up over the header says: who played which word last.
public struct PopUp: Hashable, Sendable {
  /// The name before "played" if it is `You`, otherwise nil: names have small letters, and only capitals are known.
  public let player: String?
  /// The word played, in lower case: in the reader's lexicon unless the tiles that wobble spell it, and possible on
  /// the board.
  public let word: String

  /// What the owner of the phone is called in pop-ups.
  package static let you = "You"
}
