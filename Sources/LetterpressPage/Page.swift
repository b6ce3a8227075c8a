internal import LetterpressEngine
internal import LetterpressSolver
internal import LetterpressVision

/// The module's state from one call of the page to the next.
///
/// A request is a JSON object; the answer is the object that the program prints for the same input or, for invalid
/// input, one with a member `error`.
final class Page {
  /// The templates learnt, besides the built-in ones.
  private(set) var trained: [StoredTemplate] = []
  /// All templates that tiles are compared with.
  private var templates = TemplateSet.builtIn
  private var reader = BoardReader()
  /// The last picture read, with the templates used for it.
  private var lastReading: (stages: ReadingStages, templates: TemplateSet)?
  /// The words that may be played.
  private(set) var lexicon = Lexicon.english
  /// The current search for moves.
  var analysis: Analysis?
  /// What is known about a board, for the next position on it.
  var memory: BoardMemory?

  /// The most pixels a picture may have, several times those of the largest screens.
  static let maximumPixels = 40_000_000

  /// Returns the result of a call, or the answer for the error it throws.
  func answer(_ call: () throws(RequestError) -> JSONValue) -> JSONValue {
    do throws(RequestError) {
      return try call()
    } catch {
      return error.answer
    }
  }

  private static let pixelMembers = ["file", "width", "height", "format", "stride"]

  /// Reads a picture from its pixels.
  func read(_ request: String, pixels: UnsafeBufferPointer<UInt8>) -> JSONValue {
    answer { () throws(RequestError) in
      lastReading = nil
      let request = try Request(parsing: request, allowing: Page.pixelMembers)
      let file = try request.needed("file")
      let image = try Page.image(request, pixels: pixels)
      let stages = reader.stages(of: image)
      lastReading = (stages, templates)
      do throws(BoardReaderError) {
        return .object(ReadingReport.members(of: try stages.reading(), file: file))
      } catch {
        throw RequestError(error.description, file: file)
      }
    }
  }

  static func image(
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
    do throws(PixelError) {
      guard width <= Page.maximumPixels / height else {
        throw .tooManyPixels(width: width, height: height, limit: Page.maximumPixels)
      }
      return try RGBImage(width: width, height: height, pixels: pixels.span, format: format, rowStride: stride)
    } catch {
      throw RequestError(error.description, file: try request.text("file"))
    }
  }

  /// Answers with what is known about a tile of the last picture.
  func tile(_ index: Int) -> JSONValue {
    answer { () throws(RequestError) in
      guard let (stages, templates) = lastReading, !stages.tiles.isEmpty else {
        throw RequestError("no picture with a board has been read")
      }
      guard stages.tiles.indices.contains(index) else {
        throw RequestError("there is no tile \(index): tiles are numbered 0 to \(Board.tileCount - 1)")
      }
      return .object(TileReport.members(of: index, stages: stages, templates: templates))
    }
  }

  /// Uses these templates from now on, besides the built-in ones.
  func use(_ trained: [StoredTemplate]) {
    self.trained = trained
    templates = TemplateSet.builtIn.union(TemplateSet(trained.map { $0.template }))
    reader = BoardReader(templates: templates)
  }
}

extension Page {
  /// Uses a custom word list, or the built-in one again.
  ///
  /// Words without a rarity in the list have that of the built-in one.
  func useWords(_ request: String, text: UnsafeBufferPointer<UInt8>) -> JSONValue {
    answer { () throws(RequestError) in
      let request = try Request(parsing: request, allowing: ["file"])
      var chosen = Lexicon.english
      if let file = try request.text("file") { chosen = try Page.lexicon(of: text, file: file) }
      // What is known about a board depends on the word list.
      forget()
      lexicon = chosen
      return .object([("words", .integer(lexicon.wordCount))])
    }
  }

  private static func lexicon(of text: UnsafeBufferPointer<UInt8>, file: String) throws(RequestError) -> Lexicon {
    let list: WordList
    do throws(WordListError) {
      list = try WordList(parsing: text)
    } catch {
      throw RequestError(error.description, file: file)
    }
    guard list.count > 0 else { throw RequestError("contains no words: write one per line", file: file) }
    do throws(LexiconError) {
      return try Lexicon(list).rated(by: .english)
    } catch {
      throw RequestError(error.description, file: file)
    }
  }

  /// Finds the words that letters allow.
  func words(_ request: String) -> JSONValue {
    answer { () throws(RequestError) in
      let request = try Request(
        parsing: request,
        allowing: [
          "letters", "containing", "starting", "ending", "minLength", "maxLength", "maxRarity", "known", "limit",
        ])
      let letters = try request.needed("letters")
      let rack: Rack
      do throws(RackError) {
        rack = try Rack(parsing: letters)
      } catch {
        throw RequestError(error.description)
      }
      let counts = 1...Int(Int32.max)
      let shortest = try request.integer("minLength", in: counts) ?? 1
      let longest = try request.integer("maxLength", in: counts) ?? .max
      guard shortest <= longest else { throw RequestError("minLength is more than maxLength: no word fits") }
      let filter = WordFilter(
        containing: LetterCounts(try request.letters("containing")), prefix: try request.letters("starting"),
        suffix: try request.letters("ending"), lengths: shortest...longest,
        maximumRarity: try request.maximumRarity(), requiresRarity: try request.flag("known"))
      do throws(FilterError) {
        try filter.check(on: rack)
      } catch {
        throw RequestError(error.description)
      }
      let found = lexicon.words(from: rack, matching: filter)
      let limit = try request.integer("limit", in: counts) ?? .max
      return .object(WordsReport.members(of: rack) + WordsReport.members(of: found, in: lexicon, limit: limit))
    }
  }
}
