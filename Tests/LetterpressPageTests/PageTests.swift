import LetterpressPNG
import LetterpressEngine
import LetterpressSolver
import LetterpressTestSupport
import LetterpressVision
import Testing

@testable import LetterpressPage

/// The answers to the page. What passes through the module's memory is tested with the module itself.
struct PageTests {
  private static let line = "tejntgzhhgpsmzpthaoudgbph rb.rR..rbrbbr.bBbrbbb.rb. red gaunt"

  private let page = Page()

  private func read(_ image: RGBImage, file: String = "a.png", on page: Page? = nil) -> String {
    image.bytes.withUnsafeBufferPointer {
      "\((page ?? self.page).read(request(image, "\"file\":\"\(file)\""), pixels: $0))"
    }
  }

  private func train(_ image: RGBImage, letters: String, force: Bool = false) -> String {
    image.bytes.withUnsafeBufferPointer {
      "\(page.train(request(image, "\"file\":\"a.png\",\"letters\":\"\(letters)\",\"force\":\(force)"), pixels: $0))"
    }
  }

  private func request(_ image: RGBImage, _ members: String) -> String {
    "{\"width\":\(image.width),\"height\":\(image.height),\"format\":\"rgb\",\(members)}"
  }

  @Test func readsAsTheReaderDoes() throws {
    for sample in Samples.all.prefix(4) {
      let expected = JSONValue.object(
        ReadingReport.members(of: try BoardReader().read(sample.image), file: "a \"b\".png"))
      #expect(read(sample.image, file: "a \\\"b\\\".png") == "\(expected)")
    }
  }

  @Test func saysWhyAPictureIsNotRead() {
    let blank = RGBImage(width: 200, height: 300, color: .white)
    #expect(
      read(blank)
        == "{\"file\":\"a.png\",\"error\":\"\(BoardReaderError.noBoard(lettersFound: 0))\"}")
    let rows = "{\"file\":\"a.png\",\"error\":\"the pixels take 180000 bytes, but there are only 100\"}"
    let answer = [UInt8](repeating: 0, count: 100).withUnsafeBufferPointer {
      "\(page.read(request(blank, "\"file\":\"a.png\""), pixels: $0))"
    }
    #expect(answer == rows)
  }

  @Test(arguments: [
    ("", "the request cannot be parsed: invalid JSON at byte 0"), ("[]", "the request is not a JSON object"),
    (
      "{\"width\":1e3}",
      "the request cannot be parsed: the number at byte 9 has an exponent or more than 15 digits"
    ),
    ("{\"files\":\"a\"}", "unknown member \"files\"; allowed are file, width, height, format, stride"),
    ("{\"width\":1,\"height\":1}", "file is missing"), ("{\"file\":\"a\",\"width\":1}", "width and height are missing"),
    ("{\"file\":\"a\",\"width\":0,\"height\":1}", "width must be a whole number from 1 to 40000000"),
    ("{\"file\":\"a\",\"width\":1.5,\"height\":1}", "width must be a whole number from 1 to 40000000"),
    ("{\"file\":1,\"width\":1,\"height\":1}", "file must be a string"),
    (
      "{\"file\":\"a\",\"width\":1,\"height\":1,\"format\":\"cmyk\"}",
      "\\\"cmyk\\\" is not a format: use rgb, rgba or bgra"
    ),
  ])
  func saysWhatIsWrongWithARequest(request: String, error: String) {
    let answer = page.read(request, pixels: UnsafeBufferPointer(start: nil, count: 0))
    let escaped = error.replacing("\"files\"", with: "\\\"files\\\"")
    #expect("\(answer)" == "{\"error\":\"\(escaped)\"}")
  }

  @Test(arguments: [(40_000_000, 40_000_000), (8000, 5001)])
  func refusesPicturesThatAreTooLarge(width: Int, height: Int) {
    let answer = page.read(
      "{\"file\":\"a\",\"width\":\(width),\"height\":\(height)}", pixels: UnsafeBufferPointer(start: nil, count: 0))
    let error = "\(width) × \(height) is more than 40 million pixels: scale the picture down"
    #expect("\(answer)" == "{\"file\":\"a\",\"error\":\"\(error)\"}")
  }

  @Test func findsWords() throws {
    let rack = try Rack(parsing: "aeinrst?")
    let filter = WordFilter(
      containing: LetterCounts([Letter("s")].compactMap(\.self)), prefix: [Letter("r")].compactMap(\.self),
      suffix: [Letter("t")].compactMap(\.self), lengths: 4...6, maximumRarity: 95)
    let found = Lexicon.english.words(from: rack, matching: filter)
    #expect(found.count > 2)
    let expected = JSONValue.object(
      WordsReport.members(of: rack) + WordsReport.members(of: found, in: .english, limit: 2))
    let request = """
      {"letters":"aeinrst?","containing":"s","starting":"R","ending":"t","minLength":4,"maxLength":6,"maxRarity":95,\
      "limit":2}
      """
    #expect("\(page.words(request))" == "\(expected)")
    #expect(
      "\(page.words("{\"letters\":\"ab\",\"minLength\":5,\"maxLength\":4}"))"
        == "{\"error\":\"minLength is more than maxLength: no word fits\"}")
    #expect(
      "\(page.words("{\"letters\":\"ab\",\"ending\":\"4\"}"))" == "{\"error\":\"ending must be up to 25 letters A–Z\"}")
    #expect("\(page.words("{\"letters\":\"a1\"}"))".hasPrefix("{\"error\":"))
  }

  @Test func searchesForMovesInSlices() throws {
    let begun = page.analyse("{\"position\":\"\(Self.line)\",\"depth\":2,\"top\":4}")
    #expect("\(begun)" == "\(JSONValue.object(PositionReport.members(of: try Position(parsing: Self.line))))")
    var answers: [String] = []
    while !page.isAnalysed { answers.append("\(page.proceed(milliseconds: 1))") }
    let last = try #require(answers.last)
    #expect(last.contains("\"depth\":2,"))
    #expect(PageCriteriaTests.words(last).count == 4)
    // The same board reuses what is already known of it.
    let board = page.memory?.board
    #expect(board != nil)
    _ = page.analyse("{\"position\":\"\(Self.line),hand\",\"depth\":2}")
    #expect(page.memory?.board === board)
    page.forget()
    #expect(page.memory == nil && page.isAnalysed)
    #expect("\(page.proceed(milliseconds: 1))".hasPrefix("{\"error\":\"nothing to search"))
  }

  @Test func describesMovesInWordsOnRequest() throws {
    _ = page.analyse("{\"position\":\"\(Self.line)\",\"depth\":2,\"top\":2}")
    let plain = "\(page.proceed(milliseconds: 60_000))"
    _ = page.analyse("{\"position\":\"\(Self.line)\",\"depth\":2,\"top\":2,\"texts\":true}")
    let told = "\(page.proceed(milliseconds: 60_000))"
    #expect(!plain.contains("\"texts\""))
    let texts = try #require(told.firstRange(of: "\"texts\":{\"redPercent\":")).lowerBound
    #expect(told[texts...].contains("\"takes\":\"takes "))
    #expect(told[texts...].contains("\"answer\":\"blue's best answer is "))
  }

  @Test func describesTheOutcomeOfAWord() throws {
    let play = "{\"position\":\"\(Self.line)\",\"word\":\"hand\",\"tiles\":[16,17,3,20]"
    #expect(!"\(page.play(play + "}"))".contains("outlook"))
    let deed = "takes 2 from blue"
    let known = "\(page.play(play + ",\"outlook\":0}"))"
    #expect(known.contains("\"takes\":\"takes 2 from blue\",\"outlook\":\"\(deed).\""), "\(known)")
    let searched = "\(page.play(play + ",\"outlook\":1000}"))"
    // The continuation depends on how far the search gets in that time.
    #expect(searched.contains("\"outlook\":\"\(deed)") && !searched.contains("\(deed)."), "\(searched)")
  }

  @Test func knowsWhichWordsCannotHaveBeenPlayedBetweenPictures() throws {
    let parts = Self.line.split(separator: " ").map(String.init)
    let after = try Position(parsing: "\(parts[0]) rb.rR..rbrbbr.bbrrbbr.rb. blue")
    func games(_ more: String) -> String {
      let readings = [(parts[1], "red"), (after.owners.description, "blue")].enumerated().map { place, reading in
        "{\"file\":\"\(place)\",\"letters\":\"\(parts[0])\",\"owners\":\"\(reading.0)\",\"turn\":\"\(reading.1)\"}"
      }
      return "\(page.games("{\"readings\":[\(readings.joined(separator: ","))],\"movesBetween\":1\(more)}"))"
    }
    let first = try #require(games("").firstMatch(of: /"words":\[\{"word":"([a-z]+)"/)?.output.1)
    #expect(!games(",\"playedBefore\":[\"\(first)\"]").contains("\"word\":\"\(first)\""))
  }

  @Test func explainsAPassThatIsBestThoughWordsFit() {
    _ = page.analyse(
      """
      {"position":"catsxxxxxxxxxxxxxxxxxxxxx b...bbbbbbbbbb.rrrrrrrrrr blue -","avoid":"z","top":1,"depth":2}
      """)
    let advice = "\(page.proceed(milliseconds: 10_000))"
    #expect(advice.contains("\"reason\":\"Pass: this ends the game and wins 11 to 10.\""), "\(advice)")
  }

  @Test func continuesFromAReading() throws {
    let reading = read(Samples.phone.image)
    let begun = "\(page.analyse("{\"reading\":\(reading),\"played\":[\"zebra\",\"-\"],\"turn\":\"red\"}"))"
    let expected = try BoardReader().read(Samples.phone.image).position(turn: .red, played: ["zebra", "-"])
    #expect(begun == "\(JSONValue.object(PositionReport.members(of: expected)))")
    let advice = "\(page.proceed(milliseconds: 5))"
    #expect(advice.hasPrefix("{\"file\":\"a.png\","))
    #expect(advice.contains("zebra counts as played"))
  }

  @Test(arguments: [
    ("{}", "nothing to play on"), ("{\"position\":\"ab\"}", "a position has 3 or 4 parts, not 1"),
    ("{\"position\":\"ab\",\"turn\":\"red\"}", "turn cannot be used with position"),
    ("{\"letters\":\"abc\"}", "3 letters"),
    ("{\"letters\":\"abcdefghijklmnopqrstuvwxy\",\"owners\":\"r\"}", "1 owner:"),
    (
      "{\"letters\":\"abcdefghijklmnopqrstuvwxy\",\"owners\":\"rrrrrrrrrrrr.............\"}",
      "cannot tell whose turn it is: give red or blue"
    ),
    ("{\"letters\":\"abcdefghijklmnopqrstuvwxy\",\"played\":\"cab\"}", "played must be an array"),
    ("{\"letters\":\"abcdefghijklmnopqrstuvwxy\",\"played\":[\"-\",\"-\",\"cab\"]}", "no move can follow two passes"),
    ("{\"letters\":\"abcdefghijklmnopqrstuvwxy\",\"goal\":\"fun\"}", "\\\"fun\\\" is not a goal"),
    ("{\"letters\":\"abcdefghijklmnopqrstuvwxy\",\"table\":4096}", "table must be a whole number from 1 to 256"),
    (
      "{\"reading\":{\"letters\":\"abcdefghijklmnopqrstuvwxy\",\"owners\":null}}",
      "cannot tell who owns which tile: give 25 owners"
    ),
  ])
  func saysWhatIsWrongWithAPosition(request: String, error: String) {
    let answer = "\(page.analyse(request))"
    #expect(answer.hasPrefix("{\"error\":\"\(error)"), "\(answer)")
    #expect(page.isAnalysed)
  }

  @Test(arguments: [("[]", "pummel"), ("[\"zebra\"]", "pummel,zebra"), ("[\"PUMMEL\",\"zebra\"]", "pummel,zebra")])
  func countsThePopUpsWordAsPlayed(played: String, words: String) {
    let reading =
      "{\"letters\":\"abcdefghijklmnopqrstuvwxy\",\"owners\":\"rb.......................\",\"turn\":\"red\","
      + "\"popUp\":{\"player\":\"You\",\"word\":\"pummel\"}}"
    let answer = "\(page.analyse("{\"reading\":\(reading),\"played\":\(played)}"))"
    let position = "abcdefghijklmnopqrstuvwxy rb....................... red \(words)"
    #expect(answer.hasPrefix("{\"position\":\"\(position)\""), "\(answer)")
  }

  @Test func playsByTheRules() throws {
    var position = try Position(parsing: Self.line)
    let tiles = try #require(position.bestTiles(for: "hand"))
    try position.play(.play(Placement(word: "hand", tiles: tiles)), in: .english)
    func answer(_ position: Position, _ tiles: [Int]) -> String {
      "\(JSONValue.object(PositionReport.members(of: position) + [("tiles", .array(tiles.map { .integer($0) }))]))"
    }
    let after = answer(position, tiles)
    #expect("\(page.play("{\"position\":\"\(Self.line)\",\"word\":\"hand\"}"))" == after)
    #expect("\(page.play("{\"position\":\"\(Self.line)\",\"word\":\"hand\",\"tiles\":\(tiles)}"))" == after)
    var passed = try Position(parsing: Self.line)
    try passed.play(.pass, in: .english)
    #expect("\(page.play("{\"position\":\"\(Self.line)\",\"pass\":true}"))" == answer(passed, []))
  }

  @Test(arguments: [
    ("\"word\":\"gaunt\"", "gaunt has already been played"), ("\"word\":\"qqq\"", "qqq is not in the word list"),
    ("\"word\":\"sizzling\"", "sizzling cannot be spelled with these letters"), ("\"pass\":false", "no move"),
    ("\"word\":\"hand\",\"pass\":true", "give either word or pass, not both"),
    ("\"word\":\"hand\",\"tiles\":[1,2,3,4]", "tile B1 is not H"),
    ("\"word\":\"hand\",\"tiles\":[-1,2,3,4]", "there is no tile -1"),
    ("\"word\":\"hand\",\"tiles\":[1]", "hand needs 4 tiles, not 1"),
    ("\"word\":\"hand\",\"tiles\":[\"a\"]", "tiles must be an array of whole numbers"),
  ])
  func saysWhatIsWrongWithAMove(members: String, error: String) {
    let answer = "\(page.play("{\"position\":\"\(Self.line)\",\(members)}"))"
    #expect(answer.hasPrefix("{\"error\":\"\(error)"), "\(answer)")
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
    #expect(page.trained.count > 10)
    // Another page, later.
    let other = Page()
    #expect("\(other.useTemplates(kept))" == "{\"templates\":\(page.trained.count)}")
    #expect("\(other.trainedTemplates)" == kept)
    #expect(other.trained == page.trained)
    #expect(read(sample.image, on: other) == read(sample.image))
    // Training with the same picture again adds nothing.
    #expect(train(sample.image, letters: letters).contains("\"added\":[],"))
    #expect("\(page.useTemplates(empty))" == "{\"templates\":0}")
  }

  @Test func learnsNothingFromWrongLabels() {
    let sample = Samples.phone
    let wrong = "?" + sample.label.description.dropFirst().map { $0 == "q" ? "q" : "q" }.joined()
    let answer = train(sample.image, letters: wrong)
    #expect(
      answer.hasPrefix("{\"file\":\"a.png\",\"error\":\"a.png, tile B1: labelled Q, but it reads as"),
      "\(answer)")
    #expect(page.trained.isEmpty)
    #expect(train(sample.image, letters: wrong, force: true).contains("\"tiles\":24,"))
    #expect(page.trained.count > 10)
    #expect(train(sample.image, letters: "abc").contains("its label has 3 letters"))
  }

  @Test(arguments: [
    ("{}", "templates is missing"), ("{\"templates\":null}", "templates is missing"),
    ("{\"templates\":{}}", "templates must be an array"),
    ("{\"templates\":[1]}", "template 1: it must be an object with name, width, ink, screenshot, row, column"),
    ("{\"templates\":[\(template),{}]}", "template 2: name is missing"),
    ("{\"templates\":[\(template),\(template)]}", "A-1 occurs twice"),
  ])
  func saysWhatIsWrongWithTemplates(request: String, error: String) {
    #expect("\(page.useTemplates(request))" == "{\"error\":\"\(error)\"}")
    #expect(page.trained.isEmpty)
  }

  private static let template = """
    {"name":"A-1","width":4,"ink":"\(String(repeating: "f", count: 96))","screenshot":null,"row":null,"column":null}
    """

  @Test func showsATile() throws {
    #expect("\(page.tile(0))" == "{\"error\":\"no picture with a board has been read\"}")
    let sample = Samples.phone
    _ = read(sample.image)
    #expect("\(page.tile(25))" == "{\"error\":\"there is no tile 25: tiles are numbered 0 to 24\"}")
    for tile in 0..<Board.tileCount {
      let answer = "\(page.tile(tile))"
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
    let tile = "\(page.tile(0))"
    #expect(train(image, letters: Samples.phone.label.description).contains("\"tiles\":25,"))
    #expect("\(page.tile(0))" == tile)
    _ = read(image)
    let taught = "\(page.tile(0))"
    #expect(taught != tile)
    _ = page.useTemplates("{\"templates\":[]}")
    #expect("\(page.tile(0))" == taught)
  }

  @Test func infersWhatWasPlayedBetweenReadings() {
    let letters = "\"letters\":\"KTVHROBDRBDLCYTPLEWAFZYMB\""
    let none = String(repeating: ".", count: 25)
    let readings =
      "{\"file\":\"b\",\(letters),\"owners\":\".rr.rr...........r.......\",\"turn\":\"blue\",\"lastWord\":\"trove\"},"
      + "{\"file\":\"a\",\(letters),\"owners\":\"\(none)\",\"turn\":\"red\"}"
    let answer = "\(page.games("{\"readings\":[\(readings)],\"movesBetween\":1}"))"
    #expect(answer.hasPrefix("{\"games\":[{\"letters\":\"KTVHROBDRBDLCYTPLEWAFZYMB\","))
    #expect(answer.contains("\"last\":\"b\",\"played\":[\"trove\"],\"pictures\":[[\"a\"],[\"b\"]]"))
    #expect("\(page.games("{\"readings\":[]}"))" == "{\"games\":[]}")
    for (request, error) in [
      ("{}", "readings is missing"), ("{\"readings\":[1]}", "readings must be an array of objects"),
      ("{\"readings\":[],\"movesBetween\":0}", "movesBetween must be a whole number from 1 to 4"),
      ("{\"readings\":[{}]}", "file is missing"),
    ] {
      #expect("\(page.games(request))" == "{\"error\":\"\(error)\"}")
    }
    let unknown = "{\"readings\":[{\"file\":\"a\",\(letters),\"owners\":null}]}"
    #expect("\(page.games(unknown))".hasPrefix("{\"file\":\"a\",\"error\":\"cannot tell who owns which tile"))
  }
}
