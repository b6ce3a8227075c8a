internal import LetterpressEngine
internal import LetterpressSolver
internal import LetterpressVision

extension Page {
  private static let pixelMembers = ["file", "width", "height", "format", "stride"]

  /// Reads a picture from its pixels.
  func read(_ request: String, pixels: UnsafeBufferPointer<UInt8>) throws(RequestError) -> JSONValue {
    engine.reader.forgetPicture()
    let request = try Request(parsing: request, allowing: Page.pixelMembers)
    let file = try request.needed("file")
    let image = try Page.image(request, pixels: pixels)
    let reading = try read(image, from: file)
    return .object(
      [("reading", .object(ReadingReport.members(of: reading, file: file)))]
        + Page.description(of: ShownBoard(reading)))
  }

  private func read(_ image: RGBImage, from file: String) throws(RequestError) -> BoardReading {
    do throws(BoardReaderError) {
      return try engine.reader.read(image)
    } catch {
      throw RequestError(error.explanation, file: file)
    }
  }

  /// Describes a picture that was read before.
  func describe(_ request: String) throws(RequestError) -> JSONValue {
    let request = try Request(parsing: request, allowing: ["reading"])
    return .object(Page.description(of: try request.shownBoard("reading")))
  }

  private static func description(of shown: ShownBoard) -> [(String, JSONValue)] {
    [
      ("state", PositionState.json(shown.position)), ("colors", shown.colors.json),
      ("players", JSONValue(ThemeText.players(on: shown))), ("doubtful", JSONValue(shown.doubtful.indices)),
      ("names", .object(ThemeText.names(on: shown).map { ($0.rawValue, .string($1)) })),
      ("you", JSONValue(shown.you?.rawValue)),
    ]
  }

  private static func image(
    _ request: Request, pixels: UnsafeBufferPointer<UInt8>
  ) throws(RequestError) -> RGBImage {
    let sides = 1...Page.maximumPixels
    guard let width = try request.integer("width", in: sides), let height = try request.integer("height", in: sides)
    else { throw RequestError("width and height are missing") }
    let format: PixelFormat
    switch try request.text("format") ?? "rgba" {
    case "rgb": format = .rgb
    case "rgba": format = .rgba
    case "bgra": format = .bgra
    case let name: throw RequestError("\(name.quoted) is not a format: use rgb, rgba or bgra")
    }
    let stride = try request.integer("stride", in: 1...Int(Int32.max))
    let file = try request.text("file")
    return try asked(about: file) { () throws(PixelError) in
      guard width <= Page.maximumPixels / height else {
        throw .tooManyPixels(width: width, height: height, limit: Page.maximumPixels)
      }
      return try RGBImage(width: width, height: height, pixels: pixels.span, format: format, rowStride: stride)
    }
  }

  /// Answers with what is known about a tile of the last picture.
  func tile(_ index: Int) throws(RequestError) -> JSONValue {
    .object(try asked { () throws(TrainedReader.TileError) in try engine.reader.tile(index) })
  }
}

// MARK: Letters learnt

extension Page {
  /// Learns the letters of a labelled picture: all of them or, if anything is wrong, none.
  func train(_ request: String, pixels: UnsafeBufferPointer<UInt8>) throws(RequestError) -> JSONValue {
    let request = try Request(parsing: request, allowing: Page.pixelMembers + ["letters", "force"])
    let image = try Page.image(request, pixels: pixels)
    let (file, letters, force) = (
      try request.needed("file"), try request.needed("letters"), try request.flag("force")
    )
    let lessons = try asked(about: file) { () throws(TrainedReader.TeachingError) in
      try engine.reader.learn(image, file: file, label: letters, force: force)
    }
    return .object([
      ("file", .string(file)), ("tiles", .integer(lessons.tileCount)),
      ("added", JSONValue(lessons.added.map { $0.description })), ("covered", JSONValue(lessons.covered)),
      ("templates", .integer(engine.reader.trained.count)),
    ])
  }

  /// The templates learnt, in the form for ``useTemplates(_:)``.
  var trainedTemplates: JSONValue {
    .object([("templates", .array(engine.reader.trained.map { TemplateReport.json($0) }))])
  }

  /// The templates learnt as a file, which the program and other browsers read as well.
  var templatesFile: [UInt8] { engine.reader.file }

  /// Reads such a file, and uses nothing of it.
  func openTemplates(_ request: String, file bytes: UnsafeBufferPointer<UInt8>) throws(RequestError) -> JSONValue {
    let file = try Request(parsing: request, allowing: ["file"]).needed("file")
    let opened = try asked(about: file) { () throws(LearntLettersError) in try engine.reader.opened(Array(bytes)) }
    let contradictions = opened.contradictions.map { contradiction -> JSONValue in
      .object([
        ("name", .string(contradiction.theirs.name.description)),
        ("own", .string(contradiction.own.name.description)),
      ])
    }
    return .object([
      ("templates", .array(opened.templates.map { TemplateReport.json($0) })),
      ("contradictions", .array(contradictions)), ("damaged", .integer(opened.damagedCount)),
    ])
  }

  /// Replaces the templates learnt.
  func useTemplates(_ request: String) throws(RequestError) -> JSONValue {
    let request = try Request(parsing: request, allowing: ["templates"])
    var templates: [StoredTemplate] = []
    for (index, json) in try request.neededElements("templates").enumerated() {
      do throws(TemplateReport.ParsingError) {
        templates.append(try TemplateReport.template(json))
      } catch {
        throw RequestError("template \(index + 1): \(error.description)")
      }
    }
    try asked { () throws(TrainedReader.RepeatedTemplate) in try engine.reader.use(templates) }
    return .object([("templates", .integer(templates.count))])
  }
}
