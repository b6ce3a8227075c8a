public import LetterpressSolver

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
  /// The tiles of the word of the move that led to it, if the picture shows them, as it does while they wobble; nil if unknown.
  public let lastTiles: TileSet?
  /// Who is on the left of the picture; nil if it shows neither avatar.
  package var left: LeftPlayer?

  /// Creates a snapshot from its parts.
  ///
  /// - Parameters:
  ///   - lastWord: in either case; nil if unknown.
  ///   - lastTiles: the tiles of that word; nil, or none, if unknown.
  public init(board: Board, owners: Owners, turn: Player?, lastWord: String? = nil, lastTiles: TileSet? = nil) {
    (self.board, self.owners, self.turn) = (board, owners, turn)
    self.lastTiles = lastTiles.flatMap { $0.isEmpty ? nil : $0 }
    self.lastWord = lastWord.map { Word(parsing: $0)?.description ?? $0 }
  }

  /// The number of owned tiles, which never falls during a game.
  var ownedCount: Int { Board.tileCount - owners.unclaimed.count }

  /// Combines what two pictures of the same moment show; nil if they contradict each other.
  func merged(with other: GameSnapshot) -> GameSnapshot? {
    guard owners == other.owners, let board = board.merged(with: other.board),
      turn == nil || other.turn == nil || turn == other.turn,
      lastWord == nil || other.lastWord == nil || lastWord == other.lastWord,
      lastTiles == nil || other.lastTiles == nil || lastTiles == other.lastTiles
    else { return nil }
    var merged = GameSnapshot(
      board: board, owners: owners, turn: turn ?? other.turn, lastWord: lastWord ?? other.lastWord,
      lastTiles: lastTiles ?? other.lastTiles)
    merged.left = left ?? other.left
    return merged
  }

  /// Returns the same snapshot with the letters of another board.
  func on(_ board: Board) -> GameSnapshot { with(board, owners, turn) }

  private func with(_ board: Board, _ owners: Owners, _ turn: Player?) -> GameSnapshot {
    var snapshot = GameSnapshot(board: board, owners: owners, turn: turn, lastWord: lastWord, lastTiles: lastTiles)
    snapshot.left = left
    return snapshot
  }
}

// MARK: Who is red

extension GameSnapshot {
  /// Who is on the left of a picture, where the owner of the phone is.
  package enum LeftPlayer: String, Sendable {
    /// As the colours of a known theme say.
    case red, blue
    /// Called red for being on the left, because the theme is unknown.
    case calledRed
  }

  /// Returns the same snapshot with red called blue and blue called red.
  package var exchangingPlayers: GameSnapshot {
    var exchanged = with(board, Owners(red: owners.blue, blue: owners.red), turn?.opponent)
    // By another picture, it is known now who is on the left.
    exchanged.left = left.map { $0 == .blue ? .red : .blue }
    return exchanged
  }

  /// Whether another picture of the same game, taken at about the same time, must call red blue for both to mean the same player.
  ///
  /// A phone shows its owner on the left, so the player on the left is the same one in nearly all pictures of a game. Of the tiles
  /// that have an owner, most keep him from one picture to the next.
  package func callsPlayersOtherwise(than other: GameSnapshot) -> Bool {
    func doubt(_ other: GameSnapshot) -> Int {
      let exchanged = owners.red.intersection(other.owners.blue).union(owners.blue.intersection(other.owners.red))
      let isOnOtherSide = left.flatMap { own in other.left.map { (own == .blue) != ($0 == .blue) } } ?? false
      return exchanged.count + (isOnOtherSide ? GameSnapshot.sideDoubt : 0)
    }
    let isSure = left != .calledRed && other.left != .calledRed
    return doubt(other) > doubt(other.exchangingPlayers) + (isSure ? GameSnapshot.colorDoubt : 0)
  }

  /// As many tiles with another owner are as unlikely as a player on another side, and as players taken for one another in pictures
  /// both of which seem to show a known theme.
  private static let sideDoubt = 8
  private static let colorDoubt = 12
}

#if !hasFeature(Embedded)
  extension GameSnapshot: Codable {}
  extension GameSnapshot.LeftPlayer: Codable {}
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
