import LetterpressFiles
import LetterpressPNG
import LetterpressSolver
import LetterpressTestSupport
import LetterpressVision
import Testing

/// Screenshots of a game that goes on from the first sample, in the folder of a program.
struct PlayedScreenshots {
  /// Their paths, by time.
  let files: [String]
  let positions: [Position]
  /// A list of the words that were played and of some that were not.
  let words: String
  private let folder: String

  /// - Parameters:
  ///   - moves: words, on their best tiles, and the tiles' owners are drawn after each.
  ///   - others: words that the list has besides.
  init(_ moves: [String], others: [String] = [], for program: Program) throws {
    let sample = Samples.boards[0]
    let lexicon = try Lexicon(WordList(parsing: Array((moves + others).joined(separator: "\n").utf8)))
    var position = try Position(
      board: try Board(parsing: Samples.letters[0]), owners: try Owners(parsing: String(sample.owners)), turn: .red)
    var positions = [position]
    for word in moves {
      let tiles = try #require(position.bestTiles(for: word))
      try position.play(.play(Placement(word: word, tiles: tiles)), in: lexicon)
      positions.append(position)
    }
    self.positions = positions
    try FileSystem.makeFolder(program.home.path("shots"))
    files = try positions.enumerated().map { place, position in
      let picture = sample.picture(with: position.owners, turn: position.turn)
      return try program.home.write(try PNGEncoder.encode(picture), as: "shots/\(place).png")
    }
    words = try program.home.write(Array((moves + others).joined(separator: "\n").utf8), as: "words.txt")
    folder = program.home.path("")
  }

  /// A text without the folder of the program's data.
  func withoutFolder(_ text: String) -> String { text.replacing(folder, with: "") }
}
