import FixtureFiles
import Foundation
import LetterpressEngine
import LetterpressFiles
import LetterpressPNG
import LetterpressSolver
import LetterpressVision
import PlainSolver
import SamplePictures
import Testing

struct PlayCommandTests {
  private let program: Program
  private let sample = "Samples/light-midgame.png"
  private let letters = "tejntgzhhgpsmzpthaoudgbph"
  private let owners = "rb.rR..rbrbbr.bBbrbbb.rb."

  init() throws { program = try Program() }

  private func object(_ arguments: [String]) throws -> [String: Any] {
    // Of an option that is given twice, the last counts: a test may give its own time.
    let outcome = try program.run(["play", "--format", "json", "--time", "0.1"] + arguments)
    #expect(outcome.status == 0)
    return try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
  }

  @Test func playsTheSameOnAScreenshotAndOnTypedLetters() throws {
    let read = try object([sample, "--played", "bushel"])
    #expect(read["turn"] as? String == "red")
    #expect(read["file"] as? String == sample)
    let position = try #require(read["position"] as? String)
    #expect(position == "lohrufdsxeiuwshthabiupsmj rr.brbbb.rBBb.rBb.rrBb.r. red bushel")
    #expect(try object(["--position", position])["position"] as? String == position)
    let typed = try object([
      "--letters", "LOHRUfdsxeiuwshthabiupsmj", "--owners", "rr.brbbb.rBBb.rBb.rrBb.r.", "--turn", "red", "--played",
      "Bushel",
    ])
    #expect(typed["position"] as? String == position)
    #expect(typed["file"] is NSNull)
  }

  /// The position after a move can be played on.
  @Test func saysWhatThePositionAfterAMoveIs() throws {
    let moves = try #require(try object([sample, "--limit", "3"])["moves"] as? [[String: Any]])
    for move in moves {
      let after = try #require(move["after"] as? [String: Any])
      let position = try #require(after["position"] as? String)
      let word = try #require(move["word"] as? String)
      let next = try object(["--position", position])
      #expect(position.hasSuffix(" blue \(word)"))
      #expect(next["scores"] as? [String: Int] == after["scores"] as? [String: Int])
    }
  }

  @Test func everyMoveCanBePlayed() throws {
    let moves = try #require(try object([sample, "--limit", "3"])["moves"] as? [[String: Any]])
    #expect(moves.count == 3)
    for move in moves {
      let tiles = try #require(move["tiles"] as? [Int])
      let word = try #require(move["word"] as? String)
      #expect(String(tiles.map { Array(Samples.letters[0])[$0] }) == word)
      #expect(Set(tiles).count == tiles.count)
    }
  }

  @Test func doesNotRecommendPlayedWords() throws {
    let moves = try #require(try object([sample, "--limit", "1"])["moves"] as? [[String: Any]])
    let best = try #require(moves.first?["word"] as? String)
    let file = try program.home.write(
      Data("# so far\r\n\r\n\(best.uppercased())  # the best\r\n".utf8), as: "played.txt")
    for arguments in [["--played", best], ["--played", "bush, \(best)"], ["--played-file", file]] {
      let others = try #require(try object([sample, "--limit", "20"] + arguments)["moves"] as? [[String: Any]])
      #expect(!others.contains { $0["word"] as? String == best })
    }
  }

  @Test func printsAWordOnceUnlessPlacementsAreRequested() throws {
    // So that slow machines complete the same proofs.
    let list = try words(
      "bridles brush dire fire fish hour hub house humbler mower rides rush ship shrub shut sword tides whose word"
        .replacing(" ", with: "\n"))
    let endless = [sample, "--depth", "1", "--time", "600", "--words", list]
    func answer(_ arguments: [String]) throws -> [String] {
      let moves = try #require(try object(endless + arguments)["moves"] as? [[String: Any]])
      return moves.compactMap { $0["word"] as? String }
    }
    let once = try answer([])
    #expect(once.count == 10 && Set(once).count == 10)
    let placements = try answer(["--placements", "--limit", "10"])
    #expect(placements.count == 10 && Set(placements).count < 10)
    #expect(placements.first == once.first)
    let all = try answer(["--all"])
    let every = try #require(try object(endless + ["--limit", "all"])["moves"] as? [[String: Any]])
    #expect(Set(all).count == every.count)
    #expect(every.reduce(0) { $0 + 1 + ($1["otherPlacements"] as? Int ?? 0) } == all.count)
    let text = try program.run(["play"] + endless + ["--explain"]).output
    #expect(text.contains(/\(\+\d+ ways to place it\)\n/))
    #expect(
      !(try program.run(["play"] + endless + ["--placements", "--explain"]).output.contains("to place it")))
  }

  @Test func playsOnTheRequestedTiles() throws {
    let moves = try #require(
      try object([sample, "--use", "a1,E5", "--leave", "A2", "--limit", "3"])["moves"] as? [[String: Any]])
    #expect(moves.count == 3)
    for move in moves {
      let tiles = Set(try #require(move["tiles"] as? [Int]))
      #expect(tiles.isSuperset(of: [0, 24]) && !tiles.contains(5))
    }
  }

  @Test func playsOnlyKnownWordsOnRequest() throws {
    let known = try object([sample, "--known", "--limit", "30"])
    let moves = try #require(known["moves"] as? [[String: Any]])
    #expect(moves.count == 30)
    #expect(moves.allSatisfy { ($0["rarity"] as? Int ?? 100) <= 35 })
    #expect(known["known"] is NSNull)
  }

  @Test func namesTheBestKnownWordIfTheBestIsRare() throws {
    let list = try words("dishwashers\t95\nhub\t20\nhubs\t35\nqqq\n")
    let arguments = [sample, "--words", list, "--depth", "2"]
    let answer = try object(arguments)
    #expect((answer["moves"] as? [[String: Any]])?.first?["word"] as? String == "dishwashers")
    let known = try #require(answer["known"] as? [String: Any])
    let word = try #require(known["word"] as? String)
    #expect(["hub", "hubs"].contains(word))
    #expect(try #require(known["cost"] as? Double) >= 0)
    let text = try program.run(["play"] + arguments).output
    // Both known words lose.
    #expect(text.contains("\nPlay dishwashers on ") && text.hasSuffix("\nNo easy word holds.\n"))
  }

  /// What is said of the sample's position with other words played or another player to move.
  private func warnings(_ turnAndWords: String) throws -> [String] {
    let position = try Position(parsing: "\(Samples.letters[0]) rr.brbbb.rBBb.rBb.rrBb.r. \(turnAndWords)")
    return PositionReport.warnings(of: position, turnSeen: .red, lexicon: .english)
  }

  @Test func playsForTheOtherSide() throws {
    #expect(try object([sample, "--as", "blue"])["turn"] as? String == "blue")
    let outcome = try program.run(["play", sample, "--as", "blue", "--time", "0.1"])
    #expect(outcome.errors == (try warnings("blue")).map { "letterpress: \($0)\n" }.joined())
    #expect(try warnings("blue").count == 1)
    #expect(outcome.output.contains("\nRed 8 (0 defended), blue 11 (4 defended); blue to move\n"))
  }

  @Test(arguments: [
    ("light-midgame", nil), ("dark-midgame", nil), ("retro-midgame", "blue is the purple player"),
    ("forest-midgame", "red is the green player and blue the orange one"),
    ("pop-endgame", "red is the pink player and blue the green one"),
    ("glow-opening", "red is the crimson player and blue the green one"),
    ("pink-opening", "red is the brown player and blue the magenta one"),
    ("contrast-tablet", "red is the grey or black player and blue the green one"),
  ])
  func saysWhoIsRedInOtherThemes(sample: String, players: String?) throws {
    let outcome = try program.run(["play", "Samples/\(sample).png", "--depth", "1", "--limit", "1"])
    let line = outcome.output.split(separator: "\n").first { $0.hasPrefix("In this theme") }
    #expect(line.map(String.init) == players.map { "In this theme, \($0)." })
  }

  @Test func countsUnknownWordsAsPlayedWithAWarning() throws {
    let outcome = try program.run(["play", sample, "--played", "hxs,bush", "--time", "0.1"])
    #expect(outcome.status == 0)
    let expected = try warnings("red hxs,bush")
    #expect(expected.map { $0.prefix { $0 != " " } } == ["hxs"])
    #expect(outcome.errors == expected.map { "letterpress: \($0)\n" }.joined())
    #expect(try object([sample, "--played", "hxs"])["warnings"] as? [String] == expected)
  }

  @Test func refusesPlayedWordsThatTheBoardHasNoLettersFor() throws {
    let error = "\(PositionError.unspellableWord("hobble"))"
    let read = try program.run(["play", sample, "--played", "bush,Hobble"])
    #expect(read.status == 65 && read.output.isEmpty && read.errors == "letterpress: \(sample): \(error)\n")
    let letters = "lohrufdsxeiuwshthabiupsmj"
    let file = try program.home.write("bush\nhobble\n".utf8, as: "played.txt")
    for (arguments, status, message) in [
      (["play", "--letters", letters, "--played", "hobble"], 64, error),
      (["play", "--position", "\(letters) \(String(repeating: ".", count: 25)) red bush,hobble"], 64, error),
      (["game", "--letters", letters, "--played", "hobble"], 64, error),
      (["play", "--letters", letters, "--played-file", file], 65, "\(file): \(error)"),
      (["game", "--letters", letters, "--played-file", file], 65, "\(file): \(error)"),
      (["play", sample, "--played-file", file], 65, "\(sample): \(error)"),
    ] {
      let outcome = try program.run(arguments)
      #expect(outcome.status == status && outcome.output.isEmpty)
      #expect(outcome.errors.hasPrefix("letterpress: \(message)"), "\(outcome.errors)")
    }
    // An unread tile may have the letter that is missing.
    let unread = ["play", "--letters", letters.replacing("x", with: "?").replacing("w", with: "?"), "--depth", "1"]
    #expect(try program.run(unread + ["--played", "hobble"]).status == 0)
  }

  @Test func saysWhoHasWonIfTheGameIsOver() throws {
    let outcome = try program.run(["play", "Samples/dark-finished.png", "--picture", program.home.path("move.png")])
    #expect(outcome.status == 0)
    try expectGolden(outcome.output, "play-finished")
    let path = program.home.path("move.png")
    #expect(outcome.errors == "letterpress: \(path): not written, as there is no word to show\n")
    #expect(!FileManager.default.fileExists(atPath: path))
    let object = try object(["Samples/dark-finished.png"])
    #expect(object["outcome"] as? String == "blue")
    #expect(object["turn"] is NSNull)
    #expect((object["moves"] as? [Any])?.isEmpty == true)
  }

  @Test func playsOnAnUntouchedBoard() throws {
    #expect(try object(["Samples/light-untouched.png"])["turn"] as? String == "blue")
    #expect(try object(["--letters", letters])["turn"] as? String == "red")
  }

  @Test func passesIfNoWordCanBePlayed() throws {
    let outcome = try program.run(["play", "--letters", "bbbbbbbbbbbbbbbbbbbbbbbbb", "--time", "0.1"])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("\nPass: "))
  }

  @Test func avoidsUnreadTiles() throws {
    // The sign's background differs in colour from the tile it covers.
    let outcome = try program.run([
      "play", try program.screenshotWithAnUnknownSign(), "--owners", "rr.brbbb.rBBb.rBb.rrBb.r.", "--as", "red",
      "--time", "0.1",
    ])
    #expect(outcome.status == 0)
    #expect(
      outcome.output.contains(
        """

        tile E1 could not be read, perhaps B (67%)
        the moves below avoid the unread tiles; to include them, say what they show, as in --tile E1=B

        """))
    let typed = try program.run(["play", "--letters", "?ejntgzhhgpsmzpthaoudgbp?", "--time", "0.1"])
    #expect(typed.output.contains("\nunread tiles, not used below: A1 E5\n"))
  }

  /// Writes a word list small enough to leave no choice.
  private func words(_ words: String) throws -> String {
    try program.home.write(Data(words.utf8), as: "words.txt")
  }

  @Test func drawsTheMoveOnTheScreenshot() throws {
    let path = program.home.path("move.png")
    let outcome = try program.run([
      "play", sample, "--words", try words("hub\n"), "--picture", path, "--time", "0.1",
    ])
    #expect(outcome.status == 0)
    let move = try PNGDecoder.decode(try Array(Data(contentsOf: URL(filePath: path))))
    let screenshot = Samples.phone.image
    #expect(move.width > screenshot.width * 4 / 3 && move.height == screenshot.height)
    // The X, which the word does not use, and the header.
    for (x, y) in [(400, 640), (10, 10)] {
      #expect(move[x, y].luma < screenshot[x, y].luma / 2)
    }
  }

  @Test func drawsABoardForTypedLetters() throws {
    let path = program.home.path("move.png")
    let outcome = try program.run([
      "play", "--letters", letters, "--owners", owners, "--turn", "red", "--picture", path, "--time", "0.1",
    ])
    #expect(outcome.status == 0)
    #expect(try PNGDecoder.decode(try Array(Data(contentsOf: URL(filePath: path)))).width == 1058)
  }

  @Test func doesNotDrawOverTheScreenshot() throws {
    let bytes = try Data(contentsOf: URL(filePath: Repository.path(sample)))
    let shot = try program.home.write(bytes, as: "shot.png")
    let outcome = try program.run(["play", shot, "--picture", shot])
    #expect(outcome.status == 64)
    #expect(
      outcome.errors.contains("\(shot): this file is also an input"))
    #expect(try Data(contentsOf: URL(filePath: shot)) == bytes)
  }

  @Test func saysThatThePictureCannotBeWritten() throws {
    let path = program.home.path("no/such/folder.png")
    let outcome = try program.run(["play", sample, "--picture", path, "--time", "0.1"])
    #expect(outcome.status == 73)
    #expect(outcome.errors == "letterpress: \(FileError.unwritable(path, reason: FileError.Reason.noFolder))\n")
  }

  @Test func endsAtCtrlCWithTheBestSoFar() throws {
    let outcome = try program.shell(
      """
      set -m
      "$letterpress" play \(sample) --time 60 --format json >"$HOME/move.json" &
      sleep 1
      kill -INT $! 2>/dev/null
      wait $!
      """)
    #expect(outcome.status == 0)
    #expect(try String(contentsOfFile: program.home.path("move.json"), encoding: .utf8).hasSuffix("}\n"))
  }
}
