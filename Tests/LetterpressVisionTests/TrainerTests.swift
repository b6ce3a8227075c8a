import LetterpressSolver
import LetterpressTestSupport
import Testing

@testable import LetterpressVision

struct TrainerTests {
  private let letters = Samples.letters[0]

  private func screenshot(_ label: String, image: RGBImage = Samples.phone.image) throws -> LabelledScreenshot {
    try LabelledScreenshot(name: "shot.png", image: image, label: label)
  }

  /// The sample's label with another letter at a place.
  private func label(_ letter: Character, at index: Int) -> String {
    var characters = Array(letters)
    characters[index] = letter
    return String(characters)
  }

  @Test func cutsEveryTileIntoATemplateOfItsLetter() throws {
    let templates = try Trainer(known: .builtIn).templates(from: [screenshot(letters)])
    #expect(templates.map(\.letter.description).joined() == letters)
    #expect(templates[7].origin == TemplateOrigin(screenshot: "shot.png", row: 1, column: 2))
    #expect(templates[7].origin.description == "shot.png, row 2, column 3")
  }

  @Test func skipsTilesWithoutALabel() throws {
    let templates = try Trainer(known: .builtIn).templates(from: [screenshot(label("?", at: 4))])
    #expect(templates.count == 24)
  }

  @Test func learnsNothingFromACoveredTile() throws {
    var image = Samples.phone.image
    // The upper half of the first tile.
    for y in 496..<555 { for x in 10..<118 { image[x, y] = image[8, 500] } }
    let templates = try Trainer.cut(screenshot(letters, image: image))
    #expect(templates.count == 24)
    #expect(templates[0].origin.column == 1)
  }

  @Test func teachesAReaderThatKnewNothing() throws {
    let templates = try Trainer(known: TemplateSet()).templates(from: Samples.all.prefix(6).map(\.self))
    let reader = BoardReader(templates: TemplateSet(templates))
    #expect(try reader.read(Samples.phone.image).letters == letters)
  }

  @Test func refusesLabelsThatContradictWhatIsRead() throws {
    // L and O, the first two tiles.
    let screenshot = try screenshot("qz" + letters.dropFirst(2))
    let error = #expect(throws: TrainingError.self) { try Trainer(known: .builtIn).templates(from: [screenshot]) }
    guard case .contradictions(let contradictions)? = error else {
      Issue.record("not refused for contradictions")
      return
    }
    #expect(
      contradictions.map { "\($0.label)\($0.read) \($0.origin)" } == [
        "ql shot.png, row 1, column 1", "zo shot.png, row 1, column 2",
      ])
    #expect(
      contradictions[0].description.hasPrefix("shot.png, row 1, column 1: labelled Q, but it reads as L (confidence "))
    let forced = try Trainer(known: .builtIn).templates(from: [screenshot], allowsContradictions: true)
    #expect(forced[0].letter.uppercase == "Q")
  }

  @Test func namesTheTrainedTemplateThatContradicts() throws {
    // The second tile's O, learnt as Q.
    let wrong = try Trainer.cut(screenshot("?q" + String(repeating: "?", count: 23)))
    let stored = StoredTemplate(
      name: TemplateName(letter: wrong[0].letter, number: 3), mask: wrong[0].mask, origin: wrong[0].origin)
    let trainer = Trainer(known: TemplateSet(Array(try Trainer.cut(screenshot(label("?", at: 1))))), trained: [stored])
    let templates = try Trainer.cut(screenshot(letters))
    let error = #expect(throws: TrainingError.self) { try trainer.check(templates) }
    #expect(
      error?.description.hasSuffix(
        ", which the trained template Q-3 says (shot.png, row 1, column 2): if that is wrong, `letterpress templates --remove Q-3`"
      ) == true)
  }

  @Test(arguments: [
    (
      "abc", TrainingError.wrongLabelLength(screenshot: "shot.png", count: 3),
      "shot.png: its label has 3 letters and needs 25, one for each tile, row by row (? skips a tile)"
    ),
    (
      "abcdefghijklmnopqrstuvwxyz", .wrongLabelLength(screenshot: "shot.png", count: 26),
      "shot.png: its label has 26 letters and needs 25, one for each tile, row by row (? skips a tile)"
    ),
    (
      "", .wrongLabelLength(screenshot: "shot.png", count: 0),
      "shot.png: its label has 0 letters and needs 25, one for each tile, row by row (? skips a tile)"
    ),
    (
      "abcde fghijklmnopqrstuvwxy", .invalidLabel(screenshot: "shot.png", .invalidCharacter(" ", position: 6)),
      #"shot.png: its label: character 6, " ", is no letter: use A–Z, and ? for a tile that cannot be read"#
    ),
  ])
  func refusesLabelsThatAreNone(label: String, error: TrainingError, message: String) {
    #expect(throws: error) { try screenshot(label) }
    #expect(error.description == message)
  }

  @Test func refusesPicturesWithoutABoard() throws {
    let blank = try screenshot(letters, image: RGBImage(width: 300, height: 100, color: .white))
    let error = TrainingError.unreadable(screenshot: "shot.png", .noBoard(lettersFound: 0))
    #expect(throws: error) { try Trainer(known: .builtIn).templates(from: [screenshot(letters), blank]) }
    #expect(
      error.description
        == "shot.png: no Letterpress board found (0 letter-like shapes): all 25 tiles must be in the picture, upright")
  }
}

struct LabelFileTests {
  private func row(_ path: String, _ letters: String, line: Int) -> LabelFile.Row {
    LabelFile.Row(path: path, letters: letters, place: LabelFile.Place(file: "labels.tsv", line: line))
  }

  @Test func takesAByteOrderMarkAndBlanks() throws {
    let file = try LabelFile(
      "\u{FEFF}file\tletters\n\t \na b.png\t abc \r\n   \n", name: "labels.tsv", folder: "")
    #expect(file.rows == [row("a b.png", "abc", line: 3)])
  }

  @Test func namesTheLineOfAWrongLabel() throws {
    let picture = Repository.path("Samples/light-midgame.png")
    let row = try #require(try LabelFile("file\tletters\n\(picture)\tabc\n", name: "l.tsv", folder: "").rows.first)
    let error = LabelFileError.invalidLabel(
      line: 2, file: "l.tsv", .wrongLabelLength(screenshot: picture, count: 3))
    #expect(throws: error) { try row.load() }
    #expect(error.description.hasPrefix("l.tsv: line 2: \(picture): its label has 3 letters"))
  }

  @Test func readsTheColumnsItNeedsWhereverTheyStand() throws {
    let file = try LabelFile(
      "size\tletters\tfile\r\n1x1\tabc\ta.png\r\n\r\n2x2\tdef\t/b.png\r\n", name: "labels.tsv", folder: "shots/")
    #expect(
      file.rows == [
        row("shots/a.png", "abc", line: 2), row("/b.png", "def", line: 4),
      ])
  }

  @Test(arguments: [
    (
      "", LabelFileError.missingColumn("file", file: "l.tsv"),
      "l.tsv: line 1 names no column `file`: the table is tab-separated, with the columns file and letters"
    ),
    (
      "file\tname\na\tb\n", .missingColumn("letters", file: "l.tsv"),
      "l.tsv: line 1 names no column `letters`: the table is tab-separated, with the columns file and letters"
    ),
    (
      "file\tletters\na.png\tabc\nb.png\n", .incompleteLine(3, file: "l.tsv"),
      "l.tsv: line 3 lacks its file or its letters"
    ),
    ("file\tletters\n", .noRows(file: "l.tsv"), "l.tsv: no line names a screenshot"),
  ])
  func refuses(text: String, error: LabelFileError, message: String) {
    #expect(throws: error) { try LabelFile(text, name: "l.tsv", folder: "") }
    #expect(error.description == message)
  }
}
