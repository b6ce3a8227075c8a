package import LetterpressSolver
package import LetterpressVision

/// A game seen in several pictures, and what was certainly played between them.
package struct PicturedGame {
  package let game: GameHistory
  /// The board of the game, ready to be played on.
  package let board: PreparedBoard
  package let report: HistoryReport
  /// The latest position, with the words that were certainly played.
  package let position: KnownPosition

  /// - Parameters:
  ///   - pictures: in any order.
  ///   - given: the words that a player says were played.
  /// - Throws: ``Misfit``.
  package init(
    _ pictures: [(file: String, reading: BoardReading)], given: [String],
    moveCounts: ClosedRange<Int> = GameHistory.usualMoveCounts, lexicon: Lexicon
  ) throws(Misfit) {
    let files = pictures.map { $0.file }
    var snapshots: [GameSnapshot] = []
    for (index, picture) in pictures.enumerated() {
      guard let snapshot = picture.reading.snapshot() else { throw .unknownOwners(picture: index) }
      snapshots.append(snapshot)
    }
    let games = GameHistory.games(in: snapshots)
    guard games.count == 1, let game = games.first else {
      throw .severalGames(games.map { $0.pictures })
    }
    self.game = game
    let board = PreparedBoard(game.board, lexicon: lexicon)
    self.board = board
    report = HistoryReport(inferring: game, files: files, played: given, moveCounts: moveCounts) { _ in board }
    do throws(PositionError) {
      position = try KnownPosition(
        board: game.board, owners: game.last.owners, turn: game.last.turn,
        played: report.certainWords.spellable(on: game.board))
    } catch {
      throw .invalidWord(error)
    }
  }
}

extension PicturedGame {
  /// Why several pictures do not show a game.
  package enum Misfit: Error, Equatable, Sendable {
    /// A picture does not show who owns which tile. The number is its place among the pictures given.
    case unknownOwners(picture: Int)
    /// Pictures of several games: the places of each game's pictures.
    case severalGames([[Int]])
    /// A pop-up names something that is not a word.
    case invalidWord(PositionError)
  }
}
