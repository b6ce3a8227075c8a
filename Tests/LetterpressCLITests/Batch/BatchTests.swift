import FixtureFiles
import Foundation
import LetterpressPNG
import LetterpressVision
import PlainSolver
import Testing

/// Many pictures at once.
struct BatchTests {
  private let program: Program
  private let folder: TemporaryFolder
  private let sample = "Samples/light-midgame.png"

  init() throws {
    program = try Program()
    folder = try TemporaryFolder()
  }

  /// Slow and fast pictures, some of them broken.
  private func mixedPictures() throws -> [String] {
    let small = try folder.write(PNGEncoder.encode(RGBImage(width: 60, height: 40, color: .white)), as: "small.png")
    let whole = try Data(contentsOf: URL(filePath: Repository.path(sample)))
    let broken = try folder.write(whole.prefix(whole.count / 2), as: "broken.png")
    let pictures = ["Samples/contrast-tablet.png", small, "no-such.png", sample, broken, "Package.swift", small]
    return pictures + pictures.reversed() + ["Samples/dark-midgame.png"]
  }

  @Test(arguments: ["read", "solve --limit 2", "read --format json", "solve --limit 2 --format json"])
  func printsTheSameOutputHoweverManyAreReadAtOnce(command: String) throws {
    let pictures = try mixedPictures()
    let arguments = command.split(separator: " ").map(String.init) + pictures
    let one = try program.run(arguments + ["--jobs", "1"])
    for jobs in Cases.few(1, of: ["8", "3"]) {
      let several = try program.run(arguments + ["--jobs", jobs])
      #expect(several.output == one.output)
      #expect(several.errors == one.errors)
      #expect(several.status == 65)
    }
    if command.hasSuffix("json") {
      #expect(one.errors.isEmpty)
      let files = try one.output.split(separator: "\n").map { line in
        try (JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any])?["file"] as? String
      }
      #expect(files == pictures)
    }
  }

  @Test func theFirstFailureDeterminesTheStatus() throws {
    for (pictures, status) in [(["no-such.png", "Package.swift"], Int32(66)), (["Package.swift", "no-such.png"], 65)] {
      #expect(try program.run(["read", sample] + pictures + [sample, "--jobs", "3"]).status == status)
    }
  }

  @Test(arguments: [
    "a.png\nb.png\n", "a.png\nb.png", "a.png\r\nb.png\r\n", "\n\na.png\n\r\n\nb.png\n\n", "\u{FEFF}a.png\nb.png\n",
  ])
  func readsAList(text: String) throws {
    let list = try folder.write(text.utf8, as: "list")
    let expected =
      #"{"file":"a.png","error":"no such file"}"# + "\n" + #"{"file":"b.png","error":"no such file"}"# + "\n"
    #expect(try program.run(["read", "--format", "json", "--files-from", list]).output == expected)
    let piped = try program.run(["read", "--format", "json", "--files-from", "-"], input: Data(text.utf8))
    #expect(piped.output == expected)
    let zeros = Data(text.utf8.map { $0 == 0x0A ? 0 : $0 })
    if !text.contains("\r"), !text.hasPrefix("\u{FEFF}") {
      #expect(
        try program.run(["read", "--format", "json", "-0", "--files-from", "-"], input: zeros).output == expected)
    }
  }

  @Test func readsNamedPicturesFirstThenTheListsInOrder() throws {
    let lists = try ["b", "d"].map { try folder.write("\($0).png\n".utf8, as: $0) }
    let outcome = try program.run(
      ["read", "--files-from", lists[0], "a.png", "--files-from", "-", "--files-from", lists[1]],
      input: Data("c.png".utf8))
    #expect(outcome.errors == "abcd".map { "letterpress: \($0).png: no such file\n" }.joined())
  }

  @Test func solvesAListByDefaultAndNamesEvenASinglePicture() throws {
    let outcome = try program.run(["--files-from", "-", "--limit", "1"], input: Data(sample.utf8))
    #expect(outcome.output == sample + "\n" + (try program.run(["solve", sample, "--limit", "1"]).output))
  }

  @Test func readsNamesWithLineFeedsAfterZeroBytes() throws {
    let name = "two\nlines.png"
    _ = try folder.write(Data(contentsOf: URL(filePath: Repository.path(sample))), as: name)
    let outcome = try program.shell(
      #"find '\#(folder.path)' -name '*.png' -print0 | "$letterpress" read --null --files-from -"#)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("two\\nlines.png\n   A B C D E    A B C D E\n1  L O H R U "))
  }

  @Test func aDashInAListIsAFile() throws {
    let outcome = try program.run(["read", "--files-from", "-"], input: Data("-\n".utf8))
    #expect(outcome.errors == "letterpress: ./-: no such file\n")
  }

  @Test func anEmptyListIsNotAFailure() throws {
    let outcome = try program.run(["read", "--files-from", "-"], input: Data("\n\n".utf8))
    #expect(outcome.status == 0)
    #expect(outcome.output.isEmpty && outcome.errors.isEmpty)
  }

  @Test(arguments: [
    (Data("a.png\0b.png\0".utf8), "line 1 contains a zero byte: if zero bytes separate the names, add --null"),
    (Data("\n\n".utf8) + Data(repeating: 0x41, count: 100_000), "line 3 is longer than any file name"),
  ])
  func refusesInvalidLists(bytes: Data, message: String) throws {
    let list = try folder.write(bytes, as: "list")
    let outcome = try program.run(["read", "--files-from", list])
    #expect(outcome.status == 65)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors == "letterpress: \(list): not a list of files: \(message)\n")
  }

  @Test func aListThatTurnsInvalidKeepsEarlierResults() throws {
    let outcome = try program.run(
      ["read", "--format", "json", "--files-from", "-"], input: Data("\(sample)\nno-such.png\n\0\n".utf8))
    #expect(outcome.output.split(separator: "\n").count == 2)
    #expect(outcome.errors.hasPrefix("letterpress: -: not a list of files: line 3 contains"))
  }

  @Test(
    arguments: [
      (["--files-from", "no-such"], Int32(66), "letterpress: no-such: no such file\n"),
      (["--files-from", "Samples"], 66, "letterpress: Samples: cannot be read: it is a folder\n"),
      ([], 64, "letterpress: The screenshot is missing: name the picture to read, as in `letterpress "),
      (
        ["--format", "json"], 64,
        "letterpress: The screenshot is missing: name the picture to read, as in `letterpress "
      ),
      (
        ["-", "--files-from", "-"], 64,
        "letterpress: Standard input (-) can be read only once"
      ),
      (
        ["a.png", "--jobs", "0"], 64,
        "letterpress: \(UsageText.number("0", for: "--jobs <n>", in: 1...512)). See `letterpress "
      ),
      (
        ["a.png", "--jobs", "513"], 64,
        "letterpress: \(UsageText.number("513", for: "--jobs <n>", in: 1...512)). See `letterpress "
      ),
    ] as [([String], Int32, String)])
  func refusesWrongInputAndUsage(arguments: [String], status: Int32, message: String) throws {
    for command in ["read", "solve"] {
      let outcome = try program.run([command] + arguments)
      #expect(outcome.status == status)
      #expect(outcome.output.isEmpty)
      #expect(outcome.errors.hasPrefix(message))
    }
  }

  /// The list is endless, so that the signal always comes in the middle of it.
  @Test(arguments: [("INT", 130), ("TERM", 143)], [1, 4])
  func aSignalStopsBetweenTwoPictures(signal: (name: String, status: Int), jobs: Int) throws {
    let output = folder.path("output")
    // Without job control a shell makes background jobs ignore SIGINT.
    let outcome = try program.shell(
      """
      set -m
      "$letterpress" read --format json --jobs \(jobs) --files-from <(yes \(sample)) >'\(output)' &
      until [ -s '\(output)' ]; do sleep 0.05; done
      kill -\(signal.name) $!
      wait $!
      echo $?
      """)
    #expect(outcome.output == "\(signal.status)\n")
    #expect(!outcome.errors.contains("letterpress:"))
    let text = try String(contentsOfFile: output, encoding: .utf8)
    let expected = try program.run(["read", "--format", "json", sample]).output
    #expect(text == String(repeating: expected, count: text.count / expected.count))
  }

  @Test func continuesIfCtrlCIsIgnored() throws {
    let output = folder.path("output")
    let outcome = try program.shell(
      """
      trap '' INT
      { echo \(sample); until [ -e '\(folder.path("go"))' ]; do sleep 0.05; done; echo \(sample); } |
        "$letterpress" read --format json --files-from - >'\(output)' &
      until [ -s '\(output)' ]; do sleep 0.05; done
      kill -INT $!
      touch '\(folder.path("go"))'
      wait $!
      """)
    #expect(outcome.status == 0)
    #expect(try String(contentsOfFile: output, encoding: .utf8).split(separator: "\n").count == 2)
  }

  @Test func printsResultsWhileTheListContinues() throws {
    // The second name is sent only after the first result.
    let outcome = try program.shell(
      """
      mkfifo '\(folder.path("names"))' '\(folder.path("results"))'
      "$letterpress" read --format json --jobs 4 --files-from '\(folder.path("names"))' >'\(folder.path("results"))' &
      exec 4<'\(folder.path("results"))' 3>'\(folder.path("names"))'
      echo \(sample) >&3; read -r first <&4
      echo no-such.png >&3; read -r second <&4
      exec 3>&-
      wait $!
      echo "${first:0:30} $second $?"
      """)
    #expect(
      outcome.output.hasPrefix(#"{"file":"Samples/light-midgame {"file":"no-such.png","error":"no such file"} 66"#))
  }

  @Test(arguments: [1, 4])
  func endsQuietlyWhenItsReaderStops(jobs: Int) throws {
    let outcome = try program.shell(
      #""$letterpress" read --format json --jobs \#(jobs) --files-from <(yes \#(sample)) | head -n 3; echo "${PIPESTATUS[0]}""#
    )
    #expect(!outcome.errors.contains("letterpress:"))
    #expect(outcome.output.hasSuffix("}\n141\n"))
    #expect(outcome.output.split(separator: "\n").count == 4)
  }

  @Test func writesDebugPicturesOfAListIntoSeparateFolders() throws {
    let outcome = try program.run(
      ["read", "--files-from", "-", "--jobs", "3", "--debug", folder.path("stages")],
      input: Data("\(sample)\nSamples/dark-midgame.png\n\(sample)\n".utf8))
    #expect(outcome.status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path("stages")).sorted()
    #expect(names == ["dark-midgame", "light-midgame", "light-midgame-2"])
    #expect(try FileManager.default.contentsOfDirectory(atPath: folder.path("stages/light-midgame-2")).count == 4)
  }
}
