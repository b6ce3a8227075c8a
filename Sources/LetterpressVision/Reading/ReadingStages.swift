internal import LetterpressSolver

/// What reading a picture came by, stage by stage, whatever the outcome.
package struct ReadingStages: Sendable {
  /// The letter-like shapes: of the size and the tolerance that showed the board or, without one, most shapes.
  package let shapes: [BoardLocator.LocatedShape]
  /// Where the board is; nil where none was found.
  package private(set) var grid: TileGrid?
  /// The 25 tiles, binarized, row by row; empty without a board, as is all that follows.
  package internal(set) var tiles: [TileBinarizer.Tile] = []
  /// What each tile resembles most; nil where it shows no letter.
  package internal(set) var matches: [GlyphMatcher.Match?] = []
  /// What each tile reads as.
  package internal(set) var readings: [TileReading] = []
  /// What stands above the board.
  package internal(set) var header: Header?
  /// What colours and header say of the players.
  package internal(set) var players: PlayersReading?
  /// What a pop-up over the header says; nil where none says what was played.
  package internal(set) var popUp: PopUp?
  /// Why the letters cannot be cut out; nil where they can.
  package internal(set) var obstacle: BoardReaderError?
  /// Why it is not taken for a board that can be read; nil where it is.
  package internal(set) var refusal: BoardReaderError?

  init(_ sighting: BoardLocator.Sighting) {
    shapes = sighting.shapes
    switch sighting.grid {
    case .success(let grid): self.grid = grid
    case .failure(let error): (obstacle, refusal) = (error, error)
    }
  }

  /// The letters; a tile that was not read with confidence is not known.
  ///
  /// - Precondition: tiles were found.
  var board: Board { Board { readings[$0].letter } }

  /// What was read.
  ///
  /// - Throws: ``BoardReaderError``.
  package func reading() throws(BoardReaderError) -> BoardReading {
    if let refusal { throw refusal }
    guard let grid, let players else { throw .noBoard(lettersFound: shapes.count) }
    let board = board
    let unknown = TileSet(readings.indices.lazy.filter { board[$0] == nil })
    return BoardReading(
      frame: grid.frame, tiles: readings, board: board, owners: players.owners, turn: players.turn,
      scores: players.scores, theme: players.theme, popUp: popUp,
      warnings: (unknown.isEmpty ? [] : [.unknownLetters(unknown)]) + players.warnings,
      presumption: players.presumption)
  }
}
