import FixtureFiles
import Foundation
import LetterpressFiles
import LetterpressPNG
import LetterpressSolver
import LetterpressVision
import PlainSolver
import SamplePictures
import Testing

struct GamesCommandTests {
  private let program: Program

  init() throws { program = try Program() }

  /// A folder with three moments of a game, a copy, a picture of another game, and files without a board.
  private func folder() throws -> PlayedScreenshots {
    let shots = try PlayedScreenshots(["share", "jam"], others: ["hat"], for: program)
    for (sample, name) in [("light-midgame", "copy"), ("dark-finished", "other")] {
      let bytes = try Data(contentsOf: URL(filePath: Repository.path("Samples/\(sample).png")))
      _ = try program.home.write(bytes, as: "shots/\(name).png")
    }
    _ = try program.home.write(
      try PNGEncoder.encode(RGBImage(width: 200, height: 300, color: .white)), as: "shots/blank.PNG")
    _ = try program.home.write(Array("notes".utf8), as: "shots/notes.txt")
    return shots
  }

  @Test func listsGamesWithTheirMoves() throws {
    let shots = try folder()
    let outcome = try program.run([
      "games", program.home.path("shots"), "--words", shots.words, "--moves-between", "1",
    ])
    #expect(outcome.status == 0)
    #expect(outcome.errors == "letterpress: left out 1 picture without a readable board; `letterpress read` says why\n")
    try expectGolden(shots.withoutFolder(outcome.output), "games")
  }

  @Test func printsAnObjectPerGame() throws {
    let shots = try folder()
    let outcome = try program.run([
      "games", program.home.path("shots/"), "--words", shots.words, "--format", "json", "--jobs", "2",
    ])
    #expect(outcome.status == 0)
    let games = try outcome.output.split(separator: "\n").map { line in
      try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
    }
    #expect(games.map { $0["letters"] as? String } == [Samples.letters[0], Samples.letters[9]].map { $0.uppercased() })
    #expect(games[0]["last"] as? String == shots.files[2])
    #expect(games[0]["owners"] as? String == shots.positions[2].owners.description)
    #expect(games[0]["turn"] as? String == "red")
    #expect((games[0]["pictures"] as? [[String]])?.map(\.count) == [2, 1, 1])
    #expect((games[0]["inferred"] as? [[String: Any]])?.count == 2)
    #expect(games[1]["turn"] is NSNull)
    #expect((games[1]["scores"] as? [String: Int]) == ["red": 9, "blue": 16])
    #expect((games[1]["inferred"] as? [Any])?.isEmpty == true)
  }

  @Test(arguments: [
    ("no-such", Int32(66), "no such file"),
    ("words", 66, "contains no \(PictureFile.kinds) files: name a folder of screenshots"),
    ("words/a.txt", 66, FileError.unreadable("", reason: FileError.Reason.notAFolder).explanation),
  ])
  func refusesWhatIsNotAFolderOfPictures(folder: String, status: Int32, message: String) throws {
    try FileSystem.makeFolder(program.home.path("words"))
    _ = try program.home.write(Array("notes".utf8), as: "words/a.txt")
    let path = program.home.path(folder)
    let outcome = try program.run(["games", path])
    #expect(outcome.status == status && outcome.output.isEmpty)
    #expect(outcome.errors == "letterpress: \(path): \(message)\n")
  }

  @Test func aDamagedPictureDoesNotStopTheRest() throws {
    let shots = try folder()
    _ = try program.home.write(Array("notes".utf8), as: "shots/broken.png")
    let outcome = try program.run(["games", program.home.path("shots"), "--words", shots.words, "--format", "json"])
    #expect(outcome.status == 65)
    #expect(outcome.output.split(separator: "\n").count == 2)
    #expect(outcome.errors.contains("shots/broken.png: this is not a PNG"))
  }
}
