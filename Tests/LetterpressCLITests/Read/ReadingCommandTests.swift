import FixtureFiles
import Foundation
import LetterpressPNG
import LetterpressVision
import PlainSolver
import SamplePictures
import Testing

struct ReadingCommandTests {
  private let program: Program
  private let sample = "Samples/light-midgame.png"

  init() throws { program = try Program() }

  @Test(arguments: [
    ["solve", "Samples/light-midgame.png", "--limit", "10"],
    ["solve", "Samples/light-midgame.png", "--min-length", "13", "--format", "json"],
    ["solve", "Samples/light-midgame.png", "Samples/dark-midgame.png", "--limit", "2"],
    ["solve", "Samples/light-midgame.png", "--limit", "1", "--color", "always"],
    ["read", "Samples/light-midgame.png", "Samples/dark-midgame.png"],
    ["read", "Samples/light-midgame.png", "--format", "json"],
    ["read", "Samples/PopUps/light-you.png", "--format", "json"],
  ])
  func printsReadingsAndSolutions(arguments: [String]) throws {
    let outcome = try program.run(arguments)
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    let name = arguments.joined(separator: "-").replacing("Samples/", with: "")
      .replacing("PopUps/", with: "").replacing(".png", with: "")
    try expectGolden(outcome.output, name)
  }

  @Test func drawsIn24BitsIfTheTerminalCan() throws {
    let outcome = try program.run(["read", sample, "--color", "always"], environment: ["COLORTERM": "truecolor"])
    try expectGolden(outcome.output, "read-true-color")
  }

  /// A pipe gets what a terminal shows.
  @Test func readsOwnersTurnAndScores() throws {
    #expect(
      try program.run(["read", sample]).output == """
           A B C D E    A B C D E
        1  L O H R U    r r . b r
        2  F D S X E    b b b . r
        3  I U W S H    B B b . r
        4  T H A B I    B b . r r
        5  U P S M J    B b . r .

        Red 8 (0 defended), blue 11 (4 defended); red to move

        """)
    let finished = try program.run(["read", "Samples/dark-finished.png"]).output
    #expect(finished.hasSuffix("; blue won\n"))
  }

  @Test func solvesByDefault() throws {
    let named = try program.run(["solve", sample, "--limit", "3"])
    #expect(try program.run([sample, "--limit", "3"]).output == named.output)
  }

  @Test func readsStandardInput() throws {
    let input = try Data(contentsOf: URL(filePath: Repository.path(sample)))
    let named = try program.run(["solve", sample, "--limit", "3"])
    #expect(try program.run(["solve", "-", "--limit", "3"], input: input).output == named.output)
  }

  @Test(arguments: [
    ("Package.swift", Int32(65), "letterpress: Package.swift: this is not a PNG: "),
    ("no-such.png", 66, "letterpress: no-such.png: no such file\n"),
    (
      "Samples", 66,
      "letterpress: Samples: cannot be read: it is a folder; `letterpress games FOLDER` lists the games in one\n"
    ),
    ("-", 65, "letterpress: -: \(PNGDecodingError.notPNG(.empty))\n"),
  ])
  func refusesUnreadableFiles(file: String, status: Int32, message: String) throws {
    for subcommand in ["solve", "read"] {
      let outcome = try program.run([subcommand, file])
      #expect(outcome.status == status)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.hasPrefix(message))
    }
  }

  @Test func aBrokenPictureDoesNotStopTheRest() throws {
    let outcome = try program.run(["read", "--format", "json", "no-such.png", sample, "Package.swift"])
    let lines = outcome.output.split(separator: "\n")
    #expect(lines.count == 3)
    #expect(lines.first == #"{"file":"no-such.png","error":"no such file"}"#)
    #expect(lines[1].hasPrefix(#"{"file":"Samples/light-midgame.png","letters":"LOHRU"#))
    #expect(lines[2].hasPrefix(#"{"file":"Package.swift","error":"this is not a PNG"#))
    #expect(outcome.status == 66)
    #expect(outcome.errors.isEmpty)
  }

  @Test func saysWhichLettersAreUnknownAndWhatToDo() throws {
    let outcome = try program.run(["solve", try program.screenshotWithAnUnknownSign(), "--limit", "2"])
    #expect(outcome.status == 0)
    try expectGolden(outcome.output, "solve-unknown-sign")
  }

  @Test func showsNoPercentageForACoveredLetter() throws {
    var image = Samples.phone.image
    // A bar from the upper edge of the second tile to its letter's foot.
    for y in 500..<580 { for x in 185..<205 { image[x, y] = RGBColor(red: 255, green: 170, blue: 0) } }
    let shot = try program.home.write(try PNGEncoder.encode(image), as: "covered.png")
    let outcome = try program.run(["read", shot])
    #expect(outcome.output.contains("\ntile B1 "))
    #expect(!outcome.output.contains("%"))
  }

  @Test func printsJSONThatParses() throws {
    let outcome = try program.run(["solve", sample, "--format", "json", "--limit", "4"])
    let object = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect((object["words"] as? [[String: Any]])?.count == 4)
    #expect((object["tiles"] as? [[String: Any]])?.count == 25)
    #expect(object["letters"] as? String == Samples.letters[0].uppercased())
  }
}
