import FixtureFiles
import Foundation
import LetterpressEngine
import LetterpressPNG
import LetterpressSolver
import LetterpressVision
import SamplePictures
import Testing

/// What `play` refuses, with the exact messages.
struct PlayUsageTests {
  private let program: Program
  private static let letters = "tejntgzhhgpsmzpthaoudgbph"
  private static let owners = "rb.rR..rbrbbr.bBbrbbb.rb."

  init() throws { program = try Program() }

  @Test(
    arguments: [
      (
        ["--picture", "move.png"],
        "The screenshot is missing: name the PNG to play on, as in `letterpress play board.png`, or give --letters or "
          + "--position."
      ),
      (["a.png", "--limit", "3", "--all"], "Give either --limit or --all, not both."),
      (["a.png", "--containing", "qe", "--avoid", "es"], "--containing and --avoid both contain E: no word fits."),
      (["a.png", "--use", "A1,B2", "--leave", "b2"], "--use and --leave both name B2: no move fits."),
      (
        ["a.png", "--containing", String(repeating: "e", count: 26)],
        "--containing has 26 letters, but no word has more than 25."
      ),
      (["a.png", "--position", "x"], "Give either a screenshot or --position, not both: each is a whole game."),
      (
        ["--letters", letters, "--position", "x"],
        "Give either --letters or --position, not both: each is a whole game."
      ),
      (["--position", "x", "--as", "red"], "--as cannot be used with --position, which already includes it."),
      (
        ["--position", "x"],
        "\(PositionError.wrongPartCount(1))"
      ),
      (["--letters", "abc"], "3 letters: a board has 25"),
      (["--letters", "te1"], "\(RackError.invalidCharacter("1", position: 3))"),
      (
        ["--letters", letters, "--owners", "rb"], "\(PositionError.wrongOwnerCount(2))"
      ),
      (
        ["--letters", letters, "--owners", owners],
        "--letters with --owners needs the player to move: give --turn red or --turn blue."
      ),
      (["a.png", "--letters", "abc"], "\(BoardError.wrongCount(3))"),
      (["a.png", "--owners", "x"], "\(PositionError.wrongOwnerCount(1))"),
      (["a.png", "--played", "h0bble"], "\(PositionError.invalidWord("h0bble"))"),
      (["a.png", "--played", "cab,,bed"], "\(PositionError.invalidWord(""))"),
      (["a.png", "--played", "a cab"], "\(PositionError.invalidWord("a cab"))"),
      (["a.png", "--played=-,-,cab"], "\(PositionError.moveAfterTheEnd)"),
      (
        ["a.png", "--time", "0"],
        "The value '0' is invalid for '--time <seconds>': give a time in seconds, more than 0 and at most 86400."
      ),
      (
        ["a.png", "--time", "nan"],
        "The value 'nan' is invalid for '--time <seconds>': give a time in seconds, more than 0 and at most 86400."
      ),
      (["a.png", "--depth", "0"], "\(UsageText.number("0", for: "--depth <n>", in: 1...64))."),
      (["a.png", "--threads", "0"], "\(UsageText.number("0", for: "--threads <n>", in: 1...512))."),
      (["a.png", "--table", "0"], "\(UsageText.number("0", for: "--table <MiB>", in: 1...65_536))."),
      (["a.png", "--max-rarity", "0"], "\(UsageText.number("0", for: "--max-rarity <n>", in: 1...100))."),
      (["a.png", "--depth", "x"], "\(UsageText.number("x", for: "--depth <n>", in: 1...64))."),
      (["a.png", "--as", "red", "--turn", "blue"], "Give either --as or --turn, not both: they mean the same."),
      (["--tabel", "3"], "Unknown option '--tabel'. Did you mean '--table'?"),
      (["a.png", "--moves-between", "1"], "--moves-between needs several screenshots of one game."),
      (
        ["a.png", "b.png", "--moves-between", "0"],
        "\(UsageText.number("0", for: "--moves-between <n>", in: 1...4))."
      ),
      (
        ["a.png", "b.png", "--owners", owners],
        "--owners cannot be used with several screenshots: leave it out, or give one screenshot."
      ),
      (
        ["a.png", "b.png", "--letters", letters],
        "Give either screenshots or --letters, not both: each is a whole game."
      ),
      (["-", "-"], "Standard input (-) can be read only once, but is given more than once."),
      (["-", "--words", "-"], "Standard input (-) can be read only once, but is given more than once."),
      (["-", "--played-file", "-"], "Standard input (-) can be read only once, but is given more than once."),
    ] as [([String], String)])
  func refusesWrongUsageWithStatus64(arguments: [String], message: String) throws {
    let outcome = try program.run(["play"] + arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errors
        == "letterpress: \(message.hasSuffix(".") || message.hasSuffix("?") ? message : message + ".") See `letterpress play --help`.\n"
    )
  }

  @Test(arguments: [
    (["--as", "green"], "The value 'green' is invalid for '--as <player>'"),
    (["--goal", "draw"], "The value 'draw' is invalid for '--goal <goal>'"),
    (["--containing", "1"], "The value '1' is invalid for '--containing <letters>'"),
    (["--limit", "0"], "The value '0' is invalid for '--limit <n>': give a number of at least 1, or all."),
    (["--use", "A1,F1"], "\(GameTextError.Fault.notATile("F1"))"),
    (["--leave", ""], "\(GameTextError.Fault.notATile("\"\""))"),
  ])
  func refusesInvalidValues(arguments: [String], message: String) throws {
    let outcome = try program.run(["play", "a.png"] + arguments)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains(message))
  }

  /// A picture that is written is a PNG.
  @Test(arguments: [
    ("-", "pictures are not written to standard output: name a file"),
    ("move.jpg", "pictures are written as PNG: give a name that ends in .png"),
    ("Move.JPEG", "pictures are written as PNG: give a name that ends in .png"),
  ])
  func refusesNamesThatPromiseAnotherPicture(name: String, message: String) throws {
    let outcome = try program.run(["play", "Samples/light-midgame.png", "--picture", name])
    #expect(outcome.status == 64 && outcome.output.isEmpty)
    #expect(outcome.errors == "letterpress: \(name): \(message)\n")
    #expect(try program.run(["templates", "--picture", name]).status == 64)
  }

  @Test func refusesAnInvalidListOfPlayedWords() throws {
    let list = try program.home.write(Data("cab\nc4b\n".utf8), as: "played.txt")
    let outcome = try program.run(["play", "Samples/light-midgame.png", "--played-file", list])
    #expect(outcome.status == 65)
    #expect(outcome.errors == "letterpress: \(list): line 2: \(PositionError.invalidWord("c4b"))\n")
    let missing = try program.run(["play", "Samples/light-midgame.png", "--played-file", "no-such.txt"])
    #expect(missing.status == 66)
    #expect(missing.errors == "letterpress: no-such.txt: no such file\n")
  }

  @Test(arguments: [
    ("Package.swift", Int32(65), "this is not a PNG: "), ("no-such.png", 66, "no such file"),
  ])
  func refusesUnreadableFiles(file: String, status: Int32, message: String) throws {
    let outcome = try program.run(["play", file])
    #expect(outcome.status == status)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("letterpress: \(file): \(message)"))
    let json = try program.run(["play", file, "--format", "json"])
    #expect(json.status == status)
    #expect(json.errors.isEmpty)
    #expect(json.output.hasPrefix(#"{"file":"\#(file)","error":"\#(message)"#))
  }

  /// Writes the first sample with its first tile recoloured, so that colours and scores disagree.
  private func contradictoryScreenshot() throws -> String {
    var image = Samples.phone.image
    let unclaimed = image[260, 500]
    for y in 496..<624 {
      for x in 0..<128 where image[x, y].luma > 110 { image[x, y] = unclaimed }
    }
    return try program.home.write(try PNGEncoder.encode(image), as: "contradiction.png")
  }

  @Test func asksForOwnersIfColorsAndScoresDisagree() throws {
    let shot = try contradictoryScreenshot()
    let outcome = try program.run(["play", shot])
    #expect(outcome.status == 65)
    #expect(
      outcome.errors == """
        letterpress: \(shot): \(ReadingWarning.scoresDisagree(scores: Scores(red: 8, blue: 11), counted: Scores(red: 7, blue: 11))): \
        correct a tile, as in --owner C3=r, or give --owners, 25 of the characters . r b row by row, and \
        --turn red or --turn blue

        """)
    let given = ["--owners", "rr.brbbb.rBBb.rBb.rrBb.r."]
    #expect(try program.run(["play", shot, "--as", "red", "--time", "0.1"] + given).status == 0)
    let turnless = try program.run(["play", shot] + given)
    #expect(turnless.status == 65)
    #expect(
      turnless.errors == "letterpress: \(shot): cannot tell whose turn it is: give --turn red or --turn blue\n")
  }

  @Test func asksForThePlayerIfTheTriangleIsCovered() throws {
    var image = Samples.phone.image
    let ground = image[5, 300]
    for y in 335..<395 { for x in 150..<500 { image[x, y] = ground } }
    let shot = try program.home.write(try PNGEncoder.encode(image), as: "turn.png")
    let outcome = try program.run(["play", shot])
    #expect(outcome.status == 65)
    #expect(
      outcome.errors == "letterpress: \(shot): cannot tell whose turn it is: give --turn red or --turn blue\n")
    #expect(try program.run(["play", shot, "--as", "red", "--time", "0.1"]).status == 0)
  }

  @Test(arguments: [
    (["--containing", "q"], "\(FilterError.missingLetter(Letter(index: 16), wanted: 1, available: 0))"),
    (["--containing", "ttt"], "\(FilterError.missingLetter(Letter(index: 19), wanted: 3, available: 1))"),
    (
      ["--containing", "j", "--leave", "E5"], "\(FilterError.missingLetter(Letter(index: 9), wanted: 1, available: 0))"
    ),
    (["--use", "A1", "--avoid", "l"], "\(FilterError.avoidedTile(0, Letter(index: 11)))"),
  ])
  func refusesCriteriaThatNoMoveCanMeet(arguments: [String], message: String) throws {
    let sample = "Samples/light-midgame.png"
    let outcome = try program.run(["play", sample] + arguments)
    #expect(outcome.status == 64 && outcome.output.isEmpty)
    #expect(outcome.errors == "letterpress: \(sample): \(message)\n")
    let json = try program.run(["play", sample, "--format", "json"] + arguments)
    #expect(json.status == 64 && json.errors.isEmpty)
    #expect(json.output == "{\"file\":\"\(sample)\",\"error\":\"\(message)\"}\n")
    let typed = try program.run(["play", "--letters", "lohrufdsxeiuwshthabiupsmj"] + arguments)
    #expect(typed.status == 64 && typed.output.isEmpty)
    #expect(typed.errors == "letterpress: \(message)\n")
  }
}
