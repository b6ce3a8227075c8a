import FixtureFiles
import Foundation
import LetterpressEngine
import LetterpressPNG
import LetterpressSolver
import LetterpressVision
import Testing

struct ReviewCommandTests {
  private let program: Program

  /// A game between weak players from a position in which both could win.
  private static let game = """
    isvapnnrbzyptprrvibpdmffv br.b.b...b..r.b..b...b... red ins,nazi,art,inarm
    red infirmary A1 A2 C5 C4 C2 B5 D1 E3 A3
    blue pyramidist E1 A3 C2 D1 B5 A1 A5 C4 B1 C3
    red vizards C1 C4 E2 D1 C2 A5 B1
    blue friarbirds C5 C2 A1 D1 E3 D2 C4 A4 A5 B1
    red rifampins C2 A1 C5 D1 B5 E1 C4 B2 B1
    blue minivans B5 A1 A2 C4 B4 D1 B2 B1
    red branny D2 E3 D1 A2 B2 A3
    blue frypans C5 C2 A3 B3 D1 B2 B1
    red panfry E4 D1 B2 C5 C2 A3
    blue biryanis D2 A1 C2 A3 D1 B2 C4 B1
    red banditry D2 D1 B2 A5 C4 C3 C2 A3
    blue infantry C4 A2 C5 D1 B2 C3 E3 A3
    red fibrin D5 A1 D4 E3 C4 B2
    blue birdbrains D2 A1 C2 A5 D4 E3 D1 C4 A2 B1
    red privity D3 C2 A1 E5 C4 C3 A3
    """

  init() throws { program = try Program() }

  private func review(_ arguments: String..., text: String = game) throws -> Program.Outcome {
    let path = try program.home.write(text.utf8, as: "game.txt")
    let outcome = try program.run(["review", path] + arguments)
    return outcome
  }

  private func withoutFolder(_ text: String) -> String { text.replacing(program.home.path(""), with: "") }

  @Test func reviewsASavedGame() throws {
    let outcome = try review("--depth", "2")
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    try expectGolden(withoutFolder(outcome.output), "review")
  }

  @Test func printsOneObject() throws {
    let outcome = try review("--depth", "2", "--format", "json")
    #expect(outcome.status == 0)
    try expectGolden(withoutFolder(outcome.output), "review-json")
    let object = try #require(JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let moves = try #require(object["moves"] as? [[String: Any]])
    let points = try #require(object["points"] as? [[String: Any]])
    #expect(points.count == moves.count + 1)
    // The sentences are those of the text.
    let text = try review("--depth", "2").output.replacing(/\s+/, with: " ")
    for move in moves { #expect(text.contains(try #require(move["why"] as? String).replacing(/\s+/, with: " "))) }
  }

  @Test func noLineIsLongerThanATerminalExceptSentences() throws {
    let lines = try review("--depth", "1").output.split(separator: "\n").filter { !$0.hasPrefix("    ") }
    #expect(lines.dropLast(8).allSatisfy { $0.count <= 80 })
  }

  @Test func reviewsScreenshotsInAnyOrder() throws {
    let shots = try PlayedScreenshots(["share", "jam"], others: ["hat"], for: program)
    let options = ["--words", shots.words, "--depth", "1"]
    let outcome = try program.run(
      ["review", shots.files[2], shots.files[0], shots.files[1], "--moves-between", "1"] + options)
    #expect(outcome.status == 0 && outcome.errors.isEmpty)
    try expectGolden(shots.withoutFolder(outcome.output), "review-pictures")
    let folder = try program.run(["review", program.home.path("shots"), "--moves-between", "1"] + options)
    #expect(folder.output.split(separator: "\n").dropFirst() == outcome.output.split(separator: "\n").dropFirst())
  }

  @Test func saysWhichMovesPicturesLeaveOpen() throws {
    let shots = try PlayedScreenshots(["share", "jam"], others: ["hears"], for: program)
    let outcome = try program.run(
      ["review"] + shots.files + ["--words", shots.words, "--depth", "1", "--moves-between", "1"])
    #expect(outcome.status == 0)
    let text = shots.withoutFolder(outcome.output)
    #expect(text.contains("2 pictures") == false && text.contains(": 1 move, 1 gap between pictures\n"))
    #expect(
      text.contains(
        "Not known between shots/0.png and shots/1.png: 1 move, perhaps hears (red, 50%), share (red, 50%); not graded."
      ))
  }

  @Test func drawsThePicture() throws {
    let path = program.home.path("review.png")
    let outcome = try review("--depth", "2", "--picture", path)
    #expect(outcome.status == 0)
    #expect(withoutFolder(outcome.errors) == "letterpress: drew the review in review.png\n")
    let image = try PNGDecoder.decode(Array(Data(contentsOf: URL(filePath: path))))
    // The graph, and below it the board at the turning point.
    #expect(image.width >= 1058 && image.height > 660)
    let colors = Set((0..<image.width).map { image[$0, 250] })
    #expect(colors.count > 5)
    // It may replace its own picture, but nothing else.
    #expect(try review("--depth", "1", "--picture", path).status == 0)
    let other = try program.home.write("notes".utf8, as: "notes.png")
    #expect(try review("--depth", "1", "--picture", other).status == 73)
  }

  @Test func drawsNoPictureOverAScreenshotOfAFolder() throws {
    let shots = try PlayedScreenshots(["share", "jam"], for: program)
    let before = try Data(contentsOf: URL(filePath: shots.files[0]))
    let outcome = try program.run(
      [
        "review", program.home.path("shots"), "--words", shots.words, "--depth", "1", "--picture", shots.files[0],
        "--overwrite",
      ])
    #expect(outcome.status == 64 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("this file is also an input"))
    #expect(try Data(contentsOf: URL(filePath: shots.files[0])) == before)
  }

  @Test(arguments: [
    ("tejntgzhhgpsmzpthaoudgbph ......................... red\n", "has no moves to review"),
    ("tejntgzhhgpsmzpthaoudgbph ......................... red\nblue teth\n", "line 2: it is red's turn, not blue's"),
    ("", "\(GameTextError.empty)"),
  ])
  func refusesATextWithoutMoves(text: String, message: String) throws {
    let outcome = try review(text: text)
    #expect(outcome.status == 65 && outcome.output.isEmpty)
    #expect(withoutFolder(outcome.errors) == "letterpress: game.txt: \(message)\n")
  }

  @Test func refusesASingleScreenshotAndWrongOptions() throws {
    let shots = try PlayedScreenshots(["share"], for: program)
    let single = try program.run(["review", shots.files[0], "--words", shots.words])
    #expect(single.status == 65 && single.output.isEmpty)
    #expect(
      shots.withoutFolder(single.errors)
        == "letterpress: shots/0.png: no two of these screenshots show different moments of one game: "
        + "give several of the same game\n")
    #expect(try program.run(["review"]).status == 64)
    #expect(try review("--depth", "0").status == 64)
  }
}
