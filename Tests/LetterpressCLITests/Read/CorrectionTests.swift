import FixtureFiles
import Foundation
import LetterpressEngine
import LetterpressPNG
import LetterpressSolver
import LetterpressVision
import SamplePictures
import Testing

/// `--tile` and `--owner`.
struct CorrectionTests {
  private let program: Program
  private let sample = "Samples/light-midgame.png"

  init() throws { program = try Program() }

  private func object(_ arguments: [String]) throws -> [String: Any] {
    let outcome = try program.run(arguments + ["--format", "json"])
    #expect(outcome.status == 0 && outcome.errors.isEmpty, "\(outcome.errors)")
    return try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
  }

  @Test func readsATileAsCorrected() throws {
    let shot = try program.screenshotWithAnUnknownSign()
    #expect(try program.run(["read", shot, "--tile", "E1=u"]).output.contains("1  L O H R U"))
    let two = try program.run(["read", sample, "--tile", "A1=?", "--tile", "e5=k"])
    #expect(two.output.contains("\n1  ? O H R U    r ") && two.output.contains("\n5  U P S M K    B "))
    #expect(two.output.contains("; red to move\ntile A1 "))
  }

  @Test func findsTheWordsOfACorrectedLetter() throws {
    let shot = try program.screenshotWithAnUnknownSign()
    let corrected = try program.run(["solve", shot, "--tile", "E1=U", "--limit", "10"])
    let sound = try program.run(["solve", sample, "--limit", "10"])
    // The sign's ground is white, which is no tile's colour: the light may be stronger than it seems.
    let note = "\(ReadingWarning.unknownOwners(.all))\n"
    #expect(corrected.output == sound.output.replacingOccurrences(of: "P S M J\n", with: "P S M J\n" + note))
  }

  @Test func namesEveryTileInJSONBesideItsNumbers() throws {
    let read = try object(["read", sample, "--tile", "C3=T", "--owner", "A1=b"])
    let tiles = try #require(read["tiles"] as? [[String: Any]])
    #expect(
      tiles.map { $0["name"] as? String } == (0..<25).map { "\("ABCDE".dropFirst($0 % 5).prefix(1))\($0 / 5 + 1)" })
    #expect(tiles[12]["letter"] as? String == "T" && tiles[12]["confidence"] as? Double == 1)
    #expect(tiles[12]["runnerUp"] is NSNull)
    #expect(tiles[0]["owner"] as? String == "blue")
    #expect(
      read["warnings"] as? [String] == [
        "\(ReadingWarning.scoresDisagree(scores: Scores(red: 8, blue: 11), counted: Scores(red: 7, blue: 12)))",
        "tiles whose colour and neighbours disagree on whether they are defended: A2",
      ])
    let list = try program.home.write(Data("hub\n".utf8), as: "words.txt")
    let play = try object(["play", sample, "--words", list, "--depth", "1"])
    let move = try #require((play["moves"] as? [[String: Any]])?.first)
    let indices = try #require(move["tiles"] as? [Int])
    #expect(move["tileNames"] as? [String] == indices.map { "\("ABCDE".dropFirst($0 % 5).prefix(1))\($0 / 5 + 1)" })
  }

  @Test func aCorrectedOwnerSettlesWhatTheScoresContradict() throws {
    // One of red's tiles recoloured blue.
    var image = Samples.phone.image
    let (red, blue) = (RGBColor(red: 248, green: 153, blue: 142), RGBColor(red: 120, green: 200, blue: 246))
    for y in 496..<624 { for x in 0..<128 where image[x, y].distance(to: red) < 12 { image[x, y] = blue } }
    let shot = try program.home.write(try PNGEncoder.encode(image), as: "shot.png")
    let refused = try program.run(["play", shot, "--time", "0.1"])
    #expect(refused.status == 65)
    #expect(refused.errors.contains(": correct a tile, as in --owner C3=r"))
    let play = try object(["play", shot, "--owner", "A1=r", "--depth", "1"])
    #expect(play["owners"] as? String == "rr.brbbb.rBBb.rBb.rrBb.r.")
    #expect(play["turn"] as? String == "red")
    #expect(play["warnings"] as? [String] == [])
  }

  @Test(arguments: [
    (["read", "a.png", "b.png", "--tile", "A1=L"], "--tile and --owner correct one picture: give exactly one."),
    (
      ["solve", "a.png", "--files-from", "x", "--tile", "A1=L"],
      "--tile and --owner correct one picture: give exactly one."
    ),
    (["read", "a.png", "--tile", "F1=L"], "\(GameTextError.Fault.notATile("F1"))."),
    (["read", "a.png", "--tile", "A1L"], "A1L is not a correction: write a tile and what it shows, as in C3=T."),
    (
      ["read", "a.png", "--tile", "A1=LL"], "LL is not a letter for tile A1: use A–Z, or ? if it is unreadable."
    ),
    (["read", "a.png", "--tile", "A1="], " is not a letter for tile A1: use A–Z, or ? if it is unreadable."),
    (["read", "a.png", "--owner", "A1=x"], "x is not an owner for tile A1: use r for red, b for blue, . for nobody."),
    (["read", "a.png", "--tile", "A1=L", "--tile", "a1=M"], "--tile names A1 twice."),
    (
      ["play", "--letters", "tejntgzhhgpsmzpthaoudgbph", "--tile", "A1=L"],
      "--tile and --owner only correct screenshots: change what you typed instead."
    ),
    (
      ["play", "a.png", "--owners", "rb.rR..rbrbbr.bBbrbbb.rb.", "--owner", "A1=r"],
      "Give either --owners or --owner, not both."
    ),
  ])
  func refusesWrongCorrections(arguments: [String], message: String) throws {
    let outcome = try program.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func asksForTheOwnersThatTheColorsDoNotShow() throws {
    let sample = Samples.phone.image
    let board = sample.cropped(to: try BoardReader().read(sample).frame)
    var image = board
    // The grounds of three tiles in the last row, in a colour that no tile has in this theme.
    for y in image.height * 4 / 5..<image.height {
      for x in 0..<image.width * 3 / 5 {
        let ground = board[x / (image.width / 5) * (image.width / 5) + image.width / 10, image.height * 41 / 50]
        if image[x, y].distance(to: ground) < 24 { image[x, y] = RGBColor(red: 180, green: 90, blue: 200) }
      }
    }
    let shot = try program.home.write(try PNGEncoder.encode(image), as: "shot.png")
    let read = try program.run(["read", shot])
    #expect(read.output.contains("\n5  U P S M J    ? ? ? r .\n"))
    #expect(read.output.contains("\ntiles of which the colours do not show who owns them: A5 B5 C5\n"))
    let play = try program.run(["play", shot])
    #expect(play.status == 65 && play.output.isEmpty)
    #expect(
      play.errors.hasSuffix(" C5: give the owner of each, as in --owner A5=r: r for red, b for blue, . for nobody\n"))
    let outcome = try program.run(["read", shot, "--owner", "A5=r"])
    #expect(outcome.status == 65)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errors.hasPrefix(
        "letterpress: \(shot): the colours do not show who owns these tiles, so their owners are needed as well: "
      ))
    #expect(outcome.errors.hasSuffix(": B5 C5: give them with --owner\n"))
  }
}
