import FixtureFiles
import Foundation
import LetterpressEngine
import LetterpressSolver
import Testing

struct LexiconCommandTests {
  private let program: Program
  private let builtIn = "built-in list, \(Lexicon.english.wordCount) words\n"

  init() throws { program = try Program() }

  private func list(_ text: String = "tca\ncat\n") throws -> String {
    try program.home.write(Data(text.utf8), as: "list.txt")
  }

  private var kept: String { program.home.path(".local/share/letterpress/word-list") }

  @Test func usesTheBuiltInListAtFirst() throws {
    #expect(try program.run(["lexicon", "show"]).output == builtIn)
    #expect(try program.run(["lexicon", "use", "--built-in"]).output == builtIn)
  }

  @Test func usesAListFromThenOn() throws {
    let compiled = program.home.path("my.lexicon")
    let list = try list()
    let note = "letterpress: the built-in words are not used now: `letterpress lexicon use --built-in` goes back\n"
    #expect(try program.run(["lexicon", "build", list, "-o", compiled]).status == 0)
    for file in [list, compiled] {
      #expect(try program.run(["lexicon", "use", "--built-in"]).status == 0)
      let use = try program.run(["lexicon", "use", file])
      #expect(use.status == 0 && use.output == "\(file), 2 words\n" && use.errors == note)
      #expect(try program.run(["lexicon", "show"]).output == "\(file), 2 words\n")
      #expect(try program.run(["words", "tca"]).output == "T C A\n\n2 words\ncat\ntca\n")
      // The built-in list knows how rare CAT is.
      #expect(try program.run(["words", "tca", "--known"]).output == "T C A\n\n1 word\ncat\n")
      #expect(try program.run(["solve", "Samples/light-midgame.png"]).output.contains("\n0 words\n"))
    }
    let other = try program.home.write(Data("act\n".utf8), as: "other.txt")
    #expect(try program.run(["words", "tca", "--words", other]).output.hasSuffix("1 word\nact\n"))
    #expect(try program.run(["lexicon", "use", "--built-in"]).output == builtIn)
    #expect(try program.run(["words", "tca"]).output.contains("\nact\n"))
    #expect(!FileManager.default.fileExists(atPath: kept))
  }

  @Test func readsAListFromStandardInput() throws {
    let outcome = try program.run(["lexicon", "use", "-"], input: Data("cat\nx\n".utf8))
    #expect(outcome.output == "standard input, 1 word\n")
    let note = try #require(try WordList(parsing: "cat\nx\n".utf8).notes.first)
    #expect(
      outcome.errors == """
        letterpress: -: \(note)
        letterpress: the built-in words are not used now: `letterpress lexicon use --built-in` goes back

        """)
  }

  @Test func keepsItInTheDataFolderFromTheEnvironment() throws {
    let environment = ["XDG_DATA_HOME": program.home.path("data")]
    #expect(try program.run(["lexicon", "use", try list()], environment: environment).status == 0)
    #expect(FileManager.default.fileExists(atPath: program.home.path("data/letterpress/word-list")))
    #expect(try program.run(["lexicon", "show"]).output == builtIn)
  }

  @Test(arguments: [[], ["solve"], ["play"], ["words"], ["read"], ["train"], ["game"], ["lexicon", "use"]])
  func everyHelpSaysWhichListIsInUse(command: [String]) throws {
    let help = try program.run(command + ["--help"])
    #expect(help.status == 0 && help.output.hasSuffix("\n\nWORD LIST IN USE: \(builtIn)"))
    let list = try list()
    #expect(try program.run(["lexicon", "use", list]).status == 0)
    #expect(try program.run(command + ["--help"]).output.hasSuffix("\n\nWORD LIST IN USE: \(list), 2 words\n"))
    if !command.isEmpty { #expect(try program.run(["help"] + command).output.hasSuffix(": \(list), 2 words\n")) }
  }

  @Test func keepsTheListInUseIfTheNewOneIsInvalid() throws {
    let list = try list()
    #expect(try program.run(["lexicon", "use", list]).status == 0)
    for (file, status) in [("Samples/light-midgame.png", Int32(65)), ("no-such.txt", 66)] {
      let outcome = try program.run(["lexicon", "use", file])
      #expect(outcome.status == status && outcome.output.isEmpty)
      #expect(outcome.errors.hasPrefix("letterpress: \(file): "))
    }
    #expect(try program.run(["lexicon", "show"]).output == "\(list), 2 words\n")
  }

  @Test func saysThatTheListInUseIsDamaged() throws {
    #expect(try program.run(["lexicon", "use", try list()]).status == 0)
    try Data("list.txt\nwhatever".utf8).write(to: URL(filePath: kept))
    let message = """
      \(kept): the word list in use cannot be read: choose one again with `letterpress lexicon use FILE`, or go back \
      with `letterpress lexicon use --built-in`

      """
    for arguments in [["words", "tca"], ["lexicon", "show"], ["play", "--letters", "tejntgzhhgpsmzpthaoudgbph"]] {
      let outcome = try program.run(arguments)
      #expect(outcome.status == 65 && outcome.output.isEmpty)
      #expect(outcome.errors == "letterpress: \(message)")
    }
    let help = try program.run(["--help"])
    #expect(help.status == 0 && help.output.hasSuffix("\n\nWORD LIST IN USE: \(message)"))
    #expect(try program.run(["lexicon", "use", "--built-in"]).output == builtIn)
  }

  /// An earlier version could store a list that is too large to be read.
  @Test func saysHowToGoBackFromAListThatIsTooLarge() throws {
    #expect(try program.run(["lexicon", "use", try list()]).status == 0)
    try Data("list.txt\n".utf8 + Array(repeating: 0, count: 16 << 20)).write(to: URL(filePath: kept))
    let outcome = try program.run(["words", "tca"])
    #expect(outcome.status == 65 && outcome.output.isEmpty)
    #expect(outcome.errors.hasSuffix("go back with `letterpress lexicon use --built-in`\n"))
  }

  @Test(arguments: [[], ["list.txt", "--built-in"]])
  func asksForOneList(arguments: [String]) throws {
    let outcome = try program.run(["lexicon", "use"] + arguments)
    #expect(outcome.status == 64)
    #expect(
      outcome.errors.hasPrefix(
        "letterpress: Give either a word list or --built-in. See `letterpress lexicon use --help`.\n"))
  }

  @Test func saysThatThereIsNowhereToKeepAList() throws {
    let outcome = try program.run(["lexicon", "use", try list()], environment: ["HOME": ""])
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("set HOME"))
    #expect(try program.run(["words", "tca"], environment: ["HOME": ""]).status == 0)
  }
}
