import FixtureFiles
import LetterpressPNG
import LetterpressVision
import SamplePictures
import Testing

/// A grid of letters that is not Letterpress is refused, unless the player says that it is one.
struct AnyGridTests {
  private let program: Program

  init() throws {
    program = try Program()
    // The letters of a board, black on white paper.
    let board = Samples.phone.image
    var image = board.cropped(to: try BoardReader().read(board).frame)
    for y in 0..<image.height {
      for x in 0..<image.width { image[x, y] = image[x, y].luma < 70 ? .black : .white }
    }
    _ = try program.home.write(try PNGEncoder.encode(image), as: "grid.png")
  }

  private func run(_ arguments: String) throws -> Program.Outcome {
    try program.shell(#""$letterpress" "# + arguments.replacing("GRID", with: #""$HOME/grid.png""#))
  }

  @Test(arguments: ["GRID", "solve GRID", "solve GRID --format text", "play GRID --turn red"])
  func isRefused(arguments: String) throws {
    let outcome = try run(arguments)
    #expect(outcome.status == 65)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("a grid of letters, but it does not look like Letterpress"))
    #expect(outcome.errors.contains("--any-grid"))
  }

  @Test func isTakenIfThePlayerSaysSo() throws {
    let solved = try run("solve GRID --any-grid --limit 3")
    #expect(solved.status == 0)
    #expect(solved.output.contains("does not look like Letterpress"))
    let played = try run("play GRID --any-grid --turn red --depth 1 --limit 1")
    // Owners are not seen, so they are to be given.
    #expect(played.status != 65 || played.errors.contains("owners"))
  }

  @Test func isReadWithAWarning() throws {
    let json = try run("read GRID --format json")
    #expect(json.status == 0)
    #expect(json.output.contains(#""likelyLetterpress":false"#))
    let text = try run("read GRID")
    #expect(text.status == 0 && text.output.contains("does not look like Letterpress"))
    let board = try program.shell(#""$letterpress" read Samples/light-midgame.png --format json"#)
    #expect(board.output.contains(#""likelyLetterpress":true"#))
  }
}
