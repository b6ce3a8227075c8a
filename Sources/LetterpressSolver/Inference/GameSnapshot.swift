/// What one picture of a game shows: everything about a position but the words played before it.
public struct GameSnapshot: Hashable, Sendable {
  /// The letters; those that could not be read may be known from another picture of the game.
  public let board: Board
  /// Who owns which tiles.
  public let owners: Owners
  /// Who is to move; nil where the picture does not tell, or the game is over.
  public let turn: Player?
  /// The word of the move that led to it, lower case, where the picture says so, as a pop-up over its header does; else nil.
  public let lastWord: String?

  /// A snapshot of the given parts.
  ///
  /// - Parameter lastWord: in either case; nil where it is not known.
  public init(board: Board, owners: Owners, turn: Player?, lastWord: String? = nil) {
    (self.board, self.owners, self.turn) = (board, owners, turn)
    self.lastWord = lastWord.map { Word(parsing: $0)?.description ?? $0 }
  }

  /// How many tiles are owned, which never falls during a game.
  var ownedCount: Int { Board.tileCount - owners.unclaimed.count }

  /// The same moment as another picture shows it; nil where the two differ in more than what one of them leaves open.
  func merged(with other: GameSnapshot) -> GameSnapshot? {
    guard owners == other.owners, let board = board.merged(with: other.board),
      turn == nil || other.turn == nil || turn == other.turn,
      lastWord == nil || other.lastWord == nil || lastWord == other.lastWord
    else { return nil }
    return GameSnapshot(
      board: board, owners: owners, turn: turn ?? other.turn, lastWord: lastWord ?? other.lastWord)
  }

  /// The same with letters that are known from elsewhere.
  func on(_ board: Board) -> GameSnapshot {
    GameSnapshot(board: board, owners: owners, turn: turn, lastWord: lastWord)
  }
}

extension Board {
  /// The letters that either board shows; nil where they contradict each other or have too few in common to be the same.
  func merged(with other: Board) -> Board? {
    var common = 0
    for (own, others) in zip(letters, other.letters) {
      guard let own, let others else { continue }
      guard own == others else { return nil }
      common += 1
    }
    return common < Self.leastCommonLetters ? nil : Board { letters[$0] ?? other[$0] }
  }

  /// Two boards with as many equal letters are one: by chance not even half as many are equal.
  private static let leastCommonLetters = 15
}
