package import LetterpressSolver

/// The results of each stage of reading a picture, whatever the outcome.
package struct ReadingStages: Sendable {
  /// The picture that was read: the one that was given, or what it would look like if its board were upright.
  package let image: RGBImage
  /// The smallest rectangle around the board in the picture that was given; nil if none was found.
  package internal(set) var frame: Rect?
  /// The letter-like shapes, at the size and tolerance that showed the board or, without a board, the most shapes.
  package let shapes: [Shape]
  /// The position of the board in ``image``; nil if none was found.
  package private(set) var grid: TileGrid?
  /// The 25 tiles, binarized, row by row; empty without a board, like all that follows.
  package internal(set) var tiles: [TileBinarizer.Tile] = []
  /// How each tile lies that is turned; nil for the others.
  package internal(set) var poses = [TilePose?](repeating: nil, count: Board.tileCount)
  /// The turned tiles of which that is only likely.
  package internal(set) var weakPoses = TileSet()
  /// The tiles that may be turned or not.
  package internal(set) var doubtfulPoses = TileSet()
  /// The best match of each tile; nil if it shows no letter.
  package internal(set) var matches: [GlyphMatcher.Match?] = []
  /// The reading of each tile.
  package internal(set) var readings: [TileReading] = []
  /// What is above the board.
  package internal(set) var header: Header?
  /// What colours and header say about the players.
  package internal(set) var players: PlayersReading?
  /// What a pop-up over the header says was played; nil if there is none.
  package internal(set) var popUp: PopUp?
  /// What the picture shows of the last move; nil if nothing.
  package internal(set) var lastMove: LastMove?
  /// How much it looks like a board; nil if none can be read, even if its letters were known.
  package internal(set) var likeness: BoardLikeness?
  /// Why the letters cannot be cut out; nil if they can.
  package internal(set) var obstacle: BoardReaderError?
  /// Why it is not a readable board; nil if it is.
  package internal(set) var refusal: BoardReaderError?

  init(_ location: BoardLocator.Location, image: RGBImage) {
    self.image = image
    shapes = location.shapes
    switch location.grid {
    case .success(let grid): (self.grid, frame) = (grid, grid.frame)
    case .failure(let error): (obstacle, refusal) = (error, error)
    }
  }

  /// The letters; those not read with confidence are unknown.
  ///
  /// - Precondition: tiles were found.
  var board: Board { Board { readings[$0].letter } }

  /// Whether nothing is open but, perhaps, whose turn it is.
  var isComplete: Bool {
    refusal == nil && readings.allSatisfy { $0.letter != nil } && players?.owners?.complete != nil
  }

  /// How well the board could be read: 0 without one, otherwise more than the number of letters that are known. The owners count as
  /// much as a row of letters, and whose turn it is as much as two.
  var quality: Int {
    guard grid != nil, obstacle == nil else { return 0 }
    return 1 + readings.count { $0.letter != nil } + (refusal == nil ? Board.tileCount : 0)
      + (players?.owners?.complete != nil ? Board.side : 0) + (players?.turn != nil ? 2 : 0)
  }

  /// Returns what was read.
  ///
  /// - Parameter corrections: what will be corrected. If that is all 25 letters, it does not matter that those of the picture are not
  ///   known.
  /// - Throws: ``BoardReaderError``.
  package func reading(besides corrections: [TileCorrection] = []) throws(BoardReaderError) -> BoardReading {
    if let refusal {
      guard case .unknownLetters = refusal, ReadingStages.areLettersOfAll(corrections) else { throw refusal }
    }
    guard let frame, let players else { throw .noBoard(lettersFound: shapes.count) }
    let board = board
    let isLikely = likeness?.isLikely ?? false
    let unknown = TileSet(readings.indices.lazy.filter { board[$0] == nil })
    return BoardReading(
      frame: frame, tiles: readings, board: board, seenOwners: players.owners,
      turn: players.turn ?? (players.isOver ? nil : lastMove?.player?.opponent), scores: players.scores,
      theme: players.theme, popUp: popUp, lastMove: lastMove,
      isLikelyLetterpress: isLikely,
      warnings: (isLikely ? [] : [.unlikelyBoard]) + (unknown.isEmpty ? [] : [.unknownLetters(unknown)])
        + players.warnings,
      left: players.left, fallback: players.fallback)
  }

  /// Whether corrections have a letter for each tile.
  private static func areLettersOfAll(_ corrections: [TileCorrection]) -> Bool {
    var tiles = TileSet()
    for case .letter(_?, let tile) in corrections { tiles.insert(tile) }
    return tiles == .all
  }
}
