import FixtureFiles
import Foundation
import LetterpressFiles
import LetterpressPNG
import SamplePictures
import Testing

/// Pipes, devices and odd names.
struct StreamTests {
  private let program: Program
  private let sample = "Samples/light-midgame.png"

  init() throws { program = try Program() }

  @Test func endsQuietlyWhenItsReaderStops() throws {
    let outcome = try program.shell(
      #""$letterpress" words tejntgzhhgpsmzpthaoudgbph | head -n 2; echo "${PIPESTATUS[0]}""#)
    #expect(outcome.errors.isEmpty)
    // 141 is 128 + SIGPIPE, as for any program; 0 if all output was in the pipe before its reader closed it.
    #expect(outcome.output.hasSuffix("\n141\n") || outcome.output.hasSuffix("\n0\n"))
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: ["words abc", "read Samples/light-midgame.png", "read no-such.png --format json", "templates"])
  func saysThatOutputCannotBeWritten(arguments: String) throws {
    let outcome = try program.shell(#""$letterpress" \#(arguments) >/dev/full"#)
    #expect(outcome.status == 74)
    #expect(outcome.errors == "letterpress: standard output: No space left on device\n")
  }

  @Test(
    .enabled(if: FileManager.default.fileExists(atPath: "/dev/full")),
    arguments: ["--help", "play --help", "--version", "--generate-completion-script bash"])
  func saysThatHelpAndVersionCannotBePrinted(arguments: String) throws {
    let outcome = try program.shell(#""$letterpress" \#(arguments) >/dev/full"#)
    #expect(outcome.status == 74)
    #expect(outcome.errors == "letterpress: standard output: No space left on device\n")
  }

  @Test func neverUsesAFileAsTheClosedOutput() throws {
    let file = program.home.path("game.txt")
    let outcome = try program.shell(
      #"echo pass | "$letterpress" game --random --seed 7 --depth 1 --save '\#(file)' >&-"#)
    #expect(outcome.status == 74)
    #expect(outcome.errors == "letterpress: standard output: Bad file descriptor\n")
    #expect((try? String(contentsOfFile: file, encoding: .utf8))?.contains("computer") != true)
    #expect(try program.shell(#""$letterpress" read no-such.png 2>&-"#).status == 66)
  }

  @Test func saysThatStandardInputIsClosed() throws {
    let outcome = try program.shell(#""$letterpress" read - <&-"#)
    #expect(outcome.status == 66)
    #expect(outcome.errors == "letterpress: standard input: cannot be read: Bad file descriptor\n")
    let json = try program.shell(#""$letterpress" read - --format json <&-"#)
    #expect(json.output == #"{"file":"-","error":"cannot be read: Bad file descriptor"}"# + "\n")
  }

  @Test(arguments: [["read", "-", "-"], ["solve", "-", "a.png", "-"], ["solve", "-", "--words", "-"]])
  func readsStandardInputOnlyOnce(arguments: [String]) throws {
    let outcome = try program.run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(
      outcome.errors.hasPrefix(
        "letterpress: Standard input (-) can be read only once"))
  }

  @Test(arguments: ["/dev/stdin <", "<(cat ", "- <"])
  func readsPipesAndDevices(way: String) throws {
    let named = try program.run(["read", sample])
    let end = way.contains("(") ? ")" : ""
    #expect(try program.shell(#""$letterpress" read \#(way)\#(sample)\#(end)"#).output == named.output)
  }

  @Test func learnsFromAPipe() throws {
    let outcome = try program.shell(#""$letterpress" train <(cat \#(sample)) \#(Samples.letters[0])"#)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains(" new templates in "))
    #expect(outcome.output.hasSuffix(": cannot be read again: it is no longer there\n"))
  }

  @Test func anEmptyDeviceIsAnEmptyFile() throws {
    let outcome = try program.run(["read", "/dev/null"])
    #expect(outcome.status == 65)
    #expect(outcome.errors == "letterpress: /dev/null: \(PNGDecodingError.notPNG(.empty))\n")
  }

  @Test(arguments: [
    ("no\u{1B}[31m\nsuch.png", #"letterpress: no\u{1B}[31m\nsuch.png: no such file"#),
    ("", "letterpress: \(FileError.unreadable("", reason: FileError.Reason.emptyName))"),
    ("Package.swift/a.png", "letterpress: Package.swift/a.png: cannot be read: Not a directory"),
    ("~/a.png", "letterpress: ~/a.png: no such file"),
  ])
  func namesFilesSafely(name: String, message: String) throws {
    let outcome = try program.run(["read", name])
    #expect(outcome.status == 66)
    #expect(outcome.errors == message + "\n")
  }

  @Test(arguments: [(#"$'\e[31m'"#, #"\u{1B}"#), (#"$'\xFF'"#, #"\xFF"#)])
  func namesInvalidLettersSafely(letters: String, printable: String) throws {
    for command in ["words \(letters)", "train \(sample) \(letters)"] {
      let outcome = try program.shell(#""$letterpress" \#(command)"#)
      #expect(outcome.errors.contains(#"character 1, "\#(printable)", is not a letter"#))
    }
  }

  @Test func namesFilesThatAreNotUTF8() throws {
    let outcome = try program.shell(#""$letterpress" read $'no\xFFsuch.png'"#)
    #expect(outcome.status == 66)
    #expect(outcome.errors.hasSuffix("such.png: no such file\n"))
  }
}
