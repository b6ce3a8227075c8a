import FixtureFiles
import Foundation
import PlainSolver
import Testing

@testable import LetterpressCLI

struct CommandSuggestionTests {
  @Test(arguments: [
    ("sovle", "solve"), ("slove", "solve"), ("solv", "solve"), ("ply", "play"), ("paly", "play"), ("word", "words"),
    ("red", "read"), ("templtes", "templates"), ("lexcion", "lexicon"), ("tarin", "train"), ("solve", nil),
    ("board", nil), ("x", nil), ("", nil), ("shots", nil), (String(repeating: "solve", count: 1000), nil),
  ])
  func isTheNearestName(text: String, name: String?) {
    let names = ["solve", "play", "words", "read", "train", "templates", "lexicon", "game", "games"]
    #expect(CommandSuggestion.nearest(to: text, among: names) == name)
  }

  @Test(arguments: [
    (["sovle", "x.png"], "sovle is neither a command nor a file. Did you mean solve?"),
    (["lexicon", "biuld", "x.txt"], "biuld is neither a command nor a file. Did you mean build?"),
    (["--hlep"], "--hlep is not an option. Did you mean --help?"),
    (["play", "x.png", "--hep"], "--hep is not an option. Did you mean --help?"),
    (["--versoin"], "--versoin is not an option. Did you mean --version?"),
  ])
  func isTheWholeMessage(arguments: [String], message: String) throws {
    let outcome = try Program().run(arguments)
    #expect(outcome.status == 64)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors == "letterpress: \(message)\n")
  }

  @Test func isNotGivenForAFile() throws {
    let program = try Program()
    let picture = try Data(contentsOf: URL(filePath: Repository.path("Samples/light-midgame.png")))
    _ = try program.home.write(picture, as: "sovle")
    let outcome = try program.shell(#"cd "$HOME" && "$letterpress" sovle --limit 1"#)
    #expect(outcome.status == 0)
    #expect(outcome.output.hasSuffix("\nsubeditorships\n"))
    // A missing picture is reported as missing.
    #expect(try program.run(["sovle.png"]).errors == "letterpress: sovle.png: no such file\n")
  }

  @Test(arguments: [
    (["help", "foo"], "foo is not a command. `letterpress help` lists them all."),
    (["help", "ply"], "ply is not a command. Did you mean play?"),
    (["help", "lexicon", "biuld"], "biuld is not a command. Did you mean build?"),
    (["help", "play", "more"], "more is not a command. `letterpress help` lists them all."),
    (
      ["help", String(repeating: "x", count: 5000)],
      "\(String(repeating: "x", count: 60))… is not a command. `letterpress help` lists them all."
    ),
  ])
  func helpIsOnlyAboutCommands(arguments: [String], message: String) throws {
    let outcome = try Program().run(arguments)
    #expect(outcome.status == 64 && outcome.output.isEmpty)
    #expect(outcome.errors == "letterpress: \(message)\n")
  }

  @Test(arguments: [["help"], ["help", "play"], ["help", "lexicon", "build"], ["help", "help"]])
  func helpIsAboutAnyCommand(arguments: [String]) throws {
    let outcome = try Program().run(arguments)
    #expect(outcome.status == 0 && outcome.output.hasPrefix("OVERVIEW: "))
  }

  /// An option that does not exist says more than what is missing besides.
  @Test(arguments: [
    (["--colour", "x"], "Unknown option '--colour'. Did you mean '--color'? See `letterpress --help`."),
    (["play", "--nothing"], "Unknown option '--nothing'. See `letterpress play --help`."),
    (["game", "--randmo"], "Unknown option '--randmo'. Did you mean '--random'? See `letterpress game --help`."),
    (["read", "--jbos", "2"], "Unknown option '--jbos'. Did you mean '--jobs'? See `letterpress read --help`."),
    (["train", "--froce"], "Unknown option '--froce'. Did you mean '--force'? See `letterpress train --help`."),
  ])
  func unknownOptionsAreNamed(arguments: [String], message: String) throws {
    let outcome = try Program().run(arguments)
    #expect(outcome.status == 64 && outcome.output.isEmpty)
    #expect(outcome.errors == "letterpress: \(message)\n")
  }

  /// One line, even where the values are many.
  @Test func valuesAreListedInOneLine() throws {
    let outcome = try Program().run(["play", "a.png", "--goal", "draw"])
    #expect(
      outcome.errors
        == "letterpress: The value 'draw' is invalid for '--goal <goal>'. Please provide one of 'win' and 'tiles'. "
        + "See `letterpress play --help`.\n")
  }
}
