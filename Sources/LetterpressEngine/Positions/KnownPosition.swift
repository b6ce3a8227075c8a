internal import LetterpressHistory
package import LetterpressSolver
package import LetterpressVision

/// What is known of a position, which may not be all of it: a picture may leave owners and turn open, and shows few of
/// the words played.
package struct KnownPosition: Hashable, Sendable {
  /// The letters, and what was played on them. Its owners and its turn say nothing: whatever is known of these follows.
  private var past: Position
  /// Who owns which tile, as far as it is known; nil if it is known of no tile.
  package private(set) var seenOwners: SeenOwners?
  /// Nil if it is unknown whose turn it is, or if the game is over.
  package var turn: Player?

  private init(past: Position, seenOwners: SeenOwners?, turn: Player?) {
    self.past = past.with(Owners(), turn: .red)
    (self.seenOwners, self.turn) = (seenOwners, turn)
  }

  /// Creates what is known from its parts.
  ///
  /// - Parameter played: words in either case, and a `-` for each pass.
  /// - Throws: ``/LetterpressSolver/PositionError/invalidWord(_:)``,
  ///   ``/LetterpressSolver/PositionError/unspellableWord(_:)``, ``/LetterpressSolver/PositionError/moveAfterTheEnd``.
  package init(
    board: Board, owners: Owners? = nil, turn: Player? = nil, played: [String] = []
  ) throws(PositionError) {
    try self.init(board: board, seenOwners: owners.map { SeenOwners($0) }, turn: turn, played: played)
  }

  /// Creates what is known from its parts, of which the owners may be known in part.
  init(board: Board, seenOwners: SeenOwners?, turn: Player?, played: [String]) throws(PositionError) {
    self.init(
      past: try Position(board: board, owners: Owners(), turn: .red, moves: played), seenOwners: seenOwners, turn: turn)
  }

  /// Creates what is known from texts, such as a request's.
  ///
  /// - Parameter owners: `?` stands for a tile whose owner is open.
  /// - Throws: ``/LetterpressSolver/PositionError``.
  package init(letters: String, owners: String?, turn: Player?, played: [String]) throws(PositionError) {
    let board: Board
    do throws(BoardError) {
      board = try Board(parsing: letters)
    } catch {
      throw .invalidBoard(error)
    }
    let known = try owners.map { text throws(PositionError) in try SeenOwners(parsing: text) }
    try self.init(board: board, seenOwners: known, turn: turn, played: played)
  }

  /// Creates what is known from a whole position.
  package init(_ position: Position) {
    self.init(past: position, seenOwners: SeenOwners(position.owners), turn: position.turn)
  }

  /// Creates what is known from a picture, which may show the last word.
  package init(_ reading: BoardReading) {
    let shown = (reading.lastMove?.word.map { [$0] } ?? []).spellable(on: reading.board)
    let past = try? Position(board: reading.board, playedWords: shown)
    self.init(past: past ?? Position(board: reading.board), seenOwners: reading.seenOwners, turn: reading.turn)
  }

  static let pass = "-"

  package var board: Board { past.board }

  /// The words played, lower case and in order, and a `-` for each pass since the last.
  ///
  /// - Complexity: O(letters of the words played).
  package var played: [String] {
    past.playedWords + Array(repeating: KnownPosition.pass, count: past.passCount)
  }

  /// The words played, without passes.
  package var playedWords: [String] { past.playedWords }
}

extension KnownPosition {
  /// Who owns which tile; nil unless it is known of all.
  package var owners: Owners? {
    get { seenOwners?.complete }
    set { seenOwners = newValue.map { SeenOwners($0) } }
  }

  /// Says who owns a tile. If nothing was known of the owners, all other tiles are free.
  mutating func give(_ tile: Int, to player: Player?) {
    var owners = seenOwners ?? SeenOwners(Owners())
    owners.give(tile, to: player)
    seenOwners = owners
  }
}

extension [String] {
  /// Returns a list of words played, and passes, without the words that a board has not the letters for.
  ///
  /// Those that somebody types are refused. But a word that was read in a picture, or kept before a letter was corrected, can only
  /// have been wrong, and must not spoil the rest.
  package func spellable(on board: Board) -> [String] {
    filter { LetterCounts($0) == nil || board.rack.maySpell($0) }
  }
}

extension KnownPosition {
  /// Returns it with what somebody says about it, which counts for more than what a picture shows.
  ///
  /// - Parameters:
  ///   - owners: nil to keep what is known.
  ///   - turn: nil to keep what is known.
  ///   - words: further words played, after those known; a known one that is also here counts once, where it is here.
  /// - Throws: ``/LetterpressSolver/PositionError``.
  package func completed(
    owners: Owners? = nil, turn: Player? = nil, played words: [String] = []
  ) throws(PositionError) -> KnownPosition {
    var completed = self
    if !words.isEmpty {
      let before = played.filter { word in !words.contains { $0.asciiLowercased == word } }
      completed = try KnownPosition(board: board, seenOwners: seenOwners, turn: turn, played: before + words)
    }
    completed.seenOwners = owners.map { SeenOwners($0) } ?? seenOwners
    completed.turn = turn ?? self.turn
    return completed
  }

  /// Returns it after further words were played; words that were already played are not added again.
  package func adding(_ words: [String]) throws(PositionError) -> KnownPosition {
    var all = played
    for word in words where !all.contains(word) { all.append(word) }
    return try KnownPosition(board: board, seenOwners: seenOwners, turn: turn, played: all.spellable(on: board))
  }

  /// Returns it without words played, as pictures show it, with the letters of another picture of the game.
  func withoutWords(on board: Board) -> KnownPosition {
    KnownPosition(past: Position(board: board), seenOwners: seenOwners, turn: turn)
  }
}

extension KnownPosition {
  /// Whether nobody can move any more: all tiles are owned, or both players have passed.
  package var isOver: Bool {
    past.passCount == Sides.passesThatEnd || owners?.unclaimed.isEmpty ?? false
  }

  /// The player to move; nil if that is unknown, or if the game is over. Red, if nobody owns anything yet.
  package var mover: Player? { isOver ? nil : turn ?? owners?.indifferentTurn }

  /// What must be known before moves can be searched.
  package enum Part: String, Sendable {
    case owners
    case turn
  }

  /// The part that must be known before moves can be searched; nil if all is.
  package var missing: Part? {
    guard owners != nil else { return .owners }
    return isOver || mover != nil ? nil : .turn
  }

  /// Returns the whole position.
  ///
  /// - Throws: ``/LetterpressSolver/PositionError/unknownOwners``, ``/LetterpressSolver/PositionError/unknownTurn``.
  package func position() throws(PositionError) -> Position {
    guard let owners else { throw .unknownOwners }
    guard let turn = turn ?? (isOver ? .red : owners.indifferentTurn) else { throw .unknownTurn }
    return past.with(owners, turn: turn)
  }

  /// What a picture of it would show; nil if the owners are unknown.
  ///
  /// - Parameters:
  ///   - lastWord: the word that a pop-up names; nil for none.
  ///   - lastTiles: the tiles of the word that was played last; nil if unknown.
  func snapshot(lastWord: String? = nil, lastTiles: TileSet? = nil) -> GameSnapshot? {
    owners.map { GameSnapshot(board: board, owners: $0, turn: mover, lastWord: lastWord, lastTiles: lastTiles) }
  }
}
