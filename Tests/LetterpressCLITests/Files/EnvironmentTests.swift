import Foundation
import LetterpressTestSupport
import Testing

struct EnvironmentTests {
  private let program: Program

  init() throws { program = try Program() }

  @Test func ignoresARelativeDataFolder() throws {
    let usual = try program.run(["templates"])
    #expect(usual.output.contains(program.home.path))
    #expect(try program.run(["templates"], environment: ["XDG_DATA_HOME": "data"]).output == usual.output)
  }

  @Test func worksWithoutAHomeFolder() throws {
    let list = try program.run(["templates"], environment: ["HOME": ""])
    #expect(list.output.contains("\n0 trained templates in an unknown folder\n"))
    #expect(list.status == 0)
    let training = try program.run(["train", "a.png", "abc"], environment: ["HOME": ""])
    #expect(training.status == 64)
    #expect(training.errors == "letterpress: your home folder is not known: name a folder with --output\n")
  }

  @Test func readsDespiteAnUnusableDefaultFolder() throws {
    let folder = try TemporaryFolder()
    try FileManager.default.createDirectory(atPath: folder.path("letterpress"), withIntermediateDirectories: false)
    let templates = try folder.write([1], as: "letterpress/templates")
    let environment = ["XDG_DATA_HOME": folder.path]
    let command = ["read", "Samples/light-midgame.png"]
    let outcome = try program.run(command, environment: environment)
    #expect(outcome.status == 0)
    #expect(outcome.output == (try program.run(command).output))
    let problem = "letterpress: \(templates): cannot be read: it is not a folder"
    #expect(outcome.errors == problem + "; reading with the built-in templates only\n")
    let named = try program.run(command + ["--templates", templates])
    #expect(named.status == 66)
    #expect(named.errors == problem + "\n")
  }
}
