import FixtureFiles
import Foundation
import LetterpressEngine
import LetterpressFiles
import LetterpressSolver
import PlainSolver
import Testing

struct GameCommandTests {
  private let program: Program
  private let folder: TemporaryFolder
  private let words: String
  private static let letters = "tejntgzhhgpsmzpthaoudgbph"
  private static let start = "\(letters) ......................... red\n"

  init() throws {
    program = try Program()
    folder = try TemporaryFolder()
    words = try folder.write(SmallLexicon.load().compiled, as: "small.lexicon")
  }

  /// An opponent that needs no time and always plays the same.
  private static let beginner = ["--against", "beginner", "--seed", "7"]

  /// Plays typed input on a board.
  private func play(_ input: String, _ arguments: String...) throws -> Program.Outcome {
    try program.run(
      ["game", "--letters", GameCommandTests.letters, "--words", words] + GameCommandTests.beginner + arguments,
      input: Data(input.utf8))
  }

  private func load(_ text: String, input: String = "", _ arguments: String...) throws -> Program.Outcome {
    let path = try folder.write(text.utf8, as: "game.txt")
    return try program.run(
      ["game", "--load", path, "--words", words] + GameCommandTests.beginner + arguments, input: Data(input.utf8))
  }

  @Test func playsAGame() throws {
    let outcome = try play(
      """
      help
      moves
      \u{20}
      mouths
      zoom
      teth
      teth A1 B1 E1 H1
      teth A1 B1 E1 C3
      teth A1 B1 E1
      teth A1 B1 A1 C2
      Teth A1 B1 E1 c2\r
      moves
      undo
      undo
      teth
      teth
      pass
      play pass
      moves
      exit
      """)
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    try expectGolden(outcome.output, "game")
  }

  @Test func playsAsBlueMovingSecond() throws {
    let outcome = try play("undo\npass\n", "--as", "blue")
    #expect(outcome.status == 0)
    try expectGolden(outcome.output, "game-as-blue")
  }

  @Test func showsTheComputerPlayingAlone() throws {
    let outcome = try play("", "--as", "none", "--depth", "1", "--save", folder.path("saved.txt"))
    #expect(outcome.status == 0)
    let lines = outcome.output.split(separator: "\n")
    #expect(try #require(lines.last).hasSuffix(" won"))
    // Each move with the board after it, the engine's first.
    let players = lines.filter { $0.contains(" plays ") || $0.hasSuffix(" passes") }.map { $0.prefix { $0 != " " } }
    #expect(players == players.indices.map { $0.isMultiple(of: 2) ? "red" : "blue" })
    #expect(lines.count == 7 + 8 * players.count)
    #expect(outcome.output == (try play("", "--as", "none", "--depth", "1").output))
    let saved = try String(contentsOfFile: folder.path("saved.txt"), encoding: .utf8)
    #expect(saved.split(separator: "\n").count == 1 + players.count)
  }

  @Test func drawsTheBoardInColor() throws {
    let outcome = try play("mouth\n", "--color", "always")
    try expectGolden(outcome.output, "game-color")
  }

  @Test func hintsAreTheEnginesMoves() throws {
    let outcome = try play("hint\nundo\n", "--depth", "1")
    let hint = try #require(outcome.output.split(separator: "\n").first { $0.hasPrefix("Play ") })
    let parts = try #require(
      try /Play ([a-z]+) on ([A-E1-5 ]+): takes [0-9]+ free, [0-9]+% to win\..*/.wholeMatch(in: hint))
    let word = parts.1
    #expect(try play("\(word) \(parts.2)\n").output.contains("\nred plays \(word): \(parts.2)\n"))
    let end = try load("qqqqqqqqqqqqqqqqqqqqqqqqq ......................... red\n", input: "hint\n", "--depth", "1")
    #expect(try #require(end.output.split(separator: "\n").last).hasPrefix("Pass: "))
  }

  @Test func describesAWordsOutcomeWithoutPlayingIt() throws {
    let outcome = try play("teth?\nteth A1 B1 E1 B4?\nzoom?\nmoves\n", "--depth", "1")
    let lines = outcome.output.split(separator: "\n").dropFirst(8)
    #expect(lines.count == 3)
    for (line, tiles) in zip(lines, ["A1 B1 E1 E5", "A1 B1 E1 B4"]) {
      #expect(line.hasPrefix("TETH on \(tiles) takes 4 free, then red 4, blue 0"))
      #expect(line.hasSuffix("."))
    }
    #expect(lines.last == "\(TypedMove.Refusal.unspellable("zoom")). Try again, or type help.")
    let end = try load(GameCommandTests.almostFinished, input: "teth?\n", "--depth", "1")
    #expect(try #require(end.output.split(separator: "\n").last).hasSuffix("; red won 25 to 0."))
  }

  /// The judgement of a word and the hint come from one search. So neither contradicts the other, in whatever order they are
  /// asked for.
  @Test(arguments: ["hint\n%@?\n%@?\nhint\n", "%@?\nhint\n%@?\nhint\n"])
  func aHintAndTheOutlookOfItsWordAgree(script: String) throws {
    let best = try #require(
      try play("hint\n", "--depth", "2").output.firstMatch(
        of: /Play ([a-z]+) on ([A-E1-5 ]+): (takes .*?), ([0-9]+%) to win/))
    let typed = script.replacing("%@", with: "\(best.1) \(best.2)")
    let lines = try play(typed, "--depth", "2").output.split(separator: "\n").dropFirst(8)
    #expect(lines.count >= 4)
    for line in lines where !line.hasPrefix("Easier") && !line.hasPrefix("Surer") {
      #expect(
        line.lowercased().contains("\(best.1) on \(best.2)".lowercased()) && line.contains("\(best.4) to win"),
        "\(line)")
      #expect(!line.contains("The best is"))
    }
    // Another word is compared with the best one.
    let other = try play("hint\nteth?\nhint\n", "--depth", "2").output.split(separator: "\n").dropFirst(8)
    let outlook = try #require(other.first { $0.hasPrefix("TETH on ") })
    #expect(outlook.hasSuffix(" The best is \(best.1), \(best.4) to win."), "\(outlook)")
    let chance = try #require(outlook.firstMatch(of: /, <?([0-9]+)% to win/)?.1).description
    #expect(try #require(Int(chance)) <= (try #require(Int(best.4.dropLast()))))
  }

  /// Red can take the last four tiles.
  private static let almostFinished = "tethqqqqqqqqqqqqqqqqqqqqq ....rrrrrRRRRRRRRRRRRRRRR red\n"

  @Test func listsWordsThatCanBePlayed() throws {
    func words(_ output: String) -> [Substring] {
      output.split { $0 == "\n" || $0 == " " }.filter { $0.count > 1 && $0.allSatisfy(\.isLowercase) }
    }
    // As many as fit, the longest first.
    let longest = words(try play("words\n").output)
    #expect(longest.count > 20 && longest.contains { $0.count == 5 })
    #expect(words(try play("words tteh\n").output).contains("teth"))
    #expect(!words(try play("words ttehm\n").output).contains("teth"))
    let played = try play("teth\nwords tteh\nwords t1\n")
    #expect(!words(played.output).contains("teth"))
    #expect(played.output.hasSuffix("t1 must be letters A–Z. Try again, or type help.\n"))
  }

  @Test func continuesFromAScreenshot() throws {
    let outcome = try program.run(
      ["game", "Samples/light-midgame.png", "--tile", "J=j", "--depth", "1"], input: Data())
    #expect(outcome.status == 64)
    let game = try program.run(
      ["game", "Samples/light-midgame.png", "--owner", "A1=.", "--played", "jam", "--depth", "1"],
      input: Data("jam\nundo\n".utf8))
    #expect(game.status == 0)
    #expect(game.output.contains("; red to move\n\(IllegalMove.forbidden("jam", by: "jam"))."))
    #expect(game.output.hasSuffix("you have not moved yet\n"))
  }

  @Test func thePersonPlaysWhoeverIsToMoveInAPosition() throws {
    let position = "\(GameCommandTests.letters) rb.rR..rbrbbr.bBbrbbb.rb. blue"
    let outcome = try program.run(
      ["game", "--position", position, "--against", "beginner", "--words", words], input: Data("undo\n".utf8))
    #expect(outcome.output.hasSuffix("blue to move\nyou have not moved yet\n"))
    let red = try program.run(
      ["game", "--position", position, "--as", "red", "--against", "beginner", "--words", words], input: Data())
    #expect(red.output.contains("red to move\n"))
  }

  @Test func loadsAnotherGame() throws {
    let other = try folder.write(Array(GameCommandTests.almostFinished.utf8), as: "other.txt")
    let outcome = try play("load \(other)\nload no-such.txt\nteth\n", "--depth", "1")
    #expect(outcome.output.contains("; red to move\nno-such.txt: no such file\nred plays teth"))
    #expect(outcome.output.hasSuffix("; red won\n\(GameCommandTests.choicesAtEnd)"))
  }

  /// The moves of a game that was loaded must not replace the game that was saved before.
  @Test func savesALoadedGameOnlyToItsOwnFile() throws {
    let saved = folder.path("saved.txt")
    let other = try folder.write(Array(GameCommandTests.almostFinished.utf8), as: "other.txt")
    let outcome = try play("tenth\nload \(other)\nteth\n", "--save", saved)
    #expect(
      outcome.output.contains(
        "\(saved) keeps the game before and is not written to any more: save FILE keeps this one\n"))
    #expect(try String(contentsOfFile: saved, encoding: .utf8).contains("\nred tenth "))
    #expect(try String(contentsOfFile: other, encoding: .utf8) == GameCommandTests.almostFinished)
    // If it is the file that is saved to, it stays that.
    let again = try play("load \(saved)\nundo\nteth\n", "--save", saved, "--overwrite")
    #expect(!again.output.contains("not written to any more"))
  }

  @Test func savesToTheFileOfTheSaveOptionByDefault() throws {
    #expect(try play("save\n").output.hasSuffix("name a file, as in: save game.txt\n"))
    let path = folder.path("saved.txt")
    #expect(try play("save\n", "--save", path).output.hasSuffix("saved to \(path)\n"))
  }

  @Test func theSameSeedGivesTheSameBoard() throws {
    let outcomes = try ["7", "7", "8"].map { try program.run(["game", "--random", "--seed", $0]).output }
    #expect(outcomes[0] == outcomes[1])
    #expect(outcomes[0] != outcomes[2])
  }

  private static let choicesAtEnd =
    "The game is over. Type undo to take back your last move, exit, or save FILE: `letterpress review FILE` then says what each "
    + "move was worth.\n"

  @Test func saysWhatCanBeDoneAtTheEnd() throws {
    let path = folder.path("over.txt")
    let outcome = try load(
      GameCommandTests.almostFinished, input: "teth\nhint\npass\nteth?\nmoves\nsave \(path)\nundo\nwords tteh\nexit\n",
      "--depth", "1")
    let choices = GameCommandTests.choicesAtEnd
    #expect(
      outcome.output.contains(
        "Red 25 (25 defended), blue 0 (0 defended); red won\n\(choices)\(choices)\(choices)\(choices)red teth A1 B1 C1 D1\nsaved to \(path); "
          + "`letterpress review \(path)` says what each move was worth\n"))
    #expect(outcome.output.contains("; red to move\n1 word\n"))
    let loaded = try program.run(["game", "--load", path, "--words", words])
    #expect(loaded.output.hasSuffix("; red won\n\(choices)"))
  }

  @Test func twoPassesEndTheGame() throws {
    let outcome = try load("qqqqqqqqqqqqqqqqqqqqqqqqq ......................... red\n", input: "pass\nhobble\n")
    #expect(outcome.output.contains("\nred passes\nblue passes\n"))
    #expect(outcome.output.contains("; a draw\n"))
  }

  @Test func resumesASavedGame() throws {
    let saved = folder.path("saved.txt")
    let played = try play("mouth\nteth A1 B1 E1 C2\nsave \(folder.path("other.txt"))\n", "--save", saved)
    let other = folder.path("other.txt")
    #expect(played.output.hasSuffix("saved to \(other); `letterpress review \(other)` says what each move was worth\n"))
    let text = try String(contentsOfFile: saved, encoding: .utf8)
    #expect(text.hasPrefix(GameCommandTests.start + "opponent blue beginner 7\nred mouth C3 D4 E4 A1 B4\n"))
    #expect(text.split(separator: "\n").count == 6)
    #expect(try String(contentsOfFile: folder.path("other.txt"), encoding: .utf8) == text)
    let loaded = try program.run(
      ["game", "--load", saved, "--save", folder.path("again.txt"), "--words", words], input: Data("moves\n".utf8))
    #expect(loaded.status == 0)
    // The board as it was saved, and the same moves.
    let board = played.output.split(separator: "\n").dropLast().suffix(7)
    let greeting = try #require(loaded.output.split(separator: "\n", maxSplits: 1).first)
    #expect(greeting.hasPrefix("You are red. Type a word"))
    #expect(
      loaded.output == greeting + "\n\n"
        + (board + text.split(separator: "\n").dropFirst(2)).map { "\($0)\n" }.joined())
    // Nothing new to save.
    #expect(!FileManager.default.fileExists(atPath: folder.path("again.txt")))
    let continued = try program.run(
      ["game", "--load", saved, "--save", folder.path("again.txt"), "--words", words], input: Data("pass\n".utf8))
    #expect(continued.status == 0)
    let again = try String(contentsOfFile: folder.path("again.txt"), encoding: .utf8)
    #expect(again.hasPrefix(text + "red (pass)\n"))
  }

  /// A game against a level goes on after it was saved as it would have without.
  @Test(arguments: ["red", "blue"]) func aLoadedGameGoesOnAgainstTheSameLevel(side: String) throws {
    let saved = folder.path("level.txt")
    let start = ["game", "--random", "--seed", "7", "--as", side, "--against", "casual"]
    let inOneGo = try program.run(start, input: Data("pass\nmilitarily\npass\npass\nmoves\n".utf8))
    #expect(try program.run(start + ["--save", saved], input: Data("pass\nmilitarily\n".utf8)).status == 0)
    let opponent = side == "red" ? "blue" : "red"
    #expect(try String(contentsOfFile: saved, encoding: .utf8).contains("\nopponent \(opponent) casual 7\n"))
    let loaded = try program.run(["game", "--load", saved, "--save", saved], input: Data("pass\npass\nmoves\n".utf8))
    #expect(loaded.status == 0)
    #expect(loaded.output.split(separator: "\n").suffix(4) == inOneGo.output.split(separator: "\n").suffix(4))
    #expect(try String(contentsOfFile: saved, encoding: .utf8).contains("\nopponent \(opponent) casual 7\n"))
    // Another opponent may be asked for.
    let other = try program.run(
      ["game", "--load", saved, "--save", folder.path("other.txt"), "--against", "engine:0.01"],
      input: Data("pass\n".utf8))
    #expect(other.status == 0)
    #expect(try !String(contentsOfFile: folder.path("other.txt"), encoding: .utf8).contains("opponent"))
  }

  /// A game that names no level, such as one against the engine or a rule that earlier versions had as an opponent.
  @Test func aLoadedGameWithoutALevelGoesOnAgainstTheEngine() throws {
    let saved = try folder.write(Array((GameCommandTests.start + "red (pass)\n").utf8), as: "saved.txt")
    func output(_ arguments: String...) throws -> String {
      let outcome = try program.run(
        ["game", "--load", saved, "--words", words, "--depth", "1"] + arguments, input: Data())
      #expect(outcome.status == 0)
      return outcome.output
    }
    #expect(try output() == output("--against", "engine") && output().contains("\nblue plays "))
  }

  @Test func namesTheReviewWhenASavedGameEnds() throws {
    let outcome = try load(GameCommandTests.almostFinished, input: "teth\n", "--save", folder.path("end of game.txt"))
    #expect(
      outcome.output.hasSuffix(
        "or exit: `letterpress review '\(folder.path("end of game.txt"))'` says what each move was worth.\n"))
  }

  @Test func takesBackLoadedMoves() throws {
    let game = GameCommandTests.start + "\r\n\nRED  Teth a1 B1 E1 C2\r\nblue (pass)\n"
    let outcome = try load(game, input: "moves\nundo\nmoves\n")
    #expect(outcome.output.contains("; red to move\nred teth A1 B1 E1 C2\nblue (pass)\n\n"))
    #expect(outcome.output.hasSuffix("Red 0 (0 defended), blue 0 (0 defended); red to move\n"))
  }

  @Test func saysWhyAGameCannotBeSaved() throws {
    let outcome = try play("save \(folder.path("no/such"))\n")
    #expect(
      outcome.output.hasSuffix("\n\(FileError.unwritable(folder.path("no/such"), reason: FileError.Reason.noFolder))\n")
    )
    let refused = try play("", "--save", folder.path("no/such"))
    #expect(refused.status == 73)
    #expect(
      refused.errors
        == "letterpress: \(FileError.unwritable(folder.path("no/such"), reason: FileError.Reason.noFolder))\n")
  }

  @Test(arguments: [
    ("", "\(GameTextError.empty)"), ("\n \n", "\(GameTextError.empty)"),
    (
      "abc",
      "line 1: \(PositionError.wrongPartCount(1))"
    ),
    ("\nabc ... red", "line 2: 3 letters: a board has 25"),
    (start + "blue teth A1 B1 E1 C2", "line 2: it is red's turn, not blue's"),
    (start + "red teth A1 B1 E1 C2\nred (pass)", "line 3: it is blue's turn, not red's"),
    (
      start + "teth A1 B1 E1 C2",
      "line 2: \(GameTextError.Fault.notAMove("teth A1 B1 E1 C2"))"
    ),
    (start + "red", "line 2: \(GameTextError.Fault.notAMove("red"))"),
    (start + "red (pass) A1", "line 2: \(GameTextError.Fault.passWithTiles)"),
    (start + "red teth", "line 2: teth needs 4 tiles, not 0"),
    (start + "red teth A1 B1 E1 Z9", "line 2: \(GameTextError.Fault.notATile("Z9"))"),
    (start + "red teth A1 B1 E1 A2", "line 2: tile A2 is not H"),
    (start + "red teth A1 B1 A1 C2", "line 2: tile A1 is used twice"),
    (start + "opponent blue greedy 7", "line 2: \(GameTextError.Fault.notAnOpponent("opponent blue greedy 7"))"),
    (start + "red zzzz A1 B1 E1 C2", "line 2: \(IllegalMove.unknownWord("zzzz"))"),
    (start + "red teth A1 B1 E1 C2\nblue teth A1 B1 E1 C2", "line 3: \(IllegalMove.forbidden("teth", by: "teth"))"),
    (start + "red (pass)\nblue (pass)\n\nred teth A1 B1 E1 C2", "line 5: \(IllegalMove.gameIsOver)"),
    (start + "red \u{1B}[31m A1", "line 2: \(IllegalMove.unknownWord(#"\u{1b}[31m"#))"),
  ])
  func saysWhichLineOfAGameIsWrong(text: String, message: String) throws {
    let outcome = try load(text)
    #expect(outcome.status == 65)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.lowercased() == "letterpress: \(folder.path("game.txt")): \(message)\n".lowercased())
  }

  @Test func refusesAMissingGameWithStatus66() throws {
    let outcome = try program.run(["game", "--load", "no-such.txt"])
    #expect(outcome.status == 66)
    #expect(outcome.errors == "letterpress: no-such.txt: no such file\n")
  }

  private static let oneOfThem =
    "Give exactly one of a screenshot, --letters, --position, --random and --load, as in `letterpress game --random`."

  @Test(
    arguments: [
      ([], oneOfThem),
      (["--random", "--load", "a"], oneOfThem), (["a.png", "--letters", letters], oneOfThem),
      (["--random", "--turn", "red"], "--turn cannot be used with --random."),
      (["--load", "a", "--played", "cab"], "--played cannot be used with --load."),
      (["--random", "--owner", "A1=r"], "--tile and --owner only correct screenshots"),
      (["--letters", "abc"], "3 letters: a board has 25"),
      (["--letters", "tejntgzhhgpsmzpthaoudgb1h"], #"character 24, "1", is not a letter: use A–Z, or ? for"#),
      (["--letters", letters, "--seed", "1"], "--seed needs --random, or one of the levels as --against."),
      (["--random", "--as", "green"], "The value 'green' is invalid for '--as <player>'"),
      (["--random", "--against", "greedy"], "The value 'greedy' is invalid for '--against <against>'"),
      (["--random", "--depth", "0"], "\(UsageText.number("0", for: "--depth <n>", in: 1...64))."),
      (["--load", "-"], "Standard input (-) is for your moves: name a file."),
      (["--random", "--words", "-"], "Standard input (-) is for your moves: name a file."),
      (["-", "--words", "-", "--as", "none"], "Standard input (-) can be read only once"),
    ] as [([String], String)])
  func refusesWrongUsageWithStatus64(arguments: [String], message: String) throws {
    let outcome = try program.run(["game"] + arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("letterpress: \(message)") && outcome.errors.count { $0 == "\n" } == 1)
  }
}
