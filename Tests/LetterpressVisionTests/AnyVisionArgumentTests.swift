import LetterpressSolver
import LetterpressVision
import PlainSolver
import SamplePictures
import Testing

/// The reader answers or refuses whatever pictures, templates, corrections and labels it is given.
struct AnyVisionArgumentTests {
  private static let seeds = Cases.few(30, of: 0..<100 as Range<UInt64>)

  /// The smallest sample.
  private static let picture = Samples.all.map(\.image).min { $0.width < $1.width } ?? Samples.phone.image

  private static let reading = Result { try BoardReader().read(picture) }

  @Test(arguments: seeds)
  func pixelsOfAnySizeMakeAPictureOrAnError(seed: UInt64) throws {
    var any = AnyValues(seed: seed)
    let (width, height) = (any.integer(), any.integer())
    let format = any.one(of: PixelFormat.allCases)
    let bytes = any.bytes(upTo: 400)
    let stride = any.bool() ? nil : any.integer()
    guard let image = try? RGBImage(width: width, height: height, pixels: bytes, format: format, rowStride: stride)
    else { return }
    #expect(image.width * image.height * format.byteCount <= bytes.count)
    #expect(try RGBImage(width: width, height: height, pixels: bytes.span, format: format, rowStride: stride) == image)
  }

  @Test(arguments: seeds)
  func whateverAPictureShowsItIsReadOrRefused(seed: UInt64) {
    var any = AnyValues(seed: seed)
    if let reading = try? BoardReader().read(any.image()) { #expect(reading.tiles.count == Board.tileCount) }
  }

  /// A compiled set may say anything of its glyphs: what reads with it answers or refuses.
  @Test(arguments: Cases.few(15, of: 0..<40 as Range<UInt64>))
  func readingWithAnyTemplates(seed: UInt64) {
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
    let reading = try? BoardReader(templates: templates, lexicon: any.lexicon()).read(Self.picture)
    for tile in reading?.tiles ?? [] { #expect(0...1 ~= tile.confidence) }
  }

  @Test(arguments: seeds)
  func anyCorrectionsLeaveAWholeBoard(seed: UInt64) throws {
    var any = AnyValues(seed: seed)
    let corrections: [TileCorrection] = (0..<Int.random(in: 0...30, using: &any.generator)).map { _ in
      any.bool()
        ? .letter(any.bool() ? nil : any.letter(), at: any.tile()) : .owner(any.playerOrNone(), at: any.tile())
    }
    let corrected = try Self.reading.get().corrected(by: corrections)
    #expect(corrected.tiles.map(\.index) == Array(0..<Board.tileCount))
    let owners = any.owners()
    _ = try? corrected.position(owners: any.bool() ? nil : owners, turn: any.playerOrNone(), played: any.texts(upTo: 4))
  }

  @Test(arguments: 0..<30 as Range<UInt64>)
  func anyLabelTeachesOrIsRefused(seed: UInt64) throws {
    var any = AnyValues(seed: seed)
    let image = any.bool() ? Self.picture : any.image()
    _ = try? LabelledScreenshot(name: any.text(), image: image, label: any.text())
    let screenshot = LabelledScreenshot(name: any.text(), image: image, label: any.board())
    let trainer = Trainer(known: any.bool() ? .builtIn : TemplateSet())
    guard let templates = try? Trainer.cut(screenshot) else { return }
    #expect(try Trainer.lessons(from: screenshot).count >= templates.count)
    #expect(trainer.verdicts(on: [templates, templates]).map(\.count) == [templates.count, templates.count])
    _ = try? trainer.templates(from: [screenshot, screenshot], allowsContradictions: any.bool())
  }
}

extension AnyValues {
  /// A picture of an odd size: of one colour, of noise, or with bars.
  fileprivate mutating func image() -> RGBImage {
    func color() -> RGBColor { RGBColor(red: byte(), green: byte(), blue: byte()) }
    let (width, height) = (one(of: [1, 2, 3, 7, 24, 96, 200, 1000]), one(of: [1, 2, 5, 25, 96, 150]))
    let (ground, ink) = (color(), bool() ? RGBColor.black : color())
    var image = RGBImage(width: width, height: height, color: bool() ? .white : ground)
    let kind: Int = one(of: [0, 1, 2])
    let period = Int.random(in: 1...40, using: &generator)
    guard kind > 0 else { return image }
    for y in 0..<height {
      for x in 0..<width {
        let isBar = x % period < period / 2 && y % 9 < 6
        if kind == 1 ? bool() : isBar { image[x, y] = ink }
      }
    }
    return image
  }
}
