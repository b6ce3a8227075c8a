extension Position {
  /// Parses the line that ``description`` prints: `LETTERS OWNERS PLAYER WORD,WORD,…`.
  ///
  /// The letters are as in ``Board/init(parsing:)``, the owners as in ``Owners/init(parsing:)``, followed by the player
  /// to move and, if there are any, the words played, in order, with a `-` for each pass.
  ///
  /// - Throws: ``PositionError``.
  /// - Complexity: O(characters).
  public init(parsing line: String) throws(PositionError) {
    let parts = line.split { Position.separators.contains($0) }.map { String($0) }
    guard 3...4 ~= parts.count else { throw .wrongPartCount(parts.count) }
    let board: Board
    do throws(BoardError) {
      board = try Board(parsing: parts[0])
    } catch {
      throw .invalidBoard(error)
    }
    let owners = try Owners(parsing: parts[1])
    let name = Word(parsing: parts[2])?.description
    guard let turn = name.flatMap({ Player(rawValue: $0) }) else { throw .invalidPlayer(parts[2]) }
    let moves = parts.count == 4 ? parts[3].split(separator: ",", omittingEmptySubsequences: false) : []
    try self.init(board: board, owners: owners, turn: turn, moves: moves.map { String($0) })
  }

  /// Creates a position after moves as ``description`` writes them: words in either case, and a `-` for each pass.
  ///
  /// - Throws: ``PositionError/invalidWord(_:)``, ``PositionError/moveAfterTheEnd``.
  public init(board: Board, owners: Owners, turn: Player, moves: [String]) throws(PositionError) {
    var words: [String] = []
    var passCount = 0
    for move in moves {
      guard passCount < Sides.passesThatEnd else { throw .moveAfterTheEnd }
      if move == Position.passSymbol {
        passCount += 1
      } else {
        words.append(move)
        passCount = 0
      }
    }
    try self.init(board: board, owners: owners, turn: turn, playedWords: words, passCount: passCount)
  }

  /// Creates a position whose owners or turn may be unknown.
  ///
  /// - Throws: ``PositionError/unknownOwners``, ``PositionError/unknownTurn`` unless it does not matter whose turn it
  ///   is (see ``Owners/indifferentTurn``), ``PositionError/invalidWord(_:)``, ``PositionError/moveAfterTheEnd``.
  package init(board: Board, owners: Owners?, turn: Player?, moves: [String]) throws(PositionError) {
    guard let owners else { throw .unknownOwners }
    guard let turn = turn ?? owners.indifferentTurn else { throw .unknownTurn }
    try self.init(board: board, owners: owners, turn: turn, moves: moves)
  }

  private static let separators: [Character] = [" ", "\t", "\n", "\r", "\r\n"]

  private static let passSymbol = "-"
}

extension Position: CustomStringConvertible {
  /// One line: `LETTERS OWNERS PLAYER WORD,WORD,…`, with a `-` for each pass since the last word.
  public var description: String {
    let moves = playedWords + Array(repeating: Position.passSymbol, count: passCount)
    let parts = [board.description, owners.description, turn.rawValue, moves.joined(separator: ",")]
    return parts.filter { !$0.isEmpty }.joined(separator: " ")
  }
}
