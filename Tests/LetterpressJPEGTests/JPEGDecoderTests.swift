import FixtureFiles
import LetterpressJPEG
import LetterpressSolver
import LetterpressVision
import Testing

/// Files that the same library wrote decode to nearly the same picture.
struct JPEGDecoderTests {
  /// Colours that change slowly, so that even halved colours and rounding change no value by more than a few.
  static let picture: RGBImage = {
    var image = RGBImage(width: 45, height: 31, color: .white)
    for y in 0..<image.height {
      for x in 0..<image.width {
        image[x, y] = RGBColor(red: UInt8(40 + 3 * x), green: UInt8(200 - 4 * y), blue: UInt8(60 + x + 2 * y))
      }
    }
    return image
  }()

  private static let formats: [JPEGFixture] = {
    var marked = JPEGFixture()
    (marked.quality, marked.restartRows) = (95, 1)
    var formats = [marked]
    for coding in JPEGFixture.Coding.allCases {
      for samples in [(columns: 1, rows: 1), (2, 1), (1, 2), (2, 2), (4, 1)] {
        var fixture = JPEGFixture()
        (fixture.quality, fixture.coding, fixture.samplesPerColor) = (95, coding, samples)
        formats.append(fixture)
      }
    }
    return formats
  }()

  @Test(arguments: formats.indices)
  func decodesEveryFormat(index: Int) throws {
    let decoded = try JPEGDecoder.decode(Self.formats[index].file(of: Self.picture))
    expectClose(decoded, Self.picture)
  }

  @Test(arguments: JPEGFixture.Coding.allCases.filter { $0 != .separate })
  func aGreyPictureHasEqualColors(coding: JPEGFixture.Coding) throws {
    var fixture = JPEGFixture()
    (fixture.quality, fixture.coding, fixture.isGray) = (95, coding, true)
    var grey = Self.picture
    for y in 0..<grey.height {
      for x in 0..<grey.width {
        let value = grey[x, y].green
        grey[x, y] = RGBColor(red: value, green: value, blue: value)
      }
    }
    expectClose(try JPEGDecoder.decode(fixture.file(of: Self.picture)), grey)
  }

  /// Exif's figure 4.6.4 of where the first row and the first column are.
  @Test(arguments: [true, false])
  func anyOrientationBecomesUpright(isLittleEndian: Bool) throws {
    // No two corners are alike.
    let (width, height) = (16, 24)
    var upright = RGBImage(width: width, height: height, color: .white)
    for y in 0..<height {
      for x in 0..<width {
        let value = UInt8(20 + 8 * x + 3 * y)
        upright[x, y] = RGBColor(red: value, green: value, blue: value)
      }
    }
    // Where a pixel of the file belongs: the file's first row is the top, right, bottom or left side.
    typealias Place = @Sendable (Int, Int) -> (Int, Int)
    let (right, bottom) = (width - 1, height - 1)
    let rows: [Place] = [{ ($0, $1) }, { (right - $0, $1) }, { (right - $0, bottom - $1) }, { ($0, bottom - $1) }]
    let columns: [Place] = [{ ($1, $0) }, { (right - $1, $0) }, { (right - $1, bottom - $0) }, { ($1, bottom - $0) }]
    for (number, place) in (rows + columns).enumerated() {
      let (fileWidth, fileHeight) = number < rows.count ? (width, height) : (height, width)
      var stored = RGBImage(width: fileWidth, height: fileHeight, color: .white)
      for y in 0..<fileHeight {
        for x in 0..<fileWidth {
          let (column, row) = place(x, y)
          stored[x, y] = upright[column, row]
        }
      }
      var fixture = JPEGFixture()
      (fixture.quality, fixture.orientation, fixture.isLittleEndian) = (100, number + 1, isLittleEndian)
      expectClose(try JPEGDecoder.decode(fixture.file(of: stored)), upright, "orientation \(number + 1)")
    }
  }

  @Test(arguments: [0, 9, 65_535])
  func anUnknownOrientationIsIgnored(orientation: Int) throws {
    var fixture = JPEGFixture()
    let plain = try JPEGDecoder.decode(fixture.file(of: Self.picture))
    fixture.orientation = orientation
    #expect(try JPEGDecoder.decode(fixture.file(of: Self.picture)) == plain)
  }

  /// Cut anywhere, or with any byte changed, Exif data change nothing but the orientation.
  @Test func damagedExifDataDoNoHarm() throws {
    let fixture = JPEGFixture()
    let file = fixture.file(of: Self.picture)
    let sizes = [Set([Self.picture.width, Self.picture.height])]
    let exif = fixture.exif(orientation: 6)
    for count in 0..<exif.count {
      let image = try JPEGDecoder.decode(JPEGFixture.inserting(exif: Array(exif.prefix(count)), into: file))
      #expect(sizes.contains([image.width, image.height]))
      for value: UInt8 in [0, 1, 0x7F, 0xFF] {
        var changed = exif
        changed[count] = value
        let image = try JPEGDecoder.decode(JPEGFixture.inserting(exif: changed, into: file))
        #expect(sizes.contains([image.width, image.height]))
      }
    }
  }

  @Test func whatFollowsThePictureIsNotLookedAt() throws {
    let file = JPEGFixture().file(of: Self.picture)
    #expect(try JPEGDecoder.decode(file + [1, 2, 3]) == JPEGDecoder.decode(file))
  }

  private func expectClose(
    _ image: RGBImage, _ other: RGBImage, _ name: String = "", sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(image.width == other.width && image.height == other.height, "\(name)", sourceLocation: sourceLocation)
    guard image.bytes.count == other.bytes.count else { return }
    let most = zip(image.bytes, other.bytes).map { abs(Int($0) - Int($1)) }.max() ?? 0
    #expect(most <= 12, "\(name): a value differs by \(most)", sourceLocation: sourceLocation)
  }
}
