import FixtureFiles
import Foundation
import LetterpressEngine
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

  private var store: TemplateStore { TemplateStore(path: program.learntLetters) }

  @Test func learnsAndReports() throws {
    let outcome = try program.run(["train", sample, letters, "--output", program.home.path("mine")])
    #expect(outcome.status == 0)
    try expectGolden(outcome.output.replacing(program.home.path, with: "HOME"), "train")
    let again = try program.run(["train", sample, letters, "--output", program.home.path("mine")])
    #expect(again.output.hasPrefix("0 new templates in \(program.home.path("mine")) (25 duplicates left out)\n"))
    // What teaches nothing has not succeeded.
    #expect(again.status == 65)
    #expect(again.errors == "letterpress: nothing was learnt: all letters were known already\n")
  }

  @Test func learnsASingleLetter() throws {
    let label = String(letters.prefix(1)) + String(repeating: "?", count: 24)
    let outcome = try program.run(["train", sample, label])
    #expect(outcome.output.hasPrefix("1 new template in \(store.path)\n"), "\(outcome.output)")
    let again = try program.run(["train", sample, label])
    #expect(again.output.hasPrefix("0 new templates in \(store.path) (1 duplicate left out)\n"), "\(again.output)")
    #expect(try program.run(["templates"]).output.contains("\n1 trained template in \(store.path)\n"))
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

  /// One bad picture does not stop a training; all are named at its end.
  @Test(arguments: ["1", "8"])
  func learnsFromTheRestAndNamesAllFaults(jobs: String) throws {
    let list = ["\(sample)\t\(letters)", "no-such.png\t\(letters)", "Package.swift\t\(letters)", "\(sample)\tabc"]
    let input = Data(list.joined(separator: "\n").utf8)
    let faults = [
      "letterpress: no-such.png: no such file", "Package.swift: this is not a PNG",
      "-: line 4: \(TrainingError.invalidLabel(screenshot: sample, .wrongCount(3)))",
    ]
    let strict = try program.run(["train", "--jobs", jobs, "--strict", "--files-from", "-"], input: input)
    #expect(strict.status == 66 && strict.output.isEmpty)
    for fault in faults { #expect(strict.errors.contains(fault)) }
    #expect(strict.errors.hasSuffix("\nnothing was learnt, because of --strict\n"))
    #expect(!FileManager.default.fileExists(atPath: store.path))
    let outcome = try program.run(["train", "--jobs", jobs, "--files-from", "-"], input: input)
    #expect(outcome.status == 66)
    for fault in faults { #expect(outcome.errors.contains(fault)) }
    #expect(outcome.output.hasPrefix("19 new templates in "))
    #expect(outcome.output.contains("\nno-such.png\n  not read\n"))
    #expect(outcome.output.hasSuffix("\nread again: no mistakes\n"))
  }

  @Test func learntTemplatesAreUsedByDefault() throws {
    let shot = try program.screenshotWithAnUnknownSign()
    let before = try program.run(["read", shot])
    #expect(before.output.contains("1  L O H R ?"))
    #expect(before.output.contains("\ntile E1 "))
    #expect(try program.run(["train", shot, letters]).status == 0)
    #expect(try store.load().templates.contains { $0.name.description == "U-1" })
    #expect(try program.run(["read", shot]).output.contains("1  L O H R U"))
    // Another file does not have the template.
    let other = program.home.path("other")
    #expect(
      try program.run(["train", sample, "l" + String(repeating: "?", count: 24), "--templates", other]).status == 0)
    #expect(try program.run(["read", shot, "--templates", other]).output.contains("1  L O H R ?"))
    // XDG_DATA_HOME changes the default file.
    let empty = try TemporaryFolder()
    let moved = try program.run(["read", shot], environment: ["XDG_DATA_HOME": empty.path])
    #expect(moved.output.contains("1  L O H R ?"))
  }

  @Test func aWrongLabelIsNotLearntUnlessForced() throws {
    let wrong = "lq" + letters.dropFirst(2)
    let strict = try program.run(["train", sample, wrong, "--strict"])
    #expect(strict.status == 65 && strict.output.isEmpty)
    #expect(strict.errors.contains("\(sample), tile B1: labelled Q, but it reads as O (confidence "))
    #expect(!FileManager.default.fileExists(atPath: store.path))
    let outcome = try program.run(["train", sample, wrong])
    #expect(outcome.status == 65)
    #expect(outcome.errors.contains("\(sample), tile B1: labelled Q, but it reads as O (confidence "))
    #expect(
      outcome.errors.hasSuffix(
        "\nwhat is contradicted was left out: correct it in the label, skip the tile with ?, or learn it with --force\n"
      ))
    #expect(outcome.output.contains("\n  left out: B1=Q, which seems to be O\n"))
    #expect(outcome.output.hasSuffix("\nread again: no mistakes\n"))
    #expect(try store.load().templates.count == 18)
    let forced = try program.run(["train", sample, wrong, "--force"])
    #expect(forced.status == 0)
    #expect(try store.load().templates.contains { $0.name.description == "Q-1" })
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
    #expect(
      twice.output.contains("\n  learnt: A1=L B1=O C1=H\n\(sample)\n  known already: A1=L B1=O C1=H\n"),
      "\(twice.output)")
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
      outcome.output.hasPrefix("1 new template in \(store.path)\n\(shot)\n  learnt: E1=U\n"), "\(outcome.output)")
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
      (["train", "a.png", "b.JPG", "c.png", "abc"], 64, "b.JPG stands where the letters of a.png belong"),
      (["train", "a.png", "b.png", "--tile", "C3=W"], 64, "correct one picture: give exactly one"),
      (["train", "a.png", "abc", "--label", "b.tsv"], 64, "Unknown option '--label'. Did you mean '--labels'?"),
      (["train", "a.png", "abc", "--outptu", "b"], 64, "Unknown option '--outptu'. Did you mean '--output'?"),
      (["train", "a.png", "abc", "--format", "xml"], 64, "The value 'xml' is invalid for '--format <format>'"),
      (["train", "a.png", "abc", "--force", "--strict"], 64, "Give either --force or --strict, not both."),
      (
        ["train", "--files-from", "Samples/labels.tsv"], 65,
        "Samples/labels.tsv: this is a table with a header, not a list: give it with --labels"
      ),
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
    let before = try store.load()
    let outcome = try program.run(arguments)
    #expect(outcome.status == status)
    #expect(outcome.output.isEmpty)
    #expect(outcome.errors.contains(message), "\(outcome.errors)")
    #expect(try store.load() == before)
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
        "template Q-1 (\(shot), tile E1): if that is wrong, remove it with `letterpress templates --remove Q-1`"
      ))
    let forced = try program.run(["train", shot, letters, "--force"])
    #expect(forced.output.hasSuffix("\n\(shot), tile E1: U still reads as ?\n"))
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
    // As many as one after the other; which of two equal ones is left out depends on which came first.
    let other = try Program()
    for arguments in arguments { #expect(try other.run(arguments).status == 0) }
    let expected = try other.run(["templates"]).output
    #expect(list.split(separator: "\n").count == expected.split(separator: "\n").count)
  }

  // MARK: Labels compared with one another

  /// The sample in an unknown typeface: the built-in templates know none of its signs.
  private func strangePicture(_ index: Int) throws -> (path: String, letters: String) {
    let (image, letters) = StrangeBoard.drawn(number: index)
    return (try program.home.write(try PNGEncoder.encode(image), as: "strange-\(index).png"), letters)
  }

  private func train(_ pictures: [(path: String, letters: String)], _ options: String...) throws -> Program.Outcome {
    try program.run(["train"] + options + pictures.flatMap { [$0.path, $0.letters] })
  }

  @Test func learnsAnUnknownTypeface() throws {
    let pictures = try (0..<3).map { try strangePicture($0) }
    let outcome = try train(pictures, "--report")
    #expect(outcome.status == 0, "\(outcome.errors)")
    #expect(outcome.errors.isEmpty)
    #expect(outcome.output.contains("\nread again: no mistakes\n"), "\(outcome.output)")
    #expect(
      outcome.output.contains("\neach picture, read with what the others teach: 75 letters right, 0 open, 0 wrong\n"),
      "\(outcome.output)")
  }

  /// Whoever has another typeface is told how to teach it, and can type the letters.
  @Test func aBoardInAnUnknownTypefaceNamesTrainAndTakesTypedLetters() throws {
    let (path, letters) = try strangePicture(0)
    let refusal =
      "found a board, but 25 of its letters look like no known letter: if you can read them, teach them with "
      + "`letterpress train IMAGE LETTERS`"
    for arguments in [["read", path], ["play", path, "--letters", "?" + letters.dropFirst()]] {
      let outcome = try program.run(arguments)
      #expect(outcome.status == 65 && outcome.errors == "letterpress: \(path): \(refusal)\n")
    }
    let json = try JSONValue(parsing: try program.run(["read", path, "--format", "json"]).output)
    #expect("\(json)".contains(refusal))
    let tiles = letters.enumerated().flatMap { ["--tile", "\(Board.name(of: $0))=\($1)"] }
    let read = try program.run(["read", path] + tiles)
    let board = try BoardReader().read(Samples.phone.image)
    #expect(read.status == 0 && read.errors.isEmpty, "\(read.errors)")
    #expect(read.output.contains("\nRed \(board.scores?.red ?? 0) ("))
    for arguments in [["--letters", letters], tiles] {
      let played = try program.run(["play", path, "--depth", "1"] + arguments)
      #expect(played.status == 0 && played.output.contains("\nPlay "), "\(played.errors)")
    }
  }

  /// In a typeface that nothing is known of, only the others of the training tell that a label is wrong.
  @Test func namesALabelThatTheOthersContradict() throws {
    var pictures = try (0..<3).map { try strangePicture($0) }
    var wrong = Array(pictures[1].letters)
    wrong[12] = wrong[12] == "a" ? "b" : "a"
    pictures[1].letters = String(wrong)
    let outcome = try train(pictures)
    #expect(outcome.status == 65)
    let faults = outcome.errors.split(separator: "\n").filter { $0.contains("labelled") }
    #expect(faults.count == 1, "\(outcome.errors)")
    #expect(
      faults.first?.contains("\(pictures[1].path), tile C3: labelled \(String(wrong[12]).uppercased()), but ") == true)
    #expect(
      faults.first?.hasSuffix(
        " tiles that look the same are labelled \(String(try strangePicture(1).letters.dropFirst(12).prefix(1)).uppercased())"
      ) == true)
    #expect(try program.run(["read", pictures[1].path]).output.contains("?") == false)
  }

  @Test func namesAPictureWhoseLabelIsShifted() throws {
    var pictures = try (0..<4).map { try strangePicture($0) }
    pictures[2].letters = String(pictures[2].letters.dropFirst(5) + pictures[2].letters.prefix(5))
    let outcome = try train(pictures)
    #expect(outcome.status == 65)
    let faults = outcome.errors.split(separator: "\n").filter { $0.contains("labelled") }
    #expect(faults.count > 10)
    #expect(faults.allSatisfy { $0.contains("strange-2.png") }, "\(outcome.errors)")
    #expect(try program.run(["read", pictures[0].path]).output.contains("?") == false)
  }

  @Test func printsJSON() throws {
    let wrong = "lq" + letters.dropFirst(2)
    let outcome = try program.run(["train", sample, wrong, "no-such.png", letters, "--format", "json", "--report"])
    #expect(outcome.status == 65)
    let object = try #require(try JSONSerialization.jsonObject(with: Data(outcome.output.utf8)) as? [String: Any])
    #expect((object["added"] as? [String])?.count == 18)
    let pictures = try #require(object["pictures"] as? [[String: Any]])
    #expect(pictures.map { $0["error"] as? String } == [nil, "no such file"])
    let contradicted = try #require(pictures[0]["contradicted"] as? [[String: Any]])
    #expect(contradicted.map { $0["tile"] as? String } == ["B1"])
    #expect(contradicted.map { $0["read"] as? String } == ["O"])
    let unseen = try #require(object["unseen"] as? [String: Any])
    #expect(unseen["right"] as? Int == 24)
  }
}
