import LetterpressSolver
import SamplePictures
import Testing

@testable import LetterpressVision

struct TrainerTests {
  private let letters = Samples.letters[0]

  private func screenshot(_ label: String, image: RGBImage = Samples.phone.image) throws -> LabelledScreenshot {
    try LabelledScreenshot(name: "shot.png", image: image, label: label)
  }

  /// The sample's label with one letter replaced.
  private func label(_ letter: Character, at index: Int) -> String {
    var characters = Array(letters)
    characters[index] = letter
    return String(characters)
  }

  @Test func cutsEveryTileIntoATemplateOfItsLetter() throws {
    let templates = try Trainer(known: .builtIn).templates(from: [screenshot(letters)])
    #expect(templates.map(\.letter.description).joined() == letters)
    #expect(templates[7].origin == TemplateOrigin(screenshot: "shot.png", row: 1, column: 2))
    #expect(templates[7].origin.description == "shot.png, tile C2")
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
    let lessons = try Trainer.lessons(from: screenshot(letters, image: image))
    #expect(lessons.count == 25 && lessons.dropFirst().compactMap(\.template) == templates)
    // It might be a letter that is lower than the others, but no other one looks the same.
    #expect(lessons[0].template?.isOdd == true)
    for isForced in [false, true] {
      #expect(
        try Trainer(known: .builtIn).templates(
          from: [screenshot(letters, image: image)], allowsContradictions: isForced) == templates)
    }
    #expect(lessons.map(\.letter.description).joined() == letters)
    #expect(lessons.map(\.origin.tileName) == (0..<25).map { Board.name(of: $0) })
  }

  @Test func teachesAnUntrainedReader() throws {
    let templates = try Trainer(known: TemplateSet()).templates(from: Samples.all.prefix(6).map(\.self))
    let reader = BoardReader(templates: TemplateSet(templates))
    #expect(try reader.read(Samples.phone.image).board.description == letters)
  }

  @Test func refusesLabelsThatContradictTheReading() throws {
    // L and O, the first two tiles.
    let screenshot = try screenshot("qz" + letters.dropFirst(2))
    let error = #expect(throws: TrainingError.self) { try Trainer(known: .builtIn).templates(from: [screenshot]) }
    guard case .contradictions(let contradictions)? = error else {
      Issue.record("not refused for contradictions")
      return
    }
    #expect(
      contradictions.map { "\($0.label)\($0.read) \($0.origin)" } == [
        "ql shot.png, tile A1", "zo shot.png, tile B1",
      ])
    #expect(
      contradictions[0].description.hasPrefix("shot.png, tile A1: labelled Q, but it reads as L (confidence "))
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
    let error = #expect(throws: TrainingError.self) { try trainer.learnable([templates]) }
    #expect(
      error?.description.hasSuffix(
        ", because of the trained template Q-3 (shot.png, tile B1)"
      ) == true)
  }

  @Test(arguments: [
    (
      "abc", TrainingError.invalidLabel(screenshot: "shot.png", .wrongCount(3)),
      "shot.png: its label has 3 letters instead of 25, one per tile, row by row (? skips a tile)"
    ),
    (
      "abcdefghijklmnopqrstuvwxyz", .invalidLabel(screenshot: "shot.png", .wrongCount(26)),
      "shot.png: its label has 26 letters instead of 25, one per tile, row by row (? skips a tile)"
    ),
    (
      "", .invalidLabel(screenshot: "shot.png", .wrongCount(0)),
      "shot.png: its label has 0 letters instead of 25, one per tile, row by row (? skips a tile)"
    ),
    (
      "a", .invalidLabel(screenshot: "shot.png", .wrongCount(1)),
      "shot.png: its label has 1 letter instead of 25, one per tile, row by row (? skips a tile)"
    ),
    (
      "abcde fghijklmnopqrstuvwxy", .invalidLabel(screenshot: "shot.png", .invalidCharacter(" ", position: 6)),
      "shot.png: in its label, \(RackError.invalidCharacter(" ", position: 6))"
    ),
  ])
  func refusesInvalidLabels(label: String, error: TrainingError, message: String) {
    #expect(throws: error) { try screenshot(label) }
    #expect(error.description == message)
  }

  @Test func refusesPicturesWithoutABoard() throws {
    let blank = try screenshot(letters, image: RGBImage(width: 300, height: 100, color: .white))
    let error = TrainingError.unreadable(screenshot: "shot.png", .noBoard(lettersFound: 0))
    #expect(throws: error) { try Trainer(known: .builtIn).templates(from: [screenshot(letters), blank]) }
    #expect(
      error.description
        == "shot.png: \(BoardReaderError.noBoard(lettersFound: 0))"
    )
  }
}
