import FixtureFiles
import Foundation
import PlainSolver
import Testing

/// An existing file is replaced only on request, an input never.
struct OverwriteTests {
  private let program: Program
  private let folder: TemporaryFolder
  private let sample = Repository.path("Samples/light-midgame.png")

  init() throws {
    program = try Program()
    folder = try TemporaryFolder()
  }

  private func text(_ name: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: folder.path(name))), as: UTF8.self)
  }

  /// The arguments of every command that writes the file `target`, by name.
  private static let commands: [String: [String]] = [
    "play": ["play", "Samples/light-midgame.png", "--depth", "1", "--picture", "target"],
    "templates": ["templates", "--picture", "target"],
    "lexicon": ["lexicon", "build", "words", "--output", "target"],
    "game": ["game", "--random", "--seed", "7", "--depth", "1", "--save", "target"],
  ]

  private func arguments(_ command: String) throws -> [String] {
    _ = try folder.write(Array("cat\ndog\n".utf8), as: "words")
    return try #require(OverwriteTests.commands[command]).map {
      ["target", "words"].contains($0) ? folder.path($0) : $0
    }
  }

  @Test(arguments: commands.keys.sorted())
  func anExistingFileIsKept(command: String) throws {
    let target = try folder.write(Array("mine\n".utf8), as: "target")
    let outcome = try program.run(try arguments(command), input: Data("hint\npass\n".utf8))
    #expect(outcome.status == 73)
    #expect(
      outcome.errors
        == "letterpress: \(target): already exists: name another file, or replace it with --overwrite\n")
    #expect(outcome.output.isEmpty)
    #expect(try text("target") == "mine\n")
    #expect(try folder.names() == ["target", "words"])
  }

  @Test(arguments: commands.keys.sorted())
  func anExistingFileIsReplacedOnRequest(command: String) throws {
    let target = try folder.write(Array("mine\n".utf8), as: "target")
    let outcome = try program.run(try arguments(command) + ["--overwrite"], input: Data("pass\n".utf8))
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(try Data(contentsOf: URL(filePath: target)) != Data("mine\n".utf8))
  }

  @Test(arguments: ["play", "templates"])
  func aPictureDrawnByTheProgramIsReplaced(command: String) throws {
    for _ in 0..<2 { #expect(try program.run(try arguments(command)).status == 0) }
    // A picture from elsewhere is not.
    try FileManager.default.removeItem(atPath: folder.path("target"))
    try FileManager.default.copyItem(atPath: sample, toPath: folder.path("target"))
    #expect(try program.run(try arguments(command)).status == 73)
    #expect(try Data(contentsOf: URL(filePath: folder.path("target"))) == Data(contentsOf: URL(filePath: sample)))
  }

  @Test func anInputIsNeverAnOutput() throws {
    try FileManager.default.copyItem(atPath: sample, toPath: folder.path("shot.png"))
    let shot = folder.path("shot.png")
    let words = try folder.write(Array("cat\ndog\n".utf8), as: "words")
    try FileManager.default.createSymbolicLink(atPath: folder.path("link"), withDestinationPath: "words")
    let commands = [
      ["play", shot, "--depth", "1", "--picture", shot],
      ["play", shot, "--depth", "1", "--words", words, "--picture", words],
      ["lexicon", "build", words, "--output", folder.path("link")],
      ["game", shot, "--save", shot],
    ]
    for command in commands {
      let outcome = try program.run(command + ["--overwrite"])
      #expect(outcome.status == 64, "\(command)")
      #expect(
        outcome.errors.hasSuffix(": this file is also an input: name another one to write to\n"), "\(outcome.errors)")
    }
    #expect(try text("words") == "cat\ndog\n")
    #expect(try Data(contentsOf: URL(filePath: shot)) == Data(contentsOf: URL(filePath: sample)))
  }

  @Test func debugPicturesReplaceOnlyDebugPictures() throws {
    let stages = folder.path("stages")
    let command = ["read", sample, "--debug", stages]
    for _ in 0..<2 { #expect(try program.run(command).status == 0) }
    _ = try folder.write(Array("mine\n".utf8), as: "stages/2-lattice.png")
    let outcome = try program.run(command)
    #expect(outcome.status == 73)
    #expect(
      outcome.errors.hasPrefix("letterpress: \(stages)/2-lattice.png: already exists: name another file, or replace"))
    #expect(try text("stages/2-lattice.png") == "mine\n")
    // Nor is it removed if its stage is not reached.
    #expect(try program.run(["read", "Package.swift", "--debug", stages]).status == 65)
    #expect(try FileManager.default.contentsOfDirectory(atPath: stages) == ["2-lattice.png"])
    #expect(try program.run(command + ["--overwrite"]).status == 0)
    // A picture in the folder as the input, so that its name is also an output.
    let shapes = try Data(contentsOf: URL(filePath: "\(stages)/1-shapes.png"))
    let own = try program.run(["read", "\(stages)/1-shapes.png", "--debug", stages, "--overwrite"])
    #expect(own.status == 64)
    #expect(try Data(contentsOf: URL(filePath: "\(stages)/1-shapes.png")) == shapes)
  }

  @Test func aGameIsSavedWhenThereIsSomethingToSave() throws {
    let save = folder.path("game.txt")
    let command = ["game", "--random", "--seed", "7", "--depth", "1", "--against", "casual", "--save", save]
    #expect(try program.run(command, input: Data("hint\nexit\n".utf8)).status == 0)
    #expect(try folder.names().isEmpty)
    #expect(try program.run(command, input: Data("pass\n".utf8)).status == 0)
    let saved = try text("game.txt")
    #expect(saved.contains("red (pass)"))
    // The existing game is kept until there is a move, then replaced by its own continuation.
    let resumed = ["game", "--load", save, "--depth", "1", "--against", "engine", "--save", save]
    #expect(try program.run(resumed, input: Data("words\n".utf8)).status == 0)
    #expect(try text("game.txt") == saved)
    #expect(try program.run(resumed, input: Data("undo\npass\n".utf8)).status == 0)
    #expect(try text("game.txt") != saved)
  }

  @Test func aTypedSaveReplacesOnRequest() throws {
    let other = try folder.write(Array("mine\n".utf8), as: "other")
    let command = ["game", "--random", "--seed", "7", "--depth", "1"]
    let refused = try program.run(command, input: Data("save \(other)\n".utf8))
    #expect(refused.output.contains("already exists: name another file, or replace it with save --overwrite"))
    #expect(try text("other") == "mine\n")
    let replaced = try program.run(command, input: Data("save --overwrite \(other)\n".utf8))
    #expect(replaced.output.contains("saved to"))
    #expect(try text("other").hasSuffix(" red\n"))
  }

  @Test func devicesCanAlwaysBeWritten() throws {
    #expect(try program.run(["lexicon", "build", "words.txt", "--output", "/dev/null"]).status == 0)
    #expect(try program.run(["templates", "--picture", "/dev/null"]).status == 0)
  }
}
