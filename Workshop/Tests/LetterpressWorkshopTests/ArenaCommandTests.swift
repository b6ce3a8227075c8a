import FixtureFiles
import Foundation
import LetterpressFiles
import LetterpressSolver
import PlainSolver
import SamplePictures
import Testing

struct ArenaCommandTests {
  private let program: Program
  private let folder: TemporaryFolder
  private let words: String

  init() throws {
    program = try Program("Workshop")
    folder = try TemporaryFolder()
    words = try folder.write(SmallLexicon.load().compiled, as: "small.lexicon")
  }

  /// From random openings if no others are asked for, as balanced ones take a search of every first move.
  private func arena(_ arguments: String...) throws -> Program.Outcome {
    let openings = arguments.contains("--openings") ? [] : ["--openings", "random:2"]
    return try program.run(["arena", "--words", words] + openings + arguments)
  }

  /// The lines of a result file, without the times.
  private func results(_ name: String) throws -> [String] {
    try String(contentsOfFile: folder.path(name), encoding: .utf8).split(separator: "\n").map {
      $0.split(separator: "\t", omittingEmptySubsequences: false).prefix(5).joined(separator: "\t")
    }
  }

  @Test func playsTheSameGamesAtADepthHoweverManyAtOnce() throws {
    let outcome = try arena(
      "engine", "greedy", "--depth", "1", "--games", "4", "--jobs", "1", "--output", folder.path("1"))
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.output.hasPrefix("engine – greedy: "))
    _ = try arena("engine", "greedy", "--depth", "1", "--games", "4", "--jobs", "3", "--output", folder.path("3"))
    #expect(try results("1") == results("3"))
    #expect(try results("1").count == 4)
    _ = try arena("engine", "greedy", "--depth", "1", "--games", "4", "--seed", "2", "--output", folder.path("2"))
    #expect(try results("1").dropFirst(2) != results("2").dropFirst(2))
  }

  @Test func theStrongerPlayerScoresMore() throws {
    let outcome = try arena("one-ply", "greedy", "--games", "12", "--format", "json")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(object["games"] as? Int == 12)
    #expect(try #require(object["score"] as? Double) > 0.6)
    #expect((object["millisecondsAMove"] as? [Any])?.count == 2)
  }

  @Test func aPlayerMayHaveSeveralThreads() throws {
    let outcome = try arena("engine:0.02x3", "greedy", "--games", "2")
    #expect(outcome.status == 0)
    #expect(outcome.output.hasPrefix("engine:0.02x3 – greedy: "))
  }

  @Test(arguments: ["balanced", "empty"])
  func equalPlayersScoreHalf(openings: String) throws {
    let outcome = try arena("one-ply", "one-ply", "--games", "4", "--openings", openings)
    #expect(outcome.output.hasPrefix("one-ply – one-ply: 50.0% ± 0.0, 4 games: "))
  }

  @Test func resumesWhereItStopped() throws {
    _ = try arena("one-ply", "greedy", "--games", "4", "--output", folder.path("whole"))
    _ = try arena("one-ply", "greedy", "--games", "2", "--output", folder.path("parts"))
    let first = try String(contentsOfFile: folder.path("parts"), encoding: .utf8)
    // As if killed while writing the second pair.
    _ = try folder.write((first + "tejntgzhh").utf8, as: "parts")
    let outcome = try arena("one-ply", "greedy", "--games", "4", "--output", folder.path("parts"))
    #expect(try String(contentsOfFile: folder.path("parts"), encoding: .utf8).hasPrefix(first))
    #expect(try results("parts") == results("whole"))
    #expect(outcome.output.contains(", 4 games: "))
    let again = try arena("one-ply", "greedy", "--games", "4", "--output", folder.path("parts"))
    #expect(again.output == outcome.output)
    let fewer = try arena("one-ply", "greedy", "--games", "2", "--output", folder.path("parts"))
    #expect(fewer.output.contains(", 2 games: "))
  }

  @Test(arguments: [0, 7, 150])
  func resumesAFileTruncatedNearItsStart(count: Int) throws {
    _ = try arena("one-ply", "greedy", "--games", "2", "--output", folder.path("whole"))
    let bytes = try Data(contentsOf: URL(filePath: folder.path("whole")))
    _ = try folder.write(bytes.prefix(count), as: "cut")
    #expect(try arena("one-ply", "greedy", "--games", "2", "--output", folder.path("cut")).status == 0)
    #expect(try results("cut") == results("whole"))
  }

  @Test func refusesToResumeWithOtherSettings() throws {
    let path = folder.path("match")
    _ = try arena("one-ply", "greedy", "--games", "2", "--output", path)
    let file = try Data(contentsOf: URL(filePath: path))
    let outcome = try arena("one-ply", "greedy", "--games", "2", "--seed", "2", "--output", path)
    #expect(outcome.status == 65)
    #expect(outcome.output.isEmpty)
    let count = try SmallLexicon.load().wordCount
    #expect(
      outcome.errors == """
        letterpress: \(path): contains a match with other settings: name another file, or use the settings of this one
        in the file:  letterpress arena: one-ply – greedy, depth any, random:2 openings of seed 1, boards random, \(count) words
        asked for:    letterpress arena: one-ply – greedy, depth any, random:2 openings of seed 2, boards random, \(count) words

        """)
    for other in [
      ["greedy", "one-ply"], ["one-ply", "greedy", "--openings", "empty"], ["one-ply", "greedy", "--depth", "2"],
    ] {
      #expect(try program.run(["arena", "--words", words, "--output", path] + other).status == 65)
    }
    #expect(try program.run(["arena", "one-ply", "greedy", "--output", path]).status == 65)
    #expect(try Data(contentsOf: URL(filePath: path)) == file)
  }

  @Test func refusesToOverwriteAnotherFile() throws {
    let path = try folder.write("my notes\n".utf8, as: "notes")
    let outcome = try arena("one-ply", "greedy", "--output", path)
    #expect(outcome.status == 65)
    #expect(
      outcome.errors
        == "letterpress: \(path): is not a match file: name another file to write the games to\n")
    #expect(try String(contentsOfFile: path, encoding: .utf8) == "my notes\n")
  }

  @Test func saysWhichLineIsNotAPair() throws {
    let path = folder.path("match")
    _ = try arena("one-ply", "greedy", "--games", "4", "--output", path)
    let text = try String(contentsOfFile: path, encoding: .utf8)
    _ = try folder.write((text + "nonsense\n").utf8, as: "match")
    let outcome = try arena("one-ply", "greedy", "--output", path)
    #expect(outcome.errors == "letterpress: \(path): line 5 is not a pair of games: correct it, or name another file\n")
  }

  @Test func recordsEveryPositionWithItsResult() throws {
    _ = try arena(
      "one-ply", "greedy", "--games", "4", "--record", folder.path("record"), "--output", folder.path("match"))
    let lines = try String(contentsOfFile: folder.path("record"), encoding: .utf8).split(separator: "\n")
    let plies = try results("match").dropFirst(2).flatMap { line in
      let fields = line.split(separator: "\t")
      return [Int(fields[2]) ?? 0, Int(fields[4]) ?? 0]
    }
    #expect(lines.count == plies.reduce(0, +))
    var rest = plies[...]
    var left = 0
    for line in lines {
      let move = try #require(try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])
      let position = try Position(parsing: try #require(move["position"] as? String))
      if left == 0 { left = rest.removeFirst() }
      #expect(move["pliesToEnd"] as? Int == left)
      let points = try #require(move["points"] as? Double)
      #expect([1, 0.5, 0].contains(points) && move["verdict"] is NSNull && move["chance"] is NSNull)
      #expect(move["free"] as? Int == position.owners.unclaimed.count && position.outcome == nil)
      #expect(["one-ply", "greedy"].contains(try #require(move["player"] as? String)))
      // Whoever finishes a game wins it, as these players never lose by their own word.
      if left == 1, position.owners.unclaimed.count < 8 { #expect(points == 1) }
      left -= 1
    }
  }

  /// This program, too, speaks the protocol, so it can play itself: at a depth, both play the same games.
  @Test func playsOtherPrograms() throws {
    let engine = "program:\(try Program().executable.path) engine --words \(words)"
    let outcome = try arena(
      "engine", engine, "--depth", "2", "--games", "4", "--record", folder.path("record"), "--format", "json")
    #expect(outcome.status == 0, "\(outcome.errors)")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect(object["score"] as? Double == 0.5 && object["pentanomial"] as? [Int] == [0, 0, 2, 0, 0])
    let lines = try String(contentsOfFile: folder.path("record"), encoding: .utf8).split(separator: "\n")
    #expect(lines.contains { $0.contains("\"player\":\"program:") && !$0.contains("\"verdict\":null") })
  }

  @Test(arguments: [
    ("echo hello", "does not speak the engine protocol: it began with “hello”"), ("true", "has ended"),
    ("no-such-program-at-all", "has ended"),
    ("printf 'x\\040y\\040protocol\\n'", "has ended"),
  ])
  func saysWhatIsWrongWithAnotherProgram(command: String, error: String) throws {
    let outcome = try arena("greedy", "program:\(command)", "--games", "2")
    #expect(outcome.status == 65 && outcome.output.isEmpty)
    #expect(outcome.errors.contains("\(command) \(error)"), "\(outcome.errors)")
  }

  @Test func namesThePositionOfAnIllegalMove() throws {
    let script = try folder.write(
      "#!/bin/sh\necho x 1 protocol 1\nwhile read -r line; do case $line in go*) echo best hog A1,A2,A3;; esac; done\n"
        .utf8,
      as: "script")
    let outcome = try arena("program:sh \(script)", "greedy", "--games", "2")
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("made the illegal move hog") && outcome.errors.contains("the position was "))
  }

  @Test(.enabled(if: Cases.areAll)) func endsWhenItIsClearWhoIsStronger() throws {
    let outcome = try arena(
      "one-ply", "greedy", "--games", "10000", "--sprt", "0,100", "--jobs", "2", "--format", "json")
    let object = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    let test = try #require(object["sprt"] as? [String: Any])
    #expect(try #require(object["games"] as? Int) < 10_000 && test["decision"] as? String == "accepted")
  }

  @Test func positionsAreABudget() throws {
    let outcome = try arena("engine", "greedy", "--positions", "200", "--games", "2")
    #expect(outcome.status == 0 && outcome.output.hasPrefix("engine – greedy: "))
  }

  @Test func ctrlCStopsItWithTheScoreSoFar() throws {
    let outcome = try program.shell(
      """
      set -m
      "$letterpress" arena one-ply greedy --games 1000000 --words '\(words)' --output '\(folder.path("match"))' &
      until [ "$(wc -l <'\(folder.path("match"))')" -gt 3 ]; do sleep 0.05; done
      kill -INT $!
      wait $!
      echo $?
      """)
    #expect(outcome.output.hasPrefix("one-ply – greedy: "))
    #expect(outcome.output.hasSuffix("\n130\n"))
    let text = try String(contentsOfFile: folder.path("match"), encoding: .utf8)
    #expect(text.hasSuffix("\n"))
    let pairCount = text.split(separator: "\n").count - 2
    #expect(outcome.output.contains(", \(2 * pairCount) games: "))
  }

  @Test func playsOnTheBoardsOfAFile() throws {
    _ = try arena(
      "safe", "greedy", "--games", "4", "--boards", "Samples/labels.tsv", "--output", folder.path("match"))
    #expect(try results("match").dropFirst(2).map { String($0.prefix(25)) } == Array(Samples.letters.prefix(2)))
  }

  @Test func refusesIncompleteBoards() throws {
    let boards = try folder.write("abc\n".utf8, as: "boards")
    let outcome = try arena("one-ply", "greedy", "--boards", boards)
    #expect(outcome.status == 65)
    #expect(outcome.errors == "letterpress: \(boards): abc: a board needs 25 known letters\n")
  }

  @Test(arguments: [
    (["engine"], "Missing expected argument '<opponent>'"),
    (["engine", "best"], "The value 'best' is invalid for '<opponent>'"),
    (["engine", "greedy:1"], "The value 'greedy:1' is invalid for '<opponent>'"),
    (["engine", "safe", "--games", "3"], "--games must be even, not 3: every opening is played twice."),
    (
      ["engine", "safe", "--games", "0"], "\(UsageText.number("0", for: "--games <n>", in: 2...1_000_000))."
    ),
    (
      ["engine", "safe", "--games", "4294967296"],
      "\(UsageText.number("4294967296", for: "--games <n>", in: 2...1_000_000))."
    ),
    (
      ["engine", "safe", "--games", "9223372036854775806"],
      "\(UsageText.number("9223372036854775806", for: "--games <n>", in: 2...1_000_000))."
    ),
    (["engine", "safe", "--depth", "0"], "\(UsageText.number("0", for: "--depth <n>", in: 1...64))."),
    (["engine", "safe", "--time", "0"], "The value '0' is invalid for '--time <seconds>'"),
    (["engine", "safe", "--time", "1", "--cpu", "1"], "Give either --time or --cpu, not both."),
    (
      ["engine", "safe", "--positions", "0"],
      "\(UsageText.number("0", for: "--positions <n>", in: 1...1_000_000_000))."
    ),
    (["engine", "safe", "--sprt", "5,0"], "The value '5,0' is invalid for '--sprt <elo0,elo1>'"),
    (["engine", "program:"], "The value 'program:' is invalid for '<opponent>'"),
    (["engine", "safe", "--jobs", "0"], "\(UsageText.number("0", for: "--jobs <n>", in: 1...512))."),
  ])
  func refusesWrongUsageWithStatus64(arguments: [String], message: String) throws {
    let outcome = try program.run(["arena"] + arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.hasPrefix("letterpress: \(message)"))
  }

  @Test func writesOnlyItsOwnFiles() throws {
    let (match, record) = (folder.path("match.tsv"), folder.path("record.tsv"))
    func command(_ games: Int, _ files: [String]) -> [String] {
      ["arena", "greedy", "careful", "--words", words, "--openings", "empty", "--games", "\(games)", "--jobs", "1"]
        + files
    }
    let both = try program.run(command(2, ["--output", match, "--record", match]))
    #expect(both.status == 64)
    #expect(both.errors == "letterpress: \(match): --output and --record name the same file: give each its own\n")
    for games in [2, 4] {
      #expect(try program.run(command(games, ["--output", match, "--record", record])).status == 0)
    }
    let positions = try String(contentsOfFile: record, encoding: .utf8).split(separator: "\n")
    #expect(positions.allSatisfy { $0.hasPrefix("{\"position\":\"") && $0.hasSuffix("}") })
    let mine = try folder.write(Array("mine\n".utf8), as: "mine")
    for option in ["--output", "--record"] {
      let outcome = try program.run(command(2, [option, mine]))
      #expect(outcome.status == (option == "--output" ? 65 : 73))
      #expect(try String(contentsOfFile: mine, encoding: .utf8) == "mine\n")
    }
    for option in ["--output", "--record"] {
      let outcome = try program.run(command(2, [option, folder.path]))
      #expect(outcome.status == 73)
      #expect(outcome.errors == "letterpress: \(FileError.unwritable(folder.path, reason: "it is a folder"))\n")
    }
  }

  @Test(arguments: ["--output", "--record"])
  func refusesAFileThatCannotBeWrittenWithStatus73(option: String) throws {
    let outcome = try arena("one-ply", "greedy", option, folder.path("no/such"))
    #expect(outcome.status == 73)
    #expect(
      outcome.errors
        == "letterpress: \(FileError.unwritable(folder.path("no/such"), reason: FileError.Reason.noFolder))\n")
  }
}
