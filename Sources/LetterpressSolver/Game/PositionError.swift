/// What can be wrong with a position that was typed or read from a screenshot.
public enum PositionError: DescribedError, Equatable, Sendable {
  /// Letters that do not form a board.
  case invalidBoard(BoardError)
  /// A number of owners other than 25.
  case wrongOwnerCount(Int)
  /// A character that is not an owner, and its tile's index.
  case invalidOwner(Character, tile: Int)
  /// An upper-case owner whose neighbours are not all the same player's.
  case notDefended(tile: Int)
  /// Neither `red` nor `blue`.
  case invalidPlayer(String)
  /// A played word with characters other than A–Z, or with fewer than 2 or more than 25 of them.
  case invalidWord(String)
  /// A played word that the board has not the letters for, even if each unread tile may have any letter.
  case unspellableWord(String)
  /// A line with other than three or four parts.
  case wrongPartCount(Int)
  /// A move after the second pass in a row.
  case moveAfterTheEnd
  /// It is unknown who owns which tile.
  case unknownOwners
  /// It is unknown whose turn it is.
  case unknownTurn
}

extension PositionError: CustomStringConvertible {
  /// What happened, and what to do about it.
  public var description: String {
    switch self {
    case .invalidBoard(let error): error.description
    case .wrongOwnerCount(let count):
      "\(counted(count, "owner")): give 25, one for each tile, as in rb.rR..rbrbbr.bBbrbbb.rb."
    case .invalidOwner(let character, let tile):
      "tile \(Board.nameOrNumber(of: tile)): \(character.quoted) is not an owner: use . for nobody, r for red, b for blue"
    case .notDefended(let tile):
      "tile \(Board.nameOrNumber(of: tile)) is marked as defended, but not all its neighbours belong to the same player"
    case .invalidPlayer(let name): "\(name.quoted) is not a player: use red or blue"
    case .invalidWord(let word): "\(word.quoted) is not a word: use 2 to 25 letters A–Z"
    case .unspellableWord(let word):
      "\(word.shortened) cannot have been played, because the board lacks its letters: correct the word or the board"
    case .wrongPartCount(let count):
      "a position has 3 or 4 parts, not \(count): LETTERS OWNERS PLAYER and the words played, separated by commas"
    case .moveAfterTheEnd: "no move can follow two passes in a row, which end the game"
    case .unknownOwners:
      "cannot tell who owns which tile: give 25 owners, row by row: . for nobody, r for red, b for blue"
    case .unknownTurn: "cannot tell whose turn it is: give red or blue"
    }
  }
}
