import LetterpressSolver
import LetterpressVision
import PlainSolver
import SamplePictures
import Testing

/// The public functions of the reader take any argument that their preconditions allow.
///
/// `Tests/public-functions.tsv` lists which function is tried where; a test of the documents holds the list to the sources.
struct AnyVisionArgumentTests {
  private static let seeds = Array(0..<100 as Range<UInt64>)

  @Test(arguments: seeds)
  func pictures(seed: UInt64) throws {
    var any = AnyValues(seed: seed)
    let (width, height) = (any.integer(), any.integer())
    let format = any.one(of: PixelFormat.allCases)
    let bytes = any.bytes(upTo: 400)
    let stride = any.bool() ? nil : any.integer()
    do {
      let image = try RGBImage(width: width, height: height, pixels: bytes, format: format, rowStride: stride)
      #expect(image.width * image.height * format.byteCount <= bytes.count)
      #expect(
        try RGBImage(width: width, height: height, pixels: bytes.span, format: format, rowStride: stride) == image)
    } catch {
      #expect(!error.description.isEmpty)
    }
    for error in [
      PixelError.noPixels(width: width, height: height), .rowsOverlap(stride: width, rowBytes: height),
      .tooManyPixels(width: width, height: height, limit: any.integer()), .tooFewBytes(expected: width, got: height),
    ] { #expect(!error.description.isEmpty) }

    let color = any.color()
    #expect(color.description.count == 7 && (color.luma == 0) == (color == .black || color.luma == 0))
    var image = any.image()
    #expect(GrayImage(lumaOf: image).values.count == image.width * image.height)
    #expect(RGBImage(width: image.width, height: image.height, bytes: image.bytes) == image)
    let (x, y) = (image.width - 1, Int.random(in: 0..<image.height, using: &any.generator))
    image[x, y] = color
    #expect(image[x, y] == color && RGBImage(width: 1, height: 1, color: color)[0, 0] == color)
    let gray = GrayImage(width: 1, height: bytes.count + 1, values: bytes + [0])
    #expect(gray.height == bytes.count + 1)
    let rect = Rect(x: any.integer(), y: any.integer(), width: any.integer(), height: any.integer())
    #expect(rect == Rect(x: rect.x, y: rect.y, width: rect.width, height: rect.height))
    // Whatever a picture shows, it is read or refused.
    do { #expect(try BoardReader().read(image).tiles.count == Board.tileCount) } catch {
      #expect(!error.description.isEmpty)
    }
  }

  @Test(arguments: seeds)
  func glyphsAndTemplates(seed: UInt64) throws {
    var any = AnyValues(seed: seed)
    let image = any.image()
    guard let mask = GlyphMask(image) ?? GlyphMask(RGBImage(width: 1, height: 1, color: .black)) else {
      Issue.record("a black pixel is ink")
      return
    }
    #expect(mask.image.values.count == mask.width * GlyphMask.height && mask.aspectRatio > 0)
    #expect(mask[mask.width - 1, GlyphMask.height - 1] == mask.ink.last)
    let glyph = Glyph(mask)
    #expect(glyph.image.width == Glyph.side && glyph.similarity(to: glyph) <= 1)

    let (letter, origin) = (any.letter(), any.origin())
    let template = TrainedTemplate(letter: letter, mask: mask, origin: origin)
    let name = TemplateName(letter: letter, number: max(min(any.integer(), 999_999), 1))
    #expect(TemplateName(parsing: name.description) == name && !(name < name))
    _ = TemplateName(parsing: any.text())
    let stored = StoredTemplate(name: name, mask: mask, origin: any.bool() ? nil : origin)
    #expect(stored.template == template.template && stored.template.symbol.letter == letter)
    do {
      let named = try StoredTemplate.naming([template, template], besides: any.bool() ? [] : [stored])
      #expect(named.count <= 1)
    } catch {
      #expect(!error.description.isEmpty)
    }
    let digit = GlyphTemplate(symbol: .digit(Int(any.byte() % 10)), glyph: glyph)
    #expect(digit.symbol.digit != nil && digit.symbol.letter == nil && GlyphSymbol.digit(any.integer()).letter == nil)
    let set = TemplateSet([digit, stored.template]).union(TemplateSet([template, template]))
    #expect(set.templates.count == 3 && set.missingLetters.count == Letter.count - 1)
    #expect(TemplateSet(compiled: set.compiled) == set)
    let similarity = Float(any.number())
    #expect(!set.thinned(above: similarity).templates.isEmpty)
    #expect(!origin.description.isEmpty && origin.screenshot.count >= 0)
    if 0..<5 ~= origin.row, 0..<5 ~= origin.column { #expect(origin.tileName.count == 2) }
    let lesson: Lesson = any.bool() ? .template(template) : .covered(letter, at: origin)
    #expect(
      lesson.letter == letter && lesson.origin == origin && (lesson.template == nil || lesson.template == template))
  }

  /// A compiled set may say anything of its glyphs: what reads with it answers or refuses.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func readingWithAnyTemplates(seed: UInt64) throws {
    var any = AnyValues(seed: seed)
    var file = TemplateSet.builtIn.compiled
    for start in stride(from: 16, to: file.count, by: 584) where any.bool() {
      let ratio = any.one(of: [
        0, 1, 0x7F80_0000, 0x7FC0_0000, 0xFF80_0000, 0x7F7F_FFFF, 0x3D2A_AAAB, UInt32(any.byte()) << 24,
      ])
      for byte in 0..<4 { file[start + 4 + byte] = UInt8(truncatingIfNeeded: ratio >> (8 * UInt32(byte))) }
    }
    #expect(TemplateSet(compiled: any.bytes(upTo: 2000)) == nil)
    guard let templates = TemplateSet(compiled: file) else { return }
    let reading = try? BoardReader(templates: templates, lexicon: any.lexicon()).read(AnyVisionArgumentTests.picture)
    for tile in reading?.tiles ?? [] { #expect(0...1 ~= tile.confidence) }
  }

  private static let picture =
    Samples.boards.map(\.image).min { $0.width < $1.width } ?? RGBImage(width: 1, height: 1, color: .black)

  @Test(arguments: seeds)
  func corrections(seed: UInt64) throws {
    var any = AnyValues(seed: seed)
    let reading = try AnyVisionArgumentTests.reading.get()
    let corrections: [TileCorrection] = (0..<Int.random(in: 0...30, using: &any.generator)).map { _ in
      any.bool()
        ? .letter(any.bool() ? nil : any.letter(), at: any.tile()) : .owner(any.playerOrNone(), at: any.tile())
    }
    let corrected = try reading.corrected(by: corrections)
    #expect(
      corrected.tiles.map(\.index) == Array(0..<Board.tileCount) && corrected.tiles.allSatisfy { $0.name.count == 2 })
    let owners = any.owners()
    _ = try? corrected.position(owners: any.bool() ? nil : owners, turn: any.playerOrNone(), played: any.texts(upTo: 4))
    #expect((try? corrected.checkedLikeness()) != nil && corrected.snapshot(lastWord: any.text()) != nil)
    for warning in corrected.warnings + [
      .unlikelyBoard, .unknownLetters(any.tileSet()), .unknownOwners, .defenceDisagrees(any.tileSet()),
      .scoresDisagree(scores: any.scores(), counted: any.scores()),
    ] { #expect(!warning.description.isEmpty) }
    let number = any.integer()
    let errors: [any DescribedError] = [
      CorrectionError.unknownOwners(any.tileSet()), BoardReaderError.noBoard(lettersFound: number),
      BoardReaderError.otherGrid(columns: number, rows: any.integer()), BoardReaderError.tilesApart(gaps: number),
      BoardReaderError.digits(number), BoardReaderError.unknownLetters(number), BoardReaderError.severalBoards(number),
      BoardReaderError.cutOff(tiles: number), BoardReaderError.unlikelyBoard,
      BoardReaderError.tilesLifted(missing: number),
      TrainingError.invalidLabel(screenshot: any.text(), .wrongCount(number)),
      TrainingError.unreadable(screenshot: any.text(), .severalBoards(number)), TrainingError.contradictions([]),
    ]
    for error in errors { #expect(!error.description.isEmpty || error as? TrainingError == .contradictions([])) }
    for theme in Theme.allCases {
      let player = any.player()
      #expect(!theme.colorName(of: player).isEmpty)
      #expect(theme.palette.color(of: .unclaimed) != theme.palette.color(of: .owned(by: player, isDefended: true)))
    }
  }

  private static let reading = Result { try BoardReader().read(picture) }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func training(seed: UInt64) throws {
    var any = AnyValues(seed: seed)
    let image = any.bool() ? AnyVisionArgumentTests.picture : any.image()
    _ = try? LabelledScreenshot(name: any.text(), image: image, label: any.text())
    let screenshot = LabelledScreenshot(name: any.text(), image: image, label: any.board())
    let known: TemplateSet = any.bool() ? .builtIn : TemplateSet()
    let mask = try #require(GlyphMask(RGBImage(width: 3, height: 3, color: .black)))
    let stored = (0..<3).map { number in
      StoredTemplate(name: TemplateName(letter: any.letter(), number: number + 1), mask: mask, origin: any.origin())
    }
    let trainer = Trainer(known: known, trained: any.bool() ? [] : stored)
    do {
      let templates = try Trainer.cut(screenshot)
      #expect(try Trainer.lessons(from: screenshot).count >= templates.count)
      for contradiction in trainer.contradictions(in: templates) {
        #expect(!contradiction.description.isEmpty && contradiction.cause?.description.isEmpty != true)
      }
      try trainer.check(templates)
    } catch {
      #expect(!error.description.isEmpty)
    }
    _ = try? trainer.templates(from: any.bool() ? [] : [screenshot, screenshot], allowsContradictions: any.bool())
  }
}
