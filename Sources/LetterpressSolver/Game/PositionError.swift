/// What can be wrong with a position that somebody wrote down.
public enum PositionError: Error, Equatable, Sendable {
  /// Other than 25 letters.
  case wrongLetterCount(Int)
  /// A character that is neither a letter nor `?`.
  case invalidLetters(RackError)
  /// Other than 25 owners.
  case wrongOwnerCount(Int)
  /// A character that stands for no owner, and its tile's index.
  case invalidOwner(Character, tile: Int)
  /// A capital where not all neighbours are the same player's.
  case notDefended(tile: Int)
  /// Neither `red` nor `blue`.
  case invalidPlayer(String)
  /// A played word with characters other than A–Z, or with fewer than 2 or more than 25.
  case invalidWord(String)
  /// Other than three or four parts of a line.
  case wrongPartCount(Int)
  /// Something behind the second pass in a row.
  case moveAfterTheEnd
}

extension PositionError: CustomStringConvertible {
  /// What happened, and what to do about it.
  public var description: String {
    switch self {
    case .wrongLetterCount(let count): "\(count) letters: a board has 25"
    case .invalidLetters(let error): error.description
    case .wrongOwnerCount(let count):
      "\(count) owners: give 25, one for each tile, as in rb.rR..rbrbbr.bBbrbbb.rb."
    case .invalidOwner(let character, let tile):
      "the owner of tile \(TileSet.name(of: tile)), \(character.debugDescription), is none: use . for nobody, r and b"
    case .notDefended(let tile):
      "tile \(TileSet.name(of: tile)) is said to be defended, and has a neighbour that is not the same player's"
    case .invalidPlayer(let name): "\(name.debugDescription) is no player: use red or blue"
    case .invalidWord(let word): "\(word.debugDescription) is no word: use 2 to 25 letters A–Z"
    case .wrongPartCount(let count):
      "\(count) parts: a position is LETTERS OWNERS PLAYER and the words played, separated by commas"
    case .moveAfterTheEnd: "a move after both players have passed"
    }
  }
}
