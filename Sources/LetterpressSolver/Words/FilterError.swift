/// Why no word can pass the filter, whatever the word list.
public enum FilterError: Error, Equatable, Sendable {
  /// A letter that the word must have more often than there are tiles with it that may be used.
  case missingLetter(Letter, wanted: Int, available: Int)
  /// Fewer tiles than the word must have letters.
  case tooFewTiles(Int, wanted: Int)
  /// A tile that must be used, but nobody knows its letter.
  case unreadTile(Int)
  /// A tile that must be used and must not.
  case contradictoryTile(Int)
  /// A tile that must be used, but its letter must not.
  case avoidedTile(Int, Letter)
}

extension FilterError: CustomStringConvertible {
  /// What cannot be, and why.
  public var description: String {
    switch self {
    case .missingLetter(let letter, _, 0):
      "no word can contain \(letter.uppercase): there is no \(letter.uppercase) to use"
    case .missingLetter(let letter, let wanted, let available):
      "no word can contain \(letter.uppercase) \(counted(wanted, "time")): there "
        + (available == 1 ? "is only 1" : "are only \(available)") + " to use"
    case .tooFewTiles(let count, let wanted):
      "no word can have \(counted(wanted, "letter")): there \(count == 1 ? "is" : "are") only \(counted(count, "tile"))"
    case .unreadTile(let tile): "\(Board.name(of: tile)) cannot be used: its letter is unknown"
    case .contradictoryTile(let tile): "\(Board.name(of: tile)) cannot be both used and left"
    case .avoidedTile(let tile, let letter):
      "\(Board.name(of: tile)) cannot be used: its letter \(letter.uppercase) must be avoided"
    }
  }
}

extension LetterCounts {
  /// - Throws: ``FilterError/missingLetter(_:wanted:available:)`` for the first letter that is wanted more often than it
  ///   occurs.
  func check(contain wanted: LetterCounts) throws(FilterError) {
    for letter in Letter.all where wanted[letter] > self[letter] {
      throw .missingLetter(letter, wanted: wanted[letter], available: self[letter])
    }
  }
}
