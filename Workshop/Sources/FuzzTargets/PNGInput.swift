internal import FixtureFiles
internal import LetterpressPNG
internal import LetterpressSolver
internal import LetterpressVision
internal import SamplePictures

/// PNG files: a decoded picture survives encoding and decoding, and is then read.
enum PNGInput {
  static func flaw(in bytes: [UInt8]) -> String? {
    guard !isLarge(bytes) else { return nil }
    let image: RGBImage
    do throws(PNGDecodingError) {
      image = try PNGDecoder.decode(bytes)
    } catch {
      return error.description.isEmpty ? "an error without a message" : nil
    }
    do {
      guard try PNGDecoder.decode(try PNGEncoder.encode(image)) == image else {
        return "a picture is encoded as another"
      }
    } catch {
      return "a picture cannot be decoded as it is encoded: \(error)"
    }
    return PictureInput.flaw(ofReading: image)
  }

  /// Returns the picture in a file; nil if it cannot be decoded, or is too large.
  static func picture(in bytes: [UInt8]) -> RGBImage? { isLarge(bytes) ? nil : try? PNGDecoder.decode(bytes) }

  /// More pixels take longer and find nothing new.
  static let mostPixels = 1 << 17

  /// Whether the header announces too many pixels.
  private static func isLarge(_ file: [UInt8]) -> Bool {
    guard let (width, height) = size(of: file) else { return false }
    let (count, overflows) = width.multipliedReportingOverflow(by: height)
    return overflows || count > mostPixels
  }

  /// Returns the size in the header, if there is one.
  private static func size(of file: [UInt8]) -> (width: Int, height: Int)? {
    guard file.count >= 24 else { return nil }
    func number(_ range: Range<Int>) -> Int { file[range].reduce(0) { $0 << 8 | Int($1) } }
    return (number(16..<20), number(20..<24))
  }

  /// The chunk types that mutations use.
  static let chunkTypes = [
    "IHDR", "PLTE", "IDAT", "IEND", "tRNS", "cHRM", "gAMA", "iCCP", "sBIT", "sRGB", "cICP", "tEXt", "zTXt", "iTXt",
    "bKGD", "hIST", "pHYs", "sPLT", "tIME", "eXIf", "CgBI", "acTL", "pCAL", "sCAL", "oFFs",
  ]

  static var seeds: [[UInt8]] {
    var generator = SeededGenerator(seed: 1)
    var files: [[UInt8]] = []
    for format in PNGFixture.Format.all {
      for isInterlaced in [false, true] {
        var fixture = PNGFixture(width: 9, height: 7, format: format, using: &generator)
        fixture.isInterlaced = isInterlaced
        fixture.filters = PNGFixture.RowFilter.allCases
        if isInterlaced { fixture.gamma = 100_000 }
        if !format.colorType.hasAlpha {
          fixture.transparency = Array(fixture.samples.prefix(format.colorType == .rgb ? 3 : 1))
        }
        files.append(fixture.file)
      }
    }
    var fixture = PNGFixture(width: 3, height: 2, format: .init(.rgb, 8), using: &generator)
    fixture.dataChunkSize = 5
    fixture.ancillaryChunks = [.sRGB(), .text("a text"), .profile([1, 2, 3])]
    fixture.trailingChunks = [.text("another")]
    files.append(fixture.file)
    // Boards small enough to be mutated often.
    for picture in [PictureInput.picture(of: "light-midgame"), PictureInput.picture(of: "dark-midgame")] {
      if let file = try? PNGEncoder.encode(picture.scaled(by: 0.25)) { files.append(file) }
    }
    return files
  }
}
