extension Position {
  /// Parses the one line that ``description`` prints: `LETTERS OWNERS PLAYER WORD,WORD,…`.
  ///
  /// The letters as ``Rack/init(parsing:)`` takes them, the owners as ``Owners/init(parsing:)`` does, the player to move,
  /// and, where there are any, the words played, in order, with a `-` for each pass.
  ///
  /// - Throws: ``PositionError``.
  public init(parsing line: String) throws(PositionError) {
    let parts = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard 3...4 ~= parts.count else { throw .wrongPartCount(parts.count) }
    let letters: Rack
    do throws(RackError) {
      letters = try Rack(parsing: parts[0])
    } catch {
      // A rack may have fewer letters than a board, which is what its own error says.
      if case .wrongCount(let count) = error { throw .wrongLetterCount(count) }
      throw .invalidLetters(error)
    }
    let owners = try Owners(parsing: parts[1])
    guard let turn = Player(rawValue: parts[2].lowercased()) else { throw .invalidPlayer(parts[2]) }
    var words: [String] = []
    var passCount = 0
    if parts.count == 4 {
      for move in parts[3].split(separator: ",", omittingEmptySubsequences: false).map(String.init) {
        guard passCount < Position.lastPass else { throw .moveAfterTheEnd }
        if move == Position.passSymbol {
          passCount += 1
        } else {
          words.append(move)
          passCount = 0
        }
      }
    }
    try self.init(letters: letters, owners: owners, turn: turn, playedWords: words, passCount: passCount)
  }

  private static let passSymbol = "-"
}

extension Position: CustomStringConvertible {
  /// One line: `LETTERS OWNERS PLAYER WORD,WORD,…`, with a `-` for each pass since the last word.
  public var description: String {
    let moves = playedWords + Array(repeating: Position.passSymbol, count: passCount)
    let parts = [letters.description, owners.description, turn.rawValue, moves.joined(separator: ",")]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
