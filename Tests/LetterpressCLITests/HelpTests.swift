import FixtureFiles
import Foundation
import LetterpressFiles
import PlainSolver
import Testing

struct HelpTests {
  @Test(arguments: [
    "", "solve", "play", "words", "read", "train", "templates", "templates list", "templates export",
    "templates import", "lexicon", "lexicon build", "lexicon use",
    "lexicon show", "lexicon refuse", "lexicon accept", "lexicon never", "lexicon export", "lexicon import", "game",
    "games", "review", "puzzle", "page", "engine",
  ])
  func everySubcommandHasHelpWithAnExample(subcommand: String) throws {
    let arguments = subcommand.split(separator: " ").map(String.init) + ["--help"]
    let outcome = try Program().run(arguments)
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("EXAMPLE"))
    // Built without libjpeg, the program does not promise to read JPEGs, and breaks lines elsewhere.
    guard PictureFile.kinds == "PNG or JPEG" || !outcome.output.contains("PNG screenshots") else { return }
    try expectGolden(
      outcome.output, "help-" + (subcommand.isEmpty ? "letterpress" : subcommand.replacing(" ", with: "-")))
  }

  @Test func printsItsHelpIfThereAreNoArguments() throws {
    let outcome = try Program().run([])
    #expect(outcome.status == 0)
    #expect(outcome.errors.isEmpty)
    #expect(outcome.output == (try Program().run(["--help"]).output))
  }

  @Test(arguments: [
    ("play board.png --help", "help play"), ("lexicon use --help", "help lexicon use"), ("-h", "help"),
    ("board.png --version", "--version"), ("lexicon use --version", "--version"),
    ("read --generate-completion-script fish", "--generate-completion-script fish"),
  ])
  func answersTheSameWhereverItIsAsked(asked: String, same: String) throws {
    let outcomes = try [asked, same].map { try Program().run($0.split(separator: " ").map(String.init)) }
    #expect(outcomes.allSatisfy { $0.status == 0 && !$0.output.isEmpty && $0.errors.isEmpty })
    #expect(outcomes[0].output == outcomes[1].output)
  }

  @Test func printsTheVersionThatTheChangelogBeginsWith() throws {
    let changelog = try String(contentsOfFile: Repository.path("CHANGELOG.md"), encoding: .utf8)
    let title = try #require(changelog.split(separator: "\n").first { $0.hasPrefix("## ") })
    let version = try #require(title.split(separator: " ").dropFirst().first)
    let outcome = try Program().run(["--version"])
    #expect(outcome.output == "letterpress \(version)\n")
  }

  @Test(arguments: ["bash", "zsh", "fish"])
  func writesCompletionScripts(shell: String) throws {
    let outcome = try Program().run(["--generate-completion-script", shell])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("templates"))
  }
}
