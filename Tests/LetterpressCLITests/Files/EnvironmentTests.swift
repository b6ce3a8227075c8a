import FixtureFiles
import Foundation
import LetterpressFiles
import Testing

struct EnvironmentTests {
  private let program: Program

  init() throws { program = try Program() }

  @Test func ignoresARelativeDataFolder() throws {
    let usual = try program.run(["templates"])
    #expect(usual.output.contains(program.home.path))
    #expect(try program.run(["templates"], environment: ["XDG_DATA_HOME": "data"]).output == usual.output)
  }

  /// Whatever stands in the way, and wherever: the message says that the letters cannot be kept there.
  @Test func trainingNamesWhatCannotHoldTheLetters() throws {
    let file = try program.home.write([], as: "obstacle")
    let command = ["train", "Samples/light-midgame.png", "lohrufdsxeiuwshthabiupsmj"]
    let outcome = try program.run(command, environment: ["XDG_DATA_HOME": file])
    #expect(outcome.status == 73 && outcome.output.isEmpty)
    #expect(
      outcome.errors
        == "letterpress: \(file)/letterpress/learnt-letters: the learnt letters cannot be kept here: Not a directory: "
        + "name another file with --templates\n")
    let system = try program.run(command + ["--templates", "/proc/nowhere/letters"])
    #expect(system.status == 73)
    #expect(system.errors.hasPrefix("letterpress: /proc/nowhere/: the learnt letters cannot be kept here: "))
    let folder = try program.run(command + ["--templates", program.home.path])
    #expect(folder.status == 64)
    #expect(
      folder.errors.hasPrefix(
        "letterpress: \(program.home.path): this is a folder: learnt letters are kept in one file; "))
  }

  @Test func worksWithoutAHomeFolder() throws {
    let list = try program.run(["templates"], environment: ["HOME": ""])
    #expect(list.output.contains("\n0 trained templates in an unknown file\n"))
    #expect(list.status == 0)
    let training = try program.run(["train", "a.png", "abc"], environment: ["HOME": ""])
    #expect(training.status == 64)
    #expect(training.errors == "letterpress: your home folder is not known: name a file with --templates\n")
  }

  @Test func readsDespiteUnusableLettersOfItsOwn() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path("letterpress"), withIntermediateDirectories: false)
    let letters = try folder.write([1], as: "letterpress/learnt-letters")
    let environment = ["XDG_DATA_HOME": folder.path]
    let command = ["read", "Samples/light-midgame.png"]
    let outcome = try program.run(command, environment: environment)
    #expect(outcome.status == 0)
    #expect(outcome.output == (try program.run(command).output))
    let problem = "letterpress: \(letters): this is not a file of learnt letters"
    #expect(outcome.errors == problem + "; reading with the built-in templates only\n")
    let named = try program.run(command + ["--templates", letters])
    #expect(named.status == 65)
    #expect(named.errors == problem + "\n")
  }

  /// The system's signal would end the program without a word and leave its temporary file behind.
  @Test func saysThatAFileWouldBeTooLarge() throws {
    // If the tests are counted, the counts do not fit either, and that would be printed, too.
    let uncounted = ["LLVM_PROFILE_FILE": "/dev/null"]
    let outcome = try program.shell(
      #"ulimit -f 8; "$letterpress" lexicon build words.txt -o "$HOME/my.lexicon""#, environment: uncounted)
    #expect(outcome.status == 73)
    #expect(
      outcome.errors
        == "letterpress: \(FileError.unwritable(program.home.path("my.lexicon"), reason: "File too large"))\n")
    #expect(try program.home.names() == [])
    let printed = try program.shell(
      #"ulimit -f 8; "$letterpress" words tejntgzhhgpsmzpthaoudgbph --limit all >"$HOME/out""#, environment: uncounted)
    #expect(printed.status == 74 && printed.errors.contains("File too large"))
  }

  /// What was typed may have been copied from anywhere.
  @Test(arguments: [
    "words cab --limit $'\\e[31m\\a'", "words cab $'--\\xc2\\x9b31m'", "words $'\\e]0;x\\a'", "play $'\\e[31m.png'",
  ])
  func printsNoControlCharacters(arguments: String) throws {
    let outcome = try program.shell(#""$letterpress" "# + arguments)
    #expect(outcome.status != 0 && outcome.output.isEmpty)
    let isPlain = outcome.errors.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control }
    #expect(isPlain)
    #expect(outcome.errors.contains("\\u{"))
  }

  /// Every command looks for it.
  @Test func doesNotWaitForAPipeInPlaceOfTheWordList() throws {
    let outcome = try program.shell(
      #"mkdir -p "$XDG_DATA_HOME/letterpress" && mkfifo "$XDG_DATA_HOME/letterpress/word-list" "#
        + #"&& timeout 20 "$letterpress" words cab && timeout 20 "$letterpress" --help"#,
      environment: ["XDG_DATA_HOME": program.home.path])
    #expect(outcome.status != 124)
    #expect(outcome.errors.contains(FileError.Reason.notAFile))
  }

  @Test func doesNotWaitForAPipeInAFolderOfPictures() throws {
    let outcome = try program.shell(
      #"cp Samples/light-midgame.png "$HOME" && mkfifo "$HOME/a.png" && timeout 60 "$letterpress" games "$HOME""#)
    #expect(outcome.status == 66)
    #expect(outcome.output.hasPrefix("lohrufdsxeiuwshthabiupsmj"))
    #expect(
      outcome.errors
        == "letterpress: \(FileError.unreadable(program.home.path("a.png"), reason: FileError.Reason.notAFile))\n")
  }
}
