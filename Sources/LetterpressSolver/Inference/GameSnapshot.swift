/// What one picture of a game shows: a position without the words played before it.
public struct GameSnapshot: Hashable, Sendable {
  /// The letters; unreadable ones may be known from another picture of the game.
  public let board: Board
  /// Who owns which tiles.
  public let owners: Owners
  /// Who is to move; nil if the picture does not say, or the game is over.
  public let turn: Player?
  /// The word of the move that led to it, lower case, if the picture names it, as a pop-up over the header does; else
  /// nil.
  public let lastWord: String?

  /// Creates a snapshot from its parts.
  ///
  /// - Parameter lastWord: in either case; nil if unknown.
  public init(board: Board, owners: Owners, turn: Player?, lastWord: String? = nil) {
    (self.board, self.owners, self.turn) = (board, owners, turn)
    self.lastWord = lastWord.map { Word(parsing: $0)?.description ?? $0 }
  }

  /// The number of owned tiles, which never falls during a game.
  var ownedCount: Int { Board.tileCount - owners.unclaimed.count }

  /// Combines what two pictures of the same moment show; nil if they contradict each other.
  func merged(with other: GameSnapshot) -> GameSnapshot? {
    guard owners == other.owners, let board = board.merged(with: other.board),
      turn == nil || other.turn == nil || turn == other.turn,
      lastWord == nil || other.lastWord == nil || lastWord == other.lastWord
    else { return nil }
    return GameSnapshot(
      board: board, owners: owners, turn: turn ?? other.turn, lastWord: lastWord ?? other.lastWord)
  }

  /// Returns the same snapshot with the letters of another board.
  func on(_ board: Board) -> GameSnapshot {
    GameSnapshot(board: board, owners: owners, turn: turn, lastWord: lastWord)
  }
}

#if !hasFeature(Embedded)
  extension GameSnapshot: Codable {}
#endif

extension Board {
  /// Combines the letters of two boards; nil if they contradict each other or share too few to be the same board.
  func merged(with other: Board) -> Board? {
    var common = 0
    for (own, others) in zip(letters, other.letters) {
      guard let own, let others else { continue }
      guard own == others else { return nil }
      common += 1
    }
    return common < Self.leastCommonLetters ? nil : Board { letters[$0] ?? other[$0] }
  }

  /// Whether two boards are of one game: all letters known of both are equal, and enough are known.
  package func isOfSameGame(as other: Board) -> Bool { merged(with: other) != nil }

  /// Boards with this many equal letters are the same: by chance, not even half as many are equal.
  private static let leastCommonLetters = 15
}
