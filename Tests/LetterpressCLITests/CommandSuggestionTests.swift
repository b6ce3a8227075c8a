import Foundation
import LetterpressTestSupport
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
}
