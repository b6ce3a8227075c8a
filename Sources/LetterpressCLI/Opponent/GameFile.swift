package import LetterpressEngine
package import LetterpressFiles
package import LetterpressSolver

/// A game as a text file, in the form of ``/LetterpressEngine/GameText``.
package enum GameFile {
  /// Writes a game.
  ///
  /// - Throws: ``FileError``.
  package static func save(_ game: GameRecord, to file: inout OutputFile) throws(FileError) {
    try file.write(Array(game.text.utf8))
  }

  /// Reads a game and replays it.
  ///
  /// - Throws: ``FileError``; ``CommandFailure`` with the line that is not a position or not a legal move.
  package static func load(_ path: String, lexicon: Lexicon) throws -> GameRecord {
    let text = try InputFile.text(of: path, limit: .game)
    do throws(GameTextError) {
      return try GameRecord(parsing: text, lexicon: lexicon)
    } catch {
      throw CommandFailure(error.description.printable, file: path, status: .dataError)
    }
  }
}
