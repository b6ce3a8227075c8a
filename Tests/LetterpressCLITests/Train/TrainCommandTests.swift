import FixtureFiles
import Foundation
import LetterpressFiles
import LetterpressPNG
import LetterpressSolver
import LetterpressVision
import PlainSolver
import SamplePictures
import Testing

struct TrainCommandTests {
  private let program: Program
  private let sample = "Samples/light-midgame.png"
  private let letters = Samples.letters[0]

  init() throws { program = try Program() }

  private var defaultFolder: String {
    #if os(macOS)
      program.home.path("Library/Application Support/letterpress/templates")
    #else
      program.home.path(".local/share/letterpress/templates")
    #endif
  }

  /// Every file in the default folder, with its bytes.
  private func defaultContents() throws -> [String: Data] {
    try FileManager.default.contentsOfDirectory(atPath: defaultFolder).reduce(into: [:]) {
      $0[$1] = try Data(contentsOf: URL(filePath: "\(defaultFolder)/\($1)"))
    }
  }

  private func storedCount() throws -> Int { try defaultContents().keys.count { $0.hasSuffix(".png") } }

  @Test func learnsAndReports() throws {
    let outcome = try program.run(["train", sample, letters, "--output", program.home.path("mine")])
    #expect(outcome.status == 0)
    try expectGolden(outcome.output.replacing(program.home.path, with: "HOME"), "train")
    let again = try program.run(["train", sample, letters, "--output", program.home.path("mine")])
    #expect(again.output.hasPrefix("0 new templates in \(program.home.path("mine")) (25 duplicates left out)\n"))
  }

  @Test func learnsASingleLetter() throws {
    let label = String(letters.prefix(1)) + String(repeating: "?", count: 24)
    let outcome = try program.run(["train", sample, label])
    #expect(outcome.output.hasPrefix("1 new template in \(defaultFolder)\n"), "\(outcome.output)")
    let again = try program.run(["train", sample, label])
    #expect(again.output.hasPrefix("0 new templates in \(defaultFolder) (1 duplicate left out)\n"), "\(again.output)")
    #expect(try program.run(["templates"]).output.contains("\n1 trained template in \(defaultFolder)\n"))
  }

  @Test func learnsFromATable() throws {
    let outcome = try program.run(["train", "--labels", "Samples/labels.tsv", "--output", program.home.path("mine")])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("\nread again: no mistakes\n"))
    #expect(!outcome.output.contains("letters without a sample"))
  }

  @Test(arguments: ["\n", "\r\n", "\0"])
  func learnsFromAList(end: String) throws {
    let names = try String(contentsOfFile: Repository.path("Samples/labels.tsv"), encoding: .utf8)
      .split(separator: "\n").dropFirst().prefix(4).map { "Samples/" + ($0.split(separator: "\t").first ?? "") }
    let list = zip(names, Samples.letters).map { "\($0)\t\($1)\(end)" }.joined()
    let arguments = ["train", "--files-from", "-"] + (end == "\0" ? ["--null"] : [])
    let outcome = try program.run(arguments, input: Data(list.utf8))
    #expect(outcome.status == 0)
    // The same as learning from pairs of arguments, one after the other.
    let other = try Program()
    let pairs = zip(names, Samples.letters).flatMap { [$0, $1] }
    let expected = try other.run(["train", "--jobs", "1"] + pairs)
    #expect(
      outcome.output.replacing(program.home.path, with: "") == expected.output.replacing(other.home.path, with: ""))
    let lists = try [program, other].map { try $0.run(["templates"]).output.replacing($0.home.path, with: "") }
    #expect(lists[0] == lists[1])
  }

  @Test(arguments: ["1", "8"])
  func learnsAllOrNothingAndReportsTheFirstFault(jobs: String) throws {
    let list = ["\(sample)\t\(letters)", "no-such.png\t\(letters)", "Package.swift\t\(letters)", "\(sample)\tabc"]
    let outcome = try program.run(
      ["train", "--jobs", jobs, "--files-from", "-"], input: Data(list.joined(separator: "\n").utf8))
    #expect(outcome.status == 66)
    #expect(outcome.errors == "letterpress: no-such.png: no such file\n")
    let wrong = try program.run(
      ["train", "--jobs", jobs, "--files-from", "-"], input: Data("\(list[0])\n\n\(list[3])\n\(list[1])".utf8))
    #expect(
      wrong.errors
        == "letterpress: -: line 3: \(TrainingError.invalidLabel(screenshot: sample, .wrongCount(3)))\n"
    )
    #expect(!FileManager.default.fileExists(atPath: defaultFolder))
  }

  @Test func learntTemplatesAreUsedByDefault() throws {
    let shot = try program.screenshotWithAnUnknownSign()
    let before = try program.run(["read", shot])
    #expect(before.output.contains("1  L O H R ?"))
    #expect(before.output.contains("\ntile E1 "))
    #expect(try program.run(["train", shot, letters]).status == 0)
    #expect(FileManager.default.fileExists(atPath: defaultFolder + "/U-1.png"))
    #expect(try program.run(["read", shot]).output.contains("1  L O H R U"))
    // Another folder does not have the template.
    let empty = try TemporaryFolder()
    #expect(try program.run(["read", shot, "--templates", empty.path]).output.contains("1  L O H R ?"))
    // XDG_DATA_HOME changes the default folder.
    let moved = try program.run(["read", shot], environment: ["XDG_DATA_HOME": empty.path])
    #expect(moved.output.contains("1  L O H R ?"))
  }

  @Test func aWrongLabelIsNotLearntUnlessForced() throws {
    let wrong = "lq" + letters.dropFirst(2)
    let outcome = try program.run(["train", sample, wrong])
    #expect(outcome.status == 65)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains("\(sample), tile B1: labelled Q, but it reads as O (confidence "))
    #expect(outcome.errors.contains("nothing was learnt"))
    #expect(!FileManager.default.fileExists(atPath: defaultFolder))
    let forced = try program.run(["train", sample, wrong, "--force"])
    #expect(forced.status == 0)
    #expect(FileManager.default.fileExists(atPath: defaultFolder + "/Q-1.png"))
    #expect(forced.output.contains("\n  contradicts: B1=Q, which reads as O; learnt anyway\n"))
  }

  @Test func saysWhatWasLearntFromEachTile() throws {
    let label = "loh" + String(repeating: "?", count: 22)
    let first = try program.run(["train", sample, label])
    #expect(first.output.contains("\n\(sample)\n  learnt: A1=L B1=O C1=H\n"), "\(first.output)")
    let second = try program.run(["train", sample, "?ohr" + String(repeating: "?", count: 21)])
    #expect(second.output.contains("\n\(sample)\n  learnt: D1=R\n  known already: B1=O C1=H\n"), "\(second.output)")
    // The same picture twice: the second time nothing is new.
    let other = try Program()
    let twice = try other.run(["train", sample, label, sample, label])
    #expect(twice.output.contains("\n  learnt: A1=L B1=O C1=H\n  known already: A1=L B1=O C1=H\n"), "\(twice.output)")
  }

  @Test func namesATileThatMayBeCovered() throws {
    var image = Samples.phone.image
    // A bar from the upper edge of the second tile to its letter's foot.
    for y in 500..<580 { for x in 185..<205 { image[x, y] = RGBColor(red: 255, green: 170, blue: 0) } }
    let shot = try program.home.write(try PNGEncoder.encode(image), as: "covered.png")
    let outcome = try program.run(["train", shot, letters])
    #expect(outcome.status == 0)
    #expect(
      outcome.output.contains(
        "\n  not learnt: B1=O, as something seems to cover the letter: take the screenshot again without it; if "
          + "nothing covers the letter, correct it each time with --tile B1=O\n"), "\(outcome.output)")
    #expect(!outcome.output.contains(" B1=O C1=H"))
  }

  @Test func learnsOnlyNamedTilesIfThereIsNoLabel() throws {
    let shot = try program.screenshotWithAnUnknownSign()
    let outcome = try program.run(["train", shot, "--tile", "e1=u"])
    #expect(
      outcome.output.hasPrefix("1 new template in \(defaultFolder)\n\(shot)\n  learnt: E1=U\n"), "\(outcome.output)")
    #expect(try program.run(["read", shot]).output.contains("1  L O H R U"))
  }

  @Test func replacesLettersOfALabel() throws {
    // ? skips a tile.
    let wrong = "q" + letters.dropFirst()
    let outcome = try program.run(["train", sample, wrong, "--tile", "A1=L", "--tile", "B1=?"])
    #expect(outcome.status == 0)
    #expect(outcome.output.contains("\n  learnt: A1=L C1=H "), "\(outcome.output)")
  }

  @Test(
    arguments: [
      (["train"], Int32(64), "Nothing to learn from"),
      (["train", "a.png"], 64, "a.png has no letters"),
      (["train", "a.png", "abc", "b.png", "--tile", "A1=L"], 64, "correct one picture: give exactly one"),
      (["train", "--labels", "Samples/labels.tsv", "--tile", "A1=L"], 64, "correct one picture: give exactly one"),
      (["train", "Samples/light-midgame.png", "abc", "--tile", "A1=L"], 65, "its label has 3 letters instead of 25"),
      (["train", "Samples/light-midgame.png", "abc"], 65, "its label has 3 letters instead of 25"),
      (
        ["train", "Samples/light-midgame.png", "lohrufdsx3iuwshthabiupsmj"], 65, #"character 10, "3", is not a letter"#
      ),
      (["train", "no-such.png", "lohrufdsxeiuwshthabiupsmj"], 66, "no-such.png: no such file"),
      (["train", "Package.swift", "lohrufdsxeiuwshthabiupsmj"], 65, "Package.swift: this is not a PNG"),
      (["train", "--labels", "no-such.tsv"], 66, "no-such.tsv: no such file"),
      (["train", "--labels", "words.txt"], 65, "\(LabelTableError.missingColumn("file", file: "words.txt"))"),
      (
        ["train", "-", "lohrufdsxeiuwshthabiupsmj"], 64, "train cannot read screenshots or --labels from standard input"
      ),
      (["train", "--labels", "-"], 64, "train cannot read screenshots or --labels from standard input (-)"),
      (["train", "--files-from", "no-such"], 66, "no-such: no such file"),
      (
        ["train", "--files-from", "words-LICENSE.txt"], 65,
        "\(LabelTableError.incompleteLine(1, file: "words-LICENSE.txt"))"
      ),
      (["train", "--files-from", "-", "--files-from", "-"], 64, "Standard input (-) can be read only once"),
      (
        ["train", "--files-from", "-", "--jobs", "0"], 64,
        UsageText.number("0", for: "--jobs <n>", in: 1...512)
      ),
    ] as [([String], Int32, String)])
  func refusesWithoutTouchingTheStore(arguments: [String], status: Int32, message: String) throws {
    #expect(try program.run(["train", sample, letters]).status == 0)
    let before = try defaultContents()
    let outcome = try program.run(arguments)
    #expect(outcome.status == status)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(message))
    #expect(try defaultContents() == before)
  }

  @Test func listsDrawsAndRemovesTemplates() throws {
    #expect(try program.run(["train", sample, letters]).status == 0)
    let sheet = program.home.path("sheet.png")
    let list = try program.run(["templates", "--picture", sheet])
    let count = try storedCount()
    #expect(list.output.contains("\n\(count) trained templates in \(defaultFolder)\n"))
    #expect(list.output.contains("\nA-1\t\(sample), tile C4\n"))
    let picture = try PNGDecoder.decode([UInt8](try Data(contentsOf: URL(filePath: sheet))))
    #expect(picture.height > 26 * 48)

    let removed = try program.run(["templates", "--remove", "A-1", "--remove", "s-2"])
    #expect(removed.output.hasPrefix("removed A-1\t\(sample), tile C4\nremoved S-2\t\(sample), tile "))
    #expect(removed.output.contains("\n\(count - 2) trained templates in"))
    let wrong = try program.run(["templates", "--remove", "A-1"])
    #expect(wrong.status == 64)
    #expect(
      wrong.errors
        == "letterpress: there is no template A-1 in \(defaultFolder): `letterpress templates` lists them all\n")
    let rest = try program.run(["templates", "--remove-all"]).output
    #expect(rest.contains("\n0 trained templates in"))
    #expect(rest.split(separator: "\n").count { $0.hasPrefix("removed ") } == count - 2)
  }

  @Test func namesADamagedTemplate() throws {
    #expect(try program.run(["train", sample, letters]).status == 0)
    try Data("no picture".utf8).write(to: URL(filePath: defaultFolder + "/A-1.png"))
    let outcome = try program.run(["read", sample])
    #expect(outcome.status == 65)
    #expect(outcome.errors.hasPrefix("letterpress: \(defaultFolder)/A-1.png: damaged template: "))
    #expect(outcome.errors.hasSuffix("`letterpress templates --remove A-1`\n"))
  }

  @Test func aDamagedTemplateCanBeListedAndRemoved() throws {
    #expect(try program.run(["train", sample, letters]).status == 0)
    try Data("no picture".utf8).write(to: URL(filePath: defaultFolder + "/A-1.png"))
    let sheet = program.home.path("sheet.png")
    let list = try program.run(["templates", "--picture", sheet])
    #expect(list.status == 0)
    let count = try storedCount()
    #expect(list.output.contains("\n\(count) trained templates in"))
    #expect(list.output.contains("\nA-1\t\(sample), tile C4\tdamaged: \(defaultFolder)/A-1.png: damaged"))
    #expect(FileManager.default.fileExists(atPath: sheet))
    #expect(try program.run(["templates", "--remove", "A-1"]).output.contains("\n\(count - 1) trained templates in"))
    #expect(try program.run(["read", sample]).status == 0)
    try Data("no picture".utf8).write(to: URL(filePath: defaultFolder + "/B-1.png"))
    #expect(try program.run(["templates", "--remove-all"]).output.contains("\n0 trained templates in"))
  }

  @Test func namesTheTemplateBehindAContradiction() throws {
    let shot = try program.screenshotWithAnUnknownSign()
    let wrong = "????q" + String(repeating: "?", count: 20)
    #expect(try program.run(["train", shot, wrong]).status == 0)
    let outcome = try program.run(["train", shot, letters])
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("\(shot), tile E1: labelled U, but it reads as Q (confidence "))
    #expect(
      outcome.errors.contains(
        "template Q-1 (\(shot), tile E1): if it is wrong, remove it with `letterpress templates --remove Q-1`"
      ))
    let forced = try program.run(["train", shot, letters, "--force"])
    #expect(forced.output.hasSuffix("\n\(shot), tile E1: U still reads as ?\n"))
  }

  @Test func aKilledTrainingLeavesAllOrNothing() throws {
    #expect(try program.run(["train", sample, letters]).status == 0)
    let before = try program.run(["templates"]).output
    try FileManager.default.createDirectory(atPath: defaultFolder + "/.adding", withIntermediateDirectories: true)
    try Data("half a pict".utf8).write(to: URL(filePath: defaultFolder + "/.adding/Z-1.png"))
    #expect(try program.run(["templates"]).output == before)
    #expect(try program.run(["train", "Samples/dark-midgame.png", Samples.letters[2]]).status == 0)
    #expect(!FileManager.default.fileExists(atPath: defaultFolder + "/.adding"))
  }

  @Test func namesTheLineOfAWrongLabel() throws {
    let picture = Repository.path(sample)
    let table = try program.home.write(
      Data("file\tletters\n\(picture)\t\(letters)\n\n\(picture)\tabc\n".utf8), as: "labels.tsv")
    let outcome = try program.run(["train", "--labels", table])
    #expect(outcome.status == 65)
    #expect(outcome.errors.hasPrefix("letterpress: \(table): line 4: \(picture): its label has 3 letters"))
  }

  @Test func losesNothingIfTwoTrainAtOnce() async throws {
    let program = program
    let arguments = zip(["light-midgame", "light-untouched", "dark-midgame"], Samples.letters).map {
      ["train", "Samples/\($0).png", $1]
    }
    let statuses = await withTaskGroup(of: Int32?.self) { group in
      for arguments in arguments { group.addTask { try? program.run(arguments).status } }
      return await group.reduce(into: []) { $0.append($1) }
    }
    #expect(statuses == [0, 0, 0])
    let list = try program.run(["templates"]).output
    #expect(!list.contains("added by hand"))
    // As many as one after the other; which of two equal ones is left out depends on which came first.
    let other = try Program()
    for arguments in arguments { #expect(try other.run(arguments).status == 0) }
    let expected = try other.run(["templates"]).output
    #expect(list.split(separator: "\n").count == expected.split(separator: "\n").count)
  }
}
