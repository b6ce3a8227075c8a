import FixtureFiles
import Foundation
import SamplePictures
import Testing

/// The command that a message suggests does what it says, whatever the folder's name.
struct TemplateAdviceTests {
  private let program: Program
  private let folder: TemporaryFolder
  private let sample = "Samples/light-midgame.png"
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
  func namesTheFolder(name: String) throws {
    let path = folder.path(name)
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    _ = try folder.write(Data("no picture".utf8), as: "\(name)/A-1.png")
    let refusal = try program.run(["read", sample, "--templates", path])
    #expect(refusal.status == 65)
    #expect(!refusal.errors.dropLast().contains { $0.isNewline })
    #expect(try follow(refusal.errors).status == 0)
    #expect(try FileManager.default.contentsOfDirectory(atPath: path).sorted() == [".lock", "origins.tsv"])
  }

  @Test func namesTheFolderThatLacksATemplate() throws {
    let outcome = try program.run(["templates", "--templates", folder.path, "--remove", "A-1"])
    #expect(
      outcome.errors.hasSuffix(
        " in \(folder.path): `letterpress templates --templates \(folder.path)` lists them all\n"))
  }

  @Test func namesTheFolderOfAContradictingTemplate() throws {
    let shot = try program.screenshotWithAnUnknownSign()
    let wrong = "????q" + String(repeating: "?", count: 20)
    #expect(try program.run(["train", shot, wrong, "--output", folder.path]).status == 0)
    let outcome = try program.run(["train", shot, letters, "--output", folder.path])
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("template Q-1 "))
    #expect(try follow(outcome.errors).status == 0)
    #expect(try program.run(["train", shot, letters, "--output", folder.path]).status == 0)
  }

  @Test func aFolderMayBeginWithADash() throws {
    let outcome = try program.shell(
      #"cd '\#(folder.path)' && mkdir -- -x && echo no > ./-x/A-1.png && "$letterpress" templates --templates=-x"#)
    #expect(outcome.output.contains("`letterpress templates --templates ./-x --remove A-1`"))
  }
}
