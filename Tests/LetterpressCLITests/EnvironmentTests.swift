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

  @Test func doesWithoutAHomeFolder() throws {
    let list = try program.run(["templates"], environment: ["HOME": ""])
    #expect(list.output.contains("\n0 trained templates in an unknown folder\n"))
    #expect(list.status == 0)
    let training = try program.run(["train", "a.png", "abc"], environment: ["HOME": ""])
    #expect(training.status == 64)
    #expect(training.errors == "letterpress: your home folder is not known: name a folder with --output\n")
  }
}
