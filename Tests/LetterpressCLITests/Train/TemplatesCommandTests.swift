import FixtureFiles
import Foundation
import LetterpressFiles
import LetterpressPNG
import LetterpressSolver
import LetterpressVision
import SamplePictures
import Testing

struct TemplatesCommandTests {
  private let program: Program
  private let sample = "Samples/light-midgame.png"
  private let letters = Samples.letters[0]

  init() throws { program = try Program() }

  private var store: TemplateStore { TemplateStore(path: program.learntLetters) }

  private func train(_ picture: String = "light-midgame", _ index: Int = 0, in program: Program? = nil) throws {
    let outcome = try (program ?? self.program).run(["train", "Samples/\(picture).png", Samples.letters[index]])
    try #require(outcome.status == 0, "\(outcome.errors)")
  }

  @Test func listsDrawsAndRemovesTemplates() throws {
    try train()
    let sheet = program.home.path("sheet.png")
    let list = try program.run(["templates", "--picture", sheet])
    let count = try store.load().templates.count
    #expect(list.output.contains("\n\(count) trained templates in \(store.path)\n"))
    #expect(list.output.contains("\nA-1\t\(sample), tile C4\n"))
    let picture = try PNGDecoder.decode([UInt8](try Data(contentsOf: URL(filePath: sheet))))
    #expect(picture.height > 26 * 48)

    let removed = try program.run(["templates", "--remove", "A-1", "--remove", "u-2"])
    #expect(removed.output.hasPrefix("removed A-1\t\(sample), tile C4\nremoved U-2\t\(sample), tile "))
    #expect(removed.output.contains("\n\(count - 2) trained templates in"))
    let wrong = try program.run(["templates", "--remove", "A-1"])
    #expect(wrong.status == 64)
    #expect(
      wrong.errors
        == "letterpress: there is no template A-1 in \(store.path): `letterpress templates` lists them all\n")
    let rest = try program.run(["templates", "--remove-all"]).output
    #expect(rest.contains("\n0 trained templates in"))
    #expect(rest.split(separator: "\n").count { $0.hasPrefix("removed ") } == count - 2)
  }

  @Test func takesBackTheLastTraining() throws {
    try train()
    let before = try store.load()
    try train("dark-midgame", 2)
    #expect(try store.load().templates.count > before.templates.count)
    #expect(try program.run(["templates", "--undo"]).status == 0)
    #expect(try store.load() == before)
    #expect(try program.run(["templates", "--undo"]).status == 0)
    let nothing = try program.run(["templates", "--undo"])
    #expect(nothing.status == 64)
    #expect(nothing.errors == "letterpress: there is no training to take back in \(store.path)\n")
  }

  @Test(arguments: ["light-midgame.png", "Samples/light-midgame.png"])
  func removesWhatAPictureTaught(name: String) throws {
    try train()
    try train("dark-midgame", 2)
    #expect(try program.run(["templates", "--remove-picture", name]).status == 0)
    #expect(Set(try store.load().templates.map { $0.origin?.screenshot }) == ["Samples/dark-midgame.png"])
    let wrong = try program.run(["templates", "--remove-picture", "midgame.png"])
    #expect(wrong.status == 64)
    #expect(wrong.errors.hasPrefix("letterpress: nothing in \(store.path) was learnt from midgame.png: "))
  }

  @Test(arguments: [["--remove", "A-1", "--undo"], ["--remove-all", "--remove-picture", "a.png"]])
  func removesInOneWayOnly(options: [String]) throws {
    let outcome = try program.run(["templates"] + options)
    #expect(outcome.status == 64)
    #expect(outcome.errors.contains("Give only one of --remove, --remove-picture, --undo and --remove-all."))
  }

  /// One damaged letter is left out and named; the others are used.
  @Test func namesADamagedLetterAndUsesTheRest() throws {
    try train()
    var file = try FileSystem.read(store.path, limit: .learntLetters)
    file[16 + 100] ^= 1
    try FileSystem.write(file, to: store.path)
    let outcome = try program.run(["read", sample])
    #expect(outcome.status == 0)
    #expect(
      outcome.errors
        == "letterpress: \(store.path): 1 learnt letter (A-1) is damaged and left out: train it again, or drop what is damaged with "
        + "`letterpress templates --remove A-1`\n")
    let list = try program.run(["templates"])
    #expect(list.output.hasSuffix("\nA-1\tdamaged, left out, and dropped when the file is changed\n"))
    #expect(try program.run(["templates", "--remove", "A-1"]).errors.isEmpty)
    #expect(try program.run(["read", sample]).errors.isEmpty)
  }

  /// What an earlier version kept in a folder is taken over once, and the folder stays.
  @Test func takesOverAFolder() throws {
    let cut = try Trainer.cut(Samples.phone)
    let folder = try #require(
      program.learntLetters.split(separator: "/").dropLast().joined(separator: "/").description as String?)
    let templates = "/\(folder)/templates"
    try FileManager.default.createDirectory(atPath: templates, withIntermediateDirectories: true)
    try FileSystem.write(try PNGEncoder.encode(cut[0].mask.image), to: "\(templates)/L-1.png")
    try FileSystem.write([1, 2, 3], to: "\(templates)/A-1.png")
    let outcome = try program.run(["read", sample])
    #expect(outcome.status == 0)
    #expect(
      outcome.errors
        == "letterpress: 1 learnt letter from \(templates) are now kept in \(store.path), and the folder is no longer used; no letters are "
        + "in A-1.png\n".replacing("1 learnt letter from", with: "1 learnt letter from"))
    #expect(try program.run(["read", sample]).errors.isEmpty)
    #expect(try FileSystem.names(inFolder: templates) == ["A-1.png", "L-1.png"])
    #expect(try program.run(["templates", "--remove-all"]).status == 0)
    #expect(try program.run(["templates"]).output.contains("\n0 trained templates in"))
    #expect(try program.run(["templates", "import", templates]).output == "1 new template in \(store.path)\n")
  }

  /// A wrong letter that was forced shows later: reading names it, and the command that removes it.
  @Test func namesLearntLettersThatContradict() throws {
    let label = "?q" + String(repeating: "?", count: 23)
    #expect(try program.run(["train", sample, label, "--force"]).status == 0)
    for command in ["read", "solve"] {
      let outcome = try program.run([command, sample])
      #expect(outcome.status == 0)
      #expect(
        outcome.errors
          == "letterpress: learnt letters look the same as other letters, so that tiles are left open: Q-1 (\(sample), tile B1): "
          + "remove the wrong ones, as with `letterpress templates --remove Q-1`\n")
    }
    #expect(try program.run(["templates", "--remove", "Q-1"]).status == 0)
    #expect(try program.run(["read", sample]).errors.isEmpty)
  }

  // MARK: Sharing

  @Test func sharesLetters() throws {
    try train()
    let file = program.home.path("mine.letterpress")
    let export = try program.run(["templates", "export", file])
    #expect(export.status == 0)
    #expect(export.errors == "letterpress: \(file): 19 letters\n")
    // The folders of one's pictures are nobody's business.
    #expect(Set(try TemplateStore.read(file).templates.map { $0.origin?.screenshot }) == ["light-midgame.png"])
    #expect(try program.run(["templates", "export", file]).status == 73)

    let friend = try Program()
    try train("dark-midgame", 2, in: friend)
    let own = try TemplateStore(path: friend.learntLetters).load().templates
    let outcome = try friend.run(["templates", "import", file])
    #expect(outcome.status == 0)
    let all = try TemplateStore(path: friend.learntLetters).load().templates
    #expect(own.allSatisfy { all.contains($0) })
    #expect(outcome.output.hasPrefix("\(all.count - own.count) new templates in \(friend.learntLetters)"))
    let again = try friend.run(["templates", "import", file])
    #expect(again.status == 65)
    #expect(again.errors == "letterpress: \(file): nothing was learnt from it\n")
    #expect(try friend.run(["templates", "--undo"]).status == 0)
    #expect(try TemplateStore(path: friend.learntLetters).load().templates == own)
  }

  @Test func namesWhatContradictsOnesOwnLetters() throws {
    let label = "?q" + String(repeating: "?", count: 23)
    #expect(try program.run(["train", sample, label, "--force"]).status == 0)
    let file = program.home.path("wrong.letterpress")
    #expect(try program.run(["templates", "export", file]).status == 0)
    let friend = try Program()
    try train(in: friend)
    let outcome = try friend.run(["templates", "import", file])
    #expect(outcome.status == 65)
    #expect(
      outcome.errors
        == "letterpress: \(file): Q-1 of the file looks like your O-1 and was left out: if yours is wrong, remove it with "
        + "`letterpress templates --remove O-1` and import again\nnothing was learnt from it\n")
    #expect(try friend.run(["templates", "import", file, "--force"]).status == 0)
  }

  @Test(arguments: [
    ("words.txt", "words.txt: this is not a file of learnt letters"), ("Samples/light-midgame.png", "this is a PNG"),
  ])
  func refusesOtherFiles(name: String, message: String) throws {
    let outcome = try program.run(["templates", "import", name])
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
  }

  @Test func exportsNothingIfNothingWasLearnt() throws {
    let outcome = try program.run(["templates", "export", program.home.path("mine")])
    #expect(outcome.status == 65)
    #expect(outcome.errors == "letterpress: nothing was learnt yet: there is nothing to export\n")
  }
}
