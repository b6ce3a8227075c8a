import FixtureFiles
import Foundation
import SamplePictures
import Testing

/// The command that a message suggests does what it says, whatever the file's name.
struct TemplateFileTests {
  private let program: Program
  private let folder: TemporaryFolder
  private let letters = Samples.letters[0]

  init() throws {
    program = try Program()
    folder = try TemporaryFolder()
  }

  /// Runs the command between the first backticks.
  private func follow(_ message: String) throws -> Program.Outcome {
    let command = try #require(message.split(separator: "`").dropFirst().first)
    #expect(command.hasPrefix("letterpress templates --templates "))
    return try program.shell(#""$letterpress""# + command.dropFirst("letterpress".count))
  }

  @Test(arguments: ["mine", "it's mine", "~", "$HOME", "a\nb\u{1B}[1m\\'", "é", "-x", "*", "#", "="])
  func namesTheFileOfAContradictingTemplate(name: String) throws {
    let (shot, path) = (try program.screenshotWithAnUnknownSign(), folder.path(name))
    let wrong = "????q" + String(repeating: "?", count: 20)
    #expect(try program.run(["train", shot, wrong, "--templates", path]).status == 0)
    let outcome = try program.run(["train", shot, letters, "--templates", path])
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("template Q-1 "))
    #expect(!outcome.errors.contains("\u{1B}"))
    #expect(try follow(outcome.errors).status == 0)
    #expect(
      try program.run(["train", shot, "????u" + String(repeating: "?", count: 20), "--templates", path]).status == 0)
  }

  @Test func namesTheFileThatLacksATemplate() throws {
    let path = folder.path("mine")
    let outcome = try program.run(["templates", "--templates", path, "--remove", "A-1"])
    #expect(outcome.errors.hasSuffix(" in \(path): `letterpress templates --templates \(path)` lists them all\n"))
  }
}
