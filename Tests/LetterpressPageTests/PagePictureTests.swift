import LetterpressEngine
import LetterpressPNG
import LetterpressSolver
import LetterpressVision
import SamplePictures
import Testing

@testable import LetterpressPage

/// What the page is told of pictures, and what it teaches. What passes through the module's memory is tested with the
/// module itself.
struct PagePictureTests {
  private let page = Page()

  private func read(_ image: RGBImage, file: String = "a.png", on page: Page? = nil) -> String {
    image.bytes.withUnsafeBufferPointer { pixels in
      "\(answered { try (page ?? self.page).read(request(image, "\"file\":\"\(file)\""), pixels: pixels) })"
    }
  }

  private func train(_ image: RGBImage, letters: String, force: Bool = false) -> String {
    image.bytes.withUnsafeBufferPointer { pixels in
      "\(answered { try page.train(request(image, "\"file\":\"a.png\",\"letters\":\"\(letters)\",\"force\":\(force)"), pixels: pixels) })"
    }
  }

  private func request(_ image: RGBImage, _ members: String) -> String {
    "{\"width\":\(image.width),\"height\":\(image.height),\"format\":\"rgb\",\(members)}"
  }

  @Test func readsAsTheReaderDoes() throws {
    for sample in Samples.all.prefix(4) {
      let reading = try BoardReader().read(sample.image)
      let expected = JSONValue.object(ReadingReport.members(of: reading, file: "a \"b\".png"))
      let answer = read(sample.image, file: "a \\\"b\\\".png")
      let described = "\"state\":\(PositionState.json(KnownPosition(reading))),\"colors\":{\"free\":\""
      #expect(answer.hasPrefix("{\"reading\":\(expected),\(described)"), "\(answer)")
      #expect(answer.contains("\"doubtful\":[") && answer.contains("],\"names\":{\"red\":\""))
      // What was kept is described in the same words.
      let again = "\(answered { try page.describe("{\"reading\":\(expected)}") })"
      #expect(answer == "{\"reading\":\(expected)," + again.dropFirst())
    }
  }

  @Test func saysWhyAPictureIsNotRead() {
    let blank = RGBImage(width: 200, height: 300, color: .white)
    let explanation = BoardReaderError.noBoard(lettersFound: 0).explanation
    #expect(read(blank) == "{\"file\":\"a.png\",\"error\":\"\(explanation)\"}")
    let rows = "{\"file\":\"a.png\",\"error\":\"the pixels take 180000 bytes, but there are only 100\"}"
    let answer = [UInt8](repeating: 0, count: 100).withUnsafeBufferPointer { pixels in
      "\(answered { try page.read(request(blank, "\"file\":\"a.png\""), pixels: pixels) })"
    }
    #expect(answer == rows)
  }

  @Test(arguments: [
    ("", "the request cannot be parsed: \(JSONError.unexpected(offset: 0))"),
    ("[]", "the request is not a JSON object"),
    (
      "{\"width\":1e3}",
      "the request cannot be parsed: \(JSONError.unusualNumber(offset: 9))"
    ),
    ("{\"files\":\"a\"}", "unknown member \"files\"; allowed are file, width, height, format, stride"),
    ("{\"width\":1,\"height\":1}", "file is missing"), ("{\"file\":\"a\",\"width\":1}", "width and height are missing"),
    ("{\"file\":\"a\",\"width\":0,\"height\":1}", WrongRequest.notANumber("width", in: 1...40000000)),
    ("{\"file\":\"a\",\"width\":1.5,\"height\":1}", WrongRequest.notANumber("width", in: 1...40000000)),
    ("{\"file\":1,\"width\":1,\"height\":1}", "file must be a string"),
    (
      "{\"file\":\"a\",\"width\":1,\"height\":1,\"format\":\"cmyk\"}",
      "\\\"cmyk\\\" is not a format: use rgb, rgba or bgra"
    ),
  ])
  func saysWhatIsWrongWithARequest(request: String, error: String) {
    let answer = answered { try page.read(request, pixels: UnsafeBufferPointer(start: nil, count: 0)) }
    let escaped = error.replacing("\"files\"", with: "\\\"files\\\"")
    #expect("\(answer)" == "{\"error\":\"\(escaped)\"}")
  }

  @Test(arguments: [(40_000_000, 40_000_000), (8000, 5001)])
  func refusesPicturesThatAreTooLarge(width: Int, height: Int) {
    let answer = answered {
      try page.read(
        "{\"file\":\"a\",\"width\":\(width),\"height\":\(height)}", pixels: UnsafeBufferPointer(start: nil, count: 0))
    }
    let error = "\(PixelError.tooManyPixels(width: width, height: height, limit: 40_000_000))"
    #expect("\(answer)" == "{\"file\":\"a\",\"error\":\"\(error)\"}")
  }

  @Test func learnsAndRemembers() throws {
    let sample = Samples.phone
    let letters = sample.label.description
    let empty = "{\"templates\":[]}"
    #expect("\(page.trainedTemplates)" == empty)
    let answer = train(sample.image, letters: letters)
    #expect(answer.contains("\"tiles\":25,") && answer.contains("\"covered\":[],"), "\(answer)")
    var covered = sample.image
    for y in 496..<555 { for x in 10..<118 { covered[x, y] = covered[8, 500] } }
    #expect(train(covered, letters: letters).contains("\"tiles\":24,\"added\":[],\"covered\":[\"A1\"],"))
    let kept = "\(page.trainedTemplates)"
    #expect(page.engine.reader.trained.count > 10)
    // Another page, later.
    let other = Page()
    #expect("\(answered { try other.useTemplates(kept) })" == "{\"templates\":\(page.engine.reader.trained.count)}")
    #expect("\(other.trainedTemplates)" == kept)
    #expect(other.engine.reader.trained == page.engine.reader.trained)
    #expect(read(sample.image, on: other) == read(sample.image))
    // Training with the same picture again adds nothing.
    #expect(train(sample.image, letters: letters).contains("\"added\":[],"))
    #expect("\(answered { try page.useTemplates(empty) })" == "{\"templates\":0}")
  }

  @Test func learnsNothingFromWrongLabels() {
    let sample = Samples.phone
    let wrong = "?" + sample.label.description.dropFirst().map { $0 == "q" ? "q" : "q" }.joined()
    let answer = train(sample.image, letters: wrong)
    #expect(
      answer.hasPrefix("{\"file\":\"a.png\",\"error\":\"a.png, tile B1: labelled Q, but it reads as"),
      "\(answer)")
    #expect(page.engine.reader.trained.isEmpty)
    #expect(train(sample.image, letters: wrong, force: true).contains("\"tiles\":24,"))
    #expect(page.engine.reader.trained.count > 10)
    #expect(train(sample.image, letters: "abc").contains("its label has 3 letters"))
  }

  @Test(arguments: [
    ("{}", "templates is missing"), ("{\"templates\":null}", "templates is missing"),
    ("{\"templates\":{}}", WrongRequest.notAnArray("templates")),
    ("{\"templates\":[1]}", "template 1: \(TemplateReport.ParsingError.notAnObject)"),
    ("{\"templates\":[\(template),{}]}", "template 2: name is missing"),
    ("{\"templates\":[\(template),\(template)]}", "A-1 occurs twice"),
  ])
  func saysWhatIsWrongWithTemplates(request: String, error: String) {
    #expect("\(answered { try page.useTemplates(request) })" == "{\"error\":\"\(error)\"}")
    #expect(page.engine.reader.trained.isEmpty)
  }

  private static let template = """
    {"name":"A-1","width":4,"ink":"\(String(repeating: "f", count: 96))","screenshot":null,"row":null,"column":null}
    """

  @Test func showsATile() throws {
    #expect("\(answered { try page.tile(0) })" == "{\"error\":\"no picture with a board has been read\"}")
    let sample = Samples.phone
    _ = read(sample.image)
    #expect("\(answered { try page.tile(25) })" == "{\"error\":\"\(IllegalMove.noSuchTile(25))\"}")
    for tile in 0..<Board.tileCount {
      let answer = "\(answered { try page.tile(tile) })"
      let letter = try #require(sample.label[tile]).uppercase
      #expect(answer.contains("\"letter\":\"\(letter)\",\"confidence\":"), "\(answer)")
      #expect(answer.contains("\"nearest\":[{\"letter\":\"\(letter)\",\"similarity\":"), "\(answer)")
      #expect(answer.split(separator: "\"coverage\"").count == 3)
    }
  }

  @Test func showsATileAsItWasRead() {
    // At another size the letters differ slightly from the built-in templates, which come from the sample.
    let image = Samples.phone.image.scaled(by: 0.7)
    _ = read(image)
    let tile = "\(answered { try page.tile(0) })"
    #expect(train(image, letters: Samples.phone.label.description).contains("\"tiles\":25,"))
    #expect("\(answered { try page.tile(0) })" == tile)
    _ = read(image)
    let taught = "\(answered { try page.tile(0) })"
    #expect(taught != tile)
    _ = answered { try page.useTemplates("{\"templates\":[]}") }
    #expect("\(answered { try page.tile(0) })" == taught)
  }
}
