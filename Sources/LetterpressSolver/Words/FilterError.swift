/// Why no word can pass the filter, whatever the word list contains.
public enum FilterError: DescribedError, Equatable, Sendable {
  /// The word needs a letter more often than there are usable tiles with it.
  case missingLetter(Letter, wanted: Int, available: Int)
  /// The word needs more letters than there are tiles.
  case tooFewTiles(Int, wanted: Int)
  /// A tile must be used but its letter is unknown.
  case unreadTile(Int)
  /// A tile both must and must not be used.
  case contradictoryTile(Int)
  /// A tile must be used but its letter must not.
  case avoidedTile(Int, Letter)
}

extension FilterError: CustomStringConvertible {
  /// What is impossible, and why.
  public var description: String {
    switch self {
    case .missingLetter(let letter, _, 0):
      "no word can contain \(letter.uppercase): there is no \(letter.uppercase) to use"
    case .missingLetter(let letter, let wanted, let available):
      "no word can contain \(letter.uppercase) \(counted(wanted, "time")): there "
        + (available == 1 ? "is only 1" : "are only \(available)") + " to use"
    case .tooFewTiles(let count, let wanted):
      "no word can have \(counted(wanted, "letter")): there \(count == 1 ? "is" : "are") only \(counted(count, "tile"))"
    case .unreadTile(let tile): "\(Board.nameOrNumber(of: tile)) cannot be used: its letter is unknown"
    case .contradictoryTile(let tile): "\(Board.nameOrNumber(of: tile)) cannot be both used and left"
    case .avoidedTile(let tile, let letter):
      "\(Board.nameOrNumber(of: tile)) cannot be used: its letter \(letter.uppercase) must be avoided"
    }
  }
}

extension LetterCounts {
  /// - Throws: ``FilterError/missingLetter(_:wanted:available:)`` for the first letter wanted more often than it
  ///   occurs.
  func check(contain wanted: LetterCounts) throws(FilterError) {
    for letter in Letter.all where wanted[letter] > self[letter] {
      throw .missingLetter(letter, wanted: wanted[letter], available: self[letter])
    }
  }
}
