internal import CPuzzles
internal import LetterpressEngine
internal import LetterpressFiles
internal import LetterpressSolver

/// The puzzles that the program contains.
enum BuiltInPuzzles {
  /// Parses them.
  ///
  /// - Throws: ``CommandFailure`` if the program was built with another word list than they were made with, or
  ///   ``/LetterpressEngine/PuzzleSetError`` if their file is damaged.
  static func all() throws -> PuzzleSet {
    if let name = Lexicon.builtInName {
      throw CommandFailure(
        "the puzzles are for the word list of this project, and this program was built with \(name.printable)",
        advice: ": make some from your own games with `letterpress puzzle --from game.txt`", status: .dataError)
    }
    let bytes = UnsafeRawBufferPointer(start: puzzles_bytes(), count: puzzles_size())
    return try PuzzleSet(parsing: String(decoding: bytes, as: UTF8.self))
  }
}
