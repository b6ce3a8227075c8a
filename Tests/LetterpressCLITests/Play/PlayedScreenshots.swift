import FixtureFiles
import LetterpressFiles
import LetterpressPNG
import LetterpressSolver
import LetterpressVision
import SamplePictures
import Testing

/// Screenshots of a game that continues from the first sample, in a program's folder.
struct PlayedScreenshots {
  /// Their paths, in chronological order.
  let files: [String]
  let positions: [Position]
  /// The path of a list of the played words and some others.
  let words: String
  private let folder: String

  /// - Parameters:
  ///   - moves: the words to play, each on the tiles that take the most; there is a screenshot after each.
  ///   - others: more words for the list.
  init(_ moves: [String], others: [String] = [], for program: Program) throws {
    let sample = Samples.boards[0]
    let lexicon = try Lexicon(WordList(parsing: Array((moves + others).joined(separator: "\n").utf8)))
    var position = try Position(
      board: try Board(parsing: Samples.letters[0]), owners: try Owners(parsing: String(sample.owners)), turn: .red)
    var positions = [position]
    for word in moves {
      let tiles = try #require(position.tilesTakingMost(for: word))
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

  /// Removes the path of the program's data folder from a text.
  func withoutFolder(_ text: String) -> String { text.replacing(folder, with: "") }
}
